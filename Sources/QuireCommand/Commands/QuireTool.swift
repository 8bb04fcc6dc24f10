// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

@main struct QuireTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quire",
    abstract: "Builds Swift apps with Quire's sheets for the browser, and serves them.",
    subcommands: [
      NewCommand.self, ServeCommand.self, BuildCommand.self, TestCommand.self, CheckCommand.self,
      AdoptCommand.self,
      TranslateCommand.self, MigrateCommand.self, SymbolicateCommand.self, PlotCommand.self,
    ])
}
