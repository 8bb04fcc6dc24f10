// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import SheetEngine
import SheetScript

struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Plays a script and draws a sheet's live progress over time, as SVG.")

  @Argument(help: "A script; its sheet must have the setting `progress`.")
  var script: String

  @Option(help: "The picture to write; it goes to the standard output if left out.")
  var output: String?

  @Option(help: "The number of the presentation in the script.")
  var presentation: UInt32 = 1

  func run() throws {
    let svg = try Self.plot(URL(fileURLWithPath: script), presentation: PresentationID(rawValue: presentation))
    guard let output else { return print(svg, terminator: "") }
    do {
      try Data(svg.utf8).write(to: URL(fileURLWithPath: output))
    } catch {
      throw CommandError("\(output) can't be written.")
    }
    Console.say("Wrote \(output)")
  }

  static func plot(_ file: URL, presentation: PresentationID) throws(CommandError) -> String {
    guard let data = try? Data(contentsOf: file) else { throw CommandError("\(file.path) can't be read.") }
    let script: Script
    do throws(ScriptError) {
      script = try Script(parsing: Array(data))
    } catch {
      throw CommandError("\(file.path):\(error.text)")
    }
    guard let plot = SessionPlot(SessionRecord(of: presentation, in: script)) else {
      throw CommandError(
        "\(file.path) tells nothing of presentation \(presentation.rawValue): give it the setting `progress`.")
    }
    return plot.svg
  }
}
