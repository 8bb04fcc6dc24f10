"""What fails once runs once more, since a shared machine holds a browser up at times: a finger that is to rest for a
tenth of a second comes as a flick then. What needed a second attempt is shown at the end, and a run in which more than
one test in a hundred did has failed, since that is no bad moment of the machine.
"""

import pytest

_first_attempts = {}


def _most(count):
    """How many tests of a run may need a second attempt."""
    return max(1, count // 100)


def pytest_runtest_logreport(report):
    if report.outcome == "rerun":
        _first_attempts[report.nodeid] = report.longreprtext


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session):
    count, most = len(_first_attempts), _most(session.testscollected)
    if not count:
        return
    terminal = session.config.pluginmanager.getplugin("terminalreporter")
    for name, failure in _first_attempts.items():
        terminal.section(f"first attempt of {name}", sep="_")
        terminal.write_line(failure)
    terminal.write_line(f"{count} needed a second attempt; {most} may")
    if count > most:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
