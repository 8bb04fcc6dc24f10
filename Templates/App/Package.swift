// swift-tools-version: 6.2
import PackageDescription

/// The platforms on which Quire's module UIKit replaces Apple's: all but iOS and its relatives.
let whereUIKitIsFree = TargetDependencyCondition.when(platforms: [.macOS, .linux, .windows, .android, .wasi])

let package = Package(
  name: "AppName",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Quire", path: "../..")
  ],
  targets: [
    // The app itself. It uses Apple's names and does not depend on a browser.
    .target(
      name: "AppName",
      dependencies: [.product(name: "UIKit", package: "Quire", condition: whereUIKitIsFree)],
      exclude: ["Resources"]),
    // Shows the app in a page.
    .executableTarget(
      name: "AppNameWeb", dependencies: ["AppName", .product(name: "QuireWeb", package: "Quire")]),
    // Uses the app as a person would, without a screen.
    .testTarget(
      name: "AppNameTests", dependencies: ["AppName", .product(name: "QuireSimulator", package: "Quire")]),
  ])
