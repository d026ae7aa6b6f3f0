"""The look in force, derived from the settings."""
