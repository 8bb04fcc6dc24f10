# SPDX-License-Identifier: Apache-2.0
"""Tasks in a page: the small programs of the example Tasks, each with async, await and related features."""

import pytest

from examples import served


@pytest.fixture(scope="session")
def address():
    with served("Tasks") as address:
        yield address


NOTES = "[...document.querySelectorAll('.quire-text')].map((each) => each.textContent)"


def says(text):
    return f"{NOTES}.some((each) => each == {text!r})"


def press(page, name):
    """Presses a button like an assistive technology, wherever it is scrolled to."""
    page.evaluate(
        f"[...document.querySelectorAll('button')].find((each) => each.textContent.includes({name!r})).click()")


def test_the_small_programs(visit):
    page = visit()
    press(page, "Pages")
    press(page, "Search")
    press(page, "Pictures")
    press(page, "Two at once")
    press(page, "Move")
    press(page, "Cache")
    press(page, "Work")
    press(page, "Download")
    press(page, "Status")
    page.wait_until(says("All of 1 2 3"))
    # The earlier ones were canceled before they searched.
    page.wait_until(says("Search 1: bre"))
    page.wait_until(says("10 pictures"))
    page.wait_until(says("Two lists"))
    page.wait_until(says("Moved"))
    page.wait_until(says("10 after 1 load"))
    page.wait_until(says("Done 500"))
    page.wait_until(says("A file with Aran"))
    page.wait_until(says("Status 200"))


def test_jobs_and_blocks_are_one_queue(visit):
    page = visit()
    press(page, "Order")
    page.wait_until(says("handler, task 1, block, task 2b, hop"))


def test_a_press_and_the_jobs_it_started_are_one_update(visit):
    page = visit()
    # The note changes before the press returns, so the page shows no state in between.
    assert page.evaluate(
        "(() => { [...document.querySelectorAll('button')].find((each) => each.textContent.includes('Countdown')).click();"
        f" return {says('1000 left')} }})()")
    page.wait_until(f"{NOTES}.some((each) => each.endsWith(' left') && parseInt(each) <= 997)")
    press(page, "Stop")
    assert page.evaluate(says("Stopped"))


def test_a_task_that_waits_for_the_user(visit):
    page = visit()
    press(page, "Ask")
    page.wait_until("[...document.querySelectorAll('button')].some((each) => each.textContent == 'Yes')")
    press(page, "Yes")
    page.wait_until(says("Sailing"))


def test_a_load_is_canceled_with_its_screen(visit):
    page = visit()
    press(page, "Details")
    page.wait_until(says("Aran, Brest, Córk"))
    press(page, "Tasks")
    press(page, "Details")
    press(page, "Tasks")
    page.wait_until(says("1 stopped"))


def test_a_presentation_is_awaited(visit):
    page = visit()
    press(page, "Sheet")
    page.wait_until(says("up and gone"))


def test_pictures_of_a_list(visit):
    page = visit()
    press(page, "List")
    page.wait_until(says("Picture 9"))
    press(page, "Tasks")
    # These rows leave before their pictures are there.
    page.evaluate(
        "(() => { const press = (name) => [...document.querySelectorAll('button')]"
        ".find((each) => each.textContent.includes(name)).click(); press('List'); press('End'); })()")
    page.wait_until(says("Picture 199"))
    page.wait_until(f"{NOTES}.some((each) => each.endsWith(' stopped'))")
