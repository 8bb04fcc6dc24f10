// SPDX-License-Identifier: Apache-2.0

extension Layout {
  /// Creates the layout of a presentation, according to its form in `surroundings.environment`.
  convenience init(
    _ settings: Shared<Configuration>, form: Form, in surroundings: Surroundings
  ) {
    let whole = Rect(surroundings.environment.container)
    switch form {
    case .sheet:
      self.init(sheet: settings, in: surroundings)
    case .popover:
      self.init(popover: settings, in: surroundings)
    case .fullScreen, .overFullScreen, .custom:
      self.init(
        frame: whole, attachment: .filling, in: surroundings, radius: 0,
        fades: form == .custom || settings.value.dissolves, dimming: .none)
    case .alert:
      let preferred = settings.value.preferredContentSize
      let scale = surroundings.environment.displayScale
      let width = min(preferred.width > 0 ? preferred.width : surroundings.tuning.alertSize.width, whole.width)
        .snapped(toScale: scale)
      let height = min(preferred.height > 0 ? preferred.height : surroundings.tuning.alertSize.height, whole.height)
        .snapped(toScale: scale)
      let frame = Rect(
        x: ((whole.width - width) / 2).snapped(toScale: scale),
        y: ((whole.height - height) / 2).snapped(toScale: scale),
        width: width, height: height)
      self.init(
        frame: frame, attachment: .floating, in: surroundings, radius: surroundings.tuning.alertCornerRadius,
        fades: true,
        dimming: Ramp(start: frame.y, end: frame.y))
    }
  }
}
