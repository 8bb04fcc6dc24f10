// SPDX-License-Identifier: Apache-2.0

extension UIAccessibility {
  /// The kind of a notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value, with Apple's values.
    public let rawValue: UInt32

    /// Creates a kind from a raw value. Unknown values are ignored.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen appeared. The argument is the view to read first, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed. The argument is the view to read next, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An event occurred that no element shows. The argument is the text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// Content scrolled by a page. The argument is a text, for example "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  #if hasFeature(Embedded)
    /// Notifies assistive technologies of a change, with a text to read.
    public static func post(notification: Notification, argument: String) {
      announce(argument)
    }

    /// Notifies assistive technologies of a change. If the argument is a view, they move to it; if it is a text, they
    /// read it. Without an argument, the call has no effect, because browsers detect changes themselves.
    ///
    /// A view that is not visible at the end of the turn is ignored. In a page, the view receives the focus.
    public static func post(notification: Notification, argument: AnyObject?) {
      if let view = argument as? UIView { move(to: view) }
    }
  #else
    /// Notifies assistive technologies of a change. If the argument is a view, they move to it; if it is a text, they
    /// read it. Without an argument, the call has no effect, because browsers detect changes themselves.
    ///
    /// A view that is not visible at the end of the turn is ignored. In a page, the view receives the focus.
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

  /// Whether a screen reader is running. Always `false`, because browsers do not report it.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user controls the device with switches. Always `false`, because browsers do not report it.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers bold text. Always `false`, because browsers do not report it.
  public static var isBoldTextEnabled: Bool { false }
}
