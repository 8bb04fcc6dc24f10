import ArgumentParser

@main struct QuireTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quire",
    abstract: "Builds Swift apps with Quire's sheets for the browser, and serves them.",
    subcommands: [ServeCommand.self, BuildCommand.self, PlotCommand.self])
}
