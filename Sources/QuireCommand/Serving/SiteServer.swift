import FlyingFox
import FlyingSocks
import Foundation

/// A server for the files of one folder.
struct SiteServer {
  var folder: URL
  var address: ListeningAddress

  /// Serves until the program ends or the task is cancelled; `ready` gets the page's address once it is there.
  func run(ready: @Sendable @escaping (String) -> Void) async throws {
    do {
      let server = try address.makeServer(SiteHandler(folder: SiteFolder(folder)))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask { [address] in
          try await server.waitUntilListening()
          switch await server.listeningAddress {
          case .ip4(_, let port), .ip6(_, let port): ready(address.page(port: port))
          default: break
          }
        }
        // The first to throw ends both; a wait that ends well leaves the server running.
        while try await group.next() != nil {}
      }
    } catch is CancellationError {
      return
    } catch {
      throw address.complaint(about: error)
    }
  }
}
