# SPDX-License-Identifier: Apache-2.0
"""The facts about browsers that measuring texts in batches relies on
(Documentation/Decisions/0012-measuring-text.md)."""

import pathlib

RULES = pathlib.Path(__file__).resolve().parents[2] / "Sources/QuireWeb/Runtime/views.css"
TEXTS = [
    "a quiet harbor with a small lighthouse, waiting for the first light", "AVAIL To. Yo. Wave office ffi",
    "well-known state-of-the-art 2024-05-01", "and/or https://example.org/a/b?c=d", "two  spaces   and more     ",
    "Donaudampfschifffahrtsgesellschaftskapitän", "a\tb\tc\td", "non\u00a0breaking spaces here", "one\n\ntwo\nthree\n",
    "שלום עולם זה טקסט קצר", "مرحبا بالعالم هذا نص قصير", "q\u0307 e\u0301te\u0301 n\u0303a", "super\u200bcali\u200bfragi",
]
# Lays out all texts at once and reads the height and the longest line of each.
BATCH = """
const ruler = document.body.appendChild(document.createElement("div"));
ruler.className = "quire-ruler";
const batch = (questions) => {
    const nodes = questions.map(({ text, size, weight, width, lines }) => {
        const node = ruler.appendChild(document.createElement("div"));
        node.className = lines > 1 ? "quire-text quire-clamped" : "quire-text";
        node.style.cssText = `font: ${weight} ${size}px sans-serif; line-height: 1.2; max-width: ${width}px;`
            + (lines > 1 ? `-webkit-line-clamp: ${lines}` : "");
        node.textContent = text;
        return node;
    });
    const answers = nodes.map((node) => {
        const line = document.createRange();
        line.selectNodeContents(node);
        return { height: node.getBoundingClientRect().height, longest: line.getBoundingClientRect().width };
    });
    ruler.replaceChildren();
    return answers;
};
"""


def prepared(probe):
    page = probe()
    page.evaluate("void (document.head.appendChild(document.createElement('style')).textContent = %r)" % RULES.read_text())
    questions = [
        {"text": text, "size": size, "weight": weight, "width": width, "lines": lines}
        for text in TEXTS for size in (12.5, 17, 28) for weight in (400, 700) for width in (61.25, 133, 287.5)
        for lines in (0, 2)
    ]
    return page, questions


def test_a_batch_measures_what_each_text_alone_does(probe):
    page, questions = prepared(probe)
    together, alone = page.evaluate(
        "(() => { %s const questions = %r; return [batch(questions), questions.map((one) => batch([one])[0])]; })()"
        % (BATCH, questions))
    # In Firefox an element's place affects the last bits of its rectangle.
    for question, one, other in zip(questions, together, alone):
        assert abs(one["height"] - other["height"]) < 0.01, question
        assert abs(one["longest"] - other["longest"]) < 0.01, question


def test_a_text_has_the_same_lines_between_its_longest_line_and_its_limit(probe):
    page, questions = prepared(probe)
    first, again = page.evaluate(
        """(() => { %s const questions = %r; const first = batch(questions);
            const narrower = questions.map((one, index) => {
                const least = Math.ceil(first[index].longest * devicePixelRatio) / devicePixelRatio;
                return { ...one, width: Math.min(one.width, least) };
            });
            return [first, batch(narrower)]; })()""" % (BATCH, questions))
    wrong = [one for one, a, b in zip(questions, first, again) if a["height"] != b["height"]]
    assert not wrong
    # Some of the limits must be wider than the longest line.
    assert sum(one["longest"] < question["width"] - 1 for one, question in zip(first, questions)) > len(questions) / 2
