"""The rulebook page: contents and search at the left, the book with its pictures at the right."""
