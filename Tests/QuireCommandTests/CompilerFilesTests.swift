// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

struct CompilerFilesTests {
  /// The second of two builds waits for the first, whose files stay until then. It ends the wait when it is canceled.
  @Test func oneBuildAtATime() async throws {
    let parent = try TemporaryFolder()
    let place = parent.url.appendingPathComponent("temporary")
    var first = try CompilerFiles(place)
    let file = place.appendingPathComponent("TemporaryDirectory.a/object.o")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)

    let canceled = ProcessCancellation()
    canceled.cancel()
    #expect(try CompilerFiles(place, cancellation: canceled) == nil)
    #expect(FileManager.default.fileExists(atPath: file.path))

    let isFree = Locked(false)
    let second = Task.detached {
      let files = try CompilerFiles(place)
      return (isFree.withLock { $0 }, try FileManager.default.contentsOfDirectory(atPath: files?.folder.path ?? ""))
    }
    isFree.withLock { $0 = true }
    withExtendedLifetime(first) {}
    first = nil
    let (wasFree, left) = try await second.value
    #expect(wasFree && left == [])
  }

  /// A folder that is removed while a build waits for it is made again.
  @Test func aFolderThatIsRemovedMeanwhile() async throws {
    let parent = try TemporaryFolder()
    let place = parent.url.appendingPathComponent("temporary")
    let first = try CompilerFiles(place)
    let waits = Task.detached { try CompilerFiles(place)?.folder }
    try FileManager.default.removeItem(at: place)
    #expect(try await waits.value?.path == place.path && FolderFiles.isFolder(place))
    withExtendedLifetime(first) {}
  }

  @Test func aFolderThatCannotBe() throws {
    let parent = try TemporaryFolder()
    try parent.write("", to: "temporary")
    let place = parent.url.appendingPathComponent("temporary")
    #expect {
      _ = try CompilerFiles(place)
    } throws: {
      "\($0)" == "The build folder \(place.path) can't be written to."
    }
  }
}
