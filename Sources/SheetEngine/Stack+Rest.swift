extension Stack {
  /// How a presentation with these settings would look at rest, on its own: for who moves it there himself.
  public func rest(of configuration: Configuration) -> Placement {
    let settings = Shared(configuration.sanitized())
    let form = settings.value.form(in: environment)
    let layout = Layout(settings, form: form, in: surroundings)
    let offset = layout.stop(for: settings.value.sheet.selected).offset
    let dimming = layout.dimming.fraction(at: offset)
    return Placement(
      frame: layout.frame(at: offset), corners: Corners(top: layout.topRadius, bottom: layout.bottomRadius),
      dimming: dimming, shadow: surroundings.shadowOpacity(isSheet: form == .sheet) * (1 - dimming),
      arrow: layout.arrow)
  }
}
