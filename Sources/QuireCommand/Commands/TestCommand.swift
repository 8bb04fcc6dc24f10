// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs a package's tests natively, with sources as they are written for iOS.",
    discussion: """
      It is `swift test`, whose compiler reads translations of the sources that need one, from a build folder of its \
      own. What stands after -- goes on to `swift test`, such as -- --filter Card.
      """)

  @Option(help: "A folder in the package; the current one if left out.")
  var packagePath: String?

  @Argument(help: "A folder with an Xcode project or a package, or the project.")
  var place: String?

  @Option(help: "The app's target in an Xcode project with several.")
  var target: String?

  @Argument(parsing: .postTerminator, help: "Options for swift test.")
  var options: [String] = []

  func run() throws {
    Interruption.endWithoutNotification(status: 130)
    let toolchain = try Toolchain.find()
    let place = try AppPlace(app: place, packagePath: packagePath, target: target)
    if let app = place.project?.app, app.tests.isEmpty { throw CommandError("\(app.origin.path) has no unit tests.") }
    let package = place.package.resolvingSymlinksInPath()
    let scratch = package.appendingPathComponent(".build/translated")
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch)
    let modules = try graph.partsOfTests().modules()
    let translation = SourceTranslation(
      purpose: .native, toolchain: toolchain, folder: scratch.appendingPathComponent("quire/translation"))
    switch try translation.update(modules) {
    case .refused(let lines):
      for line in lines { Console.note(line) }
      throw CommandError("The tests do not build; the errors stand above.")
    case .ready(let stale):
      for module in stale { ScratchFolder.forget(module, in: scratch.appendingPathComponent("debug")) }
    }
    var places = TranslatedPlaces(translation.translations())
    let ending = try ChildProcess(
      program: toolchain.swift,
      arguments: [
        "test", "--package-path", package.path, "--scratch-path", scratch.path, "-Xswiftc", "-vfsoverlay", "-Xswiftc",
        translation.overlay.path,
      ] + options, folder: package, limit: WebBuild.usualLimit
    ).run { Console.say(places.reading($0)) }
    switch ending {
    case .exited(0): break
    case .exited(let status): throw ExitCode(status)
    case .tookTooLong:
      throw CommandError(
        "The tests were ended because nothing was heard of them for \(Int(WebBuild.usualLimit)) seconds.")
    }
  }
}
