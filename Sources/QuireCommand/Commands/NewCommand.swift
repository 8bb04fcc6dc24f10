// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a package to start an app from: the app, its page, and a test.")

  @Argument(help: "The app's name, which its module has too: letters, digits and underscores.")
  var name: String

  @Option(help: "The folder to write to, empty or not there yet; the app's name if left out.")
  var output: String?

  @Option(help: "A checkout of Quire to depend on; the one that this command comes from if left out.")
  var quirePath: String?

  @Option(help: "The address of Quire's repository, to depend on a version of it.")
  var quireURL: String?

  @Option(help: "With an address: the least version that will do.")
  var quireVersion: String?

  func validate() throws {
    guard (quireURL == nil) == (quireVersion == nil) else {
      throw ValidationError("--quire-url and --quire-version go together.")
    }
    guard quireURL == nil || quirePath == nil else {
      throw ValidationError("Quire comes from a path or from an address, not from both.")
    }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: output ?? name).standardizedFileURL
    try AppTemplate(name: name, source: source()).write(to: folder)
    Console.say(
      """
      Wrote \(name) to \(folder.path). In that folder:
        swift run quire serve    builds it and serves it
        swift test               runs its tests
      """)
  }

  private func source() throws -> AppTemplate.Source {
    if let quireURL, let quireVersion { return .version(quireVersion, url: quireURL) }
    guard let quirePath else { return .folder(Checkout.root) }
    let folder = URL(fileURLWithPath: quirePath).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/Quire").path) else {
      throw CommandError("There is no checkout of Quire in \(folder.path).")
    }
    return .folder(folder)
  }
}
