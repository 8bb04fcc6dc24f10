// SPDX-License-Identifier: Apache-2.0

/// The methods that respond to the user's actions in a color picker.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user chose a color. `continuously` is `true` while a finger moves. When the finger lifts, the
  /// method is called again with the final color.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user chose a color. An older method, which the default implementation of the newer one calls.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user closed the picker. Not called if the app closed it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the older method, the default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
  /// Does nothing; the default.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing; the default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A view controller in which the user chooses a color, from a grid, from a spectrum, or by its components.
///
/// Present it in a sheet or a popover. If a popover becomes a sheet, the selection and the displayed part are kept.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  private final let scroller = UIScrollView()
  private final let heading = UILabel()
  private final let closeButton = UIButton(type: .system)
  private final let pages = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private final let grid = ColorGrid(named: "Grid of colors")
  private final let spectrum = ColorSpectrum(named: "Spectrum")
  private final let sliders = ColorSliders()
  private final let opacity = ColorSlider("Opacity", last: 100, unit: " %")
  private final let swatch = UIView()
  private final var parts = ColorParts(hue: 0, saturation: 0, brightness: 1)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    containerBehavior = PickerBehavior { [me = Weak(self)] in
      guard let picker = me.wrappedValue else { return }
      picker.delegate?.colorPickerViewControllerDidFinish(picker)
    }
    preferredContentSize = CGSize(width: 375, height: 560)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The delegate. Held weakly.
  @Weak public final var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen color; white by default. Changes in code do not notify the delegate.
  open var selectedColor: UIColor = .white {
    didSet {
      guard !isChoosing else { return }
      parts = ColorParts(selectedColor.resolved(with: traitCollection, tint: nil))
      if !supportsAlpha { parts.alpha = 1 }
      showParts()
    }
  }
  private final var isChoosing = false

  /// Whether the user can choose an opacity; `true` by default. If it is `false`, every color is opaque.
  open var supportsAlpha = true {
    didSet {
      if !supportsAlpha { parts.alpha = 1 }
      showParts()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open override var title: String? { didSet { heading.text = title ?? "Colors" } }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title ?? "Colors"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    closeButton.setImage(UIImage(system: "xmark.circle.fill"), for: .normal)
    closeButton.tintColor = .tertiaryLabel
    closeButton.accessibilityLabel = "Close"
    closeButton.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.close() }, for: .primaryActionTriggered)
    pages.selectedSegmentIndex = 0
    pages.accessibilityLabel = "Way to choose"
    pages.addAction(
      UIAction { [me = Weak(self)] _ in
        me.wrappedValue?.showPage()
        me.wrappedValue?.view.setNeedsLayout()
      }, for: .valueChanged)
    swatch.layer.cornerRadius = 10
    swatch.layer.borderWidth = 1
    for field in [grid, spectrum] {
      field.chosen = { [me = Weak(self), field = Weak(field as ColorField)] continuously in
        guard let field = field.wrappedValue else { return }
        me.wrappedValue?.choose(field.parts, continuously: continuously)
      }
    }
    sliders.chosen = { [me = Weak(self)] parts, continuously in
      me.wrappedValue?.choose(parts, continuously: continuously)
    }
    opacity.chosen = { [me = Weak(self)] value, continuously in
      guard let picker = me.wrappedValue else { return }
      var parts = picker.parts
      parts.alpha = value
      picker.choose(parts, continuously: continuously)
    }
    view.addSubview(scroller)
    for part in [grid, spectrum, sliders, opacity, swatch, pages] { scroller.addSubview(part) }
    for part in [heading, closeButton] { view.addSubview(part) }
    showPage()
    showParts()
  }

  private final func showPage() {
    grid.isHidden = pages.selectedSegmentIndex != 0
    spectrum.isHidden = pages.selectedSegmentIndex != 1
    sliders.isHidden = pages.selectedSegmentIndex != 2
  }

  private final func close() {
    guard presentingViewController != nil else { return }
    dismiss(animated: true) { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
  }

  private final func choose(_ new: ColorParts, continuously: Bool) {
    parts = new
    isChoosing = true
    selectedColor = new.color
    isChoosing = false
    showParts()
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
  }

  private final func showParts() {
    guard isViewLoaded else { return }
    grid.parts = parts
    spectrum.parts = parts
    sliders.parts = parts
    opacity.value = parts.alpha
    opacity.isHidden = !supportsAlpha
    swatch.backgroundColor = parts.color
    swatch.layer.borderColor = UIColor.separator.cgColor
  }

  // MARK: Layout

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = max(0, view.bounds.width - safe.left - safe.right)
    let top = safe.top + 56
    heading.frame = CGRect(x: safe.left + 56, y: safe.top + 12, width: max(0, width - 112), height: 32)
    closeButton.frame = CGRect(x: safe.left + width - 52, y: safe.top + 6, width: 44, height: 44)
    closeButton.mirror(in: view.bounds.width)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    let column = min(width - 32, 460)
    let left = safe.left + (width - column) / 2
    pages.frame = CGRect(x: left, y: 4, width: column, height: 32)
    let foot: CGFloat = (supportsAlpha ? 72 : 0) + 76
    let room = scroller.bounds.height - 52 - foot - safe.bottom
    let high = min(max(room, 200), column * 10 / 12)
    let field = CGRect(x: left, y: 52, width: column, height: high)
    grid.frame = field
    spectrum.frame = field
    sliders.frame = CGRect(x: left, y: 52, width: column, height: ColorSliders.height)
    var y = (pages.selectedSegmentIndex == 2 ? sliders.frame.maxY : field.maxY) + 16
    if supportsAlpha {
      opacity.frame = CGRect(x: left, y: y, width: column, height: 56)
      y += 72
    }
    swatch.frame = CGRect(x: left, y: y, width: 60, height: 60)
    swatch.mirror(in: view.bounds.width)
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + 76 + safe.bottom)
  }
}
