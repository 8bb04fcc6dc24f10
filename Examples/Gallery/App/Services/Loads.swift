// SPDX-License-Identifier: Apache-2.0

import Quire

/// A list from a server, as JSON.
@MainActor final class HarborList: NSObject {
  func load(_ show: @escaping @MainActor @Sendable (String) -> Void) {
    guard let url = URL(string: "resources/harbors.json") else { return }
    URLSession.shared.dataTask(with: url) { data, response, error in
      if let error { return show(error.localizedDescription) }
      guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else { return show("The server has no list.") }
      do throws(JSONError) {
        let list = try JSON(data)["harbors"].array ?? []
        show(list.map { "\($0["name"].string ?? "?") \($0["depth"].int ?? 0) m" }.joined(separator: ", "))
      } catch {
        show("The list can't be read: \(error.description)")
      }
    }.resume()
  }
}

/// A picture from an address.
@MainActor final class RemotePicture: NSObject {
  func load(_ show: @escaping @MainActor @Sendable (UIImage?) -> Void) {
    guard let url = URL(string: "resources/buoy.png") else { return }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      show(data.flatMap { UIImage(data: $0) })
    }.resume()
  }
}

/// Tries three times, at intervals of a second.
@MainActor final class PatientLoad: NSObject {
  func load(_ address: String, attempt: Int = 1, done: @escaping @MainActor @Sendable (String) -> Void) {
    guard let url = URL(string: address) else { return done("No address") }
    URLSession.shared.dataTask(with: url) { [me = Weak(self)] _, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      if error == nil, status == 200 { return done("Loaded at attempt \(attempt)") }
      guard attempt < 3 else { return done("Given up after \(attempt) attempts") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        me.wrappedValue?.load(address, attempt: attempt + 1, done: done)
      }
    }.resume()
  }
}

/// A request that can be canceled.
@MainActor final class StoppableLoad: NSObject {
  private var task: URLSessionDataTask?

  func start(_ address: String, done: @escaping @MainActor @Sendable (String) -> Void) {
    guard let url = URL(string: address) else { return }
    let task = URLSession.shared.dataTask(with: url) { _, _, error in
      done(error?.code == .cancelled ? "Stopped" : "Loaded")
    }
    self.task = task
    task.resume()
  }

  func stop() {
    task?.cancel()
  }
}
