// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The platforms on which the module `UIKit` is Quire's: all platforms without Apple's own UIKit.
let whereUIKitIsFree = TargetDependencyCondition.when(platforms: [.macOS, .linux, .windows, .android, .wasi])

/// The layers, bottom to top. A target imports only what its row names. `Scripts/layers` checks it.
let package = Package(
  name: "Quire",
  // The command needs the standard library's regular expressions and clocks.
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
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    // Pure modules: functions of time, then behavior as a value.
    .target(name: "SheetMotion"),
    .target(name: "SheetEngine", dependencies: ["SheetMotion"]),

    // Sessions as text, and the tools that play them.
    .target(name: "SheetScript", dependencies: ["SheetEngine", "SheetMotion"]),
    .executableTarget(
      name: "SheetTrace", dependencies: ["SheetScript", "SheetEngine", "CEmbeddedRuntime"], path: "Tools/SheetTrace"),
    .executableTarget(
      name: "SheetDigest", dependencies: ["SheetMotion", "CEmbeddedRuntime"], path: "Tools/SheetDigest"),
    .executableTarget(
      name: "EngineSize", dependencies: ["SheetEngine", "SheetMotion", "CEmbeddedRuntime"],
      path: "Benchmarks/EngineSize"),
    .executableTarget(
      name: "SheetFuzz", dependencies: ["SheetScript", "SheetEngine", "SheetMotion", "SeededNumbers"],
      path: "Tools/SheetFuzz"),
    .executableTarget(
      name: "EngineBench", dependencies: ["SheetEngine", "CAllocationCount"], path: "Benchmarks/EngineBench"),
    .target(name: "CAllocationCount", path: "Benchmarks/CAllocationCount"),

    // Layout by constraints: numbers in, numbers out.
    .target(name: "Constraints"),
    .executableTarget(
      name: "ConstraintsBench", dependencies: ["Constraints"], path: "Benchmarks/ConstraintsBench",
      exclude: ["systems.py"]),

    // Apple's names, and their hosts.
    .target(name: "Quire", dependencies: ["Constraints", "SheetEngine", "SheetMotion"]),
    // Quire under Apple's name, and the module that Swift Testing loads beside it.
    .target(name: "UIKit", dependencies: ["Quire", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "SheetInteraction", dependencies: ["Quire", "SheetEngine"]),
    .target(
      name: "QuireSimulator", dependencies: ["CTaskHooks", "Quire", "SheetEngine", "SheetMotion", "SheetScript"]),
    // A hook of Swift's runtime that decides where the jobs of tasks run.
    .target(name: "CTaskHooks"),
    .target(
      name: "SheetBrowser", dependencies: ["SheetEngine", "CEmbeddedRuntime"], exclude: ["Runtime"]),
    .target(name: "QuireWeb", dependencies: ["Quire", "SheetBrowser", "SheetEngine"], exclude: ["Runtime"]),

    .executableTarget(
      name: "AppBench", dependencies: ["QuireWeb", "SheetBrowser", "CAllocationCount"], path: "Benchmarks/AppBench"),
    .executableTarget(name: "Growth", dependencies: ["Quire", "SheetEngine"], path: "Benchmarks/Growth"),

    // Small apps that show how many bytes an app loads for the API that it uses.
    .executableTarget(
      name: "LabelWeight", dependencies: ["Quire", "QuireWeb"], path: "Benchmarks/Weights/Label", packageAccess: false),
    .executableTarget(
      name: "ButtonsWeight", dependencies: ["Quire", "QuireWeb"], path: "Benchmarks/Weights/Buttons",
      packageAccess: false),
    .executableTarget(
      name: "FormWeight", dependencies: ["Quire", "QuireWeb"], path: "Benchmarks/Weights/Form", packageAccess: false),
    .executableTarget(
      name: "ListWeight", dependencies: ["Quire", "QuireWeb"], path: "Benchmarks/Weights/List", packageAccess: false),
    .executableTarget(
      name: "ControlsWeight", dependencies: ["Quire", "QuireWeb"], path: "Benchmarks/Weights/Controls",
      packageAccess: false),

    // The sheet as a custom element, without the view layer.
    .executableTarget(
      name: "QuireElement", dependencies: ["SheetBrowser", "SheetEngine"], exclude: ["Package", "Runtime"]),

    // The C library functions that the WebAssembly build needs. Empty on all other platforms.
    .target(name: "CEmbeddedRuntime"),

    // The command line.
    .executableTarget(
      name: "QuireCommand",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        "CUnpacker", "SheetEngine", "SheetScript",
      ]),
    // The unpacker of packed modules: compiled into the command, and by the command for pages.
    .target(name: "CUnpacker"),

    // Examples: an app, and one thin executable per host. They and their tests have no package access, like an app in a
    // separate package: they see neither `package` declarations nor those for hosts.
    .target(
      name: "Postcards", dependencies: [.target(name: "UIKit", condition: whereUIKitIsFree)],
      path: "Examples/Postcards/App", exclude: ["Resources"],
      packageAccess: false),
    .executableTarget(
      name: "PostcardsWeb", dependencies: ["Postcards", "QuireWeb"], path: "Examples/Postcards/Web",
      packageAccess: false),
    .target(name: "Bench", dependencies: ["Quire"], path: "Examples/Bench/App", packageAccess: false),
    .executableTarget(
      name: "BenchWeb", dependencies: ["Bench", "QuireWeb"], path: "Examples/Bench/Web", packageAccess: false),
    .target(
      name: "Progress", dependencies: ["Quire", "SheetInteraction"], path: "Examples/Progress/App",
      exclude: ["Resources"], packageAccess: false),
    .executableTarget(
      name: "ProgressWeb", dependencies: ["Progress", "QuireWeb"], path: "Examples/Progress/Web", packageAccess: false),

    .target(
      name: "Gallery", dependencies: ["Quire", "SheetInteraction"], path: "Examples/Gallery/App",
      exclude: ["Resources"],
      packageAccess: false),
    .executableTarget(
      name: "GalleryWeb", dependencies: ["Gallery", "QuireWeb"], path: "Examples/Gallery/Web", packageAccess: false),

    .target(
      name: "Tasks", dependencies: ["Quire"], path: "Examples/Tasks/App", exclude: ["Resources"], packageAccess: false),
    .executableTarget(
      name: "TasksWeb", dependencies: ["Tasks", "QuireWeb"], path: "Examples/Tasks/Web", packageAccess: false),

    .target(
      name: "DeviceCheck", dependencies: ["Quire"], path: "Examples/DeviceCheck/App", exclude: ["Resources"],
      packageAccess: false),
    .executableTarget(
      name: "DeviceCheckWeb", dependencies: ["DeviceCheck", "Quire", "QuireWeb"], path: "Examples/DeviceCheck/Web",
      packageAccess: false),

    // A walk through an example, without a browser.
    .executableTarget(
      name: "PageWalk",
      dependencies: ["DeviceCheck", "Gallery", "Postcards", "Progress", "Quire", "QuireSimulator", "SheetEngine"],
      path: "Tools/PageWalk"),
    .target(name: "CEmbeddedRuntimeNative", path: "Tests/CEmbeddedRuntime"),
    // Seeded random numbers, for tests and for random sessions.
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
    .testTarget(name: "CEmbeddedRuntimeTests", dependencies: ["CEmbeddedRuntimeNative", "SeededNumbers"]),
    .testTarget(name: "SheetMotionTests", dependencies: ["SheetMotion", "SheetDigest", "SeededNumbers"]),
    .testTarget(name: "ConstraintsTests", dependencies: ["Constraints", "SeededNumbers"]),
    .testTarget(name: "SheetEngineTests", dependencies: ["SheetEngine", "SeededNumbers"]),
    .testTarget(name: "SheetBrowserTests", dependencies: ["SheetBrowser", "SheetEngine"]),
    .testTarget(name: "QuireWebTests", dependencies: ["QuireWeb", "SeededNumbers"]),
    .testTarget(name: "QuireElementTests", dependencies: ["QuireElement", "SheetEngine"]),
    .testTarget(name: "SheetScriptTests", dependencies: ["SheetScript", "SeededNumbers"]),
    .testTarget(name: "SheetFuzzTests", dependencies: ["SheetFuzz", "SheetScript"]),
    .testTarget(name: "QuireTests", dependencies: ["Quire", "QuireSimulator", "SheetEngine", "SeededNumbers"]),
    .testTarget(
      name: "SheetInteractionTests",
      dependencies: ["SheetInteraction", "QuireSimulator", "SheetEngine", "SeededNumbers"]),
    // Programs with `import UIKit`, and one in Swift 5 mode that names no actor. They have no package access either.
    .target(
      name: "Clients", dependencies: [.target(name: "UIKit", condition: whereUIKitIsFree)], path: "Tests/Clients",
      exclude: [
        "CastDetail", "CheckoutWizard", "DirectQueue", "FilterPicker", "LateSettings", "MapSearch", "OverridePlayer",
        "PostcardEditor", "RecipeNotes", "StackedForms", "BackMenu", "EdgeAppearance", "NewsReader", "AlertChoices",
        "AvatarPicker", "BarMenus", "BrewPicker", "ColorTheme", "PhotoPages", "SceneLaunch", "SettingsForm",
        "TabSheets", "MailToolbar",
        "BookShelf", "ContactPicker", "InboxRefresh", "NoteEditor", "PhotoGrid", "TodoList", "TrailFilter",
        "StyleEditor", "FontPoster", "CitySearch", "CommentComposer", "PictureDrop",
      ].map { "\($0)/Session.md" } + ["Terms.md"],
      packageAccess: false),
    .target(
      name: "LenientClients", dependencies: [.target(name: "UIKit", condition: whereUIKitIsFree)],
      path: "Tests/LenientClients", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The programs as one page, for the browser tests. Only in debug, because some declarations are internal to their
    // module.
    .executableTarget(
      name: "ClientsWeb", dependencies: ["Clients", "Quire", "QuireWeb", "SheetEngine"], path: "Tests/ClientsPage",
      exclude: ["Resources"]),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Clients", "LenientClients", .target(name: "UIKit", condition: whereUIKitIsFree), "QuireSimulator",
        "SheetEngine",
      ]),
    .testTarget(
      name: "QuireCommandTests",
      dependencies: ["QuireCommand", "SeededNumbers", .product(name: "FlyingSocks", package: "FlyingFox")],
      // Code that `quire check` refuses, code that it accepts, and code that demonstrates a bug of the compiler.
      exclude: ["Refused", "Accepted", "StaticArrays"]),
    .testTarget(
      name: "PostcardsTests", dependencies: ["Postcards", "QuireSimulator"], path: "Examples/Postcards/Tests",
      packageAccess: false),
    .testTarget(
      name: "TasksTests", dependencies: ["Tasks", "QuireSimulator"], path: "Examples/Tasks/Tests",
      packageAccess: false),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "QuireSimulator"], path: "Examples/Gallery/Tests",
      packageAccess: false),
    .testTarget(
      name: "ProgressTests", dependencies: ["Progress", "QuireSimulator"], path: "Examples/Progress/Tests",
      packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  var settings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  if target.type == .test {
    // A release build tests the optimized modules. Optimizing the tests themselves would take most of the build time.
    // The tests are built without strict memory safety: they read memory like the page, and are not shipped.
    settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  } else {
    // On a Mac, the command calls other functions of the C library, which are not marked yet.
    settings.append(.strictMemorySafety(target.name == "QuireCommand" ? .when(platforms: [.linux]) : nil))
  }
  target.swiftSettings = settings
}
