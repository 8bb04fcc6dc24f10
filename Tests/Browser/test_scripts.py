"""Every name that the pages' scripts use is one of theirs or of the browser's: no bundler looks for it."""

import re
import shutil
import subprocess

import pytest

from element import ROOT

# In browsers, and in comments alone or asked for before they are used; the compiler's list is older.
NEWER = {"CloseWatcher", "ToggleEvent"}


def test_no_name_is_unknown():
    if not shutil.which("tsc"):
        pytest.skip("there is no TypeScript compiler; Scripts/install installs it on Debian")
    scripts = [script for module in ("SheetBrowser", "QuireElement")
               for script in sorted((ROOT / "Sources" / module / "Runtime").glob("*.js"))]
    assert len(scripts) > 40
    checked = subprocess.run(
        ["tsc", "--noEmit", "--allowJs", "--checkJs", "--target", "esnext", "--module", "esnext", "--moduleResolution",
         "node", "--lib", "esnext,dom,dom.iterable", *scripts], cwd=ROOT, capture_output=True, text=True)
    # Of all that it would have typed, what can't run: a name, an export or a file that is not there.
    unknown = re.findall(r"^(.*error TS(?:2304|2305|2552): .*'(\w+)'.*)$", checked.stdout, re.MULTILINE)
    assert "error TS" in checked.stdout, "it found nothing at all to say, and so may have read nothing"
    assert [line for line, name in unknown if name not in NEWER] == []
