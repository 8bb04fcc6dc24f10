// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The compiler's results for one module.
struct ModuleCheck {
  /// The findings, in source order.
  var findings: [Finding] = []
  /// The errors that do not concern the browser, as the compiler printed them.
  var others: [[String]] = []
  /// Whether the compiler finished, so that every stage has run.
  var isWhole = false

  var isWell: Bool { isWhole && findings.isEmpty && others.isEmpty }

  /// The time limit for compiling a module, in seconds. A compiler that takes longer hangs.
  static let limit = 60.0
  /// The maximum number of times that missing imports are blanked out and the compiler runs again.
  private static let rounds = 8

  /// Checks a module. `folder` is for intermediate files, and for the module itself if another module imports it.
  static func run(
    _ module: CheckedModule, toolchain: Toolchain, folder: URL, absences: URL, translations: [Translation] = [],
    isImported: Bool = false
  ) throws(CommandError) -> ModuleCheck {
    var check = ModuleCheck()
    var copies = SourceCopies(
      folder: folder.appendingPathComponent("copies-\(module.name)"), translations: translations)
    for _ in 0..<rounds {
      let raw = folder.appendingPathComponent("\(module.name).sil")
      defer { try? FileManager.default.removeItem(at: raw) }
      let types = try compile(
        // With source locations.
        module, copies, toolchain, folder, absences,
        ["-g", "-Xllvm", "-sil-print-debuginfo", "-emit-silgen", "-o", raw.path])
      if try check.blankImports(types.diagnostics, of: module, &copies) { continue }
      check.add(types, copies)
      guard types.isWell else { break }
      guard let text = try? Data(contentsOf: raw, options: .alwaysMapped) else {
        throw CommandError("The compiler's output for \(module.name), \(raw.path), can't be read.")
      }
      let found = LoweredCode(text, sources: module.sources.map(copies.path)).findings()
      check.findings += found.map { finding in
        var finding = finding
        finding.path = copies.source(of: finding.path)
        return finding
      }
      var result = ["-emit-sil", "-o", "/dev/null"]
      if isImported {
        let file = folder.appendingPathComponent("\(module.name).swiftmodule")
        result += ["-emit-module", "-emit-module-path", file.path]
      }
      let passes = try compile(module, copies, toolchain, folder, absences, result)
      check.add(passes, copies)
      check.isWhole = passes.isWell
      break
    }
    check.show(in: TranslatedPlaces(translations))
    check.findings = check.findings.inOrder
    // Errors in a file with findings are often caused by these. The next check shows the errors that remain.
    let found = Set(check.findings.map(\.path))
    check.others.removeAll { lines in found.contains { lines[0].hasPrefix($0 + ":") } }
    return check
  }

  /// The output and exit status of the compiler.
  private struct Answer {
    var isWell: Bool
    var lines: [String]
    var diagnostics: [Diagnostic]
  }

  private static func compile(
    _ module: CheckedModule, _ copies: SourceCopies, _ toolchain: Toolchain, _ folder: URL, _ absences: URL,
    _ result: [String]
  ) throws(CommandError) -> Answer {
    var lines: [String] = []
    let ending = try ChildProcess(
      program: toolchain.swiftc,
      arguments: [
        // Modules that a check made take precedence over those of the build.
        "-I", folder.path, "-I", absences.deletingLastPathComponent().path,
        "-Xfrontend", "-import-module", "-Xfrontend", absences.deletingPathExtension().lastPathComponent,
        "-Wwarning", "EmbeddedRestrictions", "-diagnostic-style", "llvm",
        // Emits code even for functions that nothing calls.
        "-enable-testing",
      ] + result + module.options + ["-module-name", module.name] + module.sources.map(copies.path),
      folder: folder, limit: limit
    ).run { lines.append($0) }
    guard ending != .tookTooLong else {
      throw CommandError(
        "The compiler did not come to an end with \(module.name) in \(Int(limit)) seconds, and does not say where.")
    }
    return Answer(isWell: ending == .exited(0), lines: lines, diagnostics: Diagnostic.read(lines))
  }

  /// Blanks out the imports of missing modules, at which the compiler stops. Returns `false` if the output names no
  /// such module.
  private mutating func blankImports(
    _ diagnostics: [Diagnostic], of module: CheckedModule, _ copies: inout SourceCopies
  ) throws(CommandError) -> Bool {
    var isBlanked = false
    for diagnostic in diagnostics {
      guard let path = diagnostic.path.map(copies.source), module.sources.contains(path),
        let name = diagnostic.message.firstMatch(of: /^no such module '(.+)'/)?.1
      else { continue }
      guard try copies.blankImport(of: String(name), in: path, line: diagnostic.line) else { continue }
      add([diagnostic], copies)
      isBlanked = true
    }
    return isBlanked
  }

  /// Replaces columns and lines with the ones of the original source.
  private mutating func show(in places: TranslatedPlaces) {
    for index in findings.indices {
      let finding = findings[index]
      findings[index].column = places.column(finding.column, line: finding.line, path: finding.path)
    }
    var places = places
    others = others.map { lines in lines.map { places.reading($0) } }
  }

  private mutating func add(_ answer: Answer, _ copies: SourceCopies) {
    let before = findings.count + others.count
    add(answer.diagnostics, copies)
    // The compiler failed without a readable message, for example because it crashed.
    if !answer.isWell, findings.count + others.count == before { others.append(answer.lines) }
  }

  private mutating func add(_ diagnostics: [Diagnostic], _ copies: SourceCopies) {
    for diagnostic in diagnostics.sorted(by: {
      ($0.path ?? "", $0.line, $0.column) < ($1.path ?? "", $1.line, $1.column)
    })
    where diagnostic.severity == .error || diagnostic.severity == .warning {
      guard let path = diagnostic.path.map(copies.source) else {
        if diagnostic.severity == .error { others.append(diagnostic.lines) }
        continue
      }
      switch Refusals.meaning(
        of: diagnostic, source: diagnostic.lines.dropFirst().first.map { $0[...] } ?? "",
        missing: copies.missing[path] ?? [])
      {
      case .finding(let what, let instead):
        findings.append(
          Finding(path: path, line: diagnostic.line, column: diagnostic.column, what: what, instead: instead))
      case .consequence: break
      case .ordinary:
        if diagnostic.severity == .error { others.append(diagnostic.lines.map { copies.withSources($0) }) }
      }
    }
  }
}
