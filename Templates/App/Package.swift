// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AppName",
  dependencies: [
    .package(name: "Quire", path: "../..")
  ],
  targets: [
    // The app itself: Apple's names, and nothing of a browser.
    .target(
      name: "AppName", dependencies: [.product(name: "UIKit", package: "Quire")], exclude: ["Resources"]),
    // Joins it to a page.
    .executableTarget(
      name: "AppNameWeb", dependencies: ["AppName", .product(name: "QuireWeb", package: "Quire")]),
    // Uses it as a person would, without a screen.
    .testTarget(
      name: "AppNameTests", dependencies: ["AppName", .product(name: "QuireSimulator", package: "Quire")]),
  ])
