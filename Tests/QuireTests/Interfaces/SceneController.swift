// SPDX-License-Identifier: Apache-2.0

import Quire
import Testing

/// The suites about storyboards and nibs. They share a log, so they run one after the other.
@MainActor @Suite(.serialized) struct InterfaceTests {}

/// The calls that the controllers of the tests received, in order. Each test clears them.
@MainActor let sceneCalls = CallLog()

/// A controller of a storyboard that logs its calls. Its title in the storyboard is its name in the log.
class SceneController: UIViewController {
  var allowsSegues = true
  var performsUnwind = true
  /// Called in `prepare(for:sender:)`.
  var prepares: ((UIStoryboardSegue, Any?) -> Void)?
  private let given: String?

  required init?(coder: NSCoder) {
    given = nil
    super.init(nibName: nil, bundle: nil)
    _InterfaceCoder.of(coder).decode(self)
    log("init")
  }

  /// An initializer of the app's own, for creators.
  init?(coder: NSCoder, given: String) {
    self.given = given
    super.init(nibName: nil, bundle: nil)
    _InterfaceCoder.of(coder).decode(self)
    log("init with \(given)")
  }

  var name: String { title ?? "untitled" }
  func log(_ text: String) { sceneCalls.add("\(name) \(text)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log("awakeFromNib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log("shouldPerform '\(identifier)'")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let kind = sender.map { "\(type(of: $0))" } ?? "nil"
    let destination = (segue.destination as? SceneController)?.name ?? "\(type(of: segue.destination))"
    let isLoaded = segue.destination.isViewLoaded
    log("prepare '\(segue.identifier ?? "nil")' to \(destination) from \(kind) loaded \(isLoaded)")
    prepares?(segue, sender)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let result = performsUnwind && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    log("canPerform \(NSStringFromSelector(action)) \(result)")
    return result
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log("unwind towards \((subsequentVC as? SceneController)?.name ?? "other")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

/// A navigation controller that logs what unwind segues ask of it.
final class SceneNavigationController: UINavigationController {
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let result = super.allowedChildrenForUnwinding(from: source)
    sceneCalls.add("navigation allows \(result.map { ($0 as? SceneController)?.name ?? "other" })")
    return result
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    sceneCalls.add("navigation unwinds towards \((subsequentVC as? SceneController)?.name ?? "other")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    sceneCalls.add("navigation pops animated \(animated)")
    return super.popToViewController(viewController, animated: animated)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    sceneCalls.add("navigation dismisses")
    super.dismiss(animated: flag, completion: completion)
  }
}

/// A scene that contains a controller with an empty view, in the shape of generated code.
@MainActor func makeScene<C: SceneController>(
  _ type: C.Type, named name: String, in storyboard: String, _ create: _InterfaceCreator?,
  make: (NSCoder) -> C?, load: @escaping @MainActor (C) -> Void = { _ in }
) -> C {
  let coder = _InterfaceCoder { object in
    guard let controller = object as? C else { return }
    controller.title = name
  }
  let controller = _make(coder, create) { make(coder) }
  controller._interface = _ControllerInterface(storyboard: storyboard, identifier: name) { (controller: C) in
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    load(controller)
  }
  return controller
}

/// Adds a button to a controller's view, below the earlier ones.
@MainActor @discardableResult func addButton(_ title: String, to controller: UIViewController) -> UIButton {
  let view = controller.view!
  let button = UIButton(type: .system)
  button.frame = CGRect(x: 20, y: 200 + 50 * CGFloat(view.subviews.count), width: 200, height: 40)
  button.setTitle(title, for: .normal)
  view.addSubview(button)
  return button
}
