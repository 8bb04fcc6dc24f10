extension Stack {
  /// How a presentation with these settings would look at rest, on its own: for who moves it there himself.
  public func rest(of configuration: Configuration) -> Placement {
    let settings = configuration.sanitized()
    let layout = Layout(settings, form: settings.form(in: environment), in: environment, look: look, tuning: tuning)
    let offset = layout.stop(for: settings.sheet.selected).offset
    return Placement(
      frame: layout.frame(at: offset), corners: Corners(top: layout.topRadius, bottom: layout.bottomRadius),
      dimming: layout.dimming?.fraction(at: offset) ?? 0, arrow: layout.arrow)
  }
}
