// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Presents another controller, and waits until it is there. Returns at once if that is ignored.
  public final func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      let wait = Wait(continuation)
      present(viewControllerToPresent, animated: flag) { wait.end() }
    }
  }

  /// Dismisses the presented controller, with all above it, or itself if it presents nothing, and waits until they are
  /// gone. Returns at once if there is nothing to dismiss.
  public final func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      let wait = Wait(continuation)
      dismiss(animated: flag) { wait.end() }
    }
  }

  /// Ends when it is told so, and when its closure is dropped without a call.
  private final class Wait {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) {
      self.continuation = continuation
    }

    deinit { end() }

    func end() {
      continuation?.resume()
      continuation = nil
    }
  }
}
