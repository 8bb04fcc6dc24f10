// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ImageTests {
  // MARK: Data

  /// The beginnings of files, with a picture of 300 by 200 in each.
  nonisolated static let files: [(kind: String, bytes: [UInt8])] = [
    ("PNG", joined([0x89], text("PNG"), [13, 10, 26, 10, 0, 0, 0, 13], text("IHDR"), [0, 0, 1, 44, 0, 0, 0, 200])),
    ("GIF", joined(text("GIF89a"), [44, 1, 200, 0])),
    ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44]),
    (
      "WebP with loss",
      joined(text("RIFF...."), text("WEBPVP8 "), [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 44, 1, 200, 0])
    ),
    // 299 in the low 14 bits, 199 in the next 14.
    ("WebP without loss", joined(text("RIFF...."), text("WEBPVP8L"), [0, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x31, 0])),
    ("WebP with parts", joined(text("RIFF...."), text("WEBPVP8X"), [0, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0])),
  ]

  nonisolated static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  nonisolated static func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

  @Test(arguments: files.indices) func theSizeOfAFile(index: Int) {
    let (kind, file) = Self.files[index]
    #expect(UIImage(data: file)?.size == CGSize(width: 300, height: 200), "\(kind)")
    let half = UIImage(data: Data(file), scale: 2)
    #expect(half?.size == CGSize(width: 150, height: 100))
    #expect(half?.scale == 2)
    for count in file.indices {
      #expect(UIImage(data: Array(file.prefix(count))) == nil, "\(kind) cut short after \(count)")
    }
  }

  @Test func equalImages() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star == UIImage(systemName: "star") && Set([star, UIImage(systemName: "star")]).count == 1)
    #expect(star != UIImage(systemName: "star.fill") && star != star.withRenderingMode(.alwaysOriginal))
    #expect(star.withTintColor(.red) == star.withTintColor(.red) && star.withTintColor(.red) != star)
    let photo = try #require(UIImage(data: Self.files[0].bytes))
    #expect(photo == photo.withRenderingMode(.automatic) && photo != UIImage(data: Self.files[0].bytes))
  }

  @Test func aPhotoThatLiesOnItsSide() {
    let little: [UInt8] = [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let big: [UInt8] = [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    for (order, tags) in [("II", little), ("MM", big)] {
      let notes = Self.joined(Self.text("Exif"), [0, 0], Self.text(order), tags)
      let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(notes.count + 2)]
      let file = Self.joined(head, notes, [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44])
      #expect(UIImage(data: file)?.size == CGSize(width: 200, height: 300), "\(order)")
    }
  }

  @Test func bytesThatAreNoPicture() {
    #expect(UIImage(data: [UInt8]()) == nil)
    #expect(UIImage(data: Array("<svg width='3' height='2'/>".utf8)) == nil)
    var empty = Self.files[0].bytes
    empty[18...19] = [0, 0]
    #expect(UIImage(data: empty) == nil, "no width")
    #expect(UIImage(data: Self.files[0].bytes, scale: 0) == nil)
    #expect(UIImage(data: Self.files[0].bytes, scale: .nan) == nil)
    // Nothing traps, whatever the bytes are.
    var state: UInt32 = 7
    for (_, file) in Self.files {
      for _ in 0..<200 {
        var changed = file
        for _ in 0..<3 {
          state = state &* 1_664_525 &+ 1_013_904_223
          changed[Int(state >> 8) % changed.count] = UInt8(truncatingIfNeeded: state >> 24)
        }
        _ = UIImage(data: changed)
      }
    }
  }

  // MARK: Resources

  @Test func filesOfTheApp() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quire-images-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in [("boat", 10), ("boat@2x", 20), ("boat@3x", 30)] {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'></svg>"
      try svg.write(to: folder.appendingPathComponent(name + ".svg"), atomically: true, encoding: .utf8)
    }
    let simulator = Simulator(resources: folder) { UIViewController() }
    simulator.perform {
      for name in ["boat", "boat.svg"] {
        #expect(UIImage(named: name)?.size == CGSize(width: 10, height: 10), "\(name)")
        #expect(UIImage(named: name)?.scale == 3, "the phone has three pixels per point")
      }
      #expect(UIImage(named: "ship") == nil)
      #expect(UIImage(contentsOfFile: "/app/boat.svg")?.size == CGSize(width: 10, height: 10))
      #expect(UIImage(contentsOfFile: "boat@2x.svg")?.size == CGSize(width: 20, height: 20))
      #expect(UIImage(contentsOfFile: "/app/steamboat.svg") == nil)
    }
    #expect(UIImage().size == .zero)
  }

  // MARK: System images

  /// Letters and numbers exist only in circles and squares.
  @Test func lettersAndNumbersInFrames() {
    for name in ["a.circle", "z.square.fill", "0.circle.fill", "9.square", "10.circle", "50.square.fill", "x.circle"] {
      #expect(UIImage(systemName: name)?.isSymbolImage == true, "\(name)")
      #expect(Simulator.draws(systemImage: name), "\(name)")
    }
    for name in ["a", "1", "a.fill", "51.circle", "05.circle", "100.circle", "A.circle", "ab.circle", ".circle"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }

  @Test func systemImagesByName() {
    let names = "xmark heart.fill heart.circle.fill plus.square bell.slash.fill textformat person.crop.circle"
    for name in names.split(separator: " ").map(String.init) {
      #expect(UIImage(systemName: name)?.isSymbolImage == true, "\(name)")
      #expect(Simulator.draws(systemImage: name), "\(name)")
    }
    let others = [
      "", " ", "hear", "heart.", ".fill", "heart:fcst", "minus.fill", "heart.fill.fill", "xmark plus", "Heart",
    ]
    for name in others {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }

  @Test func aMissingSystemImageIsLoggedOnce() {
    var lines: [String] = []
    let write = Log.write
    Log.write = { lines.append($0) }
    defer { Log.write = write }
    for name in ["ship.in.a.bottle", "ship.in.a.bottle", "ship.on.a.shelf"] {
      #expect(UIImage(systemName: name) == nil)
    }
    let logged = lines.filter { $0.contains("no system image named") }
    #expect(logged.map { $0.contains("ship.in.a.bottle;") } == [true, false])
  }

  @Test func eachNameOfThePageIsDrawnAndKnown() throws {
    let page = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Documentation/SystemImages.md").standardized
    let names = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("- `") }
      .map { String($0.dropFirst(3).dropLast()) }
    #expect(names.count > 600)
    for name in names {
      #expect(SystemImages.contains(name), "\(name)")
      #expect(Simulator.draws(systemImage: name), "\(name)")
    }
  }

  @Test func sizesWeightsAndScales() {
    func image(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
      UIImage(systemName: "heart", withConfiguration: configuration)
    }
    func lineWidth(_ image: UIImage?) -> Double? {
      if case .system(_, let width)? = image?.source { width } else { nil }
    }
    #expect(UIImage(systemName: "heart")?.size == CGSize(width: 24, height: 24))
    #expect(image(.init(pointSize: 34))?.size.width == 48)
    #expect(image(.init(textStyle: .largeTitle))?.size.width == 48)
    #expect(image(.init(scale: .large))?.size.width == 24 * 1.28)
    #expect(image(.init(pointSize: .nan))?.size.width == 24)
    #expect(image(.init(pointSize: -3))?.size.width == 24)
    #expect(lineWidth(UIImage(systemName: "heart")) == 1.7)
    #expect(lineWidth(image(.init(weight: .black))) == 3.3)
    #expect(lineWidth(image(.init(font: .boldSystemFont(ofSize: 17)))) == 2.6)
    let both = UIImage.SymbolConfiguration(pointSize: 34).applying(.init(weight: .thin))
    #expect(image(both)?.size.width == 48)
    #expect(lineWidth(image(both)) == 0.9)
    #expect(image(both)?.applyingSymbolConfiguration(.init(pointSize: 17))?.size.width == 24)
    let picture = UIImage(data: Self.files[0].bytes)
    #expect(picture?.applyingSymbolConfiguration(both) === picture)
    let view = UIImageView(image: image(.init(weight: .bold)))
    view.preferredSymbolConfiguration = .init(pointSize: 34, weight: .thin)
    #expect(view.intrinsicContentSize.width == 48)
    #expect(lineWidth(view.shownImage) == 2.6, "the image's own weight comes first")
  }

  @Test func tintsAndRenderingModes() {
    let traits = UITraitCollection.current
    func shown(_ image: UIImage?) -> (tint: UInt32, isShape: Bool) {
      let content = image?.content(fit: .fill, tint: .red, in: traits)
      return (content?.tint.bits ?? 1, content?.isShape ?? false)
    }
    let heart = UIImage(systemName: "heart")
    let picture = UIImage(data: Self.files[0].bytes)
    #expect(shown(heart) == (0xFF00_00FF, true))
    #expect(shown(heart?.withTintColor(.blue)) == (0xFF00_00FF, true))
    #expect(shown(heart?.withTintColor(.blue, renderingMode: .alwaysOriginal)) == (0x0000_FFFF, true))
    #expect(shown(heart?.withRenderingMode(.alwaysOriginal)) == (0x0000_00FF, true))
    #expect(shown(picture) == (0, false))
    #expect(shown(picture?.withTintColor(.blue)) == (0x0000_FFFF, true))
    #expect(shown(picture?.withRenderingMode(.alwaysTemplate)) == (0xFF00_00FF, true))
    #expect(picture?.withRenderingMode(.alwaysTemplate).size == picture?.size)
  }

  // MARK: Image views

  @Test func highlightedImages() {
    let (one, other) = (UIImage(systemName: "heart"), UIImage(systemName: "star"))
    let view = UIImageView(image: one, highlightedImage: other)
    #expect(view.shownImage === one)
    view.isHighlighted = true
    #expect(view.shownImage === other)
    view.highlightedImage = nil
    #expect(view.shownImage === one)
  }

  /// A picture of 40 by 20 in a box of 100 by 100.
  @Test func contentModes() throws {
    let expected: [(UIView.ContentMode, Rect)] = [
      (.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 100)), (.redraw, Rect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, Rect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, Rect(x: -50, y: 0, width: 200, height: 100)),
      (.center, Rect(x: 30, y: 40, width: 40, height: 20)), (.top, Rect(x: 30, y: 0, width: 40, height: 20)),
      (.bottom, Rect(x: 30, y: 80, width: 40, height: 20)), (.left, Rect(x: 0, y: 40, width: 40, height: 20)),
      (.right, Rect(x: 60, y: 40, width: 40, height: 20)), (.topLeft, Rect(x: 0, y: 0, width: 40, height: 20)),
      (.topRight, Rect(x: 60, y: 0, width: 40, height: 20)), (.bottomLeft, Rect(x: 0, y: 80, width: 40, height: 20)),
      (.bottomRight, Rect(x: 60, y: 80, width: 40, height: 20)),
    ]
    let root = UIViewController()
    let simulator = Simulator { root }
    let view = UIImageView(image: UIImage(source: .resource("boat.svg"), size: CGSize(width: 40, height: 20)))
    simulator.perform { root.view.addSubview(view) }
    for (mode, frame) in expected {
      simulator.perform { view.contentMode = mode }
      let content = try #require(simulator.image(of: view))
      #expect(content.frame(in: Size(width: 100, height: 100)) == frame, "\(mode)")
    }
    simulator.perform { view.image = nil }
    #expect(simulator.image(of: view) == nil)
  }

  @Test func aTintReachesWhatMovesUnderIt() {
    final class Watching: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let (red, inner, image) = (UIView(), Watching(), UIImageView(image: UIImage(systemName: "heart")))
    red.tintColor = .red
    inner.addSubview(image)
    simulator.perform {
      root.view.addSubview(red)
      root.view.addSubview(inner)
    }
    #expect(simulator.image(of: image)?.tint.bits == 0x007A_FFFF)
    let before = inner.changes
    simulator.perform { red.addSubview(inner) }
    #expect(inner.changes == before + 1)
    #expect(simulator.image(of: image)?.tint.bits == 0xFF00_00FF)
    simulator.perform { inner.tintColor = .blue }
    #expect(inner.changes == before + 2)
    #expect(simulator.image(of: image)?.tint.bits == 0x0000_FFFF)
  }
}
