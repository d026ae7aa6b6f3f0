"""Pictures of every page and of the moments that matter, without a screen."""
