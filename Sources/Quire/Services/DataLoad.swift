// SPDX-License-Identifier: Apache-2.0

/// The request of a `URLSessionDataTask`, from its creation until it has ended.
@MainActor final class DataLoad {
  enum State {
    case suspended, running, ended
  }

  /// The result with which a load ends.
  enum Ending {
    case answer(NetworkAnswer)
    case failure(URLError)
  }

  private(set) var state = State.suspended
  private(set) var received = 0
  /// The number of bytes that the server announced; -1 if it announced none.
  private(set) var expected = -1
  private let request: NetworkRequest
  private let progress: (@MainActor (Int, Int) -> Void)?
  private var end: (@MainActor (Ending) -> Void)?
  private var id: UInt32?

  init(
    _ request: NetworkRequest, progress: (@MainActor (Int, Int) -> Void)?,
    end: @escaping @MainActor (Ending) -> Void
  ) {
    self.request = request
    self.progress = progress
    self.end = end
  }

  func resume() {
    guard state == .suspended else { return }
    state = .running
    id = HostServices.network.begin(request) { [self] in report($0) }
  }

  /// Ends the load and calls its handler in a later turn.
  func cancel() {
    guard state != .ended else { return }
    state = .ended
    if let id { HostServices.network.cancel(id) }
    ScheduledWork.add(after: 0) { [self] in finish(.failure(URLError(URLError.Code.cancelled))) }
  }

  private func report(_ report: NetworkReport) {
    guard state == .running else { return }
    switch report {
    case .received(let count, let expected):
      received = count
      self.expected = expected
      progress?(count, expected)
    case .finished(let answer):
      state = .ended
      received = answer.body.count
      finish(.answer(answer))
    case .failed(let failure):
      state = .ended
      finish(.failure(URLError(failure)))
    }
  }

  private func finish(_ ending: Ending) {
    let end = end
    self.end = nil
    end?(ending)
  }
}
