// SPDX-License-Identifier: Apache-2.0

extension UIAccessibility {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, with Apple's values.
    public let rawValue: UInt32

    /// Creates a message from a number. Numbers without a name are ignored.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared. The argument is the view to read first, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The argument is the view to read next, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something has happened that is not visible in an element. The argument is the text that is read.
    public static let announcement = Notification(rawValue: 1008)
    /// Content has scrolled by a page. The argument is a text, such as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  #if hasFeature(Embedded)
    /// Tells assistive technologies of a change, with the text that they read.
    public static func post(notification: Notification, argument: String) {
      announce(argument)
    }

    /// Tells assistive technologies of a change. They move to the argument if it is a view, and read it if it is a text.
    /// Without an argument, nothing happens: browsers notice by themselves what has changed.
    ///
    /// A view that is not shown at the end of the turn is ignored. In a page, the view gets the focus.
    public static func post(notification: Notification, argument: AnyObject?) {
      if let view = argument as? UIView { move(to: view) }
    }
  #else
    /// Tells assistive technologies of a change. They move to the argument if it is a view, and read it if it is a text.
    /// Without an argument, nothing happens: browsers notice by themselves what has changed.
    ///
    /// A view that is not shown at the end of the turn is ignored. In a page, the view gets the focus.
    public static func post(notification: Notification, argument: Any?) {
      if let text = argument as? String {
        announce(text)
      } else if let view = argument as? UIView {
        move(to: view)
      }
    }
  #endif

  private static func announce(_ text: String) {
    guard !text.utf8.isEmpty else { return }
    Session.current?.sends(.announcement(text))
  }

  private static func move(to view: UIView) {
    guard let session = Session.current else { return }
    session.lastChange = { [session = Weak(session), view = Weak(view)] in
      guard let session = session.wrappedValue, let view = view.wrappedValue else { return nil }
      return session.viewID(of: view).map { .reading($0) }
    }
  }

  /// Whether a screen reader is running; always `false`, because browsers do not tell pages.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user operates the device with switches; always `false`, because browsers do not tell pages.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers bold texts; always `false`, because browsers do not tell pages.
  public static var isBoldTextEnabled: Bool { false }
}
