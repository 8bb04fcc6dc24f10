# SPDX-License-Identifier: Apache-2.0
"""Prints a line for each failed test immediately, if the output is not a terminal. `Scripts/progress.py` reads it."""

import pytest


class FailureLines:
    def __init__(self, config):
        self._config = config

    def pytest_runtest_logreport(self, report):
        terminal = self._config.pluginmanager.getplugin("terminalreporter")
        if report.failed and not terminal.isatty:
            # The line of dots may not have ended yet.
            terminal.write(f"\nFAILED {report.nodeid}\n", flush=True)


@pytest.hookimpl(trylast=True)
def pytest_configure(config):
    """In the process that reports for all workers."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailureLines(config))
