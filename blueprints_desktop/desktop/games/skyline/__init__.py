"""Projekt Skyline in the window. Every game has the same rooms: board, facts, cards, results, texts, art."""
