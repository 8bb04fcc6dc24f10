import ArgumentParser
import Foundation

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Builds an app for the browser and serves it on this machine.")

  @Argument(help: "The app's name: NAME stands for the executable NAMEWeb or NAME. The package's one app if left out.")
  var app: String?

  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 picks a free one.")
  var port: UInt16 = 8080

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser where there is one.")
  var open = true

  @OptionGroup var options: BuildOptions

  func run() async throws {
    Interruption.endQuietly(status: 130)
    let address = try ListeningAddress(host: host, port: port)
    // A build takes long; a port that is taken is known at once.
    try address.checkFree()
    let site = try options.prepare(app)
    let folder = ScratchFolder(package: try options.package(), mode: options.mode).site(named: site.title)
    try site.write(to: folder)

    let server = SiteServer(folder: folder, address: address)
    Interruption.endQuietly(status: 0)
    try await server.run { page in
      Console.say("Serving \(site.title) at \(page) (Ctrl-C ends it)")
      if open { Browser.open(page) }
    }
  }
}
