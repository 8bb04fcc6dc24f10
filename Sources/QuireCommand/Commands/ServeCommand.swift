// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Builds an app for the browser and serves it on this machine.",
    discussion: """
      It watches the app's files, builds what changed, and the page loads itself again, until Ctrl-C ends it. With \
      --release or --debug it builds once and watches nothing. The name element stands for the examples of \
      <quire-sheet>, built once.
      """)

  @Argument(
    help: """
      The app's name: NAME stands for the executable NAMEWeb or NAME. The package's one app if left out. Or an Xcode \
      project, or a folder with one, with a package, or with Swift files.
      """)
  var app: String?

  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 picks a free one.")
  var port: UInt16 = 8080

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser where there is one.")
  var open = true

  @Option(
    name: .customLong("connect"),
    help: "Another server that the page may load from, such as https://api.example; may be given again.")
  var connections: [String] = []

  @Option(
    name: .customLong("allow-host"),
    help: "Another name that the server answers to, such as harbor.local; may be given again.")
  var allowedHosts: [String] = []

  @OptionGroup var options: BuildOptions

  func run() async throws {
    Interruption.endWithoutNotification(status: 130)
    let address = try ListeningAddress(host: host, port: port)
    let policy = try PagePolicy(allowing: connections)
    let names = try ServerNames(allowing: allowedHosts)
    // Checked first, because a build takes long.
    try address.checkFree()
    let (title, site, bulletin) = try await prepare()
    // Locked until the program ends.
    defer { withExtendedLifetime(site) {} }
    let server = SiteServer(folder: site.url, address: address, bulletin: bulletin, policy: policy, names: names)
    Interruption.endWithoutNotification(status: 0)
    try await server.run { page in
      Console.say("Serving \(title) at \(page) (Ctrl-C ends it)")
      if open { Browser.open(page) }
    }
  }

  private func prepare() async throws(CommandError) -> (title: String, site: ServedSite, bulletin: Bulletin?) {
    if app == ElementFolder.name {
      return ("the element's examples", try options.prepareElement().writeExamples(), nil)
    }
    let place = try options.place(app)
    if options.mode != nil {
      let (site, scratch) = try options.prepare(place)
      let served = try scratch.site(named: place.app ?? site.title)
      try site.write(to: served.output())
      return (site.title, served, nil)
    }
    let (build, scratch) = try options.develop(place)
    let served = try scratch.site(named: build.app)
    let loop = try EditLoop(build, place: served)
    try await loop.begin()
    return (build.title, served, loop.bulletin)
  }
}
