"""Computer players. They see what their seat may know, never the state. No Qt."""
