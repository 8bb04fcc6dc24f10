// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct AssetCatalogTests {
  private func color(_ components: String, space: String = "srgb", more: String = "") -> String {
    "{ \"idiom\": \"universal\", \"color\": { \"color-space\": \"\(space)\", \"components\": { \(components) } }\(more) }"
  }

  private func read(_ colors: [String]) throws -> ColorSet? {
    let folder = try TemporaryFolder()
    try folder.write("{ \"colors\": [\(colors.joined(separator: ", "))] }", to: "A.colorset/Contents.json")
    return try ColorSet(folder.url.appendingPathComponent("A.colorset"), name: "A")
  }

  private func parts(_ value: ColorSet.Value?) -> [Double]? {
    guard case .components(let red, let green, let blue, let alpha) = value else { return nil }
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(arguments: [
    ("\"red\": \"0xFF\", \"green\": \"0x80\", \"blue\": \"0x00\", \"alpha\": \"1.000\"", "srgb", [1, 0.502, 0, 1]),
    ("\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"0.5\"", "srgb", [1, 0.2, 0, 0.5]),
    ("\"red\": \"0.25\", \"green\": \"1.000\", \"blue\": \"0.000\"", "srgb", [0.25, 1, 0, 1]),
    ("\"white\": \"0.4\", \"alpha\": \"1\"", "gray-gamma-22", [0.4, 0.4, 0.4, 1]),
    // White is white in both spaces, and the green of Display P3 is beyond sRGB.
    ("\"red\": \"1.0\", \"green\": \"1.0\", \"blue\": \"1.0\"", "display-p3", [1, 1, 1, 1]),
    ("\"red\": \"0.0\", \"green\": \"1.0\", \"blue\": \"0.0\"", "display-p3", [0, 1, 0, 1]),
    ("\"red\": \"0.5\", \"green\": \"0.4\", \"blue\": \"0.3\"", "display-p3", [0.519, 0.395, 0.284, 1]),
  ])
  func components(text: String, space: String, expected: [Double]) throws {
    #expect(parts(try read([color(text, space: space)])?.any) == expected)
  }

  @Test func appearances() throws {
    let dark = ", \"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }]"
    let high = ", \"appearances\": [{ \"appearance\": \"contrast\", \"value\": \"high\" }]"
    let both = dark.dropLast() + ", { \"appearance\": \"contrast\", \"value\": \"high\" }]"
    let white = { (value: String) in "\"white\": \"\(value)\"" }
    let set = try #require(
      try read([
        color(white("0.1")), color(white("0.2"), more: dark), color(white("0.3"), more: high),
        color(white("0.4"), more: String(both)),
        "{ \"idiom\": \"mac\", \"color\": { \"components\": { \"white\": \"0.9\" } } }",
      ]))
    #expect(
      [set.any, set.dark, set.highContrast, set.darkHighContrast].map { parts($0)?[0] } == [0.1, 0.2, 0.3, 0.4])
    let system = try read([
      "{ \"idiom\": \"universal\", \"color\": { \"platform\": \"ios\", \"reference\": \"systemTealColor\" } }"
    ])
    #expect(system?.any == .system("systemTeal"))
    // Like Xcode's own AccentColor before a color is chosen.
    #expect(try read(["{ \"idiom\": \"universal\" }"]) == nil)
  }

  @Test(arguments: [
    ("{", "is not what a catalog's Contents.json is: it is not JSON."),
    ("[]", "is not what a catalog's Contents.json is:  is of another kind."),
    (
      "{ \"colors\": [{ \"idiom\": 3 }] }",
      "is not what a catalog's Contents.json is: colors.[0].idiom is of another kind."
    ),
    (
      "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": { \"components\": { \"red\": \"much\" } } }] }",
      "has components that are no color: red much."
    ),
    (
      "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": { \"reference\": \"noColor\" } }] }",
      "has components that are no color: noColor."
    ),
  ])
  func damagedColors(text: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "A.xcassets/A.colorset/Contents.json")
    let error = #expect(throws: CommandError.self) {
      try AssetCatalog([folder.url.appendingPathComponent("A.xcassets")])
    }
    #expect(error?.description.hasSuffix(sentence) == true, "\(error?.description ?? "")")
  }

  @Test func aFolderThatCannotBeReadIsNotEmpty() throws {
    let folder = try TemporaryFolder()
    let catalog = folder.url.appendingPathComponent("A.xcassets")
    try folder.write("no folder", to: "A.xcassets")
    let file = #expect(throws: CommandError.self) { try AssetCatalog([catalog]) }
    #expect(file?.description == "The folder \(catalog.path) can't be read.")
    let gone = folder.url.appendingPathComponent("Gone.xcassets")
    let missing = #expect(throws: CommandError.self) { try AssetCatalog([gone]) }
    #expect(missing?.description == "The folder \(gone.path) can't be read.")
  }

  @Test func aGroupWithoutDescriptionHasNoPrefixAndADamagedOneIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \"data\": [{ \"filename\": \"a.txt\" }] }", to: "A.xcassets/Sea/A.dataset/Contents.json")
    try folder.write("a", to: "A.xcassets/Sea/A.dataset/a.txt")
    let catalog = folder.url.appendingPathComponent("A.xcassets")
    #expect(try AssetCatalog([catalog]).data.map(\.name) == ["A"])
    try folder.write("{", to: "A.xcassets/Sea/Contents.json")
    let error = #expect(throws: CommandError.self) { try AssetCatalog([catalog]) }
    #expect(
      error?.description
        == "\(catalog.path)/Sea/Contents.json is not what a catalog's Contents.json is: it is not JSON.")
  }

  @Test func images() throws {
    let folder = try TemporaryFolder()
    let dark = "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }]"
    try folder.write(
      """
      { "images": [
        { "idiom": "universal", "filename": "a.png", "scale": "1x" }, { "idiom": "universal", "filename": "b.png", "scale": "2x" },
        { "idiom": "universal", "filename": "c.png", "scale": "3x", \(dark) }, { "idiom": "universal", "scale": "3x" }
      ], "properties": { "template-rendering-intent": "template" } }
      """, to: "A.xcassets/Sea/hill-tops.imageset/Contents.json")
    for name in ["a", "b", "c"] { try folder.write("", to: "A.xcassets/Sea/hill-tops.imageset/\(name).png") }
    try folder.write("{ \"properties\": { \"provides-namespace\": true } }", to: "A.xcassets/Land/Contents.json")
    try folder.write(
      "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"m.pdf\" }] }",
      to: "A.xcassets/Land/Map.imageset/Contents.json")
    try folder.write("", to: "A.xcassets/Land/Map.imageset/m.pdf")
    try folder.write(
      "{ \"images\": [{ \"idiom\": \"iphone\", \"filename\": \"t.svg\" }] }",
      to: "A.xcassets/Land/Tree.imageset/Contents.json")
    try folder.write("", to: "A.xcassets/Land/Tree.imageset/t.svg")
    try folder.write("{}", to: "A.xcassets/Mark.symbolset/Contents.json")
    let catalog = try AssetCatalog([folder.url.appendingPathComponent("A.xcassets")])
    #expect(
      catalog.images.map { $0.files.map(\.resource) } == [
        ["Land/Tree.svg"], ["hill-tops.png", "hill-tops@2x.png", "hill-tops~dark@3x.png"],
      ])
    #expect(
      catalog.left.map { "\($0.name): \($0.reason)" } == ["Land/Map (m.pdf): a PDF", "Mark: a symbol of the app's own"])
    let text = AssetSymbols(catalog: catalog).text
    #expect(
      text.contains("static var hillTops: UIImage { UIImage(resource: .hillTops).withRenderingMode(.alwaysTemplate) }"))
    #expect(text.contains("darkOnes: Set<Int> = [1]") && !text.contains("static var tree"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("A.xcassets/Land/Tree.imageset/t.svg"))
    // The app runs without it, as in UIKit.
    let without = try AssetCatalog([folder.url.appendingPathComponent("A.xcassets")])
    #expect(without.images.map(\.name) == ["hill-tops"])
    let missing = folder.url.appendingPathComponent("A.xcassets/Land/Tree.imageset/t.svg").path
    #expect(without.left.contains { $0.name == "Land/Tree (t.svg)" && $0.reason == "there is no file \(missing)" })
  }

  @Test func data() throws {
    let folder = try TemporaryFolder()
    let words = "{ \"data\": [{ \"idiom\": \"universal\", \"filename\": \"words.json\" }] }"
    for name in ["Words", "Gone"] { try folder.write(words, to: "A.xcassets/\(name).dataset/Contents.json") }
    try folder.write("[]", to: "A.xcassets/Words.dataset/words.json")
    try folder.write("{}", to: "A.xcassets/None.dataset/Contents.json")
    let catalog = try AssetCatalog([folder.url.appendingPathComponent("A.xcassets")])
    #expect(catalog.data.map(\.resource) == ["data/Words.json"])
    #expect(catalog.left.map(\.name) == ["Gone"] && catalog.left[0].reason.hasSuffix("Gone.dataset/words.json"))
    #expect(AssetSymbols(catalog: catalog).text.contains("(\"Words\", \"data/Words.json\")"))
  }

  /// The first counts, as in an app, and the other is named.
  @Test func twoAssetsOfOneName() throws {
    let folder = try TemporaryFolder()
    for (place, white) in [("A.xcassets", "0.25"), ("B.xcassets", "0.75")] {
      try folder.write(
        "{ \"colors\": [\(color("\"white\": \"\(white)\""))] }", to: "\(place)/Sea.colorset/Contents.json")
    }
    let catalog = try AssetCatalog(["A.xcassets", "B.xcassets"].map(folder.url.appendingPathComponent))
    #expect(catalog.colors.map { parts($0.any)?[0] } == [0.25])
    #expect(catalog.left.map { "\($0.name): \($0.reason)" } == ["Sea: another color of the name"])
  }

  @Test(arguments: [
    ("BrandGreen", "brandGreen"), ("AccentColor", "accent"), ("accent_color1", "accentColor1"),
    ("TButtonRed", "tButtonRed"),
    ("URLIcon", "urlIcon"), ("Blue50", "blue50"), ("yellow-marker", "yellowMarker"), ("3 lines", "_3Lines"),
    ("Color", "color"), ("default", "`default`"), ("ABC", "abc"),
  ])
  func symbols(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(for: name, kind: "Color") == symbol)
  }

  /// A color has no symbol on `UIColor` if its name is a system color's, or if the app's own sources declare it.
  @Test func takenNames() throws {
    let folder = try TemporaryFolder()
    for name in ["Red", "Own", "Sea"] {
      try folder.write(
        "{ \"colors\": [\(color("\"white\": \"0.5\""))] }", to: "A.xcassets/\(name).colorset/Contents.json")
    }
    let catalog = try AssetCatalog([folder.url.appendingPathComponent("A.xcassets")])
    let text = AssetSymbols(catalog: catalog, taken: ["own"]).text
    #expect(
      text.contains("static let red = ColorResource(index: 1)") && text.contains("static let own = ColorResource"))
    #expect(text.contains("static let sea = UIColor(") && !text.contains("static let red = UIColor("))
    #expect(!text.contains("static let own = UIColor("))
    #expect(!AssetSymbols(catalog: catalog, hasExtensions: false).text.contains("static let sea = UIColor("))
  }
}
