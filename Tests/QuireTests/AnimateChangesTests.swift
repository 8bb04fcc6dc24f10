// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Views that change in `animateChanges` move on the sheet's own spring, with the same duration. [HDR18]
@MainActor @Suite struct AnimateChangesTests {
  let stage = Stage()
  let box = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))

  init() {
    stage.present()
    let (stage, box) = (stage, box)
    stage.simulator.perform {
      box.backgroundColor = UIColor(white: 0, alpha: 1)
      stage.root.view.addSubview(box)
    }
  }

  var simulator: Simulator { stage.simulator }
  /// The fraction of the sheet's way from medium, at 410, to large, at 72.
  var grown: Double { (410 - (simulator.sheet?.frame.minY ?? .nan)) / (410 - 72) }

  /// The visible alpha, color, transform and box, each from 0 to 1. The root is pushed back meanwhile.
  func parts() -> [Double] {
    let background = simulator.background(of: box) ?? .clear
    return [
      1 - (simulator.alpha(of: box) ?? .nan), Double(background.bits >> 24) / 255,
      (simulator.corners(of: box)?.topLeft ?? .nan) / 10,
    ]
  }

  func grow(_ also: @escaping () -> Void = {}) {
    simulator.perform {
      stage.sheet.animateChanges {
        stage.sheet.selectedDetentIdentifier = .large
        box.alpha = 0
        box.backgroundColor = UIColor(white: 1, alpha: 1)
        box.layer.cornerRadius = 10
        also()
      }
    }
  }

  @Test func theyMoveOnTheSheetsSpring() {
    grow()
    #expect(grown == 0)
    for frame in 0..<40 {
      let grown = min(max(grown, 0), 1)
      for part in parts() { #expect((part - grown).magnitude < 0.02, "frame \(frame)") }
      simulator.run(for: 1 / 120)
    }
    #expect(grown > 0.9)
    simulator.settle()
    #expect(parts() == [1, 1, 1])
  }

  /// A box on an upper layer that is not pushed back, to the point: frame and transform.
  @Test func boxesAndTransformsInTheSheet() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    simulator.perform { stage.sheetController.view.addSubview(mark) }
    simulator.perform {
      stage.sheet.animateChanges {
        stage.sheet.selectedDetentIdentifier = .large
        mark.frame.origin.x = 200
        mark.transform = CGAffineTransform(translationX: 100, y: 0)
      }
      #expect(mark.frame.origin.x == 200)
    }
    for frame in 0..<40 {
      #expect(((simulator.frame(of: mark)?.minX ?? .nan) - 300 * grown).magnitude < 0.5, "frame \(frame)")
      simulator.run(for: 1 / 120)
    }
    simulator.settle()
    #expect(simulator.frame(of: mark)?.minX == 300)
  }

  /// They arrive together with the sheet, not before and not after.
  @Test func theyArriveWithTheSheet() {
    grow()
    var frames = 0
    while simulator.sheet?.phase == .settling, frames < 200 {
      #expect(box.motions?.isLeft(at: simulator.now) == true, "frame \(frames)")
      simulator.run(for: 1 / 240)
      frames += 1
    }
    #expect(frames > 40)
    #expect(box.motions?.isLeft(at: simulator.now) != true)
  }

  /// If they are reversed in flight, they turn around with their position and velocity.
  @Test func theyTurnRoundInFlight() {
    grow()
    simulator.run(for: 0.1)
    let before = simulator.corners(of: box)?.topLeft ?? .nan
    #expect(before > 1 && before < 9)
    simulator.perform {
      stage.sheet.animateChanges {
        stage.sheet.selectedDetentIdentifier = .medium
        box.layer.cornerRadius = 0
      }
    }
    #expect(((simulator.corners(of: box)?.topLeft ?? .nan) - before).magnitude < 0.05)
    simulator.run(for: 0.004)
    // Still on its way up.
    #expect(simulator.corners(of: box)?.topLeft ?? .nan > before)
    simulator.settle()
    #expect(simulator.corners(of: box) == .zero)
  }

  /// Layout caused by a change in the sheet is animated too.
  @Test func layoutMovesAlong() {
    let row = Row(frame: CGRect(x: 0, y: 100, width: 310, height: 10))
    simulator.perform {
      stage.sheetController.view.addSubview(row)
    }
    simulator.perform {
      stage.sheet.animateChanges {
        stage.sheet.selectedDetentIdentifier = .large
        row.isAtEnd = true
      }
      #expect(row.dot.frame.origin.x == 300)
    }
    for frame in 0..<40 {
      #expect(((simulator.frame(of: row.dot)?.minX ?? .nan) - 300 * grown).magnitude < 0.5, "frame \(frame)")
      simulator.run(for: 1 / 120)
    }
  }

  /// So is layout elsewhere, if no sheet moves.
  @Test func layoutElsewhere() {
    let row = Row(frame: CGRect(x: 0, y: 100, width: 310, height: 10))
    simulator.perform {
      stage.root.view.addSubview(row)
    }
    simulator.perform { stage.sheet.animateChanges { row.isAtEnd = true } }
    #expect(simulator.frame(of: row.dot)?.minX == 0)
    simulator.run(for: 0.1)
    let part = TransitionCoordinator.standardTiming.progress(at: 0.1)
    #expect(((simulator.frame(of: row.dot)?.minX ?? .nan) - 300 * part).magnitude < 0.5)
  }

  /// If the sheet stays in place, views still move on its spring.
  @Test func whereTheSheetStays() {
    simulator.perform { stage.sheet.animateChanges { box.alpha = 0 } }
    #expect(simulator.alpha(of: box) == 1)
    simulator.run(for: 0.1)
    let spring = TransitionCoordinator.standardTiming
    #expect(((simulator.alpha(of: box) ?? .nan) - (1 - spring.progress(at: 0.1))).magnitude < 0.02)
    simulator.settle()
    #expect(simulator.alpha(of: box) == 0)
  }

  /// If there is nothing to animate yet, the changes are made nevertheless.
  @Test func beforeThePresentation() {
    let other = UIViewController()
    other.sheetPresentationController?.animateChanges {
      other.sheetPresentationController?.prefersGrabberVisible = true
    }
    #expect(other.sheetPresentationController?.prefersGrabberVisible == true)
  }

  @Test func notWhereAnimationsAreOff() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    simulator.perform { stage.sheet.animateChanges { box.alpha = 0 } }
    #expect(simulator.alpha(of: box) == 0)
  }

  /// A nested call is part of the same motion.
  @Test func withinEachOther() {
    grow { stage.sheet.animateChanges { box.frame.origin.x = 110 } }
    #expect((simulator.frame(of: box)?.minX ?? .nan) < 11)
    #expect(box.motions != nil)
    simulator.settle()
    #expect(parts() == [1, 1, 1])
  }
}

/// A row that lays out a dot at one end or the other.
private final class Row: UIView {
  let dot = UIView()
  var isAtEnd = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    dot.frame = CGRect(x: isAtEnd ? 300 : 0, y: 0, width: 10, height: 10)
  }
}
