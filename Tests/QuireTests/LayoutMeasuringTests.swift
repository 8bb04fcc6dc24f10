// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// The number of calls to the host for the sizes of texts.
@MainActor @Suite struct LayoutMeasuringTests {
  /// Caches the size of each measured text, like a page.
  final class Ruler: Host {
    struct Question: Hashable {
      let string: String
      let lines: Int
      let width: Double
    }

    private var known: Set<Question> = []
    /// The number of layouts of the page.
    private(set) var layouts = 0

    func prepare(_ questions: [TextQuestion]) {
      let asked = Set(questions.map { Question(string: $0.text.string, lines: $0.text.lines, width: $0.width) })
      if !asked.isSubset(of: known) { layouts += 1 }
      known.formUnion(asked)
    }

    func measure(_ text: StyledText, width: Double) -> Size {
      if known.insert(Question(string: text.string, lines: text.lines, width: width)).inserted { layouts += 1 }
      let natural = Double(text.string.utf8.count) * 10
      let lines = (natural / width).rounded(.up)
      return Size(width: min(natural, width), height: 20 * max(1, lines))
    }

    func submit(_ turn: Turn) {}
  }

  /// Twenty texts of several lines in sixty constraints: one call for their natural sizes, one for their heights.
  @Test func aScreenOfTexts() {
    let host = Ruler()
    let root = UIViewController()
    let session = Session(
      host: host, environment: Device(size: CGSize(width: 320, height: 700)).environment, appearance: .light,
      resources: [])
    session.start(root: { root }, now: 0)
    let labels = (0..<20).map { _ in UILabel() }
    session.perform(now: 1) {
      var above = root.view.topAnchor
      for (index, label) in labels.enumerated() {
        label.numberOfLines = 0
        label.text = "The text number \(index), which takes several lines where it has \(300 - index) points of room"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: above), label.leftAnchor.constraint(equalTo: root.view.leftAnchor),
          label.widthAnchor.constraint(equalToConstant: CGFloat(300 - index)),
        ])
        above = label.bottomAnchor
      }
    }
    #expect(host.layouts == 2)
    #expect(labels.allSatisfy { $0.frame.height == 60 })
    #expect(labels[19].frame.minY == 1140)
    // They are not measured again after a move.
    session.perform(now: 2) { root.view.constraints[0].constant = 5 }
    #expect(labels[19].frame.minY == 1145)
    #expect(host.layouts == 2)
    // Only one text is measured, for its natural size and for its height.
    session.perform(now: 3) { labels[3].text = "Something that takes more than one line, as it is quite long" }
    #expect(host.layouts == 4)
  }
}
