// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what the build for the browser refuses in an app's sources, and what to write instead.",
    discussion:
      "Ends with 0 if there is nothing, and with 1 after the findings. The first check of a package builds the modules that the app imports."
  )

  @Argument(
    help: """
      The app's name: NAME stands for the executable NAMEWeb or NAME. The package's one app if left out. Or an Xcode \
      project, or a folder with one, with a package, or with Swift files.
      """)
  var app: String?

  @Option(help: "A folder in the package; the current one if left out.")
  var packagePath: String?

  @Option(help: "The app's target in an Xcode project with several.")
  var target: String?

  func run() throws {
    Interruption.endWithoutNotification(status: 130)
    let toolchain = try Toolchain.find()
    let place = try AppPlace(app: app, packagePath: packagePath, target: target)
    let package = place.package
    let scratch = ScratchFolder(package: package, mode: .development)
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch.folder)
    let name = try BuildOptions.app(named: place.app, in: graph, of: package)
    let executable = try graph.webExecutable(named: name)
    let build = WebBuild(
      package: package, product: executable.product, mode: .development, toolchain: toolchain, scratch: scratch)
    func planned() throws(CommandError) -> CheckPlan {
      try CheckPlan(of: executable.target, in: BuildPlan(scratch.plan(mode: .development)))
    }
    // The plan lists the app's dependencies. Building updates it.
    try build.run(target: "QuireWeb")
    var plan = try planned()
    for target in plan.foundation { try build.run(target: target) }
    if !plan.foundation.isEmpty { plan = try planned() }

    let translation = scratch.translation(toolchain: toolchain)
    let sources = plan.modules.map { SourceTranslation.Module(name: $0.name, files: $0.sources) }
    if case .refused(let lines) = try translation.update(sources) {
      for line in lines { Console.say(line) }
      throw ExitCode(1)
    }

    let start = ContinuousClock.now
    let absences = try Absences.module(in: scratch.checks, scratch: scratch, toolchain: toolchain)
    let modules = plan.modules
    let check = try AppCheck.run(
      modules, toolchain: toolchain, folder: scratch.checks, absences: absences,
      translations: translation.translations())
    let seconds = (ContinuousClock.now - start).components.seconds
    try say(check, name: name, package: package, files: modules.reduce(0) { $0 + $1.sources.count }, seconds: seconds)
  }

  private func say(_ check: AppCheck, name: String, package: URL, files: Int, seconds: Int64) throws {
    if check.isWell {
      return Console.say("\(name) has nothing that the build for the browser refuses (\(files) files, \(seconds) s).")
    }
    let here = FileManager.default.currentDirectoryPath + "/"
    func short(_ line: String) -> String {
      let line = OwnNames.of(line)
      return line.hasPrefix(here) ? String(line.dropFirst(here.count)) : line
    }
    for finding in check.findings { Console.say(short(finding.text)) }
    for lines in check.others { for line in lines { Console.say(short(line)) } }
    var sentences: [String] = []
    if check.isCut {
      sentences.append("The compiler stopped there; its later stages may find more once this is mended.")
    }
    let missing = MissingImports(
      errorsIn: check.findings.map(\.path) + check.others.map { Diagnostic.read($0).first?.path ?? "" },
      base: package, package: package)
    if let sentence = missing.sentence { sentences.append(sentence) }
    if !check.left.isEmpty { sentences.append("Not read: \(check.left.joined(separator: ", ")).") }
    if !sentences.isEmpty { Console.note(sentences.joined(separator: " ")) }
    throw ExitCode(1)
  }
}
