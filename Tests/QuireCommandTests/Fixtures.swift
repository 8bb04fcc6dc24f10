// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation
import Testing

@testable import QuireCommand

/// A folder that is removed at the end of the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("quire-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes an executable script.
  ///
  /// Another process writes it. A program that a test starts at the same time inherits the open files of this process,
  /// and until it has closed them the system refuses to run a file that is open for writing.
  @discardableResult
  func write(program script: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let written = try ChildProcess(
      program: "/bin/sh", arguments: ["-c", #"printf '%s\n' "$1" >"$0" && chmod 755 "$0""#, file.path, script],
      folder: url
    ).capture()
    try #require(written.ending == .exited(0), "\(written.errors)")
    return file
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }
}

/// A named pipe through which a program started by a test reports its progress.
final class NamedPipe: @unchecked Sendable {
  let url: URL
  private let descriptor: Int32
  private var received: [UInt8] = []

  init(_ name: String, in folder: TemporaryFolder) throws {
    url = folder.url.appendingPathComponent(name)
    try #require(mkfifo(url.path, 0o600) == 0)
    // Also open for writing, so that opening does not wait for a writer, and reading does not end with one.
    descriptor = open(url.path, O_RDWR | O_CLOEXEC)
    try #require(descriptor >= 0)
  }

  deinit {
    close(descriptor)
  }

  /// Waits for the next line and returns it without its end. Returns `nil` if a minute passes without a line.
  func line() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&readable, 1, 60_000) == 1 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return nil }
      received += bytes[..<count]
    }
  }

  func write(line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = Foundation.write(descriptor, bytes, bytes.count)
  }
}

/// A server's answer, as read from the socket.
struct Answer {
  var status: Int
  var headers: [String: String]
  var body: String
}

/// Sends a request as bytes, so that nothing normalizes the path.
func ask(_ port: UInt16, _ requestLine: String, more: String = "") async throws -> Answer {
  let head = "\(requestLine)\r\nHost: localhost\r\n\(more)Connection: close\r\n\r\n"
  let answers = try await exchange(port, [head])
  return try #require(answers.first, "no answer to \(requestLine)")
}

/// The server's response to the pieces of a text, sent one after another, until it closes the connection.
///
/// It waits on its own thread, because the server uses the threads of the tests.
func exchange(_ port: UInt16, _ pieces: [String]) async throws -> [Answer] {
  let received = try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(
        with: Result {
          let socket = try connect(port)
          defer { try? socket.close() }
          for piece in pieces { try send(piece, over: socket) }
          return receiveAll(from: socket)
        })
    }
  }
  return try answers(in: received)
}

/// The successive answers in the received bytes.
func answers(in bytes: [UInt8]) throws -> [Answer] {
  var answers: [Answer] = []
  var rest = Data(bytes)
  while let split = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
    let lines = String(decoding: rest[..<split.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let status = try #require(lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) })
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    // The response to HEAD has a length and no bytes, and is the last.
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    let body = rest[split.upperBound...].prefix(length)
    answers.append(Answer(status: status, headers: headers, body: String(decoding: body, as: UTF8.self)))
    rest = rest[body.endIndex...]
  }
  return answers
}

func connect(_ port: UInt16) throws -> Socket {
  let socket = try Socket(domain: AF_INET)
  try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
  var one: Int32 = 1
  // Sends each piece immediately and separately.
  setsockopt(socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
  return socket
}

func send(_ text: String, over socket: Socket) throws {
  let data = Data(text.utf8)
  var sent = data.startIndex
  while sent < data.endIndex { sent = try socket.write(data, from: sent) }
}

func receiveAll(from socket: Socket) -> [UInt8] {
  var received: [UInt8] = []
  while let bytes = try? socket.read(atMost: 65536), !bytes.isEmpty { received += bytes }
  return received
}

/// Serves a folder while `body` runs.
func serving(
  _ folder: URL, patience: Duration = .seconds(15), bulletin: Bulletin? = nil, names: ServerNames = ServerNames(),
  _ body: (UInt16) async throws -> Void
) async throws {
  let server = SiteServer(
    folder: folder, address: try ListeningAddress(host: "127.0.0.1", port: 0), patience: patience,
    bulletin: bulletin, names: names)
  let (pages, continuation) = AsyncStream.makeStream(of: String.self)
  let task = Task { try await server.run { continuation.yield($0) } }
  defer { task.cancel() }
  var iterator = pages.makeAsyncIterator()
  let page = try #require(await iterator.next())
  let port = try #require(URL(string: page)?.port)
  try await body(UInt16(port))
}

/// The `quire` program beside the tests, not started yet.
func quireProcess(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws -> Process {
  let process = Process()
  process.executableURL = try #require(Bundle.main.executableURL)
    .deletingLastPathComponent().appendingPathComponent("quire")
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  return process
}

/// Runs the program to its end.
func quire(
  _ arguments: [String], in folder: URL = Checkout.root, environment: [String: String] = [:]
) throws -> (status: Int32, output: String, errors: String) {
  let process = try quireProcess(arguments, in: folder, environment: environment)
  let logs = try TemporaryFolder()
  process.standardOutput = try FileHandle(forWritingTo: try logs.write("", to: "output"))
  process.standardError = try FileHandle(forWritingTo: try logs.write("", to: "errors"))
  try process.start()
  process.waitUntilExit()
  return (process.terminationStatus, try logs.text("output"), try logs.text("errors"))
}
