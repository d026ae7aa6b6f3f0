"""Signs as painter paths, so that they take any colour and size: a meaning never hangs on colour."""
