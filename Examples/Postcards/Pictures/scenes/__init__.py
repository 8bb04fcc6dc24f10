# SPDX-License-Identifier: Apache-2.0
"""The pictures by name, in the order in which the app shows them."""

from . import coast, country, heights, seasons, towns, wide

SCENES = {
    "lake": heights.lake,
    "dunes": wide.dunes,
    "harbor": coast.harbor,
    "aurora": heights.aurora,
    "lighthouse": coast.lighthouse,
    "vineyard": country.vineyard,
    "canyon": wide.canyon,
    "waterfall": seasons.waterfall,
    "meadow": country.meadow,
    "glacier": heights.glacier,
    "tram": towns.tram,
    "skyline": wide.skyline,
    "orchard": country.orchard,
    "island": seasons.island,
    "reef": coast.reef,
    "volcano": heights.volcano,
    "camp": seasons.camp,
    "windmill": country.windmill,
    "bridge": coast.bridge,
    "market": towns.market,
    "balloon": wide.balloon,
    "birches": seasons.birches,
    "village": towns.village,
    "terraces": seasons.terraces,
}

# Width and height of the pictures with an unusual size.
SIZES = {"waterfall": (1000, 1000), "market": (1200, 900)}
