// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation

/// A server for the files of one folder.
struct SiteServer {
  var folder: URL
  var address: ListeningAddress
  /// How long to wait for a client to begin a request, to send the rest of it, or to accept more of a response.
  var patience = Duration.seconds(15)
  /// The bulletin that pages may follow.
  var bulletin: Bulletin?
  var policy = PagePolicy()
  var names = ServerNames()

  /// Serves until the program ends or the task is canceled. Calls `ready` with the page's address when the server
  /// listens.
  func run(ready: @Sendable (String) -> Void) async throws(CommandError) {
    let loop: ServingLoop
    do {
      let listener = try address.listen()
      loop = try ServingLoop(
        listener: listener,
        handler: SiteHandler(folder: SiteFolder(folder), bulletin: bulletin, policy: policy, names: names),
        patience: patience)
      switch try listener.sockname() {
      case .ip4(_, let port), .ip6(_, let port): ready(address.page(port: port))
      case .unix: break
      }
    } catch {
      throw address.commandError(for: error)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          loop.run()
          continuation.resume()
        }
      }
    } onCancel: {
      loop.stop()
    }
  }
}
