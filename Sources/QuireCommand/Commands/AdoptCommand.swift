// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes a package beside an Xcode project, for those who want to keep one.",
    discussion: """
      The other commands make such a package for themselves and need none. It has links to the project's files, so both \
      stay one app; a second call brings it up to date. Nothing is written into the project's own folder.
      """)

  @Argument(help: "The folder with the project or with Swift files, or the project.")
  var place: String

  @Option(help: "The folder to write to; beside the project's, with -quire after its name, if left out.")
  var output: String?

  @Option(help: "The app's target in a project with several.")
  var target: String?

  func run() throws {
    Interruption.endWithoutNotification(status: 130)
    let place = URL(fileURLWithPath: place).standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw CommandError("There is no \(place.path).")
    }
    let own = place.pathExtension == "xcodeproj" ? place.deletingLastPathComponent() : place
    let beside = own.deletingLastPathComponent().appendingPathComponent(own.lastPathComponent + "-quire")
    let folder = (output.map { URL(fileURLWithPath: $0) } ?? beside).standardizedFileURL
    guard folder.path != own.path, !folder.path.hasPrefix(own.path + "/") else {
      throw CommandError(
        "The package would lie in the project's own folder \(own.path); name another one with --output.")
    }
    let old = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let names = try FolderFiles.names(in: folder, isOptional: true)
    guard names.isEmpty || old?.contains(ProjectPackage.mark) == true else {
      throw CommandError("The folder \(folder.path) is not empty; name another one with --output.")
    }
    var package = try ProjectPackage(place, target: target, folder: folder)
    package.hasRelativeLinks = true
    try package.write()
    for line in ProjectSummary(package).lines { Console.note(line) }
    Console.say("Wrote the package \(package.app.module) to \(folder.path). In that folder: quire serve")
  }
}
