# SPDX-License-Identifier: Apache-2.0
"""Code with a few classes: `k` for keywords and tags, `s` for texts, `c` for comments."""

from __future__ import annotations

import html
from collections.abc import Iterator

from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Name, String, _TokenType
from pygments.util import ClassNotFound

CLASSES: list[tuple[_TokenType, str]] = [(Comment, "c"), (String, "s"), (Keyword, "k"), (Name.Tag, "k")]


def _lexer(language: str) -> Lexer | None:
    try:
        return get_lexer_by_name({"jsx": "tsx"}.get(language, language)) if language else None
    except ClassNotFound:
        return None


def _spans(code: str, lexer: Lexer) -> Iterator[str]:
    for kind, text in lexer.get_tokens(code):
        name = next((name for parent, name in CLASSES if kind in parent), None)
        escaped = html.escape(text, quote=False)
        yield f'<span class="{name}">{escaped}</span>' if name and text.strip() else escaped


def block(code: str, language: str = "") -> str:
    """A block of code. It can be scrolled by keys, too."""
    lexer = _lexer(language)
    code = code.rstrip("\n")
    inner = "".join(_spans(code, lexer)).rstrip("\n") if lexer else html.escape(code, quote=False)
    return f'<pre tabindex="0"><code>{inner}</code></pre>\n'
