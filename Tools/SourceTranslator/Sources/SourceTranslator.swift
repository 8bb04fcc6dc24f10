// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Rewrites sources that were written for Apple's UIKit, for Swift without the Objective-C runtime and for Embedded Swift.
@main struct SourceTranslator {
  static func main() {
    do throws(Failure) {
      if CommandLine.arguments.dropFirst().first == "--write-kit" {
        try writeKit(CommandLine.arguments.dropFirst(2))
        return
      }
      var translation = try Translation(Arguments(CommandLine.arguments.dropFirst()))
      let diagnostics = try translation.run()
      for line in diagnostics { print(line) }
      if !diagnostics.isEmpty { exit(1) }
    } catch {
      print("error: \(error.sentence)")
      exit(2)
    }
  }

  /// Prints the table of UIKit's names, from the sources of Quire.
  private static func writeKit(_ paths: some Sequence<String>) throws(Failure) {
    var facts: [FileFacts] = []
    for path in paths {
      guard let bytes = Disk.read(path) else { throw Failure("\(path) cannot be read") }
      facts.append(FactCollector.facts(of: SourceFile(path: path, bytes: bytes).tree))
    }
    print(KitWriter.source(of: facts), terminator: "")
  }
}
