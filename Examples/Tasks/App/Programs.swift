// SPDX-License-Identifier: Apache-2.0

import Quire

/// A list from a server.
@MainActor enum Harbors {
  static func names(_ query: String = "") async -> String {
    guard let url = URL(string: "resources/harbors.json\(query)"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let list = try? JSON(data)["harbors"].array
    else { return "No list" }
    return list.map { $0["name"].string ?? "?" }.joined(separator: ", ")
  }
}

/// Pages of a list, as they arrive.
@MainActor final class Pager {
  private func pages() -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        for page in 1...3 {
          try? await Task.sleep(nanoseconds: 10_000_000)
          continuation.yield(page)
        }
        continuation.finish()
      }
    }
  }

  func show(in note: UILabel) async {
    var seen: [String] = []
    for await page in pages() {
      seen.append("\(page)")
      note.text = "Pages " + seen.joined(separator: " ")
    }
    note.text = "All of " + seen.joined(separator: " ")
  }
}

/// Searches when the user has stopped typing for a moment.
@MainActor final class HarborSearch {
  private var task: Task<Void, Never>?
  private var searches = 0

  func typed(_ text: String, show: @escaping @MainActor (String) -> Void) {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .milliseconds(50))
      if Task.isCancelled { return }
      searches += 1
      show("Search \(searches): \(text)")
    }
  }
}

/// Many requests at once, whose results are in order at the end.
enum Pictures {
  static func load(_ count: Int) async -> String {
    let names = await withTaskGroup(of: (Int, String).self) { group in
      for number in 0..<count {
        group.addTask { (number, await Harbors.names("?\(number)")) }
      }
      var names = Array(repeating: "", count: count)
      for await (number, name) in group { names[number] = name }
      return names
    }
    return "\(names.filter { $0.hasPrefix("Aran") }.count) pictures"
  }
}

/// Loads each depth once, even if it is requested again before it has arrived.
actor Depths {
  static let shared = Depths()

  private var loads: [String: Task<Int, Never>] = [:]
  private var count = 0

  private func depth(of harbor: String) async -> Int {
    if let load = loads[harbor] { return await load.value }
    let load = Task { () -> Int in
      count += 1
      await Task.yield()
      return harbor.utf8.count
    }
    loads[harbor] = load
    return await load.value
  }

  func twice(of harbor: String) async -> String {
    async let first = depth(of: harbor)
    async let second = depth(of: harbor)
    let sum = await first + second
    return "\(sum) after \(count) load"
  }
}

/// Two requests that wait at the same time.
enum Pair {
  static func load() async -> String {
    async let first = Harbors.names("?first")
    async let second = Harbors.names("?second")
    return await first == second ? "Two lists" : "Other lists"
  }
}

/// A list that is loaded into a file first.
enum Download {
  static func load() async -> String {
    guard let url = URL(string: "resources/harbors.json?file"),
      let (file, _) = try? await URLSession.shared.download(from: url),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return "No file" }
    return text.contains("Aran") ? "A file with Aran" : "Another file"
  }
}

/// The status of a request with a header of its own.
enum Status {
  static func load() async -> String {
    guard let url = URL(string: "resources/harbors.json?status") else { return "no URL" }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    guard let (_, response) = try? await URLSession.shared.data(for: request) else { return "no answer" }
    return "Status \((response as? HTTPURLResponse)?.statusCode ?? 0)"
  }
}

/// Counts down until it is stopped.
@MainActor final class Countdown {
  private var task: Task<Void, Never>?

  func start(_ show: @escaping @MainActor (String) -> Void) {
    task = Task {
      await withTaskCancellationHandler {
        var left = 1000
        while !Task.isCancelled {
          show("\(left) left")
          left -= 1
          try? await Task.sleep(for: .milliseconds(20))
        }
        show("Stopped")
      } onCancel: {
      }
    }
  }

  func stop() { task?.cancel() }
}

/// Long work that keeps the page responsive.
@MainActor enum Work {
  static func run(_ show: (String) -> Void) async {
    var sum = 0
    for part in 1...10 {
      for number in 0..<1000 { sum &+= number * part }
      show("Part \(part)")
      await Task.yield()
    }
    show("Done \(sum % 1000)")
  }
}

/// Tasks and blocks of the main queue share one queue.
@MainActor final class Order {
  @TaskLocal static var name = "a"

  func run(_ show: @escaping @MainActor (String) -> Void) {
    var log: [String] = []
    Task { log.append("task 1") }
    DispatchQueue.main.async { MainActor.assumeIsolated { log.append("block") } }
    Self.$name.withValue("b") {
      _ = Task {
        log.append("task 2\(Self.name)")
        await MainActor.run { log.append("hop") }
        show(log.joined(separator: ", "))
      }
    }
    log.append("handler")
  }
}
