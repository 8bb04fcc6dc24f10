// SPDX-License-Identifier: Apache-2.0

/// The appearance that an app sets for all views of a class, or for those within views and controllers of given
/// classes. A view takes what is set here when it enters a window, unless it sets it itself.
private final class ViewModel: BarModel {
  let model: UIView
  /// The class that `appearance` was called on. Views of a subclass have its appearance only if it is Quire's own
  /// class.
  let type: ObjectIdentifier
  let containers: [ObjectIdentifier]
  /// Copies what is set in the first view and not in the second, if the second is of the class.
  let copy: (UIView, UIView) -> Void
  let isPlain: Bool

  init(
    _ model: UIView, _ type: ObjectIdentifier, _ containers: [ObjectIdentifier],
    _ copy: @escaping (UIView, UIView) -> Void
  ) {
    self.model = model
    self.type = type
    self.containers = containers
    self.copy = copy
    isPlain = ObjectIdentifier(Swift.type(of: model)) == type
    super.init()
  }

  func apply(to view: UIView) {
    guard isPlain || ObjectIdentifier(Swift.type(of: view)) == type, view.next?.isWithin(containers) ?? false else {
      return
    }
    copy(model, view)
  }
}

extension UIView {
  /// Returns the model of a class within containers, or makes it.
  fileprivate static func model(
    _ containers: [UIResponder.Type], _ make: () -> UIView, _ copy: @escaping (UIView, UIView) -> Void
  ) -> UIView {
    let (type, within) = (ObjectIdentifier(self), containers.map { ObjectIdentifier($0) })
    guard let session = Session.current else { return make() }
    for model in session.barModels {
      if let own = model as? ViewModel, own.type == type, own.containers == within { return own.model }
    }
    let made = ViewModel(make(), type, within, copy)
    // Views take from the first model, so those with containers come first.
    if within.isEmpty { session.barModels.append(made) } else { session.barModels.insert(made, at: 0) }
    session.dressesViews = { [session = Weak(session)] view in
      for model in session.wrappedValue?.barModels ?? [] { (model as? ViewModel)?.apply(to: view) }
    }
    return made.model
  }

  /// Takes the tint color and the background color of a model, if they are not set.
  fileprivate final func takeColors(of model: UIView) {
    if storedTint == nil, let tint = model.storedTint { tintColor = tint }
    if backgroundColor == nil, let color = model.backgroundColor { backgroundColor = color }
  }
}

extension UILabel {
  /// Returns a label that is never shown. Every label that enters a window copies its font and colors, except those
  /// that are set for the label itself.
  public static func appearance() -> UILabel { appearance(whenContainedInInstancesOf: []) }

  /// Returns a label that is never shown. Every label that enters a window within a view or a controller of the first
  /// class, which is within one of the second class, and so on, copies its font and colors, except those that are set
  /// for the label itself. A subclass of a class does not count as that class.
  public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> UILabel {
    let model = model(containerTypes) {
      UILabel()
    } _: { model, view in
      guard let model = model as? UILabel, let view = view as? UILabel else { return }
      view.takeColors(of: model)
      if view.storedFont == nil, let font = model.storedFont { view.font = font }
      if view.textColor === UIColor.label, model.textColor !== UIColor.label { view.textColor = model.textColor }
    }
    return model as? UILabel ?? UILabel()
  }
}

extension UITextField {
  /// Returns a field that is never shown. Every text field that enters a window copies its colors, except those that are
  /// set for the field itself.
  public static func appearance() -> UITextField { appearance(whenContainedInInstancesOf: []) }

  /// Returns a field that is never shown. Every text field that enters a window within a view or a controller of the
  /// first class, which is within one of the second class, and so on, copies its colors, except those that are set for
  /// the field itself. A subclass of a class does not count as that class.
  public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> UITextField {
    let model = model(containerTypes) {
      UITextField()
    } _: { model, view in
      guard let model = model as? UITextField, let view = view as? UITextField else { return }
      view.takeColors(of: model)
      if view.textColor === UIColor.label, model.textColor !== UIColor.label { view.textColor = model.textColor }
    }
    return model as? UITextField ?? UITextField()
  }
}

extension UISegmentedControl {
  /// Returns a control that is never shown. Every segmented control that enters a window copies its colors, except
  /// those that are set for the control itself.
  public static func appearance() -> UISegmentedControl { appearance(whenContainedInInstancesOf: []) }

  /// Returns a control that is never shown. Every segmented control that enters a window within a view or a controller
  /// of the first class, which is within one of the second class, and so on, copies its colors, except those that are
  /// set for the control itself. A subclass of a class does not count as that class.
  public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> UISegmentedControl {
    let model = model(containerTypes) {
      UISegmentedControl()
    } _: { model, view in
      guard let model = model as? UISegmentedControl, let view = view as? UISegmentedControl else { return }
      view.takeColors(of: model)
      view.selectedSegmentTintColor = view.selectedSegmentTintColor ?? model.selectedSegmentTintColor
    }
    return model as? UISegmentedControl ?? UISegmentedControl()
  }
}

extension UISwitch {
  /// Returns a switch that is never shown. Every switch that enters a window copies its colors, except those that are
  /// set for the switch itself.
  public static func appearance() -> UISwitch {
    let model = model([]) {
      UISwitch()
    } _: { model, view in
      guard let model = model as? UISwitch, let view = view as? UISwitch else { return }
      view.takeColors(of: model)
      view.onTintColor = view.onTintColor ?? model.onTintColor
      view.thumbTintColor = view.thumbTintColor ?? model.thumbTintColor
    }
    return model as? UISwitch ?? UISwitch()
  }
}

extension UISlider {
  /// Returns a slider that is never shown. Every slider that enters a window copies its colors, except those that are
  /// set for the slider itself.
  public static func appearance() -> UISlider {
    let model = model([]) {
      UISlider()
    } _: { model, view in
      guard let model = model as? UISlider, let view = view as? UISlider else { return }
      view.takeColors(of: model)
      view.minimumTrackTintColor = view.minimumTrackTintColor ?? model.minimumTrackTintColor
      view.maximumTrackTintColor = view.maximumTrackTintColor ?? model.maximumTrackTintColor
      view.thumbTintColor = view.thumbTintColor ?? model.thumbTintColor
    }
    return model as? UISlider ?? UISlider()
  }
}

extension UIPageControl {
  /// Returns a page control that is never shown. Every page control that enters a window copies its colors, except those
  /// that are set for the control itself.
  public static func appearance() -> UIPageControl {
    let model = model([]) {
      UIPageControl()
    } _: { model, view in
      guard let model = model as? UIPageControl, let view = view as? UIPageControl else { return }
      view.takeColors(of: model)
      view.pageIndicatorTintColor = view.pageIndicatorTintColor ?? model.pageIndicatorTintColor
      view.currentPageIndicatorTintColor = view.currentPageIndicatorTintColor ?? model.currentPageIndicatorTintColor
    }
    return model as? UIPageControl ?? UIPageControl()
  }
}

extension UITableView {
  /// Returns a table that is never shown. Every table that enters a window copies its colors, except those that are set
  /// for the table itself.
  public static func appearance() -> UITableView {
    let model = model([]) {
      UITableView(frame: .zero, style: .plain)
    } _: { model, view in
      guard let model = model as? UITableView, let view = view as? UITableView else { return }
      if view.storedTint == nil, let tint = model.storedTint { view.tintColor = tint }
      let plain = UITableView(frame: .zero, style: view.style).backgroundColor
      if view.backgroundColor == plain, let color = model.backgroundColor, color != .systemBackground {
        view.backgroundColor = color
      }
      if view.separatorColor === UIColor.separator { view.separatorColor = model.separatorColor }
    }
    return model as? UITableView ?? UITableView(frame: .zero, style: .plain)
  }
}
