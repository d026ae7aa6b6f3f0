"""The objects of Projekt Skyline: the city's ground, buildings, figures, dice and cards."""
