// SPDX-License-Identifier: Apache-2.0

/// Creates the first root view controller of an app. The core refers only to this class, so that an app without a main
/// storyboard does not load storyboards.
@MainActor class RootSource {
  /// Returns a new root view controller, or `nil` if the storyboard has no initial controller.
  func makeRoot() -> UIViewController? { nil }
}
