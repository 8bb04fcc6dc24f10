// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct PropertyListTests {
  private func read(_ text: String) throws(CommandError) -> PropertyValue {
    try PropertyListFile.read(Data(text.utf8), file: "project.pbxproj")
  }

  @Test func openStep() throws {
    let value = try read(
      #"""
      // !$*UTF8*$!
      {
        plain = /* a remark */ one_2.swift;
        "with space" = "a \"quoted\"\nline \U00e9 \351";
        path = ../Shared/View.swift;
        list = ( a, "b c", { inner = 3; }, );
        empty = (
        );
        bytes = <0fbd 7777>;
        plain = second;
      }
      """#)
    #expect(value["plain"]?.text == "one_2.swift" && value["plain"]?.line == 3)
    #expect(value["with space"]?.text == "a \"quoted\"\nline é é")
    #expect(value["path"]?.text == "../Shared/View.swift")
    #expect(value["list"]?.texts == ["a", "b c"] && value["list"]?.list?[2]["inner"]?.text == "3")
    #expect(value["empty"]?.list == [] && value["bytes"]?.text == "")
    #expect(value["plain"]?["deeper"] == nil && value["nothing"] == nil)
  }

  @Test func xml() throws {
    let value = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- a remark -->
      <dict>
        <key>Name</key> <string>Salt &amp; &#x50;ine<![CDATA[ <3]]></string>
        <key>Scenes</key><array><dict><key>Class</key><string>A.B</string></dict><true/></array>
        <key>Count</key><integer>3</integer>
        <key>None</key><dict/>
        <key>Empty</key><string/>
      </dict>
      </plist>
      """)
    #expect(value["Name"]?.text == "Salt & Pine <3" && value["Name"]?.line == 6)
    #expect(value["Scenes"]?.list?.first?["Class"]?.text == "A.B" && value["Scenes"]?.texts == ["true"])
    #expect(value["Count"]?.text == "3" && value["None"]?.table == [:] && value["Empty"]?.text == "")
  }

  @Test(arguments: [
    ("", "1: the list ends where a value is expected."),
    ("{ a = 1; ", "1: the list that begins here has no }."),
    ("{\n  a = 1\n}", "3: there is no ; after the value (in a)."),
    ("{\n  a 1;\n}", "2: there is no = after a."),
    (
      "{\n  objects = {\n    A1 = { files = ( one two ); };\n  };\n}",
      "3: there is no , or ) after a value (in objects.A1.files)."
    ),
    ("{ a = (1, 2; }", "1: there is no , or ) after a value (in a)."),
    ("{\n\n a = \"never closed;\n}", "3: the text that begins here has no end (in a)."),
    ("/* { }", "1: a comment does not end."),
    ("{ } }", "1: something stands behind the end of the list."),
    ("{ = 1; }", "1: = stands where a text is expected."),
    ("{ a = <0f; }", "1: the bytes in < > do not end (in a)."),
    ("<plist><dict><key>A</key></dict></plist>", "1: </dict> stands where a value is expected (in A)."),
    ("<plist>\n<dict>\n<string>A</string>", "3: a value has no key."),
    ("<plist><string>a<b/></string></plist>", "1: string has an element in it."),
    ("<plist><string>a", "1: the element string that begins here does not end."),
    ("<plist><string>&nbsp;</string></plist>", "1: &nbsp; is no character of this format."),
    ("<plist><date2>1</date2></plist>", "1: date2 is no element of a property list."),
    ("<plist><dict", "1: the element dict does not end."),
    ("<?xml version=\"1.0\"?><html></html>", "1: there is no element plist."),
  ])
  func faults(text: String, sentence: String) {
    let error = #expect(throws: CommandError.self) { try read(text) }
    #expect(error?.description == "project.pbxproj:\(sentence)")
  }

  @Test func binary() {
    let error = #expect(throws: CommandError.self) { try read("bplist00 and more") }
    #expect(error?.description.contains("plutil -convert xml1") == true)
  }

  @Test func deepLists() {
    let error = #expect(throws: CommandError.self) { try read(String(repeating: "(", count: 100_000)) }
    #expect(error?.description == "project.pbxproj:1: the lists are nested more than 100 deep.")
    #expect(throws: CommandError.self) { try read("<plist>" + String(repeating: "<array>", count: 100_000)) }
  }

  /// However the text is truncated or changed, the result is a list or a sentence. Each damaged text is refused, or
  /// read as a project.
  @Test func damagedProjects() throws {
    let file = Checkout.root.appendingPathComponent("Examples/Lighthouses/Lighthouses.xcodeproj/project.pbxproj")
    let bytes = [UInt8](try Data(contentsOf: file))
    for end in stride(from: 0, to: bytes.count, by: 487) {
      #expect(throws: CommandError.self) { try read(String(decoding: bytes[..<end], as: UTF8.self)) }
    }
    var refused = 0
    var taken = 0
    for place in stride(from: 0, to: bytes.count, by: 613) {
      for byte in "(){};=\"/<\u{0}".utf8 {
        var damaged = bytes
        damaged[place] = byte
        do {
          let project = try XcodeProject(PropertyListFile.read(Data(damaged), file: file.path), file: file)
          for target in try project.targets() { _ = try target.files() }
          taken += 1
        } catch {
          #expect(error.description.contains("project.pbxproj"), "\(error)")
          refused += 1
        }
      }
    }
    #expect(refused > 20 && taken > 20, "\(refused) refused, \(taken) taken")
  }
}
