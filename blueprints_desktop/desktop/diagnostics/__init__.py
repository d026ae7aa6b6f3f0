"""The log, crash reports, and failures that the person is told of."""
