"""Lume, a small programming language in Portuguese: its lexer, parser and evaluator."""

from .version import VERSION

__all__ = ["VERSION"]
