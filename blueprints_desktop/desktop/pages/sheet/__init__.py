"""The score sheet of a match: the table, why each number is there, and the charts."""
