"""The statistics page: what came of all matches, asked of the history and drawn on the desk."""
