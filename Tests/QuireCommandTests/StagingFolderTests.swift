// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

struct StagingFolderTests {
  /// Builds that begin at the same time don't take each other's folders for those of interrupted builds.
  @Test func buildsKeepTheirFolders() async throws {
    let parent = try TemporaryFolder()
    let place = parent.url
    let lost = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<60).count { _ in
            guard let staging = StagingFolder(in: place) else { return true }
            return withExtendedLifetime(staging) { !FolderFiles.isFolder(staging.url) }
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(lost == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
  }
}
