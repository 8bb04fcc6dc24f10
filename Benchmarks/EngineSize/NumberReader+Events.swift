// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension NumberReader {
  mutating func event() -> Event? {
    switch count(below: 14) {
    case 0: return .environment(environment(), list(3) { Resolution(id: $0.id(), detents: $0.detents()) })
    case 1: return .present(id(), configuration(), animated: flag())
    case 2: return .configure(id(), configuration(), animated: flag())
    case 3: return .dismiss(id(), animated: flag())
    case 4: return .touchBegan(touch(), target(), list(3) { $0.scroller() }, list(3) { $0.competingGesture() })
    case 5: return .touchMoved(touch())
    case 6: return .touchEnded(touch())
    case 7: return .touchCanceled(TouchID(rawValue: Int32(count(below: 3))))
    case 8: return .wheel(vector(), target(), list(3) { $0.scroller() }, isEnd: flag())
    case 9: return .activate(target())
    case 10: return .escape
    case 11:
      let token = Question.Token(rawValue: UInt32(count(below: 1000)))
      switch count(below: 3) {
      case 0: return .answer(token, .yes)
      case 1: return .answer(token, .no)
      default: return .answer(token, .settle(key()))
      }
    case 12: return .advance
    default: return .finishMotion
    }
  }

  mutating func environment() -> Environment {
    var environment = Environment(container: size(), safeArea: insets())
    environment.horizontalSizeClass = SizeClass(rawValue: UInt8(count(below: 3))) ?? .unspecified
    environment.verticalSizeClass = SizeClass(rawValue: UInt8(count(below: 3))) ?? .unspecified
    environment.idiom = flag() ? .pad : .phone
    environment.displayScale = number()
    environment.displayCornerRadius = number()
    environment.keyboard = Keyboard(frame: rect(), owner: optional { $0.id() })
    environment.keyboard.motion = optional {
      KeyboardMotion(
        duration: $0.number(),
        curve: TimingCurve(x1: $0.number(), y1: $0.number(), x2: $0.number(), y2: $0.number()))
    }
    environment.isRightToLeft = flag()
    environment.prefersReducedMotion = flag()
    return environment
  }

  mutating func configuration() -> Configuration {
    var configuration = Configuration(form: Form(rawValue: UInt8(count(below: 6))) ?? .sheet)
    configuration.sheet = sheet()
    configuration.popover = PopoverOptions(
      source: rect(), permittedArrows: ArrowDirections(rawValue: UInt8(count(below: 16))), margins: insets(),
      canOverlapSource: flag(), adaptsToSheet: flag())
    configuration.preferredContentSize = size()
    configuration.isModal = flag()
    configuration.wantsProgress = flag()
    configuration.wantsProgressInMotion = flag()
    configuration.wantsSettleTarget = flag()
    configuration.asksToDismiss = flag()
    return configuration
  }

  private mutating func sheet() -> SheetOptions {
    SheetOptions(
      detents: detents(), selected: optional { $0.key() }, largestUndimmed: optional { $0.key() },
      prefersGrabberVisible: flag(), preferredCornerRadius: optional { $0.number() },
      prefersEdgeAttachedInCompactHeight: flag(), widthFollowsPreferredContentSizeWhenEdgeAttached: flag(),
      prefersPageSizing: flag(), placing: Placing(rawValue: UInt8(count(below: 4))) ?? .automatic,
      source: optional { $0.rect() }, handoffExpanding: Handoff(rawValue: UInt8(count(below: 3))) ?? .none,
      handoffCollapsing: Handoff(rawValue: UInt8(count(below: 3))) ?? .none,
      keyboard: KeyboardPolicy(rawValue: UInt8(count(below: 3))) ?? .expand, pushesBackPresenter: flag())
  }

  mutating func detents() -> [Detent] {
    list(5) { numbers in
      let key = numbers.key()
      switch numbers.count(below: 5) {
      case 0: return Detent(key: key, height: .medium)
      case 1: return Detent(key: key, height: .large)
      case 2: return Detent(key: key, height: .value(numbers.number()))
      case 3: return Detent(key: key, height: .fitted(numbers.number()))
      default: return Detent(key: key, height: .inactive)
      }
    }
  }

  mutating func id() -> PresentationID { PresentationID(rawValue: UInt32(count(below: 8))) }
  private mutating func key() -> DetentKey { DetentKey(rawValue: Int32(count(below: 100))) }

  private mutating func touch() -> Touch {
    Touch(id: TouchID(rawValue: Int32(count(below: 3))), point: Point(x: number(), y: number()))
  }

  private mutating func target() -> TouchTarget {
    let layer = flag() ? Layer.presentation(id()) : .root
    return TouchTarget(layer, TouchTarget.Part(rawValue: UInt8(count(below: 5))) ?? .content)
  }

  private mutating func scroller() -> Scroller {
    Scroller(
      id: ScrollerID(rawValue: UInt32(count(below: 4))), offset: vector(), range: vector(),
      hasRefreshControl: flag(), dismissesKeyboard: flag())
  }

  private mutating func competingGesture() -> CompetingGesture {
    CompetingGesture(axis: CompetingGesture.Axis(rawValue: UInt8(count(below: 3))) ?? .both, hasBegun: flag())
  }

  private mutating func vector() -> Vector { Vector(dx: number(), dy: number()) }
  private mutating func size() -> Size { Size(width: number(), height: number()) }
  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  private mutating func insets() -> Insets {
    Insets(top: number(), left: number(), bottom: number(), right: number())
  }
}
