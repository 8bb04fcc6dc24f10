// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct TranslationNeedTests {
  // MARK: No need for a translation

  /// Quire compiles its examples and the app template unchanged, so they build without the translator.
  @Test(arguments: ["Bench", "DeviceCheck", "Gallery", "Postcards", "Progress", "Tasks"])
  func examplesNeedNone(name: String) throws {
    for part in ["App", "Web"] {
      let folder = Checkout.root.appendingPathComponent("Examples/\(name)/\(part)")
      for purpose in SourceTranslation.Purpose.allCases {
        #expect(try !TranslationNeed.isThere(in: sources(in: folder), for: purpose), "\(part), \(purpose)")
      }
    }
    let tests = Checkout.root.appendingPathComponent("Examples/\(name)/Tests")
    if FileManager.default.fileExists(atPath: tests.path) {
      #expect(try !TranslationNeed.isThere(in: sources(in: tests), for: .native), "Tests")
    }
  }

  @Test func theTemplateNeedsNone() throws {
    let template = try Checkout.appTemplate()
    for purpose in SourceTranslation.Purpose.allCases {
      #expect(try !TranslationNeed.isThere(in: sources(in: template.appendingPathComponent("Sources")), for: purpose))
    }
    #expect(try !TranslationNeed.isThere(in: sources(in: template.appendingPathComponent("Tests")), for: .native))
  }

  private func sources(in folder: URL) throws -> [Data] {
    let files = try FolderFiles.list(folder).filter { $0.hasSuffix(".swift") }
    try #require(!files.isEmpty)
    return try files.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
  }

  @Test(arguments: [
    "",
    "final class Screen {}",
    "import UIKit\nlet delegate: Int? = nil",
    // Words in comments, strings and names.
    "import UIKit\n// weak, @objc, throws, \\.name",
    "import UIKit\n/* weak /* var */ @objc */ let a = \"@objc weak throws\"",
    "import UIKit\nlet a = \"\"\"\n  @objc \"weak\" \\(name)\n  \"\"\"",
    "import UIKit\nlet a = #\"\\.name \"weak\" \"#",
    "import UIKit\nlet weak = 3; let a = style.weak + weak; show(weak: 4)",
    // Language features that Embedded Swift has.
    "import UIKit\n@Weak var owner: Screen?",
    "import UIKit\nunowned(unsafe) let owner: Screen",
    "import UIKit\nfunc load() throws(LoadError) -> Int { throw .missing }",
    "import UIKit\nenum LoadError: String, Error { case missing }",
    "import UIKit\nstruct LoadError<Detail>: Error, Hashable {}",
    "import UIKit\nfunc show<Problem: Error>(_ problem: Problem) where Problem: Error {}",
    "import UIKit\nfunc show(_ problem: some Error) {}",
    "import UIKit\nfunc show() { do { try load() } catch { print(error) } }",
    "import UIKit\nfunc show() { do throws(LoadError) { try load() } catch { print(error) } }",
    "import UIKit\nlet load = { () throws(LoadError) in try read() }",
    "import UIKit\nlet cell = view as? UITableViewCell; let isCell = view is UITableViewCell",
    "import UIKit\nlet owner = scene.delegate as? SceneDelegate",
    "import UIKit\nlet text = \"\\(count) of \\(all.count)\"",
    "import UIKit\nprotocol Picker: AnyObject {}\nvar picker: (any Picker)?; var other: Picker?",
    "import UIKit\nprotocol Base: UITableViewDelegate {}\nprotocol Picker: Base {}\nvar picker: Picker?",
    "import UIKit\nprotocol Named {}\nstruct Card: Named {}\nfunc show<Item: Named>(_ item: Item) {}",
    "import UIKit\nfunc start(_ options: [UIApplication.LaunchOptionsKey: Any]?) {}",
    "import UIKit\nonTap?(sender); delegate?.pick(sender)",
    "import UIKit\n#if canImport(Foundation)\n  import Foundation\n#endif",
    "import UIKit\n#if canImport(SwiftUI)\n  import SwiftUI\n#endif",
    "import UIKit\nlet size = size.dynamic",
  ])
  func nothing(text: String) {
    #expect(!TranslationNeed.isThere(in: [Data(text.utf8)], for: .native))
    #expect(!TranslationNeed.isThere(in: [Data(text.utf8)], for: .browser))
  }

  /// The command and the translator have the same list of missing modules.
  @Test func absentModules() throws {
    let rule = Checkout.root.appendingPathComponent("Tools/SourceTranslator/Sources/Rules/Imports.swift")
    let text = try String(contentsOf: rule, encoding: .utf8)
    let start = try #require(text.firstRange(of: "absent: Set = [")?.upperBound)
    let end = try #require(text[start...].firstIndex(of: "]"))
    let names = text[start..<end].split { !$0.isLetter && !$0.isNumber }.map(String.init)
    #expect(Set(names) == MissingModules.names && names.count == MissingModules.names.count)
  }

  // MARK: Need for a translation

  @Test(arguments: [
    "import UIKit\nfinal class Screen: UIViewController { @objc func tap() {} }",
    "import UIKit\nfinal class Screen: UIViewController { @IBOutlet var label: UILabel! }",
    "import UIKit\nbutton.addTarget(self, action: #selector(tap), for: .touchUpInside)",
    "import UIKit\n#Preview { Screen() }",
    "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder {}",
    "import UIKit\nclass Card: NSObject { dynamic var name = \"\" }",
    "import UIKit.UIView\nlet view = UIView()",
    "import class UIKit.UIView\nlet view = UIView()",
    "import CoreGraphics\nlet width: CGFloat = 3",
    "import os\nlet log = Logger()",
    "import MapKit\nimport UIKit",
    "import UIKit\n@main class AppDelegate: NSObject, UIApplicationDelegate {}",
    "import UIKit\nclass Scene: NSObject, UIWindowSceneDelegate {}",
    "import UIKit\nimport class MapKit.MKMapView",
    "import Foundation\nlet session = URLSession.shared",
    // A file that relies on a header's import.
    "final class Screen: UIViewController {}",
    "let now = Date()",
  ])
  func everywhere(text: String) {
    #expect(TranslationNeed.isThere(in: [Data(text.utf8)], for: .native))
    #expect(TranslationNeed.isThere(in: [Data(text.utf8)], for: .browser))
  }

  @Test(arguments: [
    "import Foundation\nlet now = Date()",
    "import UIKit\n#if DEBUG\n  import Foundation\n#endif",
    "import UIKit\nfinal class Screen { weak var owner: Screen? }",
    "import UIKit\nshow { [weak self] in self?.close() }",
    "import UIKit\nlet text = \"\\(load { [unowned self] in name })\"",
    "import UIKit\nunowned(safe) let owner: Screen",
    "import UIKit\nfunc load() throws {}",
    "import UIKit\nlet load: () throws -> Void",
    "import UIKit\nvar problem: Error?",
    "import UIKit\nvar problem: Error { .missing }",
    "import UIKit\nfunc end(with problem: Error, after time: Double) {}",
    "import UIKit\nfunc end(_ result: Result<Int, Error>) {}",
    "import UIKit\nvar problems: [any Error] = []",
    "import UIKit\nenum State { case failed(Error) }",
    "import UIKit\ntypealias Answer = (Int?, Error?) -> Void",
    "import UIKit\nfunc problem() -> Swift.Error { LoadError.missing }",
    "import UIKit\nfunc show() { do { try load() } catch let error as LoadError { print(error) } }",
    "import UIKit\nfunc show() { do { try load() } catch LoadError.missing {} }",
    "import UIKit\nfunc show() { Task { try await load() } }",
    "import UIKit\nlet named = view as? any Named",
    "import UIKit\nprotocol Named: AnyObject {}\nlet named = view as? Named",
    "import UIKit\nprotocol Named: AnyObject {}\nfunc f() { switch view { case let view as Named: view.show() } }",
    "import UIKit\nprotocol Named: AnyObject {}\nlet isNamed = view is Named",
    "import UIKit\nlet delegate = screen as? UITableViewDelegate & UIView",
    "import UIKit\nlet problem = problem as? LoadError",
    "import UIKit\nprotocol Named {}\nvar named: Named?",
    "import UIKit\nprotocol Named {}\nvar named: [any Named] = []",
    "import UIKit\nlet length = (text as NSString).length",
    "import UIKit\nlet count = defaults.object(forKey: key) as? Int",
    "import UIKit\nfunc load() async throws(LoadError) { async let one = read(); try await show(one) }",
    "import UIKit\nlet names = cards.map(\\.name)",
    "import UIKit\nlet names = cards.map(\\Card.name)",
    "import UIKit\nstruct Card: Codable {}",
    "import UIKit\nstruct Row: UIContentConfiguration {}",
    "import UIKit\nlet name = String(describing: Card.self)",
    "import UIKit\nlet name = \"\\(Card.Kind.self)\"",
    "import UIKit\nlet name = \"\\(type(of: card))\"",
    "import UIKit\nfunc tap(sender: Any) {}",
    "import UIKit\ntable.delegate?.tableView?(table, didSelectRowAt: path)",
    "import UIKit\nopen class Screen: UIViewController { func show() {} }",
    "import UIKit\nfinal class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {}",
  ])
  func inTheBrowser(text: String) {
    #expect(!TranslationNeed.isThere(in: [Data(text.utf8)], for: .native))
    #expect(TranslationNeed.isThere(in: [Data(text.utf8)], for: .browser))
  }

  /// Declarations of one file count for the others.
  @Test func aModuleIsSeenAsAWhole() {
    let files = ["import UIKit\nprotocol Named {}\n", "import UIKit\nfunc show(_ names: [Named]) {}\n"]
    #expect(TranslationNeed.isThere(in: files.map { Data($0.utf8) }, for: .browser))
    #expect(!TranslationNeed.isThere(in: [Data(files[1].utf8)], for: .browser))
  }
}
