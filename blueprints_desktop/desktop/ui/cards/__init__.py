"""Cards as values: `values` describes a card, the other modules measure, paint and explain it."""
