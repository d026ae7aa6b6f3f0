"""The running program: start, window, navigation, actions, services, errors."""
