"""A match being played at this computer: who looks, what may be undone, where it is saved."""
