// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

struct CompilerFilesTests {
  /// Two builds at once have two folders; the next build has the first folder again, without the files in it.
  @Test func aFolderForEachBuild() throws {
    let parent = try TemporaryFolder()
    let first = try CompilerFiles(in: parent.url)
    let file = first.folder.appendingPathComponent("TemporaryDirectory.a/object.o")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)

    var second: CompilerFiles? = try CompilerFiles(in: parent.url)
    let place = try #require(second).folder
    #expect(place.path != first.folder.path)
    #expect(FileManager.default.fileExists(atPath: file.path))
    try Data().write(to: place.appendingPathComponent("object.o"))

    second = nil
    let third = try CompilerFiles(in: parent.url)
    #expect(third.folder.path == place.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
    withExtendedLifetime(first) {}
  }

  @Test func aFolderThatIsAFile() throws {
    let parent = try TemporaryFolder()
    try parent.write("", to: "temporary")
    let place = parent.url.appendingPathComponent("temporary")
    #expect {
      try CompilerFiles(in: place)
    } throws: {
      "\($0)" == "The build folder \(place.path) can't be written to."
    }
  }
}
