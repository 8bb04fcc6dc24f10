// SPDX-License-Identifier: Apache-2.0

/// Replaces the bar of a progress view. Its code is in a subclass, so that an app without such images does not contain
/// it.
@MainActor class ProgressLooks {
  /// Shows the images in the unfilled and the filled part.
  func show(track: UIView, done: UIView) {}
}

/// The images of a progress view.
@MainActor private final class ProgressImages: ProgressLooks {
  var progress: UIImage?
  var track: UIImage?
  private let views = (progress: UIImageView(), track: UIImageView())

  override func show(track: UIView, done: UIView) {
    show(self.track, views.track, in: track)
    show(progress, views.progress, in: done)
  }

  private func show(_ image: UIImage?, _ view: UIImageView, in part: UIView) {
    view.isHidden = image == nil
    guard let image else { return }
    if view.superview !== part { part.insertSubview(view, at: 0) }
    part.backgroundColor = .clear
    view.image = image
    view.frame = CGRect(origin: .zero, size: part.bounds.size)
  }
}

extension UIProgressView {
  private final var images: ProgressImages? { looks as? ProgressImages }

  private final func change(_ body: (ProgressImages) -> Void) {
    let made = images ?? ProgressImages()
    body(made)
    looks = made
  }

  /// The image of the filled part, stretched to it; `nil`, the default, means its color.
  public final var progressImage: UIImage? {
    get { images?.progress }
    set { change { $0.progress = newValue } }
  }

  /// The image of the unfilled part, stretched to the bar; `nil`, the default, means its color.
  public final var trackImage: UIImage? {
    get { images?.track }
    set { change { $0.track = newValue } }
  }
}
