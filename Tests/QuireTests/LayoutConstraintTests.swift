// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Views placed by constraints, with exact boxes.
@MainActor @Suite struct LayoutConstraintTests {
  /// A view with a given content size.
  final class Content: UIView {
    var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  let root = UIViewController()
  let simulator: Simulator
  var view: UIView { root.view }

  init() {
    let root = root
    simulator = Simulator { root }
  }

  func add<View: UIView>(_ made: View, to outer: UIView? = nil) -> View {
    made.translatesAutoresizingMaskIntoConstraints = false
    (outer ?? view).addSubview(made)
    return made
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func edgesAndLengths() {
    simulator.perform {
      let box = add(UIView())
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 44),
      ])
      let half = add(UIView())
      NSLayoutConstraint.activate([
        half.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 2),
        half.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        half.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 5),
        half.heightAnchor.constraint(equalTo: half.widthAnchor, multiplier: 2),
      ])
      let small = add(UIView())
      NSLayoutConstraint.activate([
        small.leftAnchor.constraint(equalToSystemSpacingAfter: half.rightAnchor, multiplier: 1),
        small.centerYAnchor.constraint(equalTo: half.centerYAnchor, constant: 3),
        small.widthAnchor.constraint(equalToConstant: 10),
        small.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
        small.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
    }
    #expect(
      view.subviews.map { $0.frame } == [
        rect(16, 100, 370, 44), rect(106, 160, 190, 380), rect(304, 343, 10, 20),
      ])
  }

  /// Boxes are rounded to device pixels, of which a point has three here.
  @Test func boxesLieOnPixels() {
    simulator.perform {
      let box = add(UIView())
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10.1),
        box.widthAnchor.constraint(equalToConstant: 20.2),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 0.4),
        box.heightAnchor.constraint(equalToConstant: 0.5),
      ])
    }
    let box = view.subviews[0].frame
    #expect(abs(box.minX - 10) < 1e-9)
    #expect(abs(box.maxX - (30 + 1.0 / 3)) < 1e-9)
    #expect(abs(box.minY - 1.0 / 3) < 1e-9)
    #expect(abs(box.maxY - 1) < 1e-9)
  }

  @Test func cousinsInOtherBoxes() {
    simulator.perform {
      let left = UIView(frame: rect(10, 20, 100, 100))
      let right = add(UIView())
      view.addSubview(left)
      let inner = add(UIView(), to: left)
      let other = add(UIView(), to: right)
      NSLayoutConstraint.activate([
        right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 30),
        right.topAnchor.constraint(equalTo: left.topAnchor, constant: 5),
        right.widthAnchor.constraint(equalToConstant: 50),
        right.heightAnchor.constraint(equalToConstant: 60),
        inner.rightAnchor.constraint(equalTo: other.leftAnchor, constant: -8),
        inner.topAnchor.constraint(equalTo: other.topAnchor),
        inner.widthAnchor.constraint(equalTo: other.widthAnchor),
        inner.heightAnchor.constraint(equalTo: other.heightAnchor),
        other.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 4),
        other.topAnchor.constraint(equalTo: right.topAnchor, constant: 7),
        other.widthAnchor.constraint(equalToConstant: 12),
        other.heightAnchor.constraint(equalToConstant: 13),
      ])
      view.layoutIfNeeded()
      #expect(right.frame == rect(140, 25, 50, 60))
      #expect(other.frame == rect(4, 7, 12, 13))
      // 140 + 4 - 8 - 12 - 10, and 25 + 7 - 20.
      #expect(inner.frame == rect(114, 12, 12, 13))
      // The box of an input view moves, and constrained views follow.
      left.frame.origin.x = 20
    }
    #expect(view.subviews[0].frame == rect(150, 25, 50, 60))
    #expect(view.subviews[1].subviews[0].frame.minX == 114)
  }

  @Test func contentHasASizeAndGivesWayByPriority() {
    simulator.perform {
      let (left, right) = (add(Content()), add(Content()))
      left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: view.leftAnchor), left.topAnchor.constraint(equalTo: view.topAnchor),
        right.leftAnchor.constraint(equalTo: left.rightAnchor), right.topAnchor.constraint(equalTo: view.topAnchor),
        right.rightAnchor.constraint(equalTo: view.rightAnchor),
      ])
      view.layoutIfNeeded()
      #expect(left.frame == rect(0, 0, 40, 20))
      #expect(right.frame == rect(40, 0, 362, 20))
      // If both are too wide, the one with less resistance is made smaller.
      left.size.width = 300
      right.size.width = 300
      right.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      view.layoutIfNeeded()
      #expect(left.frame.width == 300)
      #expect(right.frame.width == 102)
      #expect(right.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(740))
      #expect(right.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
      #expect(left.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
  }

  @Test func ofEqualHuggingTheLaterOneGrows() {
    simulator.perform {
      let (left, right) = (add(Content()), add(Content()))
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: view.leftAnchor), left.topAnchor.constraint(equalTo: view.topAnchor),
        right.leftAnchor.constraint(equalTo: left.rightAnchor), right.topAnchor.constraint(equalTo: view.topAnchor),
        right.rightAnchor.constraint(equalTo: view.rightAnchor),
      ])
    }
    #expect(view.subviews.map { $0.frame.width } == [40, 362])
  }

  /// A required resistance keeps the text of one line from being cut, and no text from breaking into lines.
  @Test func aRequiredResistanceLetsATextBreak() {
    let labels = [UILabel(), UILabel()]
    simulator.perform {
      for (label, lines) in zip(labels, [0, 1]) {
        label.numberOfLines = lines
        label.text = "one two three four five six seven eight nine ten eleven twelve"
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        _ = add(label)
        let width = label.widthAnchor.constraint(equalToConstant: 200)
        width.priority = lines == 1 ? UILayoutPriority(999) : .required
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor), width,
          label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }
    }
    #expect(labels[0].frame.size == CGSize(width: 200, height: 61))
    #expect(labels[1].frame.width > 400)
  }

  /// A label of several lines has the height of its text at its resulting width.
  @Test func linesOfTextMakeHeight() {
    let label = UILabel()
    simulator.perform {
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten eleven twelve"
      let below = add(Content())
      _ = add(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 101),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -101),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
    }
    // 23 letters of 8.5 points fit in 200: three lines of 20.29, on a device pixel.
    #expect(label.frame == rect(101, 10, 200, 61))
    #expect(view.subviews[0].frame == rect(101, 79, 40, 20))
    simulator.perform { label.text = "one two" }
    #expect(label.frame == rect(101, 10, 200, 61.0 / 3))
    // With a preferred width, it breaks there.
    simulator.perform {
      label.text = "one two three four"
      label.preferredMaxLayoutWidth = 80
    }
    #expect(label.frame == rect(101, 10, 200, 61))
  }

  @Test func baselines() {
    simulator.perform {
      let (small, large) = (add(UILabel()), add(UILabel()))
      small.text = "a"
      small.font = .systemFont(ofSize: 10)
      large.text = "b"
      large.font = .systemFont(ofSize: 40)
      let plain = add(Content())
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
        large.leftAnchor.constraint(equalTo: view.leftAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        small.leftAnchor.constraint(equalTo: large.rightAnchor),
        plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        plain.leftAnchor.constraint(equalTo: small.rightAnchor),
      ])
    }
    // The baselines are 38.1 points below the top of the large text, and 9.5 below that of the small one.
    #expect(view.subviews[1].frame.minY == 50)
    #expect(abs(view.subviews[0].frame.minY - 78.5) <= 0.17)
    #expect((view.subviews[2].frame.maxY - 88.1).magnitude < 0.34)
  }

  @Test func aConstantAloneChangesWithTheNextLayout() {
    var width: NSLayoutConstraint!
    simulator.perform {
      let box = add(UIView())
      width = box.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        width, box.heightAnchor.constraint(equalToConstant: 10),
        box.topAnchor.constraint(equalTo: view.topAnchor), box.leftAnchor.constraint(equalTo: view.leftAnchor),
      ])
    }
    let box = view.subviews[0]
    simulator.perform {
      width.constant = 30
      #expect(box.frame.width == 10)
      view.layoutIfNeeded()
      #expect(box.frame.width == 30)
      width.constant = 50
      #expect(box.frame.width == 30)
    }
    #expect(box.frame.width == 50)
    simulator.perform { width.isActive = false }
    #expect(!width.isActive)
    #expect(box.frame.width == 0)
    simulator.perform { width.isActive = true }
    #expect(box.constraints.last === width)
    #expect(box.frame.width == 50)
  }

  typealias Places = (
    least: @MainActor (UIView) -> NSLayoutConstraint, most: @MainActor (UIView) -> NSLayoutConstraint, at: CGFloat
  )

  private func check(
    _ places: [Places], _ wish: @MainActor (UIView, CGFloat) -> NSLayoutConstraint,
    _ read: @MainActor (UIView) -> CGFloat
  ) {
    for (least, most, at) in places {
      for (limit, pull) in [(least, CGFloat(0)), (most, 400)] {
        let box = add(UIView())
        let weak = wish(box, pull)
        weak.priority = .defaultHigh
        NSLayoutConstraint.activate([limit(box), weak])
        view.layoutIfNeeded()
        #expect(read(box) == at)
      }
    }
  }

  /// Each rule holds against a weaker wish in the other direction.
  @Test func limits() {
    simulator.perform {
      let guide = add(UIView())
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 100),
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        guide.widthAnchor.constraint(equalToConstant: 80), guide.heightAnchor.constraint(equalToConstant: 60),
      ])
      let across: [Places] = [
        (
          { $0.leftAnchor.constraint(greaterThanOrEqualTo: guide.rightAnchor) },
          { $0.leftAnchor.constraint(lessThanOrEqualTo: guide.rightAnchor) }, 180
        ),
        (
          { $0.leftAnchor.constraint(greaterThanOrEqualTo: guide.rightAnchor, constant: 5) },
          { $0.leftAnchor.constraint(lessThanOrEqualTo: guide.rightAnchor, constant: 5) }, 185
        ),
        (
          { $0.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: guide.rightAnchor, multiplier: 2) },
          { $0.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: guide.rightAnchor, multiplier: 2) }, 196
        ),
      ]
      let down: [Places] = [
        (
          { $0.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: guide.bottomAnchor, multiplier: 0.5) },
          { $0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: guide.bottomAnchor, multiplier: 0.5) }, 164
        )
      ]
      let lengths: [Places] = [
        (
          { $0.widthAnchor.constraint(greaterThanOrEqualTo: guide.heightAnchor, multiplier: 0.5) },
          { $0.widthAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor, multiplier: 0.5) }, 30
        ),
        (
          { $0.widthAnchor.constraint(greaterThanOrEqualTo: guide.heightAnchor, multiplier: 2, constant: 1) },
          { $0.widthAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor, multiplier: 2, constant: 1) }, 121
        ),
      ]
      check(across, { $0.leftAnchor.constraint(equalTo: self.view.leftAnchor, constant: $1) }, { $0.frame.minX })
      check(down, { $0.topAnchor.constraint(equalTo: self.view.topAnchor, constant: $1) }, { $0.frame.minY })
      check(lengths, { $0.widthAnchor.constraint(equalToConstant: $1) }, { $0.frame.width })
    }
  }

  /// A view may use the baselines of a text inside it.
  @Test func baselinesOfATextInside() {
    final class Titled: UIView {
      let title = UILabel()
      override var forFirstBaselineLayout: UIView { title }
      override var forLastBaselineLayout: UIView { title }
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
    }
    let (titled, other) = (Titled(), UILabel())
    simulator.perform {
      titled.title.text = "a"
      other.text = "b"
      titled.title.frame = rect(0, 20, 50, 21)
      titled.addSubview(titled.title)
      _ = add(titled)
      _ = add(other)
      NSLayoutConstraint.activate([
        titled.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        other.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor),
      ])
    }
    #expect(titled.frame == rect(0, 10, 0, 50))
    #expect(other.frame.minY == 30)
    simulator.perform { titled.title.frame.origin.y = 25 }
    #expect(other.frame.minY == 35)
  }

  @Test func prioritiesMayChange() {
    var wish: NSLayoutConstraint!
    let box = UIView()
    simulator.perform {
      _ = add(box)
      wish = box.widthAnchor.constraint(equalToConstant: 10)
      wish.priority = UILayoutPriority(100)
      let other = box.widthAnchor.constraint(equalToConstant: 20)
      other.priority = UILayoutPriority(200)
      NSLayoutConstraint.activate([wish, other])
    }
    #expect(box.frame.width == 20)
    simulator.perform { wish.priority = UILayoutPriority(300) }
    #expect(box.frame.width == 10)
  }

  /// A removed view loses its constraints to the remaining views, and keeps those inside it.
  @Test func viewsThatLeave() {
    simulator.perform {
      let outer = add(UIView())
      let inner = add(UIView(), to: outer)
      let own = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3)
      let length = inner.widthAnchor.constraint(equalToConstant: 9)
      let tie = outer.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7)
      let far = inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1)
      NSLayoutConstraint.activate([own, length, tie, far])
      view.layoutIfNeeded()
      #expect(view.constraints == [tie, far])
      outer.removeFromSuperview()
      #expect(own.isActive && length.isActive && !tie.isActive && !far.isActive)
      #expect(view.constraints.isEmpty)
      view.addSubview(outer)
      NSLayoutConstraint.activate([outer.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 70)])
      view.layoutIfNeeded()
      #expect(outer.frame.minX == 70)
      #expect(inner.frame.minX == 3)
      #expect(inner.frame.width == 9)
    }
  }

  /// Trees that are built before they are added to a window.
  @Test func treesComeTogether() {
    let outer = UIView(frame: rect(0, 0, 200, 100))
    let middle = UIView()
    let inner = UIView()
    for made in [middle, inner] { made.translatesAutoresizingMaskIntoConstraints = false }
    middle.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: middle.rightAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: middle.topAnchor), inner.heightAnchor.constraint(equalToConstant: 10),
      middle.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
    ])
    outer.addSubview(middle)
    NSLayoutConstraint.activate([
      middle.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 20),
      middle.rightAnchor.constraint(equalTo: outer.rightAnchor),
      middle.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(middle.frame == rect(20, 0, 180, 12))
    #expect(inner.frame == rect(5, 0, 170, 10))
    simulator.perform { view.addSubview(outer) }
    simulator.perform { outer.frame.size.width = 120 }
    #expect(inner.frame == rect(5, 0, 90, 10))
  }

  @Test func updateConstraintsIsCalledOnceInnerFirst() {
    final class Updating: UIView {
      var log: CallLog!
      var name = ""
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        log.add(name)
        super.updateConstraints()
      }
    }
    let log = CallLog()
    let (outer, inner) = (Updating(), Updating())
    for (made, name) in [(outer, "outer"), (inner, "inner")] {
      made.log = log
      made.name = name
    }
    simulator.perform {
      _ = add(outer)
      _ = add(inner, to: outer)
      NSLayoutConstraint.activate([outer.leftAnchor.constraint(equalTo: view.leftAnchor)])
    }
    #expect(log.drain() == ["inner", "outer"])
    simulator.perform {
      outer.setNeedsUpdateConstraints()
      #expect(outer.needsUpdateConstraints)
      #expect(!inner.needsUpdateConstraints)
      outer.updateConstraintsIfNeeded()
      #expect(!outer.needsUpdateConstraints)
      #expect(log.drain() == ["outer"])
    }
    #expect(log.drain() == [])
  }

  @Test func controllersUpdateTheirViewsConstraints() {
    final class Updating: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let root = Updating()
    let simulator = Simulator { root }
    simulator.perform {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 4).isActive = true
    }
    #expect(root.count == 1)
    simulator.perform { root.view.setNeedsUpdateConstraints() }
    #expect(root.count == 2)
  }

  @Test func guidesArePlacedToo() {
    let guide = UILayoutGuide()
    simulator.perform {
      view.addLayoutGuide(guide)
      let box = add(UIView())
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
      ])
      view.layoutIfNeeded()
      #expect(guide.layoutFrame == rect(20, 0, 100, 437))
      #expect(box.frame == rect(65, 427, 10, 10))
      #expect(view.layoutGuides == [guide])
      #expect(guide.constraintsAffectingLayout(for: .vertical).count == 3)
      view.removeLayoutGuide(guide)
      #expect(guide.owningView == nil)
      #expect(view.constraints.isEmpty)
    }
  }

  @Test func constraintsByTheirParts() {
    simulator.perform {
      let box = add(UIView())
      let constraint = NSLayoutConstraint(
        item: box, attribute: .leftMargin, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 0.5,
        constant: 1)
      #expect(constraint.firstItem === box)
      #expect(constraint.secondItem === view)
      #expect(constraint.firstAttribute == .leftMargin)
      #expect(constraint.secondAttribute == .centerX)
      #expect(constraint.relation == .equal)
      #expect(constraint.multiplier == 0.5)
      #expect(constraint.constant == 1)
      #expect(constraint.priority == .required)
      let width = NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 50)
      view.addConstraints([constraint, width])
      #expect(view.constraints == [constraint, width])
      view.layoutIfNeeded()
      // Half of 201 and 1, minus the margin of 8.
      #expect(abs(box.frame.minX - 93.5) <= 0.17)
      #expect(box.frame.width == 50)
      view.removeConstraint(constraint)
      #expect(!constraint.isActive)
      view.removeConstraints([width])
      #expect(view.constraints.isEmpty)
    }
  }

  @Test func alignmentRectsAreWhatIsPlaced() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let box = Shadowed()
    simulator.perform {
      _ = add(box)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      ])
    }
    #expect(box.frame == rect(8, 9, 26, 14))
  }

  @Test func whatIsLeftOpen() {
    simulator.perform {
      let box = add(UIView())
      box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      view.layoutIfNeeded()
      #expect(box.hasAmbiguousLayout)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.widthAnchor.constraint(equalToConstant: 1),
        box.heightAnchor.constraint(equalToConstant: 1),
      ])
      view.layoutIfNeeded()
      #expect(!box.hasAmbiguousLayout)
    }
  }

  /// Neither a tree nor a constraint keeps a view alive, before and after a layout.
  @Test(arguments: [false, true]) func whatIsLetGoIsReleased(isLaidOut: Bool) {
    weak var outer: UIView?
    weak var inner: UILabel?
    weak var constraint: NSLayoutConstraint?
    var kept: NSLayoutConstraint?
    do {
      let (view, label, stack) = (UIView(), UILabel(), UIStackView())
      (outer, inner) = (view, label)
      stack.addArrangedSubview(label)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      view.setNeedsUpdateConstraints()
      let made = stack.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor)
      constraint = made
      kept = label.widthAnchor.constraint(equalToConstant: 5)
      NSLayoutConstraint.activate([made, kept!])
      if isLaidOut { view.layoutIfNeeded() }
      label.text = "one"
      view.frame.size.width += 10
    }
    #expect(outer == nil && inner == nil && constraint == nil)
    #expect(kept?.isActive == false && kept?.firstItem == nil)
  }

  /// An app without constraints has no solver.
  @Test func withoutConstraintsThereIsNone() {
    let view = UIView()
    view.addSubview(UILabel())
    view.layoutIfNeeded()
    #expect(view.layout == nil)
    #expect(view.constraints.isEmpty)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.layout == nil)
  }

  /// Distances between anchors as lengths: two equal gaps, one in proportion, one with a constant.
  @Test(arguments: [false, true]) func lengthsBetweenPlaces(_ rightToLeft: Bool) {
    simulator.perform { root.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    let width = view.bounds.width
    let (left, right, lower) = (add(Content()), add(Content()), add(Content()))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    simulator.perform {
      let gap = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
      NSLayoutConstraint.activate([
        left.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        right.topAnchor.constraint(equalTo: left.topAnchor),
        left.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        gap.constraint(equalToConstant: 30),
        lower.leadingAnchor.constraint(equalTo: left.leadingAnchor),
        lower.widthAnchor.constraint(equalTo: gap, multiplier: 2, constant: 5),
        left.bottomAnchor.anchorWithOffset(to: lower.topAnchor).constraint(
          equalTo: view.topAnchor.anchorWithOffset(to: left.topAnchor), multiplier: 0.5),
        guide.widthAnchor.constraint(equalTo: gap),
      ])
    }
    func x(_ leading: CGFloat, _ length: CGFloat) -> CGFloat { rightToLeft ? width - leading - length : leading }
    #expect(left.frame == rect(x(10, 40), 100, 40, 20))
    #expect(right.frame == rect(x(80, 40), 100, 40, 20))
    #expect(lower.frame == rect(x(10, 65), 170, 65, 20))
    #expect(guide.layoutFrame.width == 30)
    #expect(lower.constraintsAffectingLayout(for: .horizontal).count == 2)
    simulator.perform { right.removeFromSuperview() }
    #expect(view.constraints.allSatisfy { !$0.items.contains { $0 === right.layoutItem } })
  }
}
