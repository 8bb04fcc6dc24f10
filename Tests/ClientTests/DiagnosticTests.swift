// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The compiler's messages for UIKit names that are missing here: they name a replacement.
@Suite struct DiagnosticTests {
  /// A line of a client, the missing name in it, and the compiler's message.
  static let lines: [(code: String, name: String, advice: String)] = [
    ("UIStepper.appearance().tintColor = .red", "appearance", "set the look in a subclass's initializer"),
    (#"_ = view.value(forKey: "tint")"#, "value(forKey:)", "read the property itself"),
    (#"view.setValue(1, forKey: "tint")"#, "setValue(_:forKey:)", "set the property itself"),
    ("func show(_: UIHostingConfiguration) {}", "UIHostingConfiguration", "use UIListContentConfiguration"),
    ("func show(_: WKWebView) {}", "WKWebView", "open the address in a new tab"),
    ("func show(_: MKMapView) {}", "MKMapView", "show an image of the map"),
    ("func record(_: AVCaptureSession) {}", "AVCaptureSession", "present a UIImagePickerController"),
    ("func keep(_: NSManagedObject) {}", "NSManagedObject", "keep it in DataStore"),
    ("func keep(_: NSPersistentContainer) {}", "NSPersistentContainer", "in DataStore"),
    ("func fall(_: UIDynamicAnimator) {}", "UIDynamicAnimator", "use UIViewPropertyAnimator"),
    ("UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: {})", "repeat", "in its completion"),
    (
      "UIView.transition(with: view, duration: 1, options: .transitionCurlUp, animations: nil)", "transitionCurlUp",
      "write .transitionCrossDissolve"
    ),
    ("UITableView().dragDelegate = nil", "dragDelegate", "implement tableView(_:moveRowAt:to:)"),
    ("func drop(_: any UITableViewDropDelegate) {}", "UITableViewDropDelegate", "implement tableView(_:moveRowAt:to:)"),
    (
      "func drag(_: any UICollectionViewDragDelegate) {}", "UICollectionViewDragDelegate",
      "call beginInteractiveMovementForItem(at:)"
    ),
    ("_ = CATextLayer()", "CATextLayer", "put a UILabel over them"),
    ("_ = CAReplicatorLayer()", "CAReplicatorLayer", "add a layer for each copy"),
    ("_ = CAEmitterLayer()", "CAEmitterLayer", "animate them with CAKeyframeAnimation"),
    ("_ = CAScrollLayer()", "CAScrollLayer", "write a UIScrollView"),
    ("_ = CATiledLayer()", "CATiledLayer", "write a CALayer, or draw(_:)"),
    ("_ = CATransformLayer()", "CATransformLayer", "write a CALayer"),
    ("_ = CAMetalLayer()", "CAMetalLayer", "PageScript"),
    ("_ = CATransition()", "CATransition", "write UIView.animate"),
    ("_ = UIDynamicAnimator()", "UIDynamicAnimator", "use UIViewPropertyAnimator"),
    ("_ = UIGraphicsPDFRenderer()", "UIGraphicsPDFRenderer", "UIGraphicsImageRenderer"),
    ("view.layer.sublayerTransform = CATransform3D()", "sublayerTransform", "the transform of each sublayer"),
    ("view.layer.contentsRect = .zero", "contentsRect", "draw the part with UIGraphicsImageRenderer"),
    (
      "view.drawHierarchy(in: .zero, afterScreenUpdates: false)", "drawHierarchy(in:afterScreenUpdates:)",
      "snapshotView(afterScreenUpdates:)"
    ),
  ]

  @Test func eachNameSaysWhatToWriteInstead() throws {
    var source = "import UIKit\n"
    for (index, line) in Self.lines.enumerated() {
      source += "@MainActor func line\(index)(_ view: UIView, _ other: UIView, _ controller: UIViewController, "
      source += "_ button: UIButton, _ tap: UITapGestureRecognizer) { \(line.code) }\n"
    }
    let errors = try errors(in: source)
    for (index, line) in Self.lines.enumerated() {
      let found = errors[index + 2] ?? []
      let isFound = found.contains { $0.contains("'\(line.name)'") && $0.contains(line.advice) }
      #expect(isFound, "\(line.code)\n\(found.joined(separator: "\n"))")
      // No other error hides it.
      #expect(found.allSatisfy { $0.contains("is unavailable") }, "\(found.joined(separator: "\n"))")
    }
  }

  /// A client may use the names of host types for its own types.
  @Test func namesForHostsAreFree() throws {
    let names = [
      "Session", "Turn", "TouchReport", "ViewChange", "ViewID", "ViewKind", "ViewMotion", "ViewStyle", "ViewTransform",
      "Accessibility", "ImageContent", "PictureData", "RGBA", "Shadow", "StyledText", "TextInput", "ViewShape",
    ]
    for module in ["UIKit", "Quire"] {
      let errors = try errors(
        in: "import \(module)\n" + names.map { "func take(_: \($0)) {}\n" }.joined()
          + "func take(_: any \(module).Host) {}\n")
      for (index, name) in names.enumerated() {
        let found = errors[index + 2] ?? []
        #expect(found.contains { $0.contains("cannot find type '\(name)' in scope") }, "\(module), \(name): \(found)")
      }
      // The remaining name belongs to a class of Foundation.
      let found = errors[names.count + 2] ?? []
      #expect(found.contains { $0.contains("concrete type 'Host'") }, "\(module), Host: \(found)")
    }
  }

  /// The errors of a client's file by line, compiled against the modules of the tests.
  private func errors(in source: String) throws -> [Int: [String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quire-client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Client.swift")
    try Data(source.utf8).write(to: file)
    let log = folder.appendingPathComponent("log")
    try Data().write(to: log)

    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm"]
      + Self.searchPaths.flatMap { ["-I", $0.path] } + [file.path]
    compiler.standardInput = FileHandle.nullDevice
    compiler.standardOutput = FileHandle.nullDevice
    compiler.standardError = try FileHandle(forWritingTo: log)
    try compiler.run()
    compiler.waitUntilExit()

    var errors: [Int: [String]] = [:]
    for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
      guard let end = line.range(of: ": error: ") else { continue }
      let place = line[..<end.lowerBound].split(separator: ":")
      let number = place.count > 2 ? Int(place[place.count - 2]) ?? 0 : 0
      errors[number, default: []].append(String(line[end.upperBound...]))
    }
    return errors
  }

  private static var searchPaths: [URL] {
    let products = Bundle.main.executableURL!.deletingLastPathComponent()
    return [products.appendingPathComponent("Modules")]
  }
}
