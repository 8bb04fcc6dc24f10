// SPDX-License-Identifier: Apache-2.0

/// Posts notifications of undo managers. Posts nothing until an app reads the name of one.
@MainActor enum UndoNotices {
  static var post: ((_ name: Notification.Name, _ manager: UndoManager) -> Void)?

  static func name(_ name: Notification.Name) -> Notification.Name {
    post = { NotificationCenter.default.post(name: $0, object: $1) }
    return name
  }

  static let checkpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  static let willUndo = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  static let didUndo = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  static let willRedo = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  static let didRedo = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  static let didOpen = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  static let willClose = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  static let didClose = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}

#if !canImport(ObjectiveC)

  @MainActor extension Notification.Name {
    /// Posted when an undo manager begins or ends a group, and before it undoes or redoes. The object is the manager.
    public static var NSUndoManagerCheckpoint: Notification.Name { UndoNotices.name(UndoNotices.checkpoint) }
    /// Posted before a group is undone.
    public static var NSUndoManagerWillUndoChange: Notification.Name { UndoNotices.name(UndoNotices.willUndo) }
    /// Posted after a group was undone.
    public static var NSUndoManagerDidUndoChange: Notification.Name { UndoNotices.name(UndoNotices.didUndo) }
    /// Posted before a group is redone.
    public static var NSUndoManagerWillRedoChange: Notification.Name { UndoNotices.name(UndoNotices.willRedo) }
    /// Posted after a group was redone.
    public static var NSUndoManagerDidRedoChange: Notification.Name { UndoNotices.name(UndoNotices.didRedo) }
    /// Posted after the app has begun a group.
    public static var NSUndoManagerDidOpenUndoGroup: Notification.Name { UndoNotices.name(UndoNotices.didOpen) }
    /// Posted before a group of the app ends.
    public static var NSUndoManagerWillCloseUndoGroup: Notification.Name { UndoNotices.name(UndoNotices.willClose) }
    /// Posted after a group of the app has ended.
    public static var NSUndoManagerDidCloseUndoGroup: Notification.Name { UndoNotices.name(UndoNotices.didClose) }
  }

#endif
