// SPDX-License-Identifier: Apache-2.0

/// The package manager's output during a build, sorted into progress and messages.
struct BuildOutput {
  enum Line: Equatable {
    /// A progress step, soon replaced by the next.
    case step(String)
    /// An error or a warning, and the source lines below it.
    case message(String)
  }

  private static let steps = [
    "Building for ", "Build complete", "Build of product ", "Fetching ", "Fetched ", "Computing version ", "Computed ",
    "Creating working copy ", "Working copy ", "Updating ", "Updated ", "Planning build", "Compiling ", "Linking ",
  ]

  private var headlines: Set<String> = []
  private var isRepeated = false

  /// Classifies a line. Returns `nil` for a repeated message: in a debug build the compiler reads a module twice, and
  /// reports its errors twice.
  mutating func read(_ line: String) -> Line? {
    let isCounted = line.first == "[" && line.dropFirst().prefix { $0.isNumber || $0 == "/" }.contains("/")
    if isCounted || Self.steps.contains(where: { line.hasPrefix($0) }) {
      isRepeated = false
      return .step(line)
    }
    if line.hasPrefix("error: emit-module command failed") { return nil }
    if isHeadline(line) { isRepeated = !headlines.insert(line).inserted }
    return isRepeated ? nil : .message(line)
  }

  /// Returns whether the line begins like "file:12:3: error: ...".
  private func isHeadline(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace, !first.isNumber else { return false }
    return [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
  }
}
