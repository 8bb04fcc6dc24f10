// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Constraints in circles, in great number, in contradiction, and too few of them.
@MainActor @Suite struct LayoutExtremeTests {
  private static func boxes(_ count: Int, in outer: UIView) -> [UIView] {
    (0..<count).map { _ in
      let box = LayoutBadInputTests.box()
      outer.addSubview(box)
      return box
    }
  }

  /// Returns the lines that are logged meanwhile.
  private static func logged(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let write = Log.write
    Log.write = { lines.append($0) }
    defer { Log.write = write }
    body()
    return lines
  }

  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test func aCircleThatHolds() {
    let boxes = Self.boxes(3, in: outer)
    let lines = Self.logged {
      for (index, box) in boxes.enumerated() {
        box.widthAnchor.constraint(equalTo: boxes[(index + 1) % 3].widthAnchor).isActive = true
      }
      boxes[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
      outer.layoutIfNeeded()
    }
    #expect(lines.isEmpty)
    #expect(boxes.map { $0.frame.width } == [30, 30, 30])
  }

  /// Each box is to be at the right of the next one.
  @Test func aCircleThatCannotHold() {
    let boxes = Self.boxes(3, in: outer)
    let lines = Self.logged {
      boxes[0].leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      for box in boxes { box.widthAnchor.constraint(equalToConstant: 20).isActive = true }
      for (index, box) in boxes.enumerated() {
        boxes[(index + 1) % 3].leftAnchor.constraint(equalTo: box.rightAnchor, constant: 5).isActive = true
      }
      outer.layoutIfNeeded()
    }
    #expect(lines.count == 1)
    #expect(boxes.map { $0.frame.minX } == [0, 25, 50] && boxes.map { $0.frame.width } == [20, 20, 20])
  }

  /// Each contradiction is logged, and all that hold are kept.
  @Test func contradictions() {
    let boxes = Self.boxes(20, in: outer)
    let lines = Self.logged {
      for (index, box) in boxes.enumerated() {
        for width in [10, 20, 30] {
          box.widthAnchor.constraint(equalToConstant: CGFloat(index + width)).isActive = true
        }
      }
      outer.layoutIfNeeded()
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
    }
    #expect(lines.count == 40)
    #expect(boxes.enumerated().allSatisfy { $1.frame.width == CGFloat($0 + 10) })
  }

  @Test func tenThousandConstraintsOfOneView() {
    let box = Self.boxes(1, in: outer)[0]
    let lines = Self.logged {
      NSLayoutConstraint.activate(
        (0..<10_000).map { box.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0 % 100)) })
      box.heightAnchor.constraint(equalToConstant: 7).isActive = true
      outer.layoutIfNeeded()
    }
    #expect(lines.isEmpty)
    #expect(box.frame.size == CGSize(width: 99, height: 7))
  }

  /// The boxes have the height that they are given, and a width and a place that nothing says.
  @Test func tooFewConstraints() {
    let boxes = Self.boxes(2, in: outer)
    let lines = Self.logged {
      boxes[0].heightAnchor.constraint(equalToConstant: 40).isActive = true
      boxes[1].heightAnchor.constraint(equalTo: boxes[0].heightAnchor).isActive = true
      outer.layoutIfNeeded()
    }
    #expect(lines.isEmpty)
    #expect(boxes.allSatisfy { $0.hasAmbiguousLayout && $0.frame.height == 40 })
    #expect(boxes.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.width >= 0 })
  }

  @Test func fiftyStacksInEachOther() {
    let content = LayoutStackTests.Content(20, 10)
    var stack = UIStackView(arrangedSubviews: [content])
    for depth in 1..<50 {
      let around = UIStackView(arrangedSubviews: [LayoutStackTests.Content(1, 1), stack])
      around.axis = depth.isMultiple(of: 2) ? .horizontal : .vertical
      around.alignment = .leading
      stack = around
    }
    let lines = Self.logged {
      stack.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: outer.topAnchor), stack.leftAnchor.constraint(equalTo: outer.leftAnchor),
      ])
      outer.layoutIfNeeded()
    }
    #expect(lines.isEmpty)
    // Each second stack moves it by a point to the right, and the others down.
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 44, height: 35))
    #expect(content.convert(content.bounds, to: outer) == CGRect(x: 24, y: 25, width: 20, height: 10))
  }
}
