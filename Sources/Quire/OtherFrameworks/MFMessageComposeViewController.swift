// SPDX-License-Identifier: Apache-2.0

/// The result of a message composer.
public enum MessageComposeResult: Int, Sendable {
  /// The user discarded the message, or it is not known whether the message was sent.
  case cancelled = 0
  /// The message was sent.
  case sent = 1
  /// The message could not be sent.
  case failed = 2
}

/// The method that responds to the result of a message composer.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called after the message was handed to the message app, with the result `cancelled`: a page is not told whether
  /// the user sends it.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A view controller in which the user writes and sends a text message.
///
/// A page can't send messages. The composer hands the text to the user's message app, by an `sms:` address, and
/// finishes at once. Present it while a press is handled: at other times browsers do not open other apps.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which is told the result and dismisses the composer. Held weakly.
  @Weak public final var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The phone numbers to which the message goes; `nil` by default.
  public final var recipients: [String]?
  /// The text of the message; `nil` by default.
  public final var body: String?
  /// The subject; `nil` by default. It has no effect, because an address of a message has no subject.
  public final var subject: String?

  private final var hasOpened = false

  /// Returns whether the composer can be presented: always `true`.
  public final class func canSendText() -> Bool { true }
  /// Returns whether a message can have a subject: always `false`.
  public final class func canSendSubject() -> Bool { false }
  /// Returns whether a message can have files: always `false`.
  public final class func canSendAttachments() -> Bool { false }

  /// Creates a composer without recipients. Both parameters are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a composer without recipients.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// Hides the button for attachments. It has no effect, because the message app has its own buttons.
  public final func disableUserAttachments() {}

  /// Hands the message to the message app. Overrides must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    isNavigationBarHidden = true
    var address = ComposedAddress(scheme: "sms:", recipients: recipients ?? [])
    address.add("body", body ?? "")
    Session.current?.opens(address.text)
  }

  /// Tells the delegate the result. Overrides must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let delegate = messageComposeDelegate {
      delegate.messageComposeViewController(self, didFinishWith: .cancelled)
    } else {
      dismiss(animated: false)
    }
  }
}
