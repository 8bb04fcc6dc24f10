class Label {}
final class Title: Label {}
func isTitle(_ label: Label) -> Bool {
  type(of: label) == Title.self  // refused: a type can't be used as this value
}
