// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Presents a view controller and waits until the presentation is complete. Returns immediately if the call is
  /// ignored.
  public final func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      let wait = Wait(continuation)
      present(viewControllerToPresent, animated: flag) { wait.end() }
    }
  }

  /// Dismisses the presented view controller and all above it, or this view controller if it presents none, and waits
  /// until they are gone. Returns immediately if there is nothing to dismiss.
  public final func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      let wait = Wait(continuation)
      dismiss(animated: flag) { wait.end() }
    }
  }

  /// A wait that ends when `end()` is called, or when its closure is released uncalled.
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
