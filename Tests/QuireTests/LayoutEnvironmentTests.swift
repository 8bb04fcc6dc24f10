// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SeededNumbers
import SheetEngine
import Testing

@testable import Quire

/// Constraints together with other sources of boxes: masks, safe areas, margins, scrolling, the writing direction.
@MainActor @Suite struct LayoutEnvironmentTests {
  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  func add(to outer: UIView) -> UIView {
    let made = UIView()
    made.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(made)
    return made
  }

  func fill(_ inner: UIView, _ outer: UILayoutGuide) {
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  // MARK: Masks

  /// A mask has the same result whether the superview's box is set or determined by constraints, and views that are
  /// constrained to such a view follow in the same layout.
  @Test(arguments: 0..<64) func masksAreConstraints(bits: UInt) {
    let mask = UIView.AutoresizingMask(rawValue: bits)
    let plain = UIView(frame: rect(0, 0, 90, 60))
    let inner = UIView(frame: rect(10, 20, 30, 15))
    inner.autoresizingMask = mask
    plain.addSubview(inner)
    plain.frame = rect(0, 0, 150, 180)

    let root = UIView(frame: rect(0, 0, 400, 400))
    let outer = UIView(frame: rect(0, 0, 90, 60))
    let same = UIView(frame: rect(10, 20, 30, 15))
    same.autoresizingMask = mask
    outer.addSubview(same)
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    let follower = add(to: root)
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalToConstant: 150), outer.heightAnchor.constraint(equalToConstant: 180),
      outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      follower.leftAnchor.constraint(equalTo: same.leftAnchor), follower.topAnchor.constraint(equalTo: same.topAnchor),
      follower.widthAnchor.constraint(equalTo: same.widthAnchor),
      follower.heightAnchor.constraint(equalTo: same.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(same.frame == inner.frame)
    #expect(follower.frame == inner.frame)
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        == root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
  }

  // MARK: Safe area and margins

  @Test func whatTheSafeAreaLeaves() {
    let root = UIViewController()
    let simulator = Simulator { root }
    var boxes: [UIView] = []
    simulator.perform {
      boxes = (0..<3).map { _ in add(to: root.view) }
      fill(boxes[0], root.view.safeAreaLayoutGuide)
      fill(boxes[1], root.view.layoutMarginsGuide)
      fill(boxes[2], root.view.readableContentGuide)
    }
    #expect(boxes[0].frame == rect(0, 62, 402, 778))
    #expect(boxes[1].frame == rect(16, 62, 370, 778))
    #expect(boxes[2].frame == boxes[1].frame)
    #expect(root.view.safeAreaLayoutGuide.layoutFrame == boxes[0].frame)
    #expect(root.view.layoutMarginsGuide.layoutFrame == boxes[1].frame)
    #expect(root.view.readableContentGuide.layoutFrame == boxes[2].frame)
    simulator.perform { root.additionalSafeAreaInsets.top = 8 }
    #expect(boxes[0].frame == rect(0, 70, 402, 770))
    simulator.change(to: .phoneLandscape)
    #expect(boxes[0].frame == rect(62, 8, 750, 374))
    #expect(boxes[1].frame == rect(82, 8, 710, 374))
    #expect(boxes[2].frame == rect(101, 8, 672, 374))
    simulator.perform { root.view.insetsLayoutMarginsFromSafeArea = false }
    #expect(boxes[1].frame == rect(20, 0, 834, 402))
    simulator.perform { root.view.directionalLayoutMargins.leading = 40 }
    #expect(boxes[1].frame == rect(40, 0, 814, 402))
    simulator.perform { root.viewRespectsSystemMinimumLayoutMargins = false }
    simulator.perform { root.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    #expect(boxes[1].frame == rect(2, 1, 868, 398))
  }

  @Test func marginsOfOtherViews() {
    let root = UIViewController()
    let simulator = Simulator(.homeButtonPhone) { root }
    simulator.perform {
      let outer = UIView(frame: rect(10, 100, 100, 100))
      root.view.addSubview(outer)
      #expect(outer.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      let inner = add(to: outer)
      fill(inner, outer.layoutMarginsGuide)
      outer.layoutIfNeeded()
      #expect(inner.frame == rect(8, 8, 84, 84))
      outer.preservesSuperviewLayoutMargins = true
      #expect(outer.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      outer.frame.origin.x = 0
      #expect(outer.layoutMargins.left == 16)
      outer.layoutIfNeeded()
      #expect(inner.frame == rect(16, 8, 76, 84))
      #expect(root.systemMinimumLayoutMargins.leading == 16)
    }
  }

  @Test func changedMarginsAreTold() {
    final class Telling: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let (outer, inner) = (UIView(), Telling())
    outer.addSubview(inner)
    inner.layoutMargins.left = 3
    #expect(inner.count == 1)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.count == 2)
    outer.directionalLayoutMargins.top = 90
    #expect(inner.count == 3)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 90, left: 8, bottom: 8, right: 8))
  }

  // MARK: From right to left

  @Test func leadingIsTheRightEdgeWhereWritingGoesLeft() {
    let root = UIViewController()
    let simulator = Simulator { root }
    var boxes: [UIView] = []
    simulator.perform {
      boxes = (0..<3).map { _ in add(to: root.view) }
      for box in boxes {
        box.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
        box.heightAnchor.constraint(equalToConstant: 5).isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
      NSLayoutConstraint.activate([
        boxes[0].leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 16),
        boxes[1].leadingAnchor.constraint(equalToSystemSpacingAfter: boxes[0].trailingAnchor, multiplier: 1),
        boxes[2].leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 16),
      ])
    }
    #expect(boxes.map { $0.frame.minX } == [16, 74, 16])
    simulator.perform { root.traitOverrides.layoutDirection = .rightToLeft }
    #expect(boxes.map { $0.frame.minX } == [336, 278, 16])
    simulator.perform {
      let third = add(to: root.view)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: third, attribute: .leading, relatedBy: .equal, toItem: root.view, attribute: .trailing,
          multiplier: 0.25, constant: 0),
        third.widthAnchor.constraint(equalToConstant: 10),
      ])
      root.view.layoutIfNeeded()
      // A quarter of the width from the right edge.
      #expect(abs(third.frame.maxX - 301.5) <= 0.17)
    }
  }

  // MARK: Scroll views

  @Test func contentSizeFollowsFromConstraints() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let scroll = UIScrollView()
    var content: UIView!
    var floating: UIView!
    simulator.perform {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(scroll)
      fill(scroll, root.view.safeAreaLayoutGuide)
      content = add(to: scroll)
      fill(content, scroll.contentLayoutGuide)
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 3000),
      ])
      floating = add(to: scroll)
      NSLayoutConstraint.activate([
        floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
        floating.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 5),
        floating.widthAnchor.constraint(equalToConstant: 10), floating.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(scroll.frame == rect(0, 62, 402, 778))
    #expect(scroll.contentSize == CGSize(width: 402, height: 3000))
    #expect(content.frame == rect(0, 0, 402, 3000))
    #expect(floating.frame == rect(5, 4, 10, 10))
    simulator.perform { scroll.contentOffset.y = 100 }
    #expect(floating.frame == rect(5, 104, 10, 10))
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 402, 3000))
  }

  /// For its subviews, the edges of a scroll view are those of its content.
  @Test func edgesOfAScrollViewAreItsContents() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    let content = add(to: scroll)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 3),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -3),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 206, height: 40))
    #expect(content.frame == rect(3, 0, 200, 40))
  }

  /// The app may set the length of a side without constraints.
  @Test func aContentSizeThatConstraintsLeaveOpen() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    scroll.contentSize = CGSize(width: 7, height: 900)
    let content = add(to: scroll)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.widthAnchor.constraint(equalToConstant: 120), content.heightAnchor.constraint(equalToConstant: 40),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 120, height: 900))
    #expect(content.frame == rect(0, 5, 120, 40))
  }

  /// A view without a superview keeps its size, unless its constraints determine another one.
  @Test func aViewAloneIsResized() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    outer.translatesAutoresizingMaskIntoConstraints = false
    let inner = add(to: outer)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    outer.frame.size.width = 130
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 130)
    outer.widthAnchor.constraint(equalToConstant: 60).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 60)
  }

  // MARK: Fitting sizes

  @Test func fittingSizes() {
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      let card = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six"
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
        label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      ])
      // 27 letters of 8.5 points; lines of 20.29 points, on a device pixel.
      #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 250, height: 91.0 / 3))
      let narrow = card.systemLayoutSizeFitting(
        CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(narrow == CGSize(width: 140, height: 152.0 / 3))
      // The measurement changes nothing.
      #expect(card.frame == .zero)
      card.frame.size = CGSize(width: 140, height: 51)
      card.layoutIfNeeded()
      #expect(label.frame == rect(10, 5, 120, 41))
      #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 250, height: 91.0 / 3))
      card.layoutIfNeeded()
      #expect(label.frame == rect(10, 5, 120, 41))
      #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == UIView.layoutFittingExpandedSize)
      #expect(label.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 230)
    }
  }

  // MARK: Motion and drags

  @Test func layoutIfNeededInAnAnimation() {
    let root = UIViewController()
    let simulator = Simulator { root }
    var width: NSLayoutConstraint!
    var box: UIView!
    simulator.perform {
      box = add(to: root.view)
      width = box.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        width, box.heightAnchor.constraint(equalToConstant: 10),
        box.leftAnchor.constraint(equalTo: root.view.leftAnchor),
        box.topAnchor.constraint(equalTo: root.view.topAnchor),
      ])
    }
    simulator.perform {
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.view.layoutIfNeeded() }
    }
    #expect(box.frame.width == 200)
    simulator.run(for: 0.5)
    #expect(abs((simulator.frame(of: box)?.width ?? 0) - 150) < 2)
    simulator.run(for: 1)
    #expect(simulator.frame(of: box)?.width == 200)
    // Without a block, the next layout shows it immediately.
    simulator.perform {
      UIView.animate(withDuration: 1) { width.constant = 50 }
    }
    #expect(simulator.frame(of: box)?.width == 50)
  }

  @Test func contentFollowsADraggedSheet() throws {
    let stage = Stage()
    let (top, bottom) = (UIView(), UIView())
    stage.simulator.perform {
      let view = stage.sheetController.view!
      for box in [top, bottom] {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        fill(box, view.safeAreaLayoutGuide, top: box === top)
      }
      top.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25).isActive = true
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 10).isActive = true
    }
    stage.present()
    func check() {
      let view = stage.sheetController.view!
      #expect(abs(top.frame.height - view.bounds.height / 4) <= 1.0 / 3)
      #expect(abs(bottom.frame.minY - top.frame.maxY - 10) <= 1.0 / 3)
      #expect(abs(bottom.frame.maxY - (view.bounds.height - view.safeAreaInsets.bottom)) <= 1.0 / 3)
    }
    check()
    let before = top.frame.height
    stage.drag(by: -150, lifts: false)
    check()
    #expect(top.frame.height > before + 25)
    stage.simulator.up()
    stage.simulator.settle()
    check()
  }

  private func fill(_ box: UIView, _ guide: UILayoutGuide, top: Bool) {
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      top
        ? box.topAnchor.constraint(equalTo: guide.topAnchor)
        : box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}
