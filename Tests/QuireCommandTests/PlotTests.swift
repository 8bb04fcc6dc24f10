// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetEngine
import SheetScript
import Testing

@testable import QuireCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PlotTests {
  static let session = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Progress/session.sheet")

  /// A slow drag from 650 to 410, a flick to 72, back to 410, and to 72 and back with the keyboard.
  @Test func theRecordHoldsTheWholeSession() throws {
    let script = try Script(parsing: Array(Data(contentsOf: Self.session)))
    let record = SessionRecord(of: PresentationID(rawValue: 1), in: script)
    #expect(record.stops.map { $0.offset } == [650, 410, 72])
    #expect(record.drags.count == 3)
    #expect(record.keyboards.count == 1)
    // Opened from offscreen, and at rest at medium at the end.
    #expect(record.samples.first?.progress.offset == 874)
    #expect(record.samples.last?.progress.offset == 410)
    #expect(record.samples.last?.progress.total == 240.0 / 578)
    let peak = record.samples.filter { record.keyboards[0].contains($0.time) }.map { $0.progress.total }.max()
    #expect(peak == 1)
    for (before, after) in zip(record.samples, record.samples.dropFirst()) {
      #expect(before.time <= after.time)
      let step = (after.progress.total - before.progress.total).magnitude * 578
      #expect(step <= (after.progress.offset - before.progress.offset).magnitude + 1e-9)
    }
  }

  @Test func thePlotIsWellFormedAndAlwaysTheSame() throws {
    let svg = try PlotCommand.plot(Self.session, presentation: PresentationID(rawValue: 1))
    #expect(try XMLDocument(xmlString: svg).rootElement()?.name == "svg")
    #expect(svg == (try PlotCommand.plot(Self.session, presentation: PresentationID(rawValue: 1))))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    // Three panels, each with three drags and a keyboard.
    #expect(svg.components(separatedBy: "fill=\"#e3edff\"").count == 3 * 3 + 2)
    #expect(svg.components(separatedBy: "fill=\"#fff0d6\"").count == 3 + 2)
  }

  @Test func saysWhatIsWrong() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.sheet")
    func error(_ text: String) throws -> String {
      try Data(text.utf8).write(to: file)
      do throws(CommandError) {
        _ = try PlotCommand.plot(file, presentation: PresentationID(rawValue: 1))
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(try error("present 1 sheet\nsettle\n").contains("progress"))
    #expect(try error("\nnonsense\n").contains("a.sheet:2:1"))
    #expect(try error("present 1 sheet progress\nsettle\n") == "")
  }
}
