// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct ProjectPackageTests {
  private let example = Checkout.root.appendingPathComponent("Examples/Lighthouses")

  @Test func theExample() throws {
    let scratch = try TemporaryFolder()
    let before = try FolderFiles.list(example)
    let package = try ProjectPackage(example, target: nil, folder: scratch.url)
    try package.write()
    #expect(try FolderFiles.list(example) == before)
    #expect(package.app.title == "Harbor Lights" && package.app.module == "Lighthouses")
    #expect(
      try FolderFiles.list(scratch.url) == [
        "Package.swift", "Sources/Lighthouses/App/Lighthouses/AppDelegate.swift",
        "Sources/Lighthouses/App/Lighthouses/LampViewController.swift",
        "Sources/Lighthouses/App/Lighthouses/Lighthouse.swift",
        "Sources/Lighthouses/App/Lighthouses/LighthousesViewController.swift",
        "Sources/Lighthouses/App/Lighthouses/SceneDelegate.swift", "Sources/Lighthouses/QuireAssets.swift",
        "Sources/Lighthouses/QuireBundle.swift", "Sources/Lighthouses/QuireLaunch.swift",
        "Sources/Lighthouses/QuireTexts.swift", "Sources/Lighthouses/Resources/HarborDigits.ttf",
        "Sources/Lighthouses/Resources/Lighthouse.svg", "Sources/Lighthouses/Resources/data/Lamps.txt",
        "Sources/Lighthouses/Resources/lighthouses.json", "Sources/Lighthouses/Resources/project.css",
        "Sources/Lighthouses/Resources/quire-icon.png", "Sources/Lighthouses/Resources/quire-title.txt",
        "Tests/LighthousesTests/LighthousesTests/LampTests.swift", "Tests/LighthousesTests/QuireBundle.swift",
        "Tests/LighthousesTests/QuireTexts.swift",
      ])
    #expect(
      try scratch.text("Sources/Lighthouses/Resources/project.css") == """
        @font-face { font-family: "Harbor Digits"; font-weight: 400; font-style: normal; src: url("HarborDigits.ttf"); }
        @font-face { font-family: "HarborDigits-Regular"; src: url("HarborDigits.ttf"); }
        html:not([data-quire-ready]) { background-color: rgb(11.8% 26.7% 37.6% / 1.0); }
        @media (prefers-color-scheme: dark) { html:not([data-quire-ready]) { background-color: rgb(100.0% 83.9% 40.0% / 1.0); } }

        """)
    let manifest = try scratch.text("Package.swift")
    #expect(manifest.contains(".defaultIsolation(MainActor.self)") && manifest.contains(".swiftLanguageMode(.v5)"))
    let launch = try scratch.text("Sources/Lighthouses/QuireLaunch.swift")
    #expect(launch.contains("extension AppDelegate {") && launch.contains("delegateClass = SceneDelegate.self"))
    #expect(launch.contains("window.tintColor = UIColor(named: \"AccentColor\")"))
    #expect(
      ProjectSummary(package).lines == [
        "Harbor Lights of Lighthouses.xcodeproj: 5 Swift files, 3 colors, 1 image, 1 data set, texts in de, en, 2 resources, Info.plist",
        "  left out: LighthousesTests (tests; quire test runs them)",
        "  not there: MapKit, imported in LighthousesViewController.swift",
      ])
  }

  /// The package manager reads the manifest, and the command finds the app in it.
  @Test func thePackageManagerReadsIt() throws {
    let scratch = try TemporaryFolder()
    try ProjectPackage(example, target: nil, folder: scratch.url).write()
    let graph = try PackageGraph(
      root: scratch.url.resolvingSymlinksInPath(), toolchain: .find(),
      scratch: scratch.url.appendingPathComponent("build"))
    #expect(try graph.onlyApp() == "Lighthouses")
    let parts = try graph.parts(of: graph.webExecutable(named: "Lighthouses"))
    let names = try parts.modules().first?.files.map { URL(fileURLWithPath: $0).lastPathComponent } ?? []
    #expect(names.count == 9 && names.contains("SceneDelegate.swift") && names.contains("QuireLaunch.swift"))
    #expect(parts.resources.map(\.lastPathComponent) == ["Resources"])
  }

  @Test func aNewFileComesAndAnOldOneGoes() throws {
    let folder = try TemporaryFolder()
    let scratch = try TemporaryFolder()
    try folder.write(
      "import UIKit\n@main final class Boats: UIResponder, UIApplicationDelegate {}", to: "Boats/Boats.swift")
    let old = try folder.write("let a = 1", to: "Boats/Old.swift")
    var package = try ProjectPackage(folder.url.appendingPathComponent("Boats"), target: nil, folder: scratch.url)
    try package.write()
    let manifest = scratch.url.appendingPathComponent("Package.swift").path
    let number = try FileManager.default.attributesOfItem(atPath: manifest)[.systemFileNumber] as? Int
    #expect(try FolderFiles.list(scratch.url).contains("Sources/Boats/App/Old.swift"))
    try FileManager.default.removeItem(at: old)
    try folder.write("let b = 1", to: "Boats/Deep/New.swift")
    try package.refresh()
    #expect(
      try FolderFiles.list(scratch.url) == [
        "Package.swift", "Sources/Boats/App/Boats.swift", "Sources/Boats/App/Deep/New.swift",
      ])
    // An unchanged file is not written.
    #expect(try FileManager.default.attributesOfItem(atPath: manifest)[.systemFileNumber] as? Int == number)
  }

  /// The edit loop watches the original files, and finds a new one.
  @Test func editsAreSeen() throws {
    let folder = try TemporaryFolder()
    let scratch = try TemporaryFolder()
    try folder.write(
      "import UIKit\n@main final class Boats: UIResponder, UIApplicationDelegate {}", to: "Boats/Boats.swift")
    try folder.write("let a = 1", to: "Boats/Deep/One.swift")
    let package = try ProjectPackage(folder.url.appendingPathComponent("Boats"), target: nil, folder: scratch.url)
    try package.write()
    let target = try JSONDecoder().decode(
      Manifest.Target.self, from: Data(#"{"name": "Boats", "type": "executable", "dependencies": []}"#.utf8))
    var parts = AppParts()
    parts.targets = [AppParts.Target(target, folder: package.folder.appendingPathComponent("Sources/Boats"))]
    var sources = AppSources(parts: parts, compiler: "/bin/sh", page: [], project: package)
    let place = folder.url.resolvingSymlinksInPath().path
    let first = sources.state()
    #expect(sources.folders.contains("\(place)/Boats") && sources.folders.contains("\(place)/Boats/Deep"))
    #expect(first.app.keys.contains(package.folder.path + "/Sources/Boats/App/Deep/One.swift"))
    try folder.write("let a = 23", to: "Boats/Deep/One.swift")
    let second = sources.state()
    #expect(second != first && second.app.keys == first.app.keys)
    try folder.write("let b = 1", to: "Boats/Deep/Two.swift")
    #expect(sources.state().app.count == second.app.count + 1)
    // If the project can't be read, everything stays as it was.
    try folder.write("@main class Second {}", to: "Boats/Deep/Two.swift")
    #expect(sources.state().app.count == second.app.count + 1)
  }

  @Test func aPlainFolder() throws {
    let folder = try TemporaryFolder()
    let scratch = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nimport UIKit\n@UIApplicationMain public class Begin: UIResponder, UIApplicationDelegate {}",
      to: "Task/Begin.swift")
    try folder.write("import XCTest", to: "Task/TaskTests/TaskTests.swift")
    try folder.write(
      """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a"/></objects></scene></scenes></document>
      """, to: "Task/Main.storyboard")
    try folder.write("{}", to: "Task/boats.json")
    let info = """
      <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Day $(PRODUCT_NAME)</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Main</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Scene</string>
      </dict></array></dict></dict>
      </dict></plist>
      """
    try folder.write(info, to: "Task/Info.plist")
    try folder.write("import UIKit\nclass Scene: UIResponder, UIWindowSceneDelegate {}", to: "Task/Scene.swift")
    let package = try ProjectPackage(folder.url.appendingPathComponent("Task"), target: nil, folder: scratch.url)
    try package.write()
    // Swift already uses the folder's name.
    #expect(package.app.module == "TaskApp" && package.app.title == "Day Task")
    #expect(try scratch.text("Sources/TaskApp/QuireLaunch.swift").contains("public func _complete("))
    let path = folder.url.resolvingSymlinksInPath().path
    #expect(
      ProjectSummary(package).lines == [
        "Day Task of Task: 2 Swift files, 1 storyboard, 1 resource, Info.plist",
        "  not there: SwiftUI, imported in Begin.swift",
      ])
    let launch = try scratch.text("Sources/TaskApp/QuireLaunch.swift")
    #expect(launch.contains("public func _registerInterfaces() { QuireInterfaces.register() }"))
    #expect(launch.contains("configuration.storyboard = UIStoryboard(name: \"Main\", bundle: nil)"))
    // Without the file, one line says so.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Task/Main.storyboard"))
    let without = try ProjectPackage(folder.url.appendingPathComponent("Task"), target: nil, folder: scratch.url)
    #expect(
      ProjectSummary(without).lines[1]
        == "  The storyboard Main (\(path)/Task/Info.plist:5) is not shown, because the app has no file of this name.")
  }

  /// Files beside the project's folder keep their own paths too.
  @Test func filesBesideTheProject() throws {
    var fixture = try ProjectFixture()
    let scratch = try TemporaryFolder()
    try fixture.folder.write("let shared = 1", to: "Common/Shared.swift")
    fixture.objects["F2"] = "isa = PBXFileReference; path = ../Common/Shared.swift; sourceTree = SOURCE_ROOT;"
    fixture.objects["P"]! += "projectDirPath = App;"
    fixture.objects["F1"] = "isa = PBXFileReference; path = ../Main.swift; sourceTree = \"<group>\";"
    fixture.objects["A"] = "isa = PBXGroup; children = (F3); sourceTree = \"<group>\";"
    try fixture.write()
    let package = try ProjectPackage(fixture.bundle, target: nil, folder: scratch.url)
    try package.write()
    #expect(package.base.path == fixture.folder.url.resolvingSymlinksInPath().path)
    let names = OwnNamesProbe(package)
    #expect(names.own("Sources/Boats/App/Common/Shared.swift:1:5: error: no") == "Common/Shared.swift:1:5: error: no")
    #expect(try scratch.text("Sources/Boats/App/App/Screen.swift").contains("class Screen"))
  }

  /// The displayed form of a line that names a link, without the enclosing folders.
  private struct OwnNamesProbe {
    let package: ProjectPackage

    init(_ package: ProjectPackage) {
      self.package = package
      for folder in package.linkedFolders { OwnNames.put(package.base.path + "/", for: folder) }
    }

    func own(_ line: String) -> String {
      OwnNames.of(package.folder.path + "/" + line).replacing(package.base.path + "/", with: "")
    }
  }

  @Test func adopted() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import UIKit\n@main final class Boats: UIResponder, UIApplicationDelegate {}", to: "Boats/Boats.swift")
    let place = folder.url.appendingPathComponent("Boats").path
    try AdoptCommand.parse([place]).run()
    #expect(try folder.text("Boats-quire/Sources/Boats/App/Boats.swift").contains("@main"))
    let link = folder.url.appendingPathComponent("Boats-quire/Sources/Boats/App/Boats.swift").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../../../Boats/Boats.swift")
    // Once more, to update it.
    try AdoptCommand.parse([place]).run()
    try folder.write("mine", to: "Full/text.txt")
    for output in ["Full", "Boats/inside"] {
      #expect(throws: CommandError.self) {
        try AdoptCommand.parse([place, "--output", folder.url.appendingPathComponent(output).path]).run()
      }
    }
  }

  // MARK: Refusals

  @Test(arguments: [
    ("import UIKit\nclass Screen: UIViewController {}", "has no class with @main: nothing says where the app begins."),
    (
      "import SwiftUI\n@main struct Boats: App {}",
      "Boats with @main is an app of SwiftUI, and Quire begins with a class that is the app's delegate: class AppDelegate: UIResponder, UIApplicationDelegate."
    ),
    (
      "@main enum Boats {}",
      "Boats with @main is an enum, and Quire begins with a class that is the app's delegate: class AppDelegate: UIResponder, UIApplicationDelegate."
    ),
  ])
  func noBeginning(text: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Boats.swift")
    let error = #expect(throws: CommandError.self) { try AppFolder(folder.url) }
    #expect(error?.description.hasSuffix(sentence) == true)
  }

  @Test func twoBeginnings() throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] { try folder.write("@main class \(name): UIResponder {}", to: "\(name).swift") }
    let error = #expect(throws: CommandError.self) { try AppFolder(folder.url) }
    #expect(error?.description.hasSuffix("has more than one type with @main: in One.swift and Two.swift.") == true)
  }

  @Test func noSceneDelegate() throws {
    let folder = try TemporaryFolder()
    let scratch = try TemporaryFolder()
    try folder.write("@main class Boats: UIResponder {}", to: "Boats.swift")
    try folder.write(
      try String(contentsOf: example.appendingPathComponent("Lighthouses/Info.plist"), encoding: .utf8),
      to: "Info.plist")
    let package = try ProjectPackage(folder.url, target: nil, folder: scratch.url)
    let error = #expect(throws: CommandError.self) { try package.write() }
    #expect(
      error?.description.hasSuffix(
        "Info.plist:26: the scene's delegate is SceneDelegate, and the app has no such class.")
        == true)
  }

  @Test func emptyFolder() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: CommandError.self) { try AppFolder(folder.url) }
    #expect(error?.description.hasSuffix("has neither a project nor a Swift file.") == true)
    let place = #expect(throws: CommandError.self) { try AppPlace(app: nil, packagePath: "/proc") }
    #expect(place?.description == "There is no Package.swift and no Xcode project in /proc or in a folder above it.")
  }
}
