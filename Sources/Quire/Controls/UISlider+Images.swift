// SPDX-License-Identifier: Apache-2.0

/// Replaces the thumb and the tracks of a slider. Its code is in a subclass, so that an app without such images does
/// not contain it.
@MainActor class SliderLooks {
  /// Returns the size of the thumb; `nil` for the standard size.
  func thumbSize(of slider: UISlider) -> CGSize? { nil }
  /// Returns the height of the track, in points; `nil` for the standard height.
  func trackHeight(of slider: UISlider) -> CGFloat? { nil }
  /// Shows the images in the views of thumb and tracks.
  func show(_ slider: UISlider, knob: UIView, done: UIView, rest: UIView) {}
}

/// The images of a slider.
@MainActor private final class SliderImages: SliderLooks {
  var thumb = StateValues<UIImage>()
  var minimum = StateValues<UIImage>()
  var maximum = StateValues<UIImage>()
  private let views = (thumb: UIImageView(), minimum: UIImageView(), maximum: UIImageView())

  override func thumbSize(of slider: UISlider) -> CGSize? { thumb.shown(in: slider.state)?.size }

  override func trackHeight(of slider: UISlider) -> CGFloat? {
    let heights = [minimum, maximum].compactMap { $0.shown(in: slider.state)?.size.height }
    return heights.isEmpty ? nil : heights.reduce(0) { max($0, $1) }
  }

  override func show(_ slider: UISlider, knob: UIView, done: UIView, rest: UIView) {
    knob.layer.shadowOpacity = thumb.isEmpty ? 0.2 : 0
    show(thumb.shown(in: slider.state), views.thumb, knob, slider.thumbTintColor)
    show(minimum.shown(in: slider.state), views.minimum, done, slider.minimumTrackTintColor)
    show(maximum.shown(in: slider.state), views.maximum, rest, slider.maximumTrackTintColor)
  }

  /// Shows an image in place of a part's color.
  private func show(_ image: UIImage?, _ view: UIImageView, _ part: UIView, _ tint: UIColor?) {
    view.isHidden = image == nil
    guard let image else { return }
    if view.superview !== part { part.addSubview(view) }
    part.backgroundColor = .clear
    view.image = image
    view.tintColor = tint
    view.frame = CGRect(origin: .zero, size: part.bounds.size)
  }
}

extension UISlider {
  private final var images: SliderImages? { looks as? SliderImages }

  private final func change(_ body: (SliderImages) -> Void) {
    let made = images ?? SliderImages()
    body(made)
    looks = made
  }

  /// Sets the image of the thumb for a state. It is shown in its own size. A state that has no image shows that of
  /// `.normal`; without that, the slider shows its standard thumb.
  public final func setThumbImage(_ image: UIImage?, for state: UIControl.State) { change { $0.thumb[state] = image } }

  /// Sets the image of the track before the thumb for a state. It is stretched to the track, which becomes as high as
  /// the image. A state that has no image shows that of `.normal`.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.minimum[state] = image }
  }

  /// Sets the image of the track after the thumb for a state. It is stretched to the track, which becomes as high as
  /// the image. A state that has no image shows that of `.normal`.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.maximum[state] = image }
  }

  /// Returns the image of the thumb set for exactly this state, or `nil` if none was set.
  public final func thumbImage(for state: UIControl.State) -> UIImage? { images?.thumb[state] }
  /// Returns the image of the track before the thumb set for exactly this state, or `nil` if none was set.
  public final func minimumTrackImage(for state: UIControl.State) -> UIImage? { images?.minimum[state] }
  /// Returns the image of the track after the thumb set for exactly this state, or `nil` if none was set.
  public final func maximumTrackImage(for state: UIControl.State) -> UIImage? { images?.maximum[state] }

  /// The image of the thumb in the current state; `nil` for the standard thumb.
  public final var currentThumbImage: UIImage? { images?.thumb.shown(in: state) }
  /// The image of the track before the thumb in the current state; `nil` for the standard track.
  public final var currentMinimumTrackImage: UIImage? { images?.minimum.shown(in: state) }
  /// The image of the track after the thumb in the current state; `nil` for the standard track.
  public final var currentMaximumTrackImage: UIImage? { images?.maximum.shown(in: state) }

  /// The requested behavior; `automatic` by default. It has no effect in Quire, whose sliders behave as on an iPad.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { extras?.behavioralStyle ?? .automatic }
    set { madeExtras.behavioralStyle = newValue }
  }

  /// The behavior of the slider, which is always `pad` in Quire.
  public final var behavioralStyle: UIBehavioralStyle { .pad }
}
