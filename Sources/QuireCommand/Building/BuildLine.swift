/// One line that the package manager prints, as the user should see it.
enum BuildLine: Equatable {
  /// Work under way, soon replaced by the next.
  case step(String)
  /// To be read: an error, a warning and the source lines below it.
  case message(String)

  private static let beginnings = [
    "Building for ", "Build complete", "Build of product ", "Fetching ", "Fetched ", "Computing version ", "Computed ",
    "Creating working copy ", "Working copy ", "Updating ", "Updated ", "Planning build", "Compiling ", "Linking ",
  ]

  init(_ line: String) {
    let isCounted = line.first == "[" && line.dropFirst().prefix { $0.isNumber || $0 == "/" }.contains("/")
    let isStep = isCounted || Self.beginnings.contains { line.hasPrefix($0) }
    self = isStep ? .step(line) : .message(line)
  }
}
