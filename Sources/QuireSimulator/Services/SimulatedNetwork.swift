// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// The servers that an app can reach, which a test defines.
///
///     simulator.network.answer("https://places.example/list.json", .text("[]"), after: 0.5)
@MainActor public final class SimulatedNetwork {
  /// The result of a request.
  public struct Answer {
    enum Content {
      case bytes([UInt8])
      case failure(NetworkFailure)
      case nothing
    }

    var content: Content
    var status = 200
    var fields: [(name: String, value: String)] = []
    /// The number of parts in which the bytes arrive.
    var parts = 1

    /// Returns an answer with bytes and a status. The bytes arrive in parts of equal size, the last one at the answer's
    /// time.
    public static func bytes(
      _ bytes: some Sequence<UInt8>, status: Int = 200, fields: [(name: String, value: String)] = [], parts: Int = 1
    ) -> Answer {
      Answer(content: .bytes(Array(bytes)), status: status, fields: fields, parts: max(parts, 1))
    }

    /// Returns an answer with a text and a status.
    public static func text(
      _ text: String, status: Int = 200, fields: [(name: String, value: String)] = []
    ) -> Answer {
      bytes(text.utf8, status: status, fields: fields)
    }

    /// Returns a failure, with a reason that a host can report. Any other reason counts as a server that can't be
    /// reached.
    public static func failure(_ code: URLError.Code) -> Answer {
      Answer(content: .failure(NetworkFailure(code)))
    }

    /// No answer at all, until the request's own time limit is reached.
    public static var nothing: Answer { Answer(content: .nothing) }
  }

  /// The requests so far, in order, including canceled ones.
  public fileprivate(set) var requests: [URLRequest] = []
  /// The number of requests that are under way.
  public var running: Int { reports.count }
  /// Answers requests whose address has no answer, with a delay in seconds. By default no server can be
  /// reached.
  public var respond: (URLRequest) -> (Answer, after: Double) = { _ in (.failure(.cannotConnectToHost), after: 0) }

  var wait: (Seconds, @escaping () -> Void) -> Void = { _, action in action() }
  fileprivate var answers: [String: (Answer, after: Double)] = [:]
  fileprivate var reports: [UInt32: @MainActor (NetworkReport) -> Void] = [:]
  fileprivate var latest: UInt32 = 0

  /// Creates a network without answers. `Simulator(network:)` accepts one with answers.
  public init() {}

  /// Answers each request of an address from now on, after a number of seconds.
  public func answer(_ address: String, _ answer: Answer, after delay: Double = 0) {
    answers[address] = (answer, after: delay)
  }

  fileprivate func play(_ answer: Answer, _ delay: Double, _ request: NetworkRequest, _ id: UInt32) {
    if delay >= request.timeout {
      return wait(request.timeout) { [self] in end(id, .failed(.timedOut)) }
    }
    switch answer.content {
    case .nothing: wait(request.timeout) { [self] in end(id, .failed(.timedOut)) }
    case .failure(let failure): wait(delay) { [self] in end(id, .failed(failure)) }
    case .bytes(let bytes):
      for part in 1...answer.parts {
        let count = bytes.count * part / answer.parts
        wait(delay * Double(part) / Double(answer.parts)) { [self] in
          reports[id]?(.received(count: count, expected: bytes.count))
        }
      }
      let fields = answer.fields.map { NetworkField(name: $0.name, value: $0.value) }
      wait(delay) { [self] in
        end(id, .finished(NetworkAnswer(url: request.url, status: answer.status, fields: fields, body: bytes)))
      }
    }
  }

  fileprivate func end(_ id: UInt32, _ report: NetworkReport) {
    reports.removeValue(forKey: id)?(report)
  }
}

@_spi(Hosts) extension SimulatedNetwork: NetworkHost {
  /// Begins a request. Implements Quire's `NetworkHost`.
  public func begin(
    _ request: NetworkRequest, report: @escaping @MainActor (NetworkReport) -> Void
  ) -> UInt32 {
    latest += 1
    let id = latest
    reports[id] = report
    guard let url = URL(string: request.url) else {
      wait(0) { [self] in end(id, .failed(.badAddress)) }
      return id
    }
    var made = URLRequest(url: url, timeoutInterval: request.timeout)
    made.httpMethod = request.method
    for field in request.fields { made.setValue(field.value, forHTTPHeaderField: field.name) }
    if !request.body.isEmpty { made.httpBody = Data(request.body) }
    requests.append(made)
    let (answer, delay) = answers[request.url] ?? respond(made)
    play(answer, delay, request, id)
    return id
  }

  /// Cancels a request. Implements Quire's `NetworkHost`.
  public func cancel(_ id: UInt32) {
    reports[id] = nil
  }
}

extension NetworkFailure {
  fileprivate init(_ code: URLError.Code) {
    switch code {
    case .badURL, .unsupportedURL: self = .badAddress
    case .notConnectedToInternet: self = .offline
    case .timedOut: self = .timedOut
    case .networkConnectionLost: self = .interrupted
    case .badServerResponse: self = .badAnswer
    default: self = .unreachable
    }
  }
}
