"""The program's own controls, painted from the palette so that they belong to the desk."""
