// swift-tools-version: 6.2
import PackageDescription

/// Where the module `UIKit` is free to be Quire's: everywhere but where Apple has its own.
let whereUIKitIsFree = TargetDependencyCondition.when(platforms: [.macOS, .linux, .windows, .android, .wasi])

/// The layers, bottom to top. A target imports only what its row names; `Scripts/layers` checks it.
let package = Package(
  name: "Quire",
  // What the command needs of macOS: regular expressions and clocks of the standard library.
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "SheetMotion", targets: ["SheetMotion"]),
    .library(name: "SheetEngine", targets: ["SheetEngine"]),
    .library(name: "SheetScript", targets: ["SheetScript"]),
    .library(name: "Quire", targets: ["Quire"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "SheetInteraction", targets: ["SheetInteraction"]),
    .library(name: "QuireWeb", targets: ["QuireWeb"]),
    .library(name: "QuireSimulator", targets: ["QuireSimulator"]),
    .executable(name: "quire", targets: ["QuireCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Pure: functions of time, then behaviour as a value.
    .target(name: "SheetMotion"),
    .target(name: "SheetEngine", dependencies: ["SheetMotion"]),

    // Sessions as text, and the tools that play them.
    .target(name: "SheetScript", dependencies: ["SheetEngine", "SheetMotion"]),
    .executableTarget(name: "SheetTrace", dependencies: ["SheetScript", "CEmbeddedRuntime"]),
    .executableTarget(name: "SheetDigest", dependencies: ["SheetMotion", "CEmbeddedRuntime"]),
    .executableTarget(name: "SheetAlone", dependencies: ["SheetEngine", "SheetMotion", "CEmbeddedRuntime"]),
    .executableTarget(name: "SheetFuzz", dependencies: ["SheetScript", "SheetMotion"]),
    .executableTarget(name: "SheetBench", dependencies: ["SheetEngine", "CAllocationCount"]),
    .target(name: "CAllocationCount"),

    // Apple's names, and what shows them.
    .target(name: "Quire", dependencies: ["SheetEngine", "SheetMotion"]),
    // The same under Apple's name, and what Swift Testing loads beside a module of that name.
    .target(name: "UIKit", dependencies: ["Quire", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "SheetInteraction", dependencies: ["Quire"]),
    .target(name: "QuireSimulator", dependencies: ["Quire", "SheetEngine", "SheetScript"]),
    .target(name: "SheetBrowser", dependencies: ["SheetEngine", "CEmbeddedRuntime"], exclude: ["Runtime"]),
    .target(name: "QuireWeb", dependencies: ["Quire", "SheetBrowser"]),

    .executableTarget(name: "PageBench", dependencies: ["QuireWeb", "SheetBrowser", "CAllocationCount"]),

    // The sheet as a custom element, without the view layer.
    .executableTarget(
      name: "QuireElement", dependencies: ["SheetBrowser", "SheetEngine"], exclude: ["Runtime"]),

    // What a C library would give the WebAssembly build; empty everywhere else.
    .target(name: "CEmbeddedRuntime"),

    // The command line.
    .executableTarget(
      name: "QuireCommand",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        "SheetEngine", "SheetScript",
      ]),

    // Examples: an app, and one thin executable per host.
    .target(
      name: "Postcards", dependencies: ["Quire"], path: "Examples/Postcards/App", exclude: ["Resources"]),
    .executableTarget(
      name: "PostcardsWeb", dependencies: ["Postcards", "QuireWeb"], path: "Examples/Postcards/Web"),
    .target(name: "Bench", dependencies: ["Quire"], path: "Examples/Bench/App"),
    .executableTarget(name: "BenchWeb", dependencies: ["Bench", "QuireWeb"], path: "Examples/Bench/Web"),
    .target(
      name: "Progress", dependencies: ["SheetInteraction"], path: "Examples/Progress/App", exclude: ["Resources"]),
    .executableTarget(
      name: "ProgressWeb", dependencies: ["Progress", "QuireWeb"], path: "Examples/Progress/Web"),

    .target(name: "Gallery", dependencies: ["Quire"], path: "Examples/Gallery/App"),
    .executableTarget(name: "GalleryWeb", dependencies: ["Gallery", "QuireWeb"], path: "Examples/Gallery/Web"),

    .target(
      name: "DeviceCheck", dependencies: ["Quire"], path: "Examples/DeviceCheck/App", exclude: ["Resources"]),
    .executableTarget(
      name: "DeviceCheckWeb", dependencies: ["DeviceCheck", "QuireWeb"], path: "Examples/DeviceCheck/Web"),

    .target(name: "CEmbeddedRuntimeNative", path: "Tests/CEmbeddedRuntime"),
    .testTarget(name: "CEmbeddedRuntimeTests", dependencies: ["CEmbeddedRuntimeNative"]),
    .testTarget(name: "SheetMotionTests", dependencies: ["SheetMotion", "SheetDigest"]),
    .testTarget(name: "SheetEngineTests", dependencies: ["SheetEngine"]),
    .testTarget(name: "SheetBrowserTests", dependencies: ["SheetBrowser", "SheetEngine"]),
    .testTarget(name: "QuireElementTests", dependencies: ["QuireElement"]),
    .testTarget(name: "SheetScriptTests", dependencies: ["SheetScript"]),
    .testTarget(name: "SheetFuzzTests", dependencies: ["SheetFuzz", "SheetScript"]),
    .testTarget(name: "QuireTests", dependencies: ["Quire", "QuireSimulator"]),
    .testTarget(name: "SheetInteractionTests", dependencies: ["SheetInteraction", "QuireSimulator", "SheetEngine"]),
    // Programs that say `import UIKit`, and one of Swift 5 that names no actor.
    .target(
      name: "Clients", dependencies: [.target(name: "UIKit", condition: whereUIKitIsFree)], path: "Tests/Clients",
      exclude: [
        "CastDetail", "CheckoutWizard", "DirectQueue", "FilterPicker", "LateSettings", "MapSearch", "OverridePlayer",
        "PostcardEditor", "RecipeNotes", "StackedForms",
      ].map { "\($0)/Session.md" }),
    .target(
      name: "LenientClients", dependencies: [.target(name: "UIKit", condition: whereUIKitIsFree)],
      path: "Tests/LenientClients",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Clients", "LenientClients", .target(name: "UIKit", condition: whereUIKitIsFree), "QuireSimulator",
        "SheetEngine",
      ]),
    .testTarget(
      name: "QuireCommandTests",
      dependencies: ["QuireCommand", .product(name: "FlyingSocks", package: "FlyingFox")]),
    .testTarget(
      name: "PostcardsTests", dependencies: ["Postcards", "QuireSimulator"], path: "Examples/Postcards/Tests"),
    .testTarget(
      name: "ProgressTests", dependencies: ["Progress", "QuireSimulator", "SheetEngine"],
      path: "Examples/Progress/Tests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .regular || target.type == .executable || target.type == .test {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
