// SPDX-License-Identifier: Apache-2.0

import Quire

extension UIViewController {
  /// Whether the controller is in the lowest sheet of a stack.
  public var isBottomSheet: Bool { levelInSheetHierarchy == 1 }

  /// Whether the controller is in the topmost sheet of a stack.
  public var isTopSheet: Bool {
    isInSheet && !(outermost.presentedViewController?.isInSheet ?? false)
  }

  /// Whether the controller is in a sheet that is the only one of its stack.
  public var isSingleSheet: Bool { isBottomSheet && isTopSheet }

  /// The number of sheets up to and including the one that contains the controller. 0 if it is in no sheet.
  public var levelInSheetHierarchy: Int {
    guard isInSheet else { return 0 }
    var level = 0
    var controller: UIViewController? = outermost
    while let current = controller {
      if current.isInSheet { level += 1 }
      controller = current.presentingViewController
    }
    return level
  }

  private var isInSheet: Bool {
    // A popover counts while it is shown as its adaptive sheet. A sheet doesn't count while it covers the window.
    presentingViewController != nil && outermost.activePresentationController is UISheetPresentationController
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
