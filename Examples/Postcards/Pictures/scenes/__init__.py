# SPDX-License-Identifier: Apache-2.0
"""The pictures by name, in the order in which the app shows them."""

from . import coast, country, heights, wide

SCENES = {
    "lake": heights.lake,
    "dunes": wide.dunes,
    "harbour": coast.harbour,
    "aurora": heights.aurora,
    "lighthouse": coast.lighthouse,
    "vineyard": country.vineyard,
    "canyon": wide.canyon,
    "meadow": country.meadow,
    "glacier": heights.glacier,
    "skyline": wide.skyline,
    "orchard": country.orchard,
    "reef": coast.reef,
    "volcano": heights.volcano,
    "windmill": country.windmill,
    "bridge": coast.bridge,
    "balloon": wide.balloon,
}
