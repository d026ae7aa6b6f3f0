"""Computer players. They see what their seat may know, never the state. No Qt."""

WORKER_FLAG = "--think"
"""What a frozen program is started with to be the worker in which they think."""

APPRENTICE, JOURNEYMAN, MASTER = "apprentice", "journeyman", "master"
LEVELS = (APPRENTICE, JOURNEYMAN, MASTER)
"""From the weakest to the strongest; a match file's seats have these as their kind."""
