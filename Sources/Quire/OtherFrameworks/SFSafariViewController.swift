// SPDX-License-Identifier: Apache-2.0

/// The methods that respond to changes of a Safari view controller.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called after the controller has opened its address and closed itself. The default implementation does nothing.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Never called: a page is not told when another page has loaded. The default implementation does nothing.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Never called: a page is not told about redirections. The default implementation does nothing.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing; the default.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing; the default.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing; the default.
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}

/// A view controller that shows a web page.
///
/// The app itself runs in a browser, so the page opens in a new tab, and the controller closes itself at once. Present
/// it while a press is handled: at other times browsers block new tabs.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The settings of a controller, which have no effect because the browser shows the page.
  public final class Configuration: NSObject {
    /// Whether the page is shown in the reader if possible; `false` by default.
    public var entersReaderIfAvailable = false
    /// Whether the bars become smaller while the user scrolls; `true` by default.
    public var barCollapsingEnabled = true

    /// Creates the default settings.
    public override init() {
      super.init()
    }
  }

  /// The button that closes a controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// A button with the title Done.
    case done = 0
    /// A button with the title Close.
    case close = 1
    /// A button with the title Cancel.
    case cancel = 2
  }

  /// The delegate, which is told when the controller has finished. Held weakly.
  @Weak public final var delegate: (any SFSafariViewControllerDelegate)?
  /// The settings.
  public final let configuration: Configuration
  /// The color of the bars; `nil` by default. It has no effect, because the browser shows the page.
  public final var preferredBarTintColor: UIColor?
  /// The color of the buttons; `nil` by default. It has no effect, because the browser shows the page.
  public final var preferredControlTintColor: UIColor?
  /// The button that closes the controller; `done` by default. It has no effect, because the browser shows the page.
  public final var dismissButtonStyle = DismissButtonStyle.done

  private final let url: URL
  private final var hasOpened = false

  /// Creates a controller for an address with settings.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a controller for an address.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a controller for an address. `entersReaderIfAvailable` has no effect.
  @available(*, deprecated, message: "write init(url:configuration:)")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// Opens the address. Overrides must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    UIApplication.shared.open(url)
  }

  /// Closes the controller. Overrides must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewControllerDidFinish(self)
    if let stack = navigationController, stack.topViewController === self, stack.viewControllers.count > 1 {
      stack.popViewController(animated: false)
    } else if presentingViewController != nil, !isBeingDismissed {
      dismiss(animated: false)
    }
  }
}
