// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The environment changes in each phase of a sheet.
@Suite struct EnvironmentChangeTests {
  enum Situation: CaseIterable { case opening, dragged, settling, resting, dismissing, dismissingByUser }

  static func rig(at situation: Situation, in environment: Environment = Rig.phone) -> Rig {
    var rig = Rig(environment)
    rig.send(.present(.first, .sheet(), animated: true))
    if situation == .opening {
      rig.run(for: 0.08)
      return rig
    }
    rig.settle()
    let rest = rig.offset(.first)
    switch situation {
    case .opening, .resting: break
    case .dragged: rig.release(at: rest - 60, lifts: false)
    case .settling:
      rig.release(at: rest - 60, velocity: -1500)
      rig.run(for: 0.04)
    case .dismissing:
      rig.send(.dismiss(.first, animated: true))
      rig.run(for: 0.08)
    case .dismissingByUser:
      rig.release(at: rest + 80, velocity: 1500)
      rig.run(for: 0.04)
    }
    return rig
  }

  static let worlds = [
    Rig.phone, Rig.landscape, Rig.homeButton, Rig.pad, Environment.small,
    Environment(container: Size(width: 1, height: 1)),
    Rig.pad.with { $0.horizontalSizeClass = .compact },
  ]

  @Test(arguments: Situation.allCases, worlds)
  func everyChangeLeavesAUsableSheet(situation: Situation, world: Environment) {
    var rig = Self.rig(at: situation)
    let leaves = situation == .dismissing || situation == .dismissingByUser
    rig.send(.environment(world, []))
    rig.run(for: 0.05)
    rig.up(300)
    rig.settle()
    if leaves {
      #expect(rig.stack.presentations.isEmpty)
      #expect(rig.tale.contains("left 1"))
      return
    }
    if situation == .dragged, rig.stack.presentations.isEmpty { return }
    // It has the same position as a sheet that is presented in that environment.
    let fresh = Rig.resting(in: world) { $0.sheet.selected = rig.stack.configuration(of: .first)?.sheet.selected }
    #expect(rig.stack.phase(of: .first) == .resting)
    #expect(rig.stack.modelFrame(of: .first) == fresh.stack.modelFrame(of: .first))
    #expect(rig.sample(.first) == fresh.sample(.first))
    #expect(rig.sample(.root) == fresh.sample(.root))
  }

  @Test func aRestingSheetStandsAtOnceAfterARotation() {
    var rig = Self.rig(at: .resting, in: Rig.phone)
    rig.send(.environment(Rig.pad, []))
    #expect(rig.stack.phase(of: .first) == .resting)
    #expect(rig.offset(.first) == 284)
  }

  @Test func aMovingSheetGoesOnFromTheSamePartOfTheWay() {
    // From out of sight (874) to the top (72) half way is 473; on the home-button phone 667 and 40: 353.5.
    var rig = Rig.resting([.large])
    rig.release(at: 473, lifts: false)
    rig.up(483)
    #expect(rig.offset(.first) == 473)
    rig.send(.environment(Rig.homeButton, []))
    #expect(near(rig.offset(.first), 353.5))
    #expect(rig.stack.phase(of: .first) == .settling)
  }

  @Test func aMovingSheetKeepsItsSpeed() {
    var rig = Self.rig(at: .settling)
    let before = rig.velocity(.first)
    // The bar at the top grows by a point, which moves large and nothing else.
    rig.send(.environment(Rig.phone.with { $0.safeArea.top = 63 }, []))
    #expect(near(rig.velocity(.first), before, within: 1))
  }

  @Test func draggedIntoAWorldWhereItCannotBeDraggedItRests() {
    var rig = Self.rig(at: .dragged)
    rig.send(.environment(Rig.landscape, []))
    #expect(rig.stack.phase(of: .first) == .resting && rig.offset(.first) == 0)
    // The finger that is still down moves nothing.
    rig.move(700)
    rig.up(700)
    rig.settle()
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 0, y: 0, width: 874, height: 402))
  }

  @Test func mediumComesBackAfterLandscape() {
    // Sources.md T12: medium as the only detent rests at large in landscape, and at medium again in portrait.
    var rig = Rig.resting([.medium], in: Rig.phone) { $0.sheet.prefersEdgeAttachedInCompactHeight = true }
    rig.send(.environment(Rig.landscape, []))
    #expect(rig.offset(.first) == 8)
    #expect(rig.tale.last == "noActiveDetent 1")
    rig.send(.environment(Rig.phone, []))
    #expect(rig.offset(.first) == 410)
  }

  @Test func detentsComeWithTheEnvironment() {
    // One input carries both, so there is no frame between them.
    var rig = Rig.resting([.value(9, 200)])
    rig.send(.environment(Rig.homeButton, [Resolution(id: .first, detents: [.value(9, 150)])]))
    #expect(rig.offset(.first) == 517)
  }

  @Test func aResolutionAloneIsNotAnimated() {
    // Sources.md E8, A14.
    var rig = Rig.resting([.value(9, 200)])
    rig.send(.environment(Rig.phone, [Resolution(id: .first, detents: [.value(9, 300)])]))
    #expect(rig.offset(.first) == 540 && rig.stack.phase(of: .first) == .resting)
  }

  @Test func aResolutionForNobodyIsLeftOut() {
    var rig = Rig.resting()
    rig.send(.environment(Rig.phone, [Resolution(id: .third, detents: [])]))
    #expect(rig.offset(.first) == 410)
  }

  @Test func theSameEnvironmentAgainChangesNothing() {
    var rig = Self.rig(at: .settling)
    rig.forget()
    let place = rig.offset(.first)
    rig.send(.environment(Rig.phone, []))
    #expect(rig.log.isEmpty && rig.offset(.first) == place)
  }
}

extension Rig {
  /// The velocity in points per second, from two samples around the current time.
  func velocity(_ id: PresentationID, at time: Seconds? = nil) -> Double {
    let time = time ?? now
    let step = 1e-6
    return ((stack.offset(of: id, at: time + step) ?? .nan) - (stack.offset(of: id, at: time) ?? .nan)) / step
  }
}
