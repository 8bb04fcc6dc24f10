// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// What an app of Xcode's has beside its own sources: frameworks, packages, fonts, files of all kinds.
@Suite struct ProjectModuleTests {
  /// An app that depends on a framework of the project, which depends on a package in a folder beside it.
  private func makeFixture() throws -> ProjectFixture {
    var fixture = try ProjectFixture()
    try fixture.folder.write(
      "import AudioToolbox\nimport Combine\nimport UIKit\nimport Sea\nimport Elsewhere\n#if canImport(Maybe)\nimport Maybe\n#endif",
      to: "Kit/Kit.swift")
    try fixture.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Sea", products: [.library(name: "Sea", targets: ["Sea"])],
        targets: [.target(name: "Sea", dependencies: ["Waves"]), .target(name: "Waves", path: "Other", exclude: ["Left.swift"])])
      """, to: "Packages/Sea/Package.swift")
    try fixture.folder.write("import UIKit", to: "Packages/Sea/Sources/Sea/Sea.swift")
    for name in ["Waves", "Left"] { try fixture.folder.write("let a = 1", to: "Packages/Sea/Other/\(name).swift") }
    fixture.objects["P"] =
      "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, K, N); packageReferences = (LP, RP);"
    fixture.objects["LP"] = "isa = XCLocalSwiftPackageReference; relativePath = Packages/Sea;"
    fixture.objects["RP"] = "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/far\";"
    fixture.objects["PS"] = "isa = XCSwiftPackageProductDependency; productName = Sea;"
    fixture.objects["PF"] = "isa = XCSwiftPackageProductDependency; package = RP; productName = Far;"
    fixture.objects["T"]! += "dependencies = (TK); packageProductDependencies = (PF);"
    fixture.objects["TK"] = "isa = PBXTargetDependency; target = K;"
    fixture.objects["K"] =
      "isa = PBXNativeTarget; name = Kit; buildConfigurationList = TL; buildPhases = (SK); "
      + "packageProductDependencies = (PS); productType = \"com.apple.product-type.framework\";"
    fixture.objects["SK"] = "isa = PBXSourcesBuildPhase; files = (BK);"
    fixture.objects["BK"] = "isa = PBXBuildFile; fileRef = FK;"
    fixture.objects["FK"] = "isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT;"
    // The app does not depend on this one.
    fixture.objects["N"] =
      "isa = PBXNativeTarget; name = Unused; buildConfigurationList = TL; buildPhases = (); "
      + "productType = \"com.apple.product-type.library.static\";"
    fixture.objects["G"] = "isa = PBXGroup; children = (A, F1, F2, FK); sourceTree = \"<group>\";"
    return fixture
  }

  @Test func frameworksAndPackages() throws {
    let fixture = try makeFixture()
    let scratch = try TemporaryFolder()
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["Kit", "Sea", "Waves"] && app.absentModules == ["Elsewhere"])
    #expect(app.modules.map(\.dependencies) == [["Sea"], ["Waves"], []])
    #expect(app.modules.map(\.swiftSettings)[1] == [".swiftLanguageMode(.v6)"])
    #expect(
      app.left.map { "\($0.name): \($0.reason)" } == [
        "Far: a package from elsewhere; one in a folder beside the project is taken", "Unused: a library",
      ])
    let package = try ProjectPackage(fixture.bundle, target: nil, folder: scratch.url)
    try package.write()
    let files = try FolderFiles.list(scratch.url)
    #expect(
      files.contains("Sources/Kit/App/Kit/Kit.swift")
        && files.contains("Sources/Waves/App/Packages/Sea/Other/Waves.swift"))
    #expect(files.contains("Sources/Elsewhere/QuireAbsent.swift") && !files.contains { $0.hasSuffix("Left.swift") })
    #expect(ProjectSummary(package).lines.contains("  not there: Elsewhere, imported in Kit.swift"))
    // The package manager reads the manifest.
    let graph = try PackageGraph(
      root: scratch.url.resolvingSymlinksInPath(), toolchain: .find(),
      scratch: scratch.url.appendingPathComponent("build"))
    let parts = try graph.parts(of: graph.webExecutable(named: "Boats"))
    #expect(Set(parts.targets.map(\.module)) == ["Boats", "Kit", "Sea", "Waves", "Elsewhere"])
  }

  @Test func packagesThatDoNotResolve() throws {
    var fixture = try makeFixture()
    fixture.objects["LP"] = "isa = XCLocalSwiftPackageReference; relativePath = Packages/Gone;"
    #expect(
      fixture.refusal()?.hasSuffix(
        "XCLocalSwiftPackageReference LP is no package: there is no Packages/Gone/Package.swift.") == true)
    try fixture.folder.write("this is no manifest", to: "Packages/Gone/Package.swift")
    #expect(
      fixture.refusal() == "The manifest in Packages/Gone can't be read; the errors stand above.")
  }

  /// Each file of the resources by its name; what is not there or has a name twice is named and left out.
  @Test func files() throws {
    var fixture = try ProjectFixture()
    for path in [
      "a.json", "Deep/a.json", "Docs/one.txt", "Docs/in/two.txt", "de.lproj/help.html", "en.lproj/help.html",
    ] {
      try fixture.folder.write("text", to: path)
    }
    try fixture.folder.write("{", to: "model.dat")
    let paths = [
      "a.json", "Deep/a.json", "Docs", "de.lproj/help.html", "en.lproj/help.html", "model.dat", "gone.plist",
      "README.md",
    ]
    for (index, path) in paths.enumerated() {
      fixture.objects["FR\(index)"] = "isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT;"
      fixture.objects["BR\(index)"] = "isa = PBXBuildFile; fileRef = FR\(index);"
    }
    try fixture.folder.write("", to: "README.md")
    let references = paths.indices.map { "FR\($0)" }.joined(separator: ", ")
    fixture.objects["G"] = "isa = PBXGroup; children = (A, F1, F2, \(references)); sourceTree = \"<group>\";"
    fixture.objects["R"] =
      "isa = PBXResourcesBuildPhase; files = (\(paths.indices.map { "BR\($0)" }.joined(separator: ", ")));"
    fixture.objects["T"] = fixture.objects["T"]!.replacing("buildPhases = (S);", with: "buildPhases = (S, R);")
    let app = try fixture.app()
    #expect(
      app.resources.map(\.path).sorted() == [
        "Docs/in/two.txt", "Docs/one.txt", "a.json", "de.lproj/help.html", "help.html", "model.dat",
      ])
    let left = app.left.map { "\($0.name): \($0.reason)".replacing(fixture.folder.url.path + "/", with: "") }
    #expect(left == ["gone.plist: there is no file gone.plist", "a.json: another file of the name"])
  }

  @Test func fonts() throws {
    let example = Checkout.root.appendingPathComponent("Examples/Lighthouses/Lighthouses/HarborDigits.ttf")
    let data = try Data(contentsOf: example)
    let font = try #require(FontFile(data))
    #expect(font.family == "Harbor Digits" && font.postscript == "HarborDigits-Regular")
    #expect(font.weight == 400 && !font.isItalic && !font.isVariable)
    // Nothing is read beyond the end.
    for end in stride(from: 0, to: data.count, by: 7) { _ = FontFile(data.prefix(end)) }
    #expect(FontFile(data.prefix(300)) == nil && FontFile(Data("text".utf8)) == nil)
    let folder = try TemporaryFolder()
    try folder.write("@main class Boats: UIResponder {}", to: "Boats.swift")
    try folder.write("no font", to: "Text.otf")
    try folder.write(
      "<plist><dict><key>UIAppFonts</key><array><string>Text.otf</string>\n<string>Gone.ttf</string></array></dict></plist>",
      to: "Info.plist")
    let package = try ProjectPackage(folder.url, target: nil, folder: TemporaryFolder().url)
    let path = folder.url.resolvingSymlinksInPath().path
    #expect(
      package.missingFonts.map { "\($0.name): \($0.reason)" } == [
        "Text.otf: no font that can be read, named at \(path)/Info.plist:1",
        "Gone.ttf: a font that \(path)/Info.plist:2 names, and that the app has not",
      ])
  }

  @Test func bundle() {
    let text = BundleSource(values: ["CFBundleName": "Boats"], resources: "Resources").text
    #expect(text.contains("\"CFBundleName\\u{01}Boats\\u{02}\""))
  }
}
