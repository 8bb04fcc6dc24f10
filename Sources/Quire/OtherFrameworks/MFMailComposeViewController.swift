// SPDX-License-Identifier: Apache-2.0

/// The result of a mail composer.
public enum MFMailComposeResult: Int, Sendable {
  /// The user discarded the message.
  case cancelled = 0
  /// The message is in the mail app, where the user can send it.
  case saved = 1
  /// The message was sent.
  case sent = 2
  /// The message could not be sent.
  case failed = 3
}

/// The method that responds to the result of a mail composer.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  #if hasFeature(Embedded)
    /// Called after the message was handed to the mail app, with the result `saved`: a page is not told whether the
    /// user sends it. The error is `nil`. The default implementation dismisses the composer.
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: UniversalError?)
  #else
    /// Called after the message was handed to the mail app, with the result `saved`: a page is not told whether the
    /// user sends it. The error is `nil`. The default implementation dismisses the composer.
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
  #endif
}

extension MFMailComposeViewControllerDelegate {
  #if hasFeature(Embedded)
    /// Dismisses the composer; the default.
    public func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: UniversalError?
    ) {
      controller.dismiss(animated: false)
    }
  #else
    /// Dismisses the composer; the default.
    public func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      controller.dismiss(animated: false)
    }
  #endif
}

/// A view controller in which the user writes and sends mail.
///
/// A page can't send mail. The composer hands the message to the user's mail app, by a `mailto:` address, and finishes
/// at once. Present it while a press is handled: at other times browsers do not open other apps.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which is told the result and dismisses the composer. Held weakly.
  @Weak public final var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private final var subject = ""
  private final var body = ""
  private final var recipients: [[String]] = [[], [], []]
  private final var hasOpened = false

  /// Returns whether the composer can be presented: always `true`.
  public final class func canSendMail() -> Bool { true }

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

  /// Sets the subject of the message.
  public final func setSubject(_ subject: String) { self.subject = subject }

  /// Sets the recipients; `nil` for none.
  public final func setToRecipients(_ toRecipients: [String]?) { recipients[0] = toRecipients ?? [] }

  /// Sets the recipients of a copy; `nil` for none.
  public final func setCcRecipients(_ ccRecipients: [String]?) { recipients[1] = ccRecipients ?? [] }

  /// Sets the recipients of a copy that the others do not see; `nil` for none.
  public final func setBccRecipients(_ bccRecipients: [String]?) { recipients[2] = bccRecipients ?? [] }

  /// Sets the text of the message. `isHTML` has no effect: the mail app shows the text as it is.
  public final func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }

  /// Sets the address of the sender. It has no effect, because the mail app chooses the sender.
  public final func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// Adds a file. Unavailable: an address can't contain files.
  @available(*, unavailable, message: "a page hands no files to the mail app; share them, or write a link in the body")
  public final func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// Hands the message to the mail app. Overrides must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    isNavigationBarHidden = true
    var address = ComposedAddress(scheme: "mailto:", recipients: recipients[0])
    for (name, list) in [("cc", recipients[1]), ("bcc", recipients[2])] {
      address.add(name, list.joined(separator: ","))
    }
    address.add("subject", subject)
    address.add("body", body)
    Session.current?.opens(address.text)
  }

  /// Tells the delegate the result. Overrides must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let delegate = mailComposeDelegate {
      delegate.mailComposeController(self, didFinishWith: .saved, error: nil)
    } else {
      dismiss(animated: false)
    }
  }
}
