// SPDX-License-Identifier: Apache-2.0

/// What the package manager prints while it builds, sorted into what passes and what is to be read.
struct BuildOutput {
  enum Line: Equatable {
    /// Work under way, soon replaced by the next.
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

  /// A line sorted; nil for what was printed before. The compiler reads a module twice in a debug build, and
  /// says twice what is wrong with it.
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

  /// "file:12:3: error: ...", at the line's beginning.
  private func isHeadline(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace, !first.isNumber else { return false }
    return [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
  }
}
