"""Everything that is said: words, narration, prompts, reasons, rule pictures."""
