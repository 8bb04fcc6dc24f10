import ArgumentParser
import Foundation

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds an app into a folder that any static server can serve.",
    discussion: "The name element stands for <quire-sheet>, the custom element for pages without Swift.")

  @Argument(help: "The app's name: NAME stands for the executable NAMEWeb or NAME. The package's one app if left out.")
  var app: String?

  @Option(help: "The folder to write to; it is made if it is not there.")
  var output: String

  @OptionGroup var options: BuildOptions

  func run() async throws {
    Interruption.endQuietly(status: 130)
    let output = URL(fileURLWithPath: output).standardizedFileURL
    if app == ElementFolder.name {
      try options.prepareElement().write(to: output)
      return Console.say("Wrote the element to \(output.path)")
    }
    try Site.check(output: output)
    let site = try options.prepare(app)
    try site.write(to: output)
    Console.say("Wrote \(site.title) to \(output.path)")
  }
}
