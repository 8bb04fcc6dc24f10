// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SeededNumbers
import Testing

@testable import Quire

/// Rows and columns.
@MainActor @Suite struct LayoutStackTests {
  final class Content: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A row of three in a box of 200 by 50.
  func row(_ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Content(20, 10), Content(40, 20), Content(20, 30)])
    stack.frame = rect(0, 0, 200, 50)
    stack.spacing = 10
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map { $0.frame } }

  @Test func distributions() {
    #expect(frames(row()).map { $0.minX } == [0, 30, 80])
    #expect(frames(row()).map { $0.width } == [20, 40, 120])
    let equal = frames(row { $0.distribution = .fillEqually })
    #expect(equal.map { $0.minX } == [0, 70, 140])
    #expect(equal.map { $0.width } == [60, 60, 60])
    let shares = frames(row { $0.distribution = .fillProportionally })
    #expect(shares.map { $0.minX } == [0, 55, 155])
    #expect(shares.map { $0.width } == [45, 90, 45])
    let spaced = frames(row { $0.distribution = .equalSpacing })
    #expect(spaced.map { $0.minX } == [0, 80, 180])
    #expect(spaced.map { $0.width } == [20, 40, 20])
    let centered = frames(
      row {
        $0.distribution = .equalCentering
        $0.insertArrangedSubview(Content(40, 10), at: 3)
      })
    #expect(centered.map { $0.width } == [20, 40, 20, 40])
    let middles = centered.map { $0.midX }
    #expect(middles[0] == 10 && middles[3] == 180)
    #expect(abs(middles[1] - 10 - 170.0 / 3) <= 0.5 && abs(middles[2] - 10 - 340.0 / 3) <= 0.5)
  }

  @Test func alignments() {
    #expect(frames(row()).allSatisfy { $0.minY == 0 && $0.height == 50 })
    let top = frames(row { $0.alignment = .top })
    #expect(top.map { $0.minY } == [0, 0, 0])
    #expect(top.map { $0.height } == [10, 20, 30])
    #expect(frames(row { $0.alignment = .bottom }).map { $0.minY } == [40, 30, 20])
    #expect(frames(row { $0.alignment = .center }).map { $0.minY } == [20, 15, 10])
    // Without text, the first baseline is the top edge, and the last one the bottom edge.
    #expect(frames(row { $0.alignment = .firstBaseline }).map { $0.minY } == [0, 0, 0])
    #expect(frames(row { $0.alignment = .lastBaseline }).map { $0.maxY } == [50, 50, 50])
    let column = frames(
      row {
        $0.axis = .vertical
        $0.alignment = .trailing
        $0.frame.size.height = 100
      })
    let leading = frames(
      row {
        $0.axis = .vertical
        $0.alignment = .leading
      })
    #expect(leading.map { $0.minX } == [0, 0, 0])
    #expect(leading.map { $0.width } == [20, 40, 20])
    #expect(column == [rect(180, 0, 20, 10), rect(160, 20, 40, 20), rect(180, 50, 20, 50)])
  }

  /// Without another size, a stack is as large as its members need.
  @Test func aStackFitsItsMembers() {
    let outer = UIView(frame: rect(0, 0, 500, 500))
    for alignment in [UIStackView.Alignment.fill, .top, .center, .bottom, .firstBaseline, .lastBaseline] {
      for distribution in [
        UIStackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering,
      ] {
        let stack = UIStackView(arrangedSubviews: [Content(20, 10), Content(40, 20), Content(20, 30)])
        stack.alignment = alignment
        stack.distribution = distribution
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        outer.layoutIfNeeded()
        // The distance of the centers is what the two widest neighbors need, or the gaps are the given ones.
        #expect(stack.frame.height == 34, "\(alignment) \(distribution)")
        #expect(stack.frame.width == 106, "\(alignment) \(distribution)")
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == stack.frame.size)
        stack.removeFromSuperview()
      }
    }
  }

  @Test func spacings() {
    let stack = row { $0.setCustomSpacing(3, after: $0.arrangedSubviews[0]) }
    #expect(frames(stack).map { $0.minX } == [0, 23, 73])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 3)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    stack.spacing = UIStackView.spacingUseSystem
    stack.layoutIfNeeded()
    #expect(frames(stack).map { $0.minX } == [0, 28, 76])
  }

  /// The baseline of every view with one line of text is where the line is drawn: fields with a border, fields with
  /// views beside their text, higher fields, buttons and text views. They used to be up to 17 points too low beside a
  /// label.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func linesOfAllTextsAreOne(alignment: UIStackView.Alignment) {
    let root = UIViewController()
    let simulator = Simulator { root }
    var texts: [(view: UIView, line: CGFloat)] = []
    let label = UILabel()
    let stack = UIStackView()
    simulator.perform {
      label.text = "Name"
      let (plain, bordered, cleared, high) = (UITextField(), UITextField(), UITextField(), UITextField())
      for field in [bordered, cleared] { field.borderStyle = .roundedRect }
      cleared.clearButtonMode = .always
      high.leftView = UIView(frame: rect(0, 0, 20, 20))
      high.leftViewMode = .always
      high.heightAnchor.constraint(equalToConstant: 61).isActive = true
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Go"
      let notes = UITextView()
      notes.font = .systemFont(ofSize: 17)
      notes.text = "a"
      notes.isScrollEnabled = false
      for view in [label, plain, bordered, cleared, high, button, notes] { stack.addArrangedSubview(view) }
      stack.alignment = alignment
      stack.frame = rect(0, 0, 390, 200)
      root.view.addSubview(stack)
      // The distance from the top of each box to its baseline. A line is 1.193 times the font size high, and is
      // centered in fields.
      let ascent = 0.952 * 17.0
      texts = [
        (label, ascent), (plain, ascent), (bordered, 7 + ascent), (cleared, 7 + ascent), (high, 20 + ascent),
        (notes, 8 + ascent),
      ]
    }
    let line = label.frame.minY + 0.952 * 17
    for (view, own) in texts {
      #expect(abs(view.frame.minY + own - line) <= 1, "\(type(of: view)) \(view.frame)")
    }
    let button = stack.arrangedSubviews[5]
    let title = (button as? UIButton)?.titleLabel
    #expect(abs(button.frame.minY + (title?.frame.minY ?? 0) + 0.952 * 17 - line) <= 1, "\(button.frame)")
    #expect(texts.allSatisfy { $0.view.frame.minY >= 0 && $0.view.frame.maxY <= 200 })
  }

  /// A text view keeps its baseline while its content scrolls, and adopts a new font's.
  @Test func aTextViewThatScrollsKeepsItsBaseline() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let (notes, label) = (UITextView(), UILabel())
    simulator.perform {
      notes.font = .systemFont(ofSize: 20)
      notes.text = String(repeating: "one more line\n", count: 40)
      label.text = "Notes"
      for view in [notes, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        notes.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
        notes.leftAnchor.constraint(equalTo: root.view.leftAnchor), notes.widthAnchor.constraint(equalToConstant: 200),
        notes.heightAnchor.constraint(equalToConstant: 100),
        label.firstBaselineAnchor.constraint(equalTo: notes.firstBaselineAnchor),
      ])
    }
    #expect(abs(label.frame.minY - (100 + 8 + 19 - 0.952 * 17)) <= 1.0 / 3)
    simulator.perform { notes.contentOffset.y = 50 }
    #expect(abs(label.frame.minY - (100 + 8 + 19 - 0.952 * 17)) <= 1.0 / 3)
    simulator.perform { notes.font = .systemFont(ofSize: 40) }
    #expect(abs(label.frame.minY - (100 + 8 + 38 - 0.952 * 17)) <= 1.0 / 3)
  }

  /// A member may read the others while it is removed.
  @Test func aMemberThatAsksWhileItLeavesIsGone() {
    final class Asking: UIView {
      override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        _ = (superview as? UIStackView)?.arrangedSubviews
      }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let (asking, other) = (Asking(), UIView())
    let stack = UIStackView(arrangedSubviews: [asking, other])
    simulator.perform { root.view.addSubview(stack) }
    simulator.perform { asking.removeFromSuperview() }
    #expect(stack.arrangedSubviews == [other])
  }

  @Test func spacingBetweenBaselines() {
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      let labels = (0..<2).map { _ in UILabel() }
      for label in labels { label.text = "a" }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 40
      stack.frame = rect(0, 0, 100, 300)
      stack.layoutIfNeeded()
      // The first baseline is a quarter of 17 above the label's bottom, the second 0.952 of 17 below the label's top.
      #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - (40 - 1.193 * 17)) <= 1.0 / 3)
    }
  }

  @Test func hiddenMembersTakeNoRoom() {
    let stack = row()
    let second = stack.arrangedSubviews[1]
    second.isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame == rect(30, 0, 170, 50))
    #expect(second.frame.width == 0)
    second.isHidden = false
    stack.layoutIfNeeded()
    #expect(frames(stack).map { $0.minX } == [0, 30, 80])
  }

  /// A member that is hidden in an animation is visible until its length is zero.
  @Test func membersAreHiddenAnimated() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let stack = UIStackView(arrangedSubviews: (0..<2).map { _ in UIView() })
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    simulator.perform {
      stack.distribution = .fillEqually
      stack.frame = rect(0, 0, 200, 50)
      root.view.addSubview(stack)
    }
    simulator.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        first.isHidden = true
        stack.layoutIfNeeded()
      }
    }
    #expect(second.frame == rect(0, 0, 200, 50))
    simulator.run(for: 0.5)
    #expect(first.isHidden && first.lingers)
    #expect(abs((simulator.frame(of: second)?.minX ?? 0) - 50) < 2)
    #expect(abs((simulator.frame(of: first)?.width ?? 0) - 50) < 2)
    simulator.settle()
    #expect(!first.lingers)
    simulator.perform {
      UIView.animate(withDuration: 1) {
        first.isHidden = false
        stack.layoutIfNeeded()
      }
    }
    simulator.settle()
    #expect(first.frame == rect(0, 0, 100, 50))
  }

  @Test func membersComeAndGo() {
    let stack = row()
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    stack.removeArrangedSubview(first)
    #expect(first.superview === stack)
    #expect(stack.arrangedSubviews.count == 2)
    stack.layoutIfNeeded()
    #expect(frames(stack).map { $0.minX } == [0, 50])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    stack.layoutIfNeeded()
    #expect(frames(stack) == [rect(0, 0, 200, 50)])
    stack.insertArrangedSubview(second, at: 0)
    stack.layoutIfNeeded()
    // With equal hugging the last one grows.
    #expect(frames(stack).map { $0.minX } == [0, 180])
  }

  /// A stack in a column of text: heights depend on widths.
  @Test func stacksInStacks() {
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six"
      let row = UIStackView(arrangedSubviews: [Content(50, 10), label])
      row.alignment = .top
      row.spacing = 10
      let column = UIStackView(arrangedSubviews: [row, Content(10, 10)])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      let outer = UIView(frame: rect(0, 0, 180, 500))
      outer.addSubview(column)
      NSLayoutConstraint.activate([
        column.leftAnchor.constraint(equalTo: outer.leftAnchor),
        column.rightAnchor.constraint(equalTo: outer.rightAnchor),
        column.topAnchor.constraint(equalTo: outer.topAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(label.frame == rect(60, 0, 120, 122.0 / 3))
      #expect(row.frame == rect(0, 0, 180, 122.0 / 3))
      #expect(column.frame == rect(0, 0, 180, 152.0 / 3))
    }
  }

  // MARK: Random

  /// The expected result for a stack of stacks, computed without constraints: members fill it, and the last one takes
  /// the rest.
  indirect enum Drawn {
    case leaf(CGFloat, CGFloat)
    case stack(NSLayoutConstraint.Axis, CGFloat, [Drawn])

    static func draw(depth: Int, _ random: inout SeededRandom) -> Drawn {
      guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else {
        return .leaf(CGFloat(Int.random(in: 1...40, using: &random)), CGFloat(Int.random(in: 1...40, using: &random)))
      }
      let count = Int.random(in: 1...4, using: &random)
      return .stack(
        Bool.random(using: &random) ? .horizontal : .vertical, CGFloat(Int.random(in: 0...9, using: &random)),
        (0..<count).map { _ in draw(depth: depth - 1, &random) })
    }

    var size: CGSize {
      switch self {
      case .leaf(let width, let height): return CGSize(width: width, height: height)
      case .stack(let axis, let spacing, let members):
        let sizes = members.map { $0.size }
        let gaps = spacing * CGFloat(members.count - 1)
        return axis == .horizontal
          ? CGSize(width: sizes.map { $0.width }.reduce(gaps, +), height: sizes.map { $0.height }.max()!)
          : CGSize(width: sizes.map { $0.width }.max()!, height: sizes.map { $0.height }.reduce(gaps, +))
      }
    }

    @MainActor func make() -> UIView {
      switch self {
      case .leaf(let width, let height): return Content(width, height)
      case .stack(let axis, let spacing, let members):
        let stack = UIStackView(arrangedSubviews: members.map { $0.make() })
        stack.axis = axis
        stack.spacing = spacing
        return stack
      }
    }

    /// Compares sizes in a stack of exactly the needed size. Members fill the stack's cross axis.
    @MainActor func check(_ view: UIView, _ size: CGSize, at origin: CGPoint, _ seed: UInt64) {
      #expect(view.frame == CGRect(origin: origin, size: size), "seed \(seed)")
      guard case .stack(let axis, let spacing, let members) = self, let stack = view as? UIStackView else { return }
      // Stretched members share the extra length by other rules, which the fitting size does not show.
      guard axis == .horizontal ? self.size.width == size.width : self.size.height == size.height else { return }
      var at: CGFloat = 0
      for (member, subview) in zip(members, stack.arrangedSubviews) {
        let own = member.size
        if axis == .horizontal {
          member.check(subview, CGSize(width: own.width, height: size.height), at: CGPoint(x: at, y: 0), seed)
          at += own.width + spacing
        } else {
          member.check(subview, CGSize(width: size.width, height: own.height), at: CGPoint(x: 0, y: at), seed)
          at += own.height + spacing
        }
      }
    }
  }

  @Test(arguments: 1...40) func stacksDrawnAtRandom(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let drawn = Drawn.draw(depth: 4, &random)
    let view = drawn.make()
    let outer = UIView(frame: rect(0, 0, 2000, 2000))
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor), view.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()
    let size = drawn.size
    #expect(view.frame == CGRect(origin: .zero, size: size), "seed \(seed)")
    drawn.check(view, size, at: .zero, seed)
  }
}
