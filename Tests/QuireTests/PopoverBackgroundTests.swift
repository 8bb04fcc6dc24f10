// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// An app's card with a band for the title and a button in it.
class CardBackground: UIPopoverBackgroundView {
  static var asked: [String] = []
  static var made = 0

  let button = UIButton(type: .system)
  var presses = 0
  var settings: [String] = []
  var layouts = 0
  private var direction = UIPopoverArrowDirection.unknown
  private var offset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    CardBackground.made += 1
    backgroundColor = .systemIndigo
    button.setTitle("Card", for: .normal)
    button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.presses += 1 }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set {
      settings.append("direction")
      direction = newValue
    }
  }
  override var arrowOffset: CGFloat {
    get { offset }
    set {
      settings.append("offset")
      offset = newValue
    }
  }
  override class func arrowBase() -> CGFloat {
    asked.append("base")
    return 28
  }
  override class func arrowHeight() -> CGFloat {
    asked.append("height")
    return 14
  }
  override class func contentViewInsets() -> UIEdgeInsets {
    asked.append("insets")
    return UIEdgeInsets(top: 30, left: 8, bottom: 10, right: 12)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    button.frame = CGRect(x: 20, y: arrowDirection == .up ? 14 : 0, width: 100, height: 30)
  }
}

/// Without rounded content and shadow.
final class PlainBackground: CardBackground {
  override class var wantsDefaultContentAppearance: Bool { false }
}

extension PopoverStage {
  var card: CardBackground? { popover.storedBackground?.view as? CardBackground }

  /// The visible frame of the card.
  var cardFrame: CGRect? { card.flatMap { simulator.frame(of: $0) } }
}

/// Custom borders and arrows. [DOC-POP] [HDR-POP]
@MainActor @Suite struct PopoverBackgroundTests {
  nonisolated static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Around a source of 80 by 80 with its center at (400, 500), content of 300 by 200: the tip is on the source's edge,
  /// the arrow's height and the inset of its side are between the tip and the content, and the view surrounds all of
  /// it.
  @Test(arguments: directions) func geometry(direction: UIPopoverArrowDirection) {
    let stage = PopoverStage(source: CGRect(x: 360, y: 460, width: 80, height: 80))
    stage.present {
      $0.popoverBackgroundViewClass = CardBackground.self
      $0.permittedArrowDirections = direction
    }
    let (content, box): (CGRect, CGRect)
    switch direction {
    case .up:
      content = CGRect(x: 250, y: 540 + 14 + 30, width: 300, height: 200)
      box = CGRect(x: 242, y: 540, width: 320, height: 254)
    case .down:
      content = CGRect(x: 250, y: 460 - 14 - 10 - 200, width: 300, height: 200)
      box = CGRect(x: 242, y: 206, width: 320, height: 254)
    case .left:
      content = CGRect(x: 440 + 14 + 8, y: 400, width: 300, height: 200)
      box = CGRect(x: 440, y: 370, width: 334, height: 240)
    default:
      content = CGRect(x: 360 - 14 - 12 - 300, y: 400, width: 300, height: 200)
      box = CGRect(x: 26, y: 370, width: 334, height: 240)
    }
    #expect(stage.state?.frame == content)
    #expect(stage.popover.presentedView?.frame == content)
    #expect(stage.popover.frameOfPresentedViewInContainerView == content)
    #expect(stage.card?.frame == box)
    #expect(stage.cardFrame == box)
    #expect(stage.card?.arrowDirection == direction)
    #expect(stage.popover.arrowDirection == direction)
    // The center of the card, 2 beside that of the content horizontally and 10 above it, plus the offset is the
    // source's.
    #expect(stage.card?.arrowOffset == (direction == .up || direction == .down ? -2 : 10))
    #expect(stage.state?.corners == Corners(top: 13, bottom: 13))
  }

  /// [DOC-POP]: the methods are called once. Later, the view is only moved.
  @Test func askedOnce() {
    CardBackground.asked = []
    CardBackground.made = 0
    let stage = PopoverStage()
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    #expect(CardBackground.asked.sorted() == ["base", "height", "insets"])
    #expect(stage.card?.settings == ["direction", "offset"])
    let layouts = stage.card?.layouts
    stage.simulator.perform { stage.source.frame.origin.y += 40 }
    #expect(stage.card?.settings == ["direction", "offset"])
    #expect(stage.card?.layouts == layouts)
    // At the window's edge, the card stays in place and its arrow moves.
    let frame = stage.cardFrame
    stage.simulator.perform { stage.source.frame.origin.x += 10 }
    #expect(stage.card?.settings == ["direction", "offset", "offset"])
    #expect(stage.cardFrame == frame)
    #expect(stage.card?.layouts == layouts.map { $0 + 1 })
    stage.simulator.perform { stage.popover.permittedArrowDirections = .down }
    stage.simulator.perform { stage.source.frame.origin.y = 600 }
    #expect(stage.card?.arrowDirection == .down)
    #expect(CardBackground.made == 1)
    #expect(CardBackground.asked.count == 3)
  }

  /// The arrow stays along the straight part of the content's edge: 13 of its corner and half of 28 from each end.
  @Test(arguments: [0.0, 790]) func slidesAlongTheEdge(x: Double) throws {
    let stage = PopoverStage(source: CGRect(x: x, y: 300, width: 20, height: 20))
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    let (card, frame) = try #require(stage.card.flatMap { card in stage.cardFrame.map { (card, $0) } })
    // Margins apply to the card, not to the content.
    #expect(x == 0 ? frame.minX == 10 : frame.maxX == 810)
    let content = try #require(stage.state?.frame)
    let tip = frame.midX + card.arrowOffset
    #expect(tip == (x == 0 ? content.minX + 27 : content.maxX - 27))
    #expect(stage.state?.arrow?.tip == Point(x: Double(tip), y: 320))
  }

  /// Rounded corners and a shadow, unless the view wants neither.
  @Test func contentAppearance() throws {
    #expect(UIPopoverBackgroundView.wantsDefaultContentAppearance)
    let stage = PopoverStage()
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    let id = try #require(stage.state).id
    #expect(stage.simulator.popoverBackground(of: .presentation(id))?.castsShadow == true)
    stage.simulator.perform { stage.popover.popoverBackgroundViewClass = PlainBackground.self }
    #expect(stage.simulator.popoverBackground(of: .presentation(id))?.castsShadow == false)
    #expect(stage.state?.corners == .zero)
    // Its arrow may be at the very end of the content's edge.
    stage.simulator.perform { stage.source.frame.origin.x = 0 }
    #expect(stage.state?.arrow?.tip.x == 32.0)
  }

  /// Another class, or none, while it is shown.
  @Test func anotherClass() throws {
    let stage = PopoverStage()
    stage.present { $0.backgroundColor = .red }
    #expect(stage.popover.popoverBackgroundViewClass == nil)
    #expect(stage.state?.frame.minY == 153)
    let views = stage.simulator.viewCount
    stage.simulator.perform { stage.popover.popoverBackgroundViewClass = CardBackground.self }
    let card = try #require(stage.card)
    #expect(stage.state?.frame.minY == 184.0)
    #expect(stage.simulator.viewCount > views)
    stage.simulator.perform { stage.popover.popoverBackgroundViewClass = PlainBackground.self }
    #expect(card.superview == nil)
    #expect(stage.card is PlainBackground)
    stage.simulator.perform { stage.popover.popoverBackgroundViewClass = nil }
    #expect(stage.state?.frame.minY == 153)
    #expect(stage.simulator.viewCount == views)
    #expect(stage.simulator.popoverBackground(of: .presentation(try #require(stage.state).id)) == nil)
    #expect(stage.simulator.picture().contains("M110.0 -13.0L91.5 0L128.5 0z"))
  }

  // MARK: Adaptation

  /// As a sheet it has the system's chrome, and as a popover it has the same view again. The content keeps its place.
  @Test func aSheetAndBack() throws {
    CardBackground.made = 0
    let stage = PopoverStage()
    stage.sheet.detents = [.medium(), .large()]
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    let (card, frame) = (try #require(stage.card), try #require(stage.cardFrame))
    let (home, name) = (stage.content.view.superview, stage.simulator.session.viewID(of: stage.content.view))
    let id = try #require(stage.state).id
    stage.simulator.change(to: .phone)
    stage.simulator.settle()
    #expect(stage.state?.form == .sheet)
    #expect(card.superview == nil && card.window == nil)
    #expect(stage.cardFrame == nil)
    #expect(stage.simulator.popoverBackground(of: .presentation(id)) == nil)
    #expect(stage.state?.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    stage.simulator.change(to: .pad)
    stage.simulator.settle()
    #expect(stage.state?.form == .popover)
    #expect(stage.card === card)
    #expect(stage.cardFrame == frame)
    #expect(CardBackground.made == 1)
    #expect(stage.content.view.superview === home)
    #expect(stage.simulator.session.viewID(of: stage.content.view) == name)
  }

  /// A presentation that begins as a sheet gets it when it becomes a popover.
  @Test func fromASheet() {
    let stage = PopoverStage(.phone)
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    #expect(stage.cardFrame == nil)
    #expect(stage.state?.form == .sheet)
    stage.simulator.change(to: .pad)
    stage.simulator.settle()
    #expect(stage.state?.frame == CGRect(x: 18, y: 184, width: 300, height: 200))
    #expect(stage.cardFrame == CGRect(x: 10, y: 140, width: 320, height: 254))
    #expect(stage.card?.arrowOffset == -50.0)
  }

  /// [DOC-POP]: arrow and offset follow a changed environment.
  @Test func rotation() {
    let stage = PopoverStage(source: CGRect(x: 780, y: 600, width: 20, height: 20))
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    #expect(stage.card?.arrowDirection == .up)
    var landscape = Device.pad
    landscape.environment.container = Size(width: 1180, height: 820)
    stage.simulator.change(to: landscape)
    // Below 620 there is no room for 254.
    #expect(stage.card?.arrowDirection == .down)
    #expect(stage.cardFrame == CGRect(x: 632, y: 346, width: 320, height: 254))
    #expect(stage.card?.arrowOffset == -2)
  }

  // MARK: Touches

  /// Touches on it reach its subviews and don't dismiss the popover. Other touches do.
  @Test func touches() throws {
    let stage = PopoverStage()
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    let card = try #require(stage.card)
    #expect(stage.simulator.element("Card")?.isReachable == true)
    try stage.simulator.tap("Card")
    #expect(card.presses == 1)
    // Beside the button, beside the arrow, and below the content.
    for point in [CGPoint(x: 250, y: 170), CGPoint(x: 14, y: 141), CGPoint(x: 100, y: 390)] {
      stage.simulator.tap(at: point)
      #expect(stage.log.drain() == [])
    }
    stage.simulator.tap(at: CGPoint(x: 100, y: 396))
    stage.simulator.settle()
    #expect(stage.log.drain().last == "didDismiss")
  }

  @Test func passingThrough() {
    let stage = PopoverStage()
    var presses = 0
    let button = UIButton(type: .system)
    button.setTitle("Named", for: .normal)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.simulator.perform {
      button.frame = CGRect(x: 0, y: 150, width: 820, height: 400)
      stage.root.view.addSubview(button)
    }
    stage.present {
      $0.popoverBackgroundViewClass = CardBackground.self
      $0.passthroughViews = [button]
    }
    stage.simulator.tap(at: CGPoint(x: 250, y: 170))
    #expect(presses == 0)
    stage.simulator.tap(at: CGPoint(x: 600, y: 170))
    #expect(presses == 1)
    #expect(stage.state != nil)
  }

  // MARK: Lifetime

  @Test func comesAndGoes() throws {
    weak var card: CardBackground?
    let stage = PopoverStage()
    let views = stage.simulator.viewCount
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    card = stage.card
    #expect(card?.window != nil)
    stage.simulator.perform { stage.root.dismiss(animated: true) }
    stage.simulator.settle()
    #expect(stage.simulator.viewCount == views)
    #expect(card == nil)
  }

  /// It gets the same traits as the content.
  @Test func lightAndDark() throws {
    let stage = PopoverStage()
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    let card = try #require(stage.card)
    #expect(stage.simulator.background(of: card) == RGBA(bits: 0x5856_D6FF))
    stage.simulator.change(to: .dark)
    #expect(card.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.simulator.background(of: card) == RGBA(bits: 0x5E5C_E6FF))
  }

  /// While an app's animator moves the popover, the card is behind it and fades in like the dimming.
  @Test func withAnAnimator() throws {
    let stage = PopoverStage()
    let fading = Fading()
    stage.content.transitioningDelegate = fading
    stage.simulator.perform {
      stage.popover.popoverBackgroundViewClass = CardBackground.self
      stage.root.present(stage.content, animated: true)
    }
    let card = try #require(stage.card)
    let frame = CGRect(x: 10, y: 140, width: 320, height: 254)
    stage.simulator.run(for: 0.25)
    #expect(stage.cardFrame == frame)
    let alpha = try #require(stage.simulator.alpha(of: card))
    #expect(alpha > 0.01 && alpha < 0.99)
    // The visible part of the card casts the shadow, and the content in front of it casts none.
    let wrapper = try #require(stage.popover.presentedView)
    #expect(stage.simulator.shadow(of: wrapper) == Shadow.none)
    let siblings = try #require(card.superview).subviews
    let places = [card, wrapper].map { (view: UIView) -> Int in siblings.firstIndex { $0 === view } ?? -1 }
    #expect(places[0] >= 0 && places[0] < places[1])
    stage.simulator.settle()
    #expect(stage.cardFrame == frame)
    #expect(stage.simulator.alpha(of: card) == 1)
    #expect(stage.state?.frame == CGRect(x: 18, y: 184, width: 300, height: 200))
    stage.simulator.perform { stage.root.dismiss(animated: true) }
    stage.simulator.run(for: 0.25)
    #expect(stage.cardFrame == frame)
    stage.simulator.settle()
    #expect(card.window == nil)
  }

  @Test func thePictureShowsIt() throws {
    let stage = PopoverStage()
    stage.present { $0.popoverBackgroundViewClass = CardBackground.self }
    let picture = stage.simulator.picture()
    // From the content's corner: 8 to the left, inset and arrow above, with the shadow of its drawing, and no other
    // arrow.
    #expect(picture.contains("<g filter='url(#cast3)'><g transform='translate(-8.0 -44.0)'"))
    #expect(picture.contains("<feDropShadow"))
    #expect(!picture.contains("L91.5 0L128.5 0z"))
  }
}

/// Fades in half a second.
private final class Fading: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let coming = transitionContext.view(forKey: .to)
    if let coming {
      transitionContext.containerView.addSubview(coming)
      coming.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
      coming.alpha = 0
    }
    UIView.animate(withDuration: 0.5) {
      coming?.alpha = 1
      transitionContext.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

/// Mistakes for which UIKit raises an exception: the process stops with the name of the missing member.
@Suite struct AbstractBackgroundTests {
  class Numbers: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets { .zero }
  }
  final class NoHeight: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { .zero }
  }
  final class NoBase: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets { .zero }
  }
  final class NoInsets: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
  }
  final class NoDirection: Numbers {
    override var arrowOffset: CGFloat {
      get { 0 }
      set {}
    }
  }
  final class NoOffset: Numbers {
    override var arrowDirection: UIPopoverArrowDirection {
      get { .up }
      set {}
    }
  }
  /// A class with the required methods that is not a background view.
  final class Stranger: UIView, UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat { 20 }
    static func arrowHeight() -> CGFloat { 10 }
    static func contentViewInsets() -> UIEdgeInsets { .zero }
  }

  @MainActor static func present(_ type: any UIPopoverBackgroundViewMethods.Type) {
    let stage = PopoverStage()
    stage.present { $0.popoverBackgroundViewClass = type }
  }

  @Test func eachMember() async {
    let noHeight = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AbstractBackgroundTests.present(NoHeight.self) }
    }
    #expect(stopped(noHeight, saying: "must override arrowHeight(), without calling super."))
    let noBase = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AbstractBackgroundTests.present(NoBase.self) }
    }
    #expect(stopped(noBase, saying: "must override arrowBase(), without calling super."))
    let noInsets = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AbstractBackgroundTests.present(NoInsets.self) }
    }
    #expect(stopped(noInsets, saying: "must override contentViewInsets(), without calling super."))
    let noDirection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AbstractBackgroundTests.present(NoDirection.self) }
    }
    #expect(stopped(noDirection, saying: "must override arrowDirection, without calling super."))
    let noOffset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AbstractBackgroundTests.present(NoOffset.self) }
    }
    #expect(stopped(noOffset, saying: "must override arrowOffset, without calling super."))
  }

  @Test func whatIsNoBackground() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AbstractBackgroundTests.present(Stranger.self) }
    }
    #expect(stopped(result, saying: "popoverBackgroundViewClass must be a subclass of UIPopoverBackgroundView."))
  }
}
