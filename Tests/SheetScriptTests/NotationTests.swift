// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import SheetScript

@Suite struct NotationTests {
  /// Every statement and every option, in the printer's form.
  static let everything = """
    # A script with all there is.
    look floating
    device pad-large landscape size=1000,700 safe=1,2,3.5,4 width=regular height=compact idiom=pad scale=2 corner=12.5
    set rtl reduced-motion=off resolving=1/medium,large resolving=2/2:100

    present 1 sheet detents=medium,large,2:120.25,3:fit240,4:off,medium:large selected=large undimmed=2 grabber
    present 2 popover anchor=10,20,30,40 arrows=up,left margins=1,2,3,4 overlap adapts=off animated=off  # why
    present 3 full content=100,inf modal progress asks-target asks-dismiss
    present 4 sheet corner=none edge-attached width-follows-content page-sizing=off placing=trailing source=1,2,3,4
    present 5 sheet expanding=initial collapsing=within keyboard=ride push-back=off corner=7 source=none
    configure 1 form=alert selected=none undimmed=none detents= arrows=none animated=off
    dismiss 2 animated=off
    rotate resolving=1/
    keyboard 336 for=1
    keyboard hide resolving=1/3:10
    keyboard frame=0,500,400,300
    down 1 at 200,500 on 1 grabber scroller=7:0/1200 scroller=8:1,2/3,4:refresh rival=both:begun rival=vertical
    move 1 to nan,-inf
    up 1 at 200,480
    cancel -3
    drag from 0,1 to 2,3 over 0.4 on root finger=2 hold=0.1 rate=120 lift=off
    fling from 0,1 to 2,3 over 0.4 on 1 header
    tap at 1,2 on 1 outside finger=3
    wheel 0,-40 on 1 scroller=7:0/1200 end
    activate 1 dimming
    escape
    answer dismiss never
    answer dismiss yes
    answer dismiss no
    answer target accept
    answer target never
    answer target medium
    reply 3 yes
    reply 4 no
    reply 5 2
    stamp now=-1 sample=x3fd5555555555555
    wait 0.25
    settle
    advance
    finish
    #

    """

  @Test func everyStatementComesBack() throws {
    let script = try Script(parsing: Self.everything)
    #expect(script.text == Self.everything)
    #expect(script.lines.count == Self.everything.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
  }

  @Test func blanksAndCarriageReturnsDoNotMatter() throws {
    let script = try Script(
      parsing: "  wait\t 1 \r\n#  x  \r\nescape#y\r\n".replacingOccurrences(of: "escape#", with: "escape #"))
    #expect(script.text == "wait 1\n# x\nescape  # y\n")
  }

  @Test(arguments: Sessions.names) func sessionsComeBack(name: String) throws {
    let text = try Sessions.text(name)
    #expect(try Script(parsing: text).text == text)
  }

  static let faults: [(String, String)] = [
    ("jump 1", "1:1: There is no statement `jump`."),
    ("\n  wait", "2:7: Here seconds is missing."),
    ("wait soon", "1:6: Here seconds is expected, not `soon`."),
    ("wait -1", "1:6: Here 0 to 3600 seconds is expected, not `-1`."),
    ("wait 1 2", "1:8: The statement ends before `2`."),
    ("present x sheet", "1:9: Here a presentation's number is expected, not `x`."),
    ("present 1 sheet grabber grabber=off", "1:25: `grabber` is set twice."),
    ("present 1 sheet color=red", "1:17: This statement takes no `color`."),
    ("present 1 sheet form=alert", "1:17: This statement takes no `form`."),
    ("present 1 sheet grabber=maybe", "1:25: Here `on` or `off` is expected, not `maybe`."),
    ("present 1 sheet detents=medium,tall", "1:32: Here a detent (medium, large or a number) is expected, not `tall`."),
    ("present 1 sheet corner", "1:23: Here `=` and a value or `none` is missing."),
    ("present 1 tray", "1:11: Here a form (sheet, popover, full, over-full, alert, custom) is expected, not `tray`."),
    ("down 1 200,500 on 1", "1:8: Here `at` is expected, not `200,500`."),
    ("down 1 at 200 on 1", "1:11: Here a place as `x,y` is expected, not `200`."),
    (
      "drag from 0,0 to 1,1 over 1 on 1 rate=0",
      "1:39: Here a number of samples a second up to 1000 is expected, not `0`."
    ),
    ("down 1 at 0,0 on 1 scroller=7", "1:29: Here a scroller as `number:offset/range` is expected, not `7`."),
    ("keyboard", "1:9: Here the keyboard's height, `hide` or `frame=` is missing."),
    ("device custom size=3,4\nrotate", "2:1: A custom device has no other side; say its new size with `set`."),
    ("answer dismiss perhaps", "1:16: Here yes, no or never is expected, not `perhaps`."),
  ]

  @Test(arguments: faults) func faultsAreNamedWithTheirPlace(fault: (text: String, message: String)) {
    do {
      _ = try Script(parsing: fault.text)
      Issue.record("\(fault.text) was read")
    } catch {
      #expect(error.text == fault.message)
    }
  }

  /// Any text is either read or refused, and a script that was read prints and reads back the same.
  @Test func spoiledTextIsReadOrRefused() {
    var random = SeededRandom(seed: 5)
    let bytes = Array(Self.everything.utf8)
    for _ in 0..<2_000 {
      var spoiled = bytes
      for _ in 0...Int(random.next() % 3) {
        let index = Int(random.next() % UInt64(spoiled.count))
        if random.next() % 2 == 0 { spoiled.remove(at: index) } else { spoiled[index] = UInt8(random.next() % 128) }
      }
      guard let script = try? Script(parsing: spoiled) else { continue }
      let text = script.text
      #expect((try? Script(parsing: text))?.text == text)
    }
  }
}

/// The scripts of `Tests/Traces`.
enum Sessions {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Traces")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".sheet") }.map { String($0.dropLast(6)) }.sorted()
  }()

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name + ".sheet"), encoding: .utf8)
  }

  static func script(_ name: String) throws -> Script { try Script(parsing: text(name)) }
}
