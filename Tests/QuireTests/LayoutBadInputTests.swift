// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Constraints for which UIKit raises an exception stop the process with advice; conflicts are logged.
@Suite struct LayoutBadInputTests {
  @MainActor static func box() -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    return box
  }

  @Test func viewsOfTwoTrees() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
      }
    }
    #expect(stopped(result, saying: "have no view around both. Add them to one tree of views first."))
  }

  @Test func aGuideOfNoView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let guide = UILayoutGuide()
        guide.widthAnchor.constraint(equalToConstant: 4).isActive = true
      }
    }
    #expect(stopped(result, saying: "Call addLayoutGuide(_:) first."))
  }

  @Test func aGuideOfAnotherTree() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        let guide = UILayoutGuide()
        guide.identifier = "column"
        other.addLayoutGuide(guide)
        one.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
      }
    }
    #expect(stopped(result, saying: "column of UIView"))
  }

  @Test func aConstraintInAViewThatIsNotAround() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addConstraint(inner.leftAnchor.constraint(equalTo: outer.leftAnchor))
      }
    }
    #expect(stopped(result, saying: "one of its items is not in that view"))
  }

  @Test func aViewAddedToItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(stopped(result, saying: "A view can't be a subview of itself"))
  }

  @Test func attributesThatDontGoTogether() async {
    let kinds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        _ = NSLayoutConstraint(
          item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1, constant: 0)
      }
    }
    #expect(stopped(kinds, saying: "take two attributes of one kind"))
    let sides = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        _ = inner.leadingAnchor.constraint(equalTo: outer.leftAnchor)
      }
    }
    #expect(stopped(sides, saying: "take leading and trailing, or left and right"))
    let alone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 0)
      }
    }
    #expect(stopped(alone, saying: "A place needs another one to stand to"))
  }

  @Test func numbersThatAreNotFinite() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalToConstant: .nan)
      }
    }
    #expect(stopped(made, saying: "have to be finite numbers: UIView"))
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UILabel()
        view.widthAnchor.constraint(equalToConstant: 0).constant = .infinity
      }
    }
    #expect(stopped(set, saying: "has to be a finite number: UILabel"))
    let content = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Endless: UIView {
          override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.infinity, height: 1) }
        }
        let view = Endless()
        let outer = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        view.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
        outer.layoutIfNeeded()
      }
    }
    #expect(stopped(content, saying: "The intrinsicContentSize of Endless"))
  }

  @Test func requiredAndNotWhileActive() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        let active = view.widthAnchor.constraint(equalToConstant: 3)
        constraint.priority = .defaultLow
        active.isActive = true
        active.priority = .defaultLow
      }
    }
    #expect(stopped(result, saying: "set its priority before it is activated"))
  }

  /// One line names a minimal conflicting set. The latest constraint gives way until one of them changes.
  @MainActor @Test func whatCannotHoldIsLogged() {
    var lines: [String] = []
    let write = Log.write
    Log.write = { lines.append($0) }
    defer { Log.write = write }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Self.box()
    outer.addSubview(inner)
    let fine = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let narrow = inner.widthAnchor.constraint(equalToConstant: 30)
    narrow.identifier = "narrow"
    let wide = inner.widthAnchor.constraint(greaterThanOrEqualTo: outer.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([fine, narrow, wide])
    outer.layoutIfNeeded()
    #expect(lines.count == 1)
    #expect(lines[0].contains("the frame of UIView \(outer.id.rawValue)"))
    #expect(lines[0].contains("narrow"))
    #expect(lines[0].contains("UIView \(inner.id.rawValue).width >= UIView \(outer.id.rawValue).width * 0.5"))
    #expect(!lines[0].contains(".top"))
    #expect(lines[0].hasSuffix(".width * 0.5."))
    #expect(inner.frame.width == 30)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(lines.count == 1)
    narrow.constant = 60
    outer.layoutIfNeeded()
    #expect(lines.count == 1)
    #expect(inner.frame.width == 60)
  }
}
