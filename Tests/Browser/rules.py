# SPDX-License-Identifier: Apache-2.0
"""The behavior of a sheet, computed from the rules and not by the engine's code. Points, seconds, positive downward.

The numbers are those of the classic look, and are independent of the engine's. A spring is solved in closed form, a
velocity is the slope of the least-squares line through the last tenth of a second.
"""

import dataclasses
import math

SLOP = 10
GAP_AT_TOP = 20
GAP_WITH_HOME_INDICATOR = 10
MEDIUM_FRACTION = 0.56
RESPONSE = 0.3441442326
FLICK_DAMPING = 0.8
FLICK_VELOCITY = 1000
BAND_COEFFICIENT = 0.55
BAND_LIMIT_ABOVE = 100
BAND_FRACTION_BELOW = 0.25
BAND_LIMIT_BELOW = 200
OMEGA = 2 * math.pi / RESPONSE
"""The spring's frequency, in radians a second."""
VELOCITY_WINDOW = 0.1
VELOCITY_PAUSE = 0.05
SAME_SAMPLE = 0.0005


@dataclasses.dataclass(frozen=True)
class Stops:
    """The places where the top edge can rest, in a window of a given height and safe area.

    `scale` is the number of pixels in a point; places are on whole pixels.
    """

    height: float
    above: float = 0
    below: float = 0
    scale: float = 1

    @property
    def large(self):
        return self.above + (GAP_WITH_HOME_INDICATOR if self.below else GAP_AT_TOP)

    @property
    def medium(self):
        height = MEDIUM_FRACTION * (self.height - self.below - self.large)
        return round((self.height - self.below - height) * self.scale) / self.scale

    def banded(self, top, is_held=False):
        """The position of the top edge when the finger requests `top`. A held sheet can't leave at the bottom."""
        if top < self.large:
            return self.large - band(self.large - top, min(self.large, BAND_LIMIT_ABOVE))
        if is_held and top > self.medium:
            extent = min(BAND_FRACTION_BELOW * (self.height - self.large), BAND_LIMIT_BELOW)
            return self.medium + band(top - self.medium, extent)
        return top


def band(pull, extent):
    return extent * (1 - 1 / (pull * BAND_COEFFICIENT / extent + 1))


def after_slop(start, ys):
    """The distance that the sheet has moved at each position of the finger, without the slop."""
    side = 0
    for y in ys:
        if not side and abs(y - start) > SLOP:
            side = math.copysign(SLOP, y - start)
        yield y - start - side if side else 0


def spring(start, velocity, damping):
    """The distance from the target, as a function of the time since the start."""
    if damping == 1:
        return lambda time: (start + (velocity + OMEGA * start) * time) * math.exp(-OMEGA * time)
    damped = OMEGA * math.sqrt(1 - damping**2)
    sine = (velocity + damping * OMEGA * start) / damped
    return lambda time: math.exp(-damping * OMEGA * time) * (
        start * math.cos(damped * time) + sine * math.sin(damped * time))


def velocity(samples, now):
    """The velocity at the release, from samples of (time, place)."""
    kept = []
    for time, place in samples:
        if kept and time - kept[-1][0] < SAME_SAMPLE:
            kept[-1] = (kept[-1][0], place)
            continue
        if kept and time - kept[-1][0] > VELOCITY_PAUSE:
            kept = kept[-1:]
        kept.append((time, place))
    if len(kept) < 2 or now - kept[-1][0] > VELOCITY_PAUSE:
        return 0
    end = kept[-1][0]
    kept = [(time - end, place) for time, place in kept if end - time <= VELOCITY_WINDOW]
    mean_time = sum(time for time, _ in kept) / len(kept)
    mean_place = sum(place for _, place in kept) / len(kept)
    spread = sum((time - mean_time) ** 2 for time, _ in kept)
    return sum((time - mean_time) * (place - mean_place) for time, place in kept) / spread if spread else 0
