// SPDX-License-Identifier: Apache-2.0

/// An action that an app offers for shared content.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw text of the type.
    public let rawValue: String

    /// Creates a type from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from any text, without an argument label.
    nonisolated public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies the content to the clipboard.
    nonisolated public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the content as a message.
    nonisolated public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the content by mail.
    nonisolated public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints the content.
    nonisolated public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends the content to a nearby device.
    nonisolated public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Adds images to the photo library.
    nonisolated public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact.
    nonisolated public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds a web page to the reading list.
    nonisolated public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")

    /// Returns whether two types are equal, byte by byte.
    nonisolated public static func == (left: ActivityType, right: ActivityType) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the type's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// Creates an activity.
  public override init() {
    super.init()
  }
}

/// A view controller that opens the system's share sheet.
///
/// Present it while a press is handled; browsers reject sharing at other times. Texts and URLs are shared, and other
/// values, including images, are ignored. The app's own activities are not shown, because the browser's share sheet
/// does not support them. In a browser without a share sheet, such as Firefox on a desktop, an alert offers to copy the
/// content.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  #if hasFeature(Embedded)
    /// A closure that is called when the user has shared the content or closed the sheet. The returned items and the
    /// error are always `nil`.
    public typealias CompletionWithItemsHandler =
      @MainActor (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [AnyObject]?,
        _ activityError: UniversalError?
      ) -> Void
  #else
    /// A closure that is called when the user has shared the content or closed the sheet. The returned items and the
    /// error are always `nil`.
    public typealias CompletionWithItemsHandler =
      @MainActor (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
      ) -> Void
  #endif

  private final let content: SharedContent

  #if hasFeature(Embedded)
    /// Creates a controller for texts.
    public convenience init(activityItems: [String], applicationActivities: [UIActivity]?) {
      self.init(SharedContent(title: "", text: activityItems.joinedLines, url: ""))
    }

    /// Creates a controller for URLs. The first is shared as a URL, the others as text.
    public convenience init(activityItems: [URL], applicationActivities: [UIActivity]?) {
      self.init(
        SharedContent(
          title: "", text: activityItems.dropFirst().map { $0.absoluteString }.joinedLines,
          url: activityItems.first?.absoluteString ?? ""))
    }

    /// Not Apple's API: a value of a list of different values.
    public struct Item {
      fileprivate var text: String?
      fileprivate var link: String?

      /// Holds a text.
      public init(_ text: String?) {
        self.text = text
      }

      /// Holds a URL.
      public init(_ url: URL?) {
        link = url?.absoluteString
      }

      /// Holds an object, such as an image, which is not shared.
      public init(_ object: NSObject?) {}

      /// Holds data, which are not shared.
      public init(_ data: Data?) {}
    }

    /// Creates a controller for different values. Only texts and URLs are shared.
    public convenience init(activityItems: [Item], applicationActivities: [UIActivity]?) {
      let links = activityItems.compactMap { $0.link }
      let texts = activityItems.compactMap { $0.text } + links.dropFirst()
      self.init(SharedContent(title: "", text: texts.joinedLines, url: links.first ?? ""))
    }
  #else
    /// Creates a controller for values. Only texts and URLs are shared.
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      var texts = activityItems.compactMap { $0 as? String }
      let links = activityItems.compactMap { ($0 as? URL)?.absoluteString }
      texts += links.dropFirst()
      self.init(SharedContent(title: "", text: texts.joinedLines, url: links.first ?? ""))
    }
  #endif

  package init(_ content: SharedContent) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// Called when the user has shared the content or closed the sheet. The activity type is `nil`, except for a copy,
  /// because browsers do not report the user's choice.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activity types to exclude; `nil` by default. It has no effect, because the share sheet is the system's.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private final var hasBegun = false

  /// Opens the share sheet. Overrides must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasBegun, HostServices.device.canShare, !content.isEmpty else { return }
    hasBegun = true
    HostServices.device.share(content) { [self] isShared in end(nil, isShared) }
  }

  /// Offers to copy the content if there is no share sheet. Overrides must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    guard !content.isEmpty else { return end(nil, false) }
    let alert = UIAlertController(title: nil, message: content.everything, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Copy", style: .default) { [self] _ in
        HostServices.device.copy(content.everything)
        end(.copyToPasteboard, true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [self] _ in end(nil, false) })
    present(alert, animated: true)
  }

  private final func end(_ type: UIActivity.ActivityType?, _ isShared: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    guard let presenter = presentingViewController else {
      handler?(type, isShared, nil, nil)
      return
    }
    presenter.dismiss(animated: false) { handler?(type, isShared, nil, nil) }
  }
}

extension SharedContent {
  fileprivate var isEmpty: Bool { text.utf8.isEmpty && url.utf8.isEmpty }
  /// The text and the URL, on separate lines.
  fileprivate var everything: String { [text, url].filter { !$0.utf8.isEmpty }.joinedLines }
}

extension [String] {
  fileprivate var joinedLines: String { joined(separator: "\n") }
}
