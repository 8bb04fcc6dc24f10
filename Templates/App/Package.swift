// swift-tools-version: 6.2
import PackageDescription

/// Where Quire's module UIKit stands for Apple's: everywhere but on iOS and its kin.
let whereUIKitIsFree = TargetDependencyCondition.when(platforms: [.macOS, .linux, .windows, .android, .wasi])

let package = Package(
  name: "AppName",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Quire", path: "../..")
  ],
  targets: [
    // The app itself: Apple's names, and nothing of a browser.
    .target(
      name: "AppName",
      dependencies: [.product(name: "UIKit", package: "Quire", condition: whereUIKitIsFree)],
      exclude: ["Resources"]),
    // Joins it to a page.
    .executableTarget(
      name: "AppNameWeb", dependencies: ["AppName", .product(name: "QuireWeb", package: "Quire")]),
    // Uses it as a person would, without a screen.
    .testTarget(
      name: "AppNameTests", dependencies: ["AppName", .product(name: "QuireSimulator", package: "Quire")]),
  ])
