// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The translator with the package swift-syntax, for toolchains that do not include SwiftSyntax in `lib/swift/host`.
/// `Scripts/translator` builds it in either way.
let package = Package(
  name: "SourceTranslator",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "SourceTranslator",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Sources",
      swiftSettings: [.strictMemorySafety()])
  ]
)
