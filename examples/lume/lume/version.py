"""The one place that says which version of Lume this is."""

VERSION = "1.4.0"
