// SPDX-License-Identifier: Apache-2.0

import Quire

// Not the original's. It looked for delegates by casting view controllers to protocols, which Embedded Swift can't do.

/// What a view controller is to the sheets above it.
@MainActor final class StackMember: NSObject {
  @Weak var delegate: (any SheetInteractionDelegate)?

  init(_ delegate: any SheetInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
}

extension SheetInteractionDelegate where Self: UIViewController {
  /// Has this view controller told of the sheets above it, and of the one that it is in.
  ///
  /// Needed in Embedded Swift alone, and there for view controllers that are no sheet interaction's delegate: those at
  /// the root, and those in a navigation controller. Elsewhere every view controller that conforms is found.
  public func joinSheetStack() {
    join(as: self)
  }
}

extension UIViewController {
  func join(as delegate: any SheetInteractionDelegate) {
    stackMember = StackMember(delegate)
  }

  /// This view controller, where it is one that hears of sheets.
  var stackDelegate: (any SheetInteractionDelegate)? {
    if let member = stackMember as? StackMember { return member.delegate }
    #if hasFeature(Embedded)
      return nil
    #else
      return self as? any SheetInteractionDelegate
    #endif
  }
}
