// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// The state of what the user does in the app. It is kept for the app itself; a page passes it neither to other
  /// devices nor to a search.
  @preconcurrency @MainActor open class NSUserActivity: NSObject {
    #if hasFeature(Embedded)
      /// The type of `userInfo`.
      public typealias Info = [String: NSObject]
    #else
      /// The type of `userInfo`.
      public typealias Info = [AnyHashable: Any]
    #endif

    /// A text that identifies the kind of activity.
    public final let activityType: String
    /// The title for the user; `nil` by default.
    open var title: String?
    /// The values with which the activity is continued; `nil` by default.
    open var userInfo: Info?
    /// The address of a page that shows the same; `nil` by default.
    open var webpageURL: URL?
    /// Whether `userInfo` is out of date; `false` by default. It has no effect in Quire, which reads no activities.
    open var needsSave = false
    /// Words that describe the activity; empty by default. They have no effect in Quire: there is no search.
    open var keywords: Set<String> = []
    /// The keys of `userInfo` that are needed to continue; `nil` by default. They have no effect in Quire.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether another device may continue the activity; `true` by default. It has no effect in Quire: a page has no
    /// other devices.
    open var isEligibleForHandoff = true
    /// Whether a search may find the activity; `false` by default. It has no effect in Quire: there is no search.
    open var isEligibleForSearch = false
    /// Whether everyone's search may find the activity; `false` by default. It has no effect in Quire: there is no
    /// search.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity; `false` by default. It has no effect in Quire, which suggests none.
    open var isEligibleForPrediction = false
    /// An identifier with which the activity is deleted; `nil` by default.
    open var persistentIdentifier: String?
    /// An identifier of the content; `nil` by default.
    open var targetContentIdentifier: String?

    /// Creates an activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds values to `userInfo`. Values of the same key are replaced.
    public final func addUserInfoEntries(from otherDictionary: Info) {
      var info = userInfo ?? [:]
      for (key, value) in otherDictionary { info[key] = value }
      userInfo = info
    }

    /// Makes this the current activity. It has no effect in Quire: a page has no other devices.
    public final func becomeCurrent() {}
    /// Ends being the current activity. It has no effect in Quire: a page has no other devices.
    public final func resignCurrent() {}
    /// Ends the activity. It has no effect in Quire: a page has no other devices.
    public final func invalidate() {}
  }

  /// The kind of an activity that opens a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

#endif

/// An object that continues an activity of the user.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues an activity. Quire never calls it, because other devices send no activities to a page.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
  private static var activities: [(responder: Weak<UIResponder>, activity: NSUserActivity)] = []

  /// The activity that the responder represents; `nil` by default. It has no effect in Quire: a page has no other
  /// devices.
  public final var userActivity: NSUserActivity? {
    get { UIResponder.activities.first { $0.responder.wrappedValue === self }?.activity }
    set {
      UIResponder.activities.removeAll { $0.responder.wrappedValue == nil || $0.responder.wrappedValue === self }
      if let newValue { UIResponder.activities.append((Weak(self), newValue)) }
    }
  }
}
