// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

struct ScratchFolderTests {
  /// A build with another toolchain removes the results of the first, but not while a build uses them, and not the pages
  /// that servers show.
  @Test func anotherToolchainWaits() throws {
    let package = try TemporaryFolder()
    let scratch = ScratchFolder(package: package.url, mode: .debug)
    var building = try CompilerFiles(scratch.folder.appendingPathComponent("quire/temporary"))
    let result = scratch.products(mode: .debug).appendingPathComponent("Part.build/part.o")
    let page = try scratch.site(named: "App").url
    for folder in [result.deletingLastPathComponent(), page] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: result)

    let toolchain = try Toolchain.find()
    let canceled = ProcessCancellation()
    canceled.cancel()
    #expect(try scratch.prepare(toolchain: toolchain, cancellation: canceled) == false)
    #expect(FileManager.default.fileExists(atPath: result.path))

    withExtendedLifetime(building) {}
    building = nil
    #expect(try scratch.prepare(toolchain: toolchain))
    #expect(!FileManager.default.fileExists(atPath: result.path))
    #expect(FolderFiles.isFolder(page) && FileManager.default.fileExists(atPath: scratch.concurrencyModule.path))
    // A folder that is prepared needs no wait.
    building = try scratch.reserve(toolchain: toolchain)
    #expect(try scratch.prepare(toolchain: toolchain, cancellation: canceled))
    withExtendedLifetime(building) {}
  }
}
