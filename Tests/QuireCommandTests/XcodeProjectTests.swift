// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// A folder with a small project: groups with files, an app, and the additions of a test.
struct ProjectFixture {
  let folder: TemporaryFolder
  /// Objects in the text of a project, by identifier.
  var objects: [String: String] = [
    "P": "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T);",
    "PL": "isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release;",
    "PD": "isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; };",
    "PR": "isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; };",
    "G": "isa = PBXGroup; children = (A, F1, F2); sourceTree = \"<group>\";",
    "A": "isa = PBXGroup; children = (F3); path = App; sourceTree = \"<group>\";",
    "F1": "isa = PBXFileReference; path = Main.swift; sourceTree = \"<group>\";",
    "F2": "isa = PBXFileReference; path = Shared/Tool.swift; sourceTree = SOURCE_ROOT;",
    "F3": "isa = PBXFileReference; path = Screen.swift; sourceTree = \"<group>\";",
    "B1": "isa = PBXBuildFile; fileRef = F1;",
    "B2": "isa = PBXBuildFile; fileRef = F2;",
    "B3": "isa = PBXBuildFile; fileRef = F3;",
    "S": "isa = PBXSourcesBuildPhase; files = (B1, B2, B3);",
    "T":
      "isa = PBXNativeTarget; name = Boats; buildConfigurationList = TL; buildPhases = (S); "
      + "productType = \"com.apple.product-type.application\";",
    "TL": "isa = XCConfigurationList; buildConfigurations = (TR); defaultConfigurationName = Release;",
    "TR": "isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = \"$(TARGET_NAME)\"; };",
  ]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "Main.swift")
    try folder.write("let tool = 1", to: "Shared/Tool.swift")
    try folder.write("import UIKit\nclass Screen: UIViewController {}", to: "App/Screen.swift")
  }

  var bundle: URL { folder.url.appendingPathComponent("Boats.xcodeproj") }

  func write() throws {
    let text = objects.sorted { $0.key < $1.key }.map { "\t\t\($0.key) = {\($0.value)};\n" }.joined()
    try folder.write(
      "// !$*UTF8*$!\n{\n\tobjects = {\n\(text)\t};\n\trootObject = P;\n}\n", to: "Boats.xcodeproj/project.pbxproj")
  }

  func app(target: String? = nil) throws -> AppFolder {
    try write()
    return try AppFolder(bundle, target: target)
  }

  /// The sentence with which the project is refused, without the folder.
  func refusal(target: String? = nil) -> String? {
    let error = #expect(throws: CommandError.self) { try app(target: target) }
    return error?.description.replacing(folder.url.path + "/", with: "")
  }

  func paths(_ urls: [URL]) -> [String] { urls.map { $0.path.replacing(folder.url.path + "/", with: "") } }
}

@Suite struct XcodeProjectTests {
  @Test func groupsAndPhases() throws {
    let fixture = try ProjectFixture()
    let app = try fixture.app()
    #expect(fixture.paths(app.swift) == ["App/Screen.swift", "Main.swift", "Shared/Tool.swift"])
    #expect(app.module == "Boats" && app.title == "Boats" && app.delegate.name == "AppDelegate")
    #expect(app.swiftSettings == [".swiftLanguageMode(.v5)"] && app.left.isEmpty)
  }

  @Test func synchronizedFolders() throws {
    var fixture = try ProjectFixture()
    for file in ["In/One.swift", "In/Deep/Two.swift", "In/Left/Three.swift", "Other/Four.swift", "Other/Five.swift"] {
      try fixture.folder.write("let a\(file.count) = 1", to: file)
    }
    try fixture.folder.write("{}", to: "In/Assets.xcassets/Contents.json")
    try fixture.folder.write("{}", to: "In/data.json")
    try fixture.folder.write("", to: "In/.hidden.swift")
    fixture.objects["G"] = "isa = PBXGroup; children = (A, F1, F2, Y, Z); sourceTree = \"<group>\";"
    fixture.objects["Y"] =
      "isa = PBXFileSystemSynchronizedRootGroup; path = In; sourceTree = \"<group>\"; exceptions = (X, X2);"
    fixture.objects["X"] =
      "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Left);"
    // The exceptions for another target apply to that target.
    fixture.objects["X2"] =
      "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (One.swift);"
    fixture.objects["Z"] =
      "isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = \"<group>\"; exceptions = (X3);"
    // A folder that belongs to another target: here the exceptions are the files that this target contains.
    fixture.objects["X3"] =
      "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Five.swift);"
    fixture.objects["T"] =
      "isa = PBXNativeTarget; name = Boats; buildConfigurationList = TL; buildPhases = (S); "
      + "fileSystemSynchronizedGroups = (Y); productType = \"com.apple.product-type.application\";"
    let app = try fixture.app()
    #expect(
      fixture.paths(app.swift) == [
        "App/Screen.swift", "In/Deep/Two.swift", "In/One.swift", "Main.swift", "Other/Five.swift", "Shared/Tool.swift",
      ])
    #expect(fixture.paths(app.catalogs) == ["In/Assets.xcassets"] && app.resources.map(\.path) == ["data.json"])
  }

  @Test func settings() throws {
    var fixture = try ProjectFixture()
    try fixture.folder.write(
      "#include? \"none.xcconfig\"\nSWIFT_VERSION = 6.0 // the mode\nNAME[sdk=iphoneos*] = Sea\n", to: "Base.xcconfig")
    fixture.objects["G"] = "isa = PBXGroup; children = (A, F1, F2, C); sourceTree = \"<group>\";"
    fixture.objects["C"] = "isa = PBXFileReference; path = Base.xcconfig; sourceTree = \"<group>\";"
    fixture.objects["PR"] =
      "isa = XCBuildConfiguration; name = Release; baseConfigurationReference = C; buildSettings = "
      + "{ FLAGS = (ONE, TWO); SDKROOT = iphoneos; };"
    fixture.objects["TR"] =
      "isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = \"$(NAME) Boats-${LOOP}\"; "
      + "LOOP = \"$(LOOP)\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; "
      + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(FLAGS) $(inherited)\"; SWIFT_OBJC_BRIDGING_HEADER = \"Boats-Bridging-Header.h\"; };"
    let app = try fixture.app()
    #expect(app.title == "Sea Boats-" && app.module == "Sea_Boats_")
    #expect(
      app.swiftSettings == [
        ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)",
        ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
        ".define(\"ONE\", .when(configuration: .release))", ".define(\"TWO\", .when(configuration: .release))",
      ])
    #expect(app.left.map(\.name) == ["Boats-Bridging-Header.h"])
  }

  @Test func otherTargets() throws {
    var fixture = try ProjectFixture()
    try fixture.folder.write(
      "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
        + "<string>com.apple.widgetkit-extension</string></dict></dict></plist>", to: "Widget.plist")
    fixture.objects["WL"] = "isa = XCConfigurationList; buildConfigurations = (WR);"
    fixture.objects["WR"] =
      "isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Widget.plist; };"
    let types = [
      "I": "app-extension", "W": "application.watchapp2", "E": "app-extension", "U": "bundle.ui-testing",
      "K": "framework",
      "Q": "bundle.unit-test",
    ]
    for (id, type) in types {
      fixture.objects[id] =
        "isa = PBXNativeTarget; name = Boats\(id); buildConfigurationList = \(id == "I" ? "WL" : "TL"); productType = \"com.apple.product-type.\(type)\";"
    }
    fixture.objects["Q"]! += "buildPhases = (SQ);"
    fixture.objects["SQ"] = "isa = PBXSourcesBuildPhase; files = (B2);"
    fixture.objects["D"] = "isa = PBXAggregateTarget; name = Scripts; buildConfigurationList = TL;"
    fixture.objects["P"] =
      "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (W, E, I, D, T, U, K, Q);"
    let app = try fixture.app()
    #expect(
      app.left.map { "\($0.name): \($0.reason)" } == [
        "BoatsW: a watch app", "BoatsE: an app extension", "BoatsI: a widget", "Scripts: a target of scripts",
        "BoatsU: tests of the interface", "BoatsK: a framework", "BoatsQ: tests; quire test runs them",
      ])
    #expect(app.tests.map(\.module) == ["BoatsQ"])
  }

  @Test func severalApps() throws {
    var fixture = try ProjectFixture()
    fixture.objects["P"] = "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T2, T3);"
    for (id, name) in [("T2", "Day"), ("T3", "Night")] {
      fixture.objects[id] = fixture.objects["T"]!.replacing("Boats", with: name)
    }
    #expect(
      fixture.refusal() == "Boats.xcodeproj/project.pbxproj has several apps; name one with --target: Day, Night.")
    #expect(try fixture.app(target: "Night").module == "Night")
    #expect(
      fixture.refusal(target: "Dusk")
        == "Boats.xcodeproj/project.pbxproj has no app for iOS named Dusk; there is Day, Night.")
  }

  // MARK: Refusals

  @Test(arguments: [
    ("P", "isa = PBXGroup;", "21: the rootObject P is not a PBXProject of this file."),
    ("P", "isa = PBXProject; buildConfigurationList = PL; targets = (T);", "PBXProject P has no mainGroup."),
    (
      "P", "isa = PBXProject; mainGroup = G9; targets = (T);",
      "PBXProject P names G9 as its mainGroup, which is not in the file."
    ),
    ("P", "isa = PBXProject; buildConfigurationList = PL; mainGroup = G;", "PBXProject P has no list of targets."),
    (
      "P", "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T9);",
      "PBXProject P has no target."
    ),
    ("T", "isa = PBXNativeTarget; buildConfigurationList = TL;", "PBXNativeTarget T has no name."),
    (
      "T", "isa = PBXNativeTarget; name = Boats; productType = \"com.apple.product-type.application\";",
      "PBXNativeTarget Boats has no buildConfigurationList."
    ),
    ("TL", "isa = XCConfigurationList;", "XCConfigurationList TL has no buildConfigurations."),
    (
      "TR", "isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; };",
      "PBXProject P has no target that is an app for iOS."
    ),
    ("S", "isa = PBXSourcesBuildPhase; files = ();", "PBXNativeTarget Boats compiles no Swift file."),
    (
      "F3", "isa = PBXFileReference; path = Gone.swift; sourceTree = \"<group>\";",
      "PBXFileReference Gone.swift is compiled by Boats, but there is no file App/Gone.swift."
    ),
    (
      "TR", "isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; };",
      "PBXNativeTarget Boats has the setting INFOPLIST_FILE, but there is no file App/Info.plist."
    ),
  ])
  func refused(id: String, object: String, sentence: String) throws {
    var fixture = try ProjectFixture()
    fixture.objects[id] = object
    let refusal = try #require(fixture.refusal())
    #expect(refusal.hasPrefix("Boats.xcodeproj/project.pbxproj:"))
    #expect(refusal.hasSuffix(sentence), "\(refusal)")
  }

  /// Xcode ignores a reference to a missing object.
  @Test func goneObjects() throws {
    var fixture = try ProjectFixture()
    fixture.objects["S"] = "isa = PBXSourcesBuildPhase; files = (B1, B9, B3);"
    fixture.objects["B3"] = "isa = PBXBuildFile; fileRef = F9;"
    fixture.objects["A"] = "isa = PBXGroup; children = (F3, A, G); path = App; sourceTree = \"<group>\";"
    #expect(fixture.paths(try fixture.app().swift) == ["Main.swift"])
  }

  @Test func noProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ objects = {}; }", to: "Boats.xcodeproj/project.pbxproj")
    let error = #expect(throws: CommandError.self) { try AppFolder(folder.url) }
    #expect(
      error?.description.hasSuffix("project.pbxproj:1: this is no Xcode project: it has no objects or no rootObject.")
        == true)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Boats.xcodeproj/project.pbxproj"))
    let missing = #expect(throws: CommandError.self) { try AppFolder(folder.url) }
    #expect(missing?.description.hasSuffix("Boats.xcodeproj has no project.pbxproj.") == true)
    try folder.write("", to: "Other.xcodeproj/project.pbxproj")
    let several = #expect(throws: CommandError.self) { try AppFolder(folder.url) }
    #expect(
      several?.description.hasSuffix("has several projects; name one of Boats.xcodeproj, Other.xcodeproj.") == true)
  }
}
