# SPDX-License-Identifier: Apache-2.0
"""Two passes, and which tests get a second attempt.

In the first pass, workers run the tests in parallel. Tests marked `alone` measure frames, costs or times that other
work on the machine would change. They run in the second pass, one after another.

Browsers run in real time: if the machine is held up, a resting finger becomes a flick. A failed test gets one more
attempt, in the second pass, if `quarantine.txt` names it, or if the machine was held up while it ran. The kernel's
count of the time that work waited for a processor shows that, or a thread that wakes every few milliseconds and came
late. Each such test is listed at the end with its failure. Any other failure is final.
"""

import json
import pathlib
import threading
import time

import pytest
from _pytest.runner import runtestprotocol

QUARANTINE = pathlib.Path(__file__).with_name("quarantine.txt")
WAITING = 0.4
"""The share of a test's time during which work waited for a processor, above which the machine counts as held up."""
LATE = 0.1
"""If a thread wakes later than this, in seconds, the machine counts as held up."""
PERIOD = 0.005
MOST = 0.03
"""The share of tests that may need a second attempt in one run."""

RERUN = "rerun"
"""The outcome of an attempt that does not count."""


def pytest_addoption(parser):
    parser.addoption(
        "--first-pass", metavar="FILE",
        help="leaves out tests that run alone, and writes down which others are to run again")
    parser.addoption(
        "--second-pass", metavar="FILE",
        help="runs the tests that run alone, and those that the first pass wrote down")


def pytest_configure(config):
    config.addinivalue_line("markers", "alone(reason): nothing else may run meanwhile, and why")
    config.quarantine = dict(
        line.split(": ", 1) for line in QUARANTINE.read_text().splitlines() if line and not line.startswith("#"))
    second = config.getoption("second_pass")
    config.first = json.loads(pathlib.Path(second).read_text()) if second else {"count": 0, "failures": {}}


def pytest_collection_modifyitems(config, items):
    if config.getoption("second_pass"):
        wanted = [item for item in items if item.get_closest_marker("alone") or item.nodeid in config.first["failures"]]
    elif config.getoption("first_pass"):
        wanted = [item for item in items if not item.get_closest_marker("alone")]
    else:
        return
    config.hook.pytest_deselected(items=[item for item in items if item not in set(wanted)])
    items[:] = wanted


class Watch:
    """Whether the machine was held up while a test ran."""

    def __enter__(self):
        self._done = threading.Event()
        self._latest = 0.0
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._begun, self._waited = time.monotonic(), _waited()
        self._thread.start()
        return self

    def _look(self):
        while not self._done.is_set():
            before = time.monotonic()
            time.sleep(PERIOD)
            self._latest = max(self._latest, time.monotonic() - before - PERIOD)

    def __exit__(self, *_):
        self._done.set()
        self._thread.join()
        self.waiting = (_waited() - self._waited) / max(time.monotonic() - self._begun, PERIOD)

    def evidence(self):
        """The evidence that the machine was held up, or an empty string."""
        if self.waiting >= WAITING:
            return f"work waited for a processor in {self.waiting:.0%} of its time"
        if self._latest >= LATE:
            return f"a thread woke {self._latest * 1000:.0f} ms late"
        return ""


def _waited():
    """The seconds since the machine started in which some work waited for a processor; 0 if the kernel does not count
    them."""
    try:
        some = pathlib.Path("/proc/pressure/cpu").read_text().split("\n", 1)[0]
        return int(some.rsplit("=", 1)[1]) / 1e6
    except OSError:
        return 0.0


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    """Runs a test. If it failed with an excuse, runs it again. In a first pass, leaves that to the second pass."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = _attempt(item, nextitem)
    excuse = _excuse(item, reports)
    if excuse:
        for report in reports:
            if report.failed:
                report.outcome = RERUN
                report.user_properties.append((RERUN, excuse))
                item.ihook.pytest_runtest_logreport(report=report)
        reports = []
        if not item.config.getoption("first_pass"):
            item._initrequest()  # New fixtures, as for a test that has not run.
            reports = _attempt(item, nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _attempt(item, nextitem):
    with Watch() as item.watch:
        return runtestprotocol(item, nextitem=nextitem, log=False)


def _excuse(item, reports):
    """The reason why a failed test may run again, or an empty string if it passed or may not."""
    if not any(report.failed for report in reports):
        return ""
    return item.config.quarantine.get(item.nodeid.rsplit("/", 1)[-1]) or item.watch.evidence()


def pytest_report_teststatus(report):
    return (RERUN, "R", "RERUN") if report.outcome == RERUN else None


class Attempts:
    """The tests that needed a second attempt, in the process that reports for all workers."""

    def __init__(self, config):
        self._config = config
        self._excused = dict(config.first["failures"])

    def pytest_runtest_logreport(self, report):
        if report.outcome == RERUN:
            self._excused[report.nodeid] = dict(report.user_properties)[RERUN], report.longreprtext

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session):
        if first := self._config.getoption("first_pass"):
            pathlib.Path(first).write_text(json.dumps({"count": session.testscollected, "failures": self._excused}))
            return
        terminal = self._config.pluginmanager.getplugin("terminalreporter")
        for name, (_, failure) in self._excused.items():
            terminal.section(f"first attempt of {name}", sep="_")
            terminal.write_line(failure)
        for name, (excuse, _) in self._excused.items():
            terminal.write_line(f"needed a second attempt: {name} ({excuse})")
        most = max(1, int(MOST * max(session.testscollected, self._config.first["count"])))
        if len(self._excused) > most:
            terminal.write_line(f"{len(self._excused)} tests needed a second attempt, and {most} may")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_sessionstart(session):
    if not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(Attempts(session.config))
