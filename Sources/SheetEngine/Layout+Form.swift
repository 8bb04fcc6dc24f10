extension Layout {
  /// The layout of a presentation in the form that it has in this environment.
  convenience init(
    _ configuration: Configuration, form: Form, in environment: Environment, look: Look, tuning: SheetTuning
  ) {
    let whole = Rect(environment.container)
    switch form {
    case .sheet:
      self.init(sheet: configuration, in: environment, look: look, tuning: tuning)
    case .popover:
      self.init(popover: configuration, in: environment, tuning: tuning)
    case .fullScreen, .overFullScreen, .custom:
      self.init(
        frame: whole, stance: .filling, in: environment, radius: 0,
        fades: form == .custom || configuration.dissolves, dimming: nil)
    case .alert:
      let preferred = configuration.preferredContentSize
      let scale = environment.displayScale
      let width = min(preferred.width > 0 ? preferred.width : tuning.alertSize.width, whole.width)
        .snapped(toScale: scale)
      let height = min(preferred.height > 0 ? preferred.height : tuning.alertSize.height, whole.height)
        .snapped(toScale: scale)
      let frame = Rect(
        x: ((whole.width - width) / 2).snapped(toScale: scale),
        y: ((whole.height - height) / 2).snapped(toScale: scale),
        width: width, height: height)
      self.init(
        frame: frame, stance: .floating, in: environment, radius: tuning.alertCornerRadius, fades: true,
        dimming: Ramp(start: frame.y, end: frame.y))
    }
  }
}
