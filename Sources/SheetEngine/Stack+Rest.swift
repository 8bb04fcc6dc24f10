extension Stack {
  /// How a presentation with these settings would look at rest, on its own: for who moves it there himself.
  public func rest(of configuration: Configuration) -> Placement {
    let settings = Shared(configuration.sanitized())
    let layout = Layout(settings, form: settings.value.form(in: environment), in: surroundings)
    let offset = layout.stop(for: settings.value.sheet.selected).offset
    return Placement(
      frame: layout.frame(at: offset), corners: Corners(top: layout.topRadius, bottom: layout.bottomRadius),
      dimming: layout.dimming.fraction(at: offset), arrow: layout.arrow)
  }
}
