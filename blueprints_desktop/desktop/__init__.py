"""Everything Qt: the window, its pages, the boards and what they are drawn with."""
