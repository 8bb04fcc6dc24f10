# SPDX-License-Identifier: Apache-2.0
"""Draws the pictures of README.md: three screens of Postcards side by side, and its sheet under a finger.

`Scripts/readme-pictures` calls this. The moving picture shows the page at chosen times of its motions, so that it is the
same on every machine.
"""

import io
import os

from PIL import Image
from playwright.sync_api import sync_playwright

from examples import ROOT, begin, end, served
from finger import Touch
from sheets import LARGE, MEDIUM, center, settled

FOLDER = ROOT / "Documentation"
WIDTH, HEIGHT = 402, 874
SAFE_AREA = {"top": 62, "bottom": 34, "left": 0, "right": 0}
# For the still picture, in pixels per point. For the moving one, its width in pixels and the time of a frame.
SCALE = 1.1
GAP = 24
MOVING_WIDTH = 300
FRAME = 40  # milliseconds
MOTION = 600  # milliseconds
READY = "Promise.all([...document.images].map((image) => image.decode().catch(() => 0))).then(() => 0)"


def phone(browser, address, scheme="light", scale=SCALE):
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=scale, is_mobile=True, has_touch=True,
        color_scheme=scheme)
    page = context.new_page()
    page.cdp = context.new_cdp_session(page)
    page.cdp.send("Emulation.setSafeAreaInsetsOverride", {"insets": SAFE_AREA})
    page.goto(address)
    page.locator("html[data-quire-ready]").wait_for(state="attached")
    page.evaluate(READY)
    return page


def shot(page):
    page.evaluate(READY)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def open_panel(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    settled(page, "medium")


def screens(browser, address):
    photos = phone(browser, address)
    open_panel(photos, "Choose photo")
    photos.get_by_role("row", name="Harbor").click()
    yield shot(photos)
    fonts = phone(browser, address, "dark")
    open_panel(fonts, "Choose font")
    yield shot(fonts)
    settings = phone(browser, address)
    open_panel(settings, "Choose photo")
    settings.get_by_role("row", name="Meadow").click()
    open_panel_instead(settings)
    yield shot(settings)


def open_panel_instead(page):
    """The settings in place of the current sheet."""
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("dialog", name="Settings").wait_for()
    settled(page, "medium")


def still(browser, address):
    pictures = list(screens(browser, address))
    wide, high = pictures[0].size
    sheet = Image.new("RGB", (len(pictures) * wide + (len(pictures) + 1) * GAP, high + 2 * GAP), "white")
    for index, picture in enumerate(pictures):
        sheet.paste(picture, (GAP + index * (wide + GAP), GAP))
    sheet.save(FOLDER / "postcards.png", optimize=True)


def motion(page, act):
    """The frames of the motions that an action begins."""
    act()
    page.wait_for_function("document.getAnimations().length > 0")
    page.evaluate("document.getAnimations().forEach((each) => each.pause())")
    for time in range(0, MOTION, FRAME):
        page.evaluate(f"document.getAnimations().forEach((each) => {{ each.currentTime = {time} }})")
        yield shot(page)
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")


def moving(browser, address):
    page = phone(browser, address, scale=1)
    touch = Touch(page.cdp)
    frames = [shot(page)] * 8
    frames += motion(page, page.get_by_role("button", name="Choose photo").click)
    settled(page, "medium")
    frames += [shot(page)] * 6
    x, y = 120, MEDIUM + 30
    touch.down(x, y)
    for step in range(1, 15):
        touch.move(x, y - (MEDIUM - LARGE + 10) * step / 14)
        frames.append(shot(page))
    touch.hold(0.2)
    touch.up()
    settled(page, "large")
    frames += [shot(page)] * 6
    for name in ("Volcano", "Harbor"):
        row = f"[role=row][aria-label={name}]"
        if page.evaluate("document.querySelector('[data-quire-part=sheet]').dataset.quireDetent").endswith("large"):
            frames += motion(page, lambda row=row: touch.tap(*center(page, row)))
            settled(page, "medium")
        else:
            touch.tap(*center(page, row))
        frames += [shot(page)] * 12
    small = [frame.resize((MOVING_WIDTH, HEIGHT * MOVING_WIDTH // WIDTH), Image.LANCZOS) for frame in frames]
    small[0].save(
        FOLDER / "postcards.webp", save_all=True, append_images=small[1:], duration=FRAME, loop=0, quality=70, method=6)


def main():
    begin()
    try:
        with served("Postcards") as address, sync_playwright() as playwright:
            arguments = ["--force-color-profile=srgb", "--font-render-hinting=none", "--disable-dev-shm-usage"]
            if os.geteuid() == 0:
                arguments.append("--no-sandbox")
            browser = playwright.chromium.launch(
                executable_path=os.environ["CHROME"], headless=True, args=arguments)
            still(browser, address)
            moving(browser, address)
            browser.close()
    finally:
        end()


main()
