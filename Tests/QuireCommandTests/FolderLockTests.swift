// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

struct FolderLockTests {
  @Test func waitsForTheOtherHolder() throws {
    let folder = try TemporaryFolder()
    var first = try? FolderLock(folder.url)
    #expect(first != nil && (try? FolderLock(folder.url)) == nil)
    let order = Locked<[String]>([])
    let done = DispatchSemaphore(value: 0)
    let place = folder.url
    Thread.detachNewThread {
      let second = try? FolderLock(waitingFor: place)
      order.withLock { $0.append(second == nil ? "none" : "second") }
      done.signal()
    }
    order.withLock { $0.append("first") }
    first = nil
    done.wait()
    #expect(order.withLock { $0 } == ["first", "second"])
  }
}
