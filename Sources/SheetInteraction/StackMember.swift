// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original, which found delegates by casting view controllers to protocols. Embedded Swift can't do that.

/// The role of a view controller for the sheets above it.
@MainActor final class StackMember: NSObject {
  @Weak var delegate: (any SheetInteractionDelegate)?

  init(_ delegate: any SheetInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
}

extension SheetInteractionDelegate where Self: UIViewController {
  /// Registers this view controller for notifications of the sheets above it, and of the sheet that contains it.
  ///
  /// Needed only in Embedded Swift, for view controllers that are not a sheet interaction's delegate: those at the
  /// root, and those in a navigation controller. In native builds every view controller that conforms is found.
  public func joinSheetStack() {
    join(as: self)
  }
}

extension UIViewController {
  func join(as delegate: any SheetInteractionDelegate) {
    stackMember = StackMember(delegate)
  }

  /// The view controller itself, if it is notified of sheets.
  var stackDelegate: (any SheetInteractionDelegate)? {
    if let member = stackMember as? StackMember { return member.delegate }
    #if hasFeature(Embedded)
      return nil
    #else
      return self as? any SheetInteractionDelegate
    #endif
  }
}
