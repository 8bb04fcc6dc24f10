// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// Reads manifests with the real package manager.
@Suite struct PackageGraphTests {
  private let files: TemporaryFolder
  private let toolchain: Toolchain

  init() throws {
    files = try TemporaryFolder()
    toolchain = try Toolchain.find()
  }

  private func graph(_ folder: URL) throws -> PackageGraph {
    try PackageGraph(root: folder, toolchain: toolchain, scratch: files.url.appendingPathComponent("scratch"))
  }

  @Test func findsTheExamplesOfThisPackage() throws {
    let graph = try graph(Checkout.root)
    let executable = try graph.webExecutable(named: "Postcards")
    #expect(executable == PackageGraph.WebExecutable(target: "PostcardsWeb", product: "PostcardsWeb"))
    #expect(try graph.webExecutable(named: "PostcardsWeb") == executable)
    let folders = try graph.parts(of: executable).resources.map(\.path)
    #expect(folders == [Checkout.root.appendingPathComponent("Examples/Postcards/App/Resources").path])
  }

  @Test func saysWhatThereIs() throws {
    let graph = try graph(Checkout.root)
    let unknown = #expect(throws: CommandError.self) { try graph.webExecutable(named: "Letters") }
    let list = try #require(unknown?.description.components(separatedBy: " has no app named Letters; there is ").last)
    let names = list.dropLast().components(separatedBy: ", ")
    #expect(
      names == [
        "Bench", "ButtonsWeight", "Clients", "ControlsWeight", "DeviceCheck", "FormWeight", "Gallery", "LabelWeight",
        "ListWeight", "Postcards", "Progress", "Tasks",
      ])
    let tool = #expect(throws: CommandError.self) { try graph.webExecutable(named: "AppBench") }
    #expect(tool?.description.contains("has no app named AppBench") == true)
    let other = #expect(throws: CommandError.self) { try graph.webExecutable(named: "quire") }
    #expect(other?.description == "quire is not an app for the browser: it does not depend on QuireWeb.")
  }

  @Test func followsPackagesInFolders() throws {
    try files.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Trip",
        products: [.executable(name: "trip-page", targets: ["TripWeb"])],
        dependencies: [.package(name: "Parts", path: "../parts")],
        targets: [
          .target(name: "Trip", dependencies: [.product(name: "Kit", package: "Parts")], path: "App"),
          .executableTarget(name: "TripWeb", dependencies: ["Trip"]),
          .executableTarget(name: "Tool", dependencies: ["Trip"]),
        ])
      """, to: "trip/Package.swift")
    try files.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Parts",
        products: [.library(name: "Kit", targets: ["KitCore"])],
        targets: [.target(name: "KitCore", dependencies: ["QuireWeb"]), .target(name: "QuireWeb")])
      """, to: "parts/Package.swift")
    for path in ["trip/App/Resources/a.svg", "trip/Sources/TripWeb/main.txt", "parts/Sources/KitCore/Resources/b.svg"] {
      try files.write("", to: path)
    }
    let graph = try graph(files.url.appendingPathComponent("trip"))
    let executable = try graph.webExecutable(named: "Trip")
    #expect(executable == PackageGraph.WebExecutable(target: "TripWeb", product: "trip-page"))
    let base = files.url.resolvingSymlinksInPath().path
    let folders = try graph.parts(of: executable).resources.map {
      $0.resolvingSymlinksInPath().path.replacing(base, with: "")
    }
    #expect(folders == ["/trip/App/Resources", "/parts/Sources/KitCore/Resources"])
    let unknown = #expect(throws: CommandError.self) { try graph.webExecutable(named: "X") }
    #expect(unknown?.description.hasSuffix("there is Tool, Trip.") == true)
  }

  /// When the first build begins, nothing is checked out yet.
  @Test(.enabled(if: Programs.find("git") != nil, "no git is installed"))
  func fetchesPackagesThatAreDependedOnByVersion() throws {
    try files.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Parts", products: [.library(name: "QuireWeb", targets: ["QuireWeb"])],
        targets: [.target(name: "QuireWeb")])
      """, to: "parts/Package.swift")
    try files.write("", to: "parts/Sources/QuireWeb/Empty.swift")
    let parts = files.url.appendingPathComponent("parts")
    let who = ["-c", "user.name=Quire", "-c", "user.email=quire@example.org", "-c", "init.defaultBranch=main"]
    for command in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "one"], ["tag", "0.1.0"]] {
      let made = try ChildProcess(
        program: try #require(Programs.find("git")), arguments: who + command, folder: parts
      ).capture()
      #expect(made.ending == .exited(0), "\(made.errors)")
    }
    try files.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Trip", dependencies: [.package(url: "file://\(parts.path)", from: "0.1.0")],
        targets: [
          .executableTarget(name: "TripWeb", dependencies: [.product(name: "QuireWeb", package: "parts")])
        ])
      """, to: "trip/Package.swift")
    try files.write("", to: "trip/Sources/TripWeb/Main.swift")
    let graph = try graph(files.url.appendingPathComponent("trip"))
    #expect(try graph.onlyApp() == "Trip")
  }

  @Test func saysThatAManifestIsBroken() throws {
    try files.write("// swift-tools-version: 6.2\nlet x =", to: "broken/Package.swift")
    let error = #expect(throws: CommandError.self) { try graph(files.url.appendingPathComponent("broken")) }
    #expect(error?.description.contains("can't be read") == true)
  }
}
