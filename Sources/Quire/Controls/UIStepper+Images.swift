// SPDX-License-Identifier: Apache-2.0

/// Replaces the background and the signs of a stepper. Its code is in a subclass, so that an app without such images
/// does not contain it.
@MainActor class StepperLooks {
  /// Shows the images in the stepper's views. The pairs are those of decrement and increment.
  func show(
    _ stepper: UIStepper, drawing: UIView, line: UIView, signs: (UIImageView, UIImageView),
    states: (UIControl.State, UIControl.State)
  ) {}
}

/// The images of a stepper.
@MainActor private final class StepperImages: StepperLooks {
  var backgrounds = StateValues<UIImage>()
  var decrements = StateValues<UIImage>()
  var increments = StateValues<UIImage>()
  var dividers: [(left: UIControl.State, right: UIControl.State, image: UIImage)] = []
  private let background = UIImageView()
  private let divider = UIImageView()
  private var standard: (UIImage?, UIImage?)?

  override func show(
    _ stepper: UIStepper, drawing: UIView, line: UIView, signs: (UIImageView, UIImageView),
    states: (UIControl.State, UIControl.State)
  ) {
    let standard = standard ?? (signs.0.image, signs.1.image)
    self.standard = standard
    signs.0.image = decrements.shown(in: states.0) ?? standard.0
    signs.1.image = increments.shown(in: states.1) ?? standard.1
    if background.superview == nil {
      drawing.insertSubview(background, at: 0)
      drawing.addSubview(divider)
    }
    background.image = backgrounds.shown(in: stepper.state)
    background.frame = drawing.bounds
    drawing.backgroundColor = backgrounds.isEmpty ? .tertiarySystemFill : .clear
    divider.image =
      dividers.first { $0.left == states.0 && $0.right == states.1 }?.image
      ?? dividers.first { $0.left == .normal && $0.right == .normal }?.image
    line.isHidden = !dividers.isEmpty
    let width = divider.image?.size.width ?? 0
    divider.frame = CGRect(
      x: (drawing.bounds.width - width) / 2, y: 0, width: width, height: drawing.bounds.height)
  }
}

extension UIStepper {
  private final var images: StepperImages? { looks as? StepperImages }

  private final func change(_ body: (StepperImages) -> Void) {
    let made = images ?? StepperImages()
    body(made)
    looks = made
  }

  /// Sets the image behind the stepper for a state, stretched to the stepper. A state that has no image shows that of
  /// `.normal`.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.backgrounds[state] = image }
  }

  /// Returns the image behind the stepper set for exactly this state, or `nil` if none was set.
  public final func backgroundImage(for state: UIControl.State) -> UIImage? { images?.backgrounds[state] }

  /// Sets the image of the half that increments for a state. A state that has no image shows that of `.normal`, or a
  /// plus.
  public final func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.increments[state] = image }
  }

  /// Returns the image of the half that increments set for exactly this state, or `nil` if none was set.
  public final func incrementImage(for state: UIControl.State) -> UIImage? { images?.increments[state] }

  /// Sets the image of the half that decrements for a state. A state that has no image shows that of `.normal`, or a
  /// minus.
  public final func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.decrements[state] = image }
  }

  /// Returns the image of the half that decrements set for exactly this state, or `nil` if none was set.
  public final func decrementImage(for state: UIControl.State) -> UIImage? { images?.decrements[state] }

  /// Sets the image between the halves in the given states, in its own width.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    change { images in
      images.dividers.removeAll { $0.left == leftState && $0.right == rightState }
      if let image { images.dividers.append((leftState, rightState, image)) }
    }
  }

  /// Returns the image between the halves set for exactly these states, or `nil` if none was set.
  public final func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    images?.dividers.first { $0.left == state && $0.right == rightSegmentState }?.image
  }
}
