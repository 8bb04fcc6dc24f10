// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

final class TideModel: ObservableObject {
  @Published var harbor = "Kiel"
  @Published private(set) var height = 1.5
  let surges = PassthroughSubject<Int, Never>()

  func rise() { height += 0.5 }
}

enum TideError: Error {
  case closed
}

struct TideNote: Codable {
  let title: String
  let height: Int
}

final class TideLabel {
  var text = ""
}

@MainActor func publishers() -> [String] {
  var lines: [String] = []
  var kept = Set<AnyCancellable>()
  let model = TideModel()

  // The subscriber of a published property receives the current value, then each new one before it is stored.
  model.$harbor.sink { lines.append("\($0) instead of \(model.harbor)") }.store(in: &kept)
  // => Kiel instead of Kiel
  model.harbor = "Husum"
  // => Husum instead of Kiel
  kept.removeAll()
  model.harbor = "Emden"

  var changes = 0
  model.objectWillChange.sink { _ in changes += 1 }.store(in: &kept)
  model.harbor = "Kiel"
  model.rise()
  lines.append("\(changes) changes, \(model.height)")
  // => 2 changes, 2.0

  let label = TideLabel()
  model.$harbor.map { "in " + $0 }.assign(to: \.text, on: label).store(in: &kept)
  lines.append(label.text)
  // => in Kiel

  model.surges.filter { $0 > 1 }.removeDuplicates().dropFirst().map { $0 * 10 }
    .sink { lines.append("surge \($0)") }.store(in: &kept)
  for value in [1, 2, 2, 3, 4] { model.surges.send(value) }
  // => surge 30
  // => surge 40

  let first = CurrentValueSubject<String, Never>("a")
  let second = CurrentValueSubject<Int, Never>(1)
  first.combineLatest(second).sink { lines.append("\($0)\($1)") }.store(in: &kept)
  // => a1
  second.value = 2
  // => a2
  first.send("b")
  // => b2

  let failing = PassthroughSubject<Int, TideError>()
  failing.sink(
    receiveCompletion: { completion in
      switch completion {
      case .finished: lines.append("finished")
      case .failure(let error): lines.append("failed: \(error)")
      }
    }, receiveValue: { lines.append("value \($0)") }
  ).store(in: &kept)
  failing.send(1)
  // => value 1
  failing.send(completion: .failure(.closed))
  // => failed: closed
  failing.send(2)

  [1, 2, 3].publisher.collect().sink { lines.append("\($0)") }.store(in: &kept)
  // => [1, 2, 3]
  Fail<Int, TideError>(error: .closed).catch { _ in Just(7) }.sink { lines.append("\($0)") }.store(in: &kept)
  // => 7
  Just(2).flatMap { Just($0 + 1) }.eraseToAnyPublisher().sink { lines.append("\($0)") }.store(in: &kept)
  // => 3
  Just(1).merge(with: Just(2)).sink { lines.append("\($0)") }.store(in: &kept)
  // => 1
  // => 2
  Publishers.Zip([1, 2].publisher, ["x", "y"].publisher).sink { lines.append("\($0.0)\($0.1)") }.store(in: &kept)
  // => 1x
  // => 2y
  Future<Int, Never> { promise in promise(.success(5)) }.sink { lines.append("\($0)") }.store(in: &kept)
  // => 5

  Result<Int, TideError>.success(7).publisher.map { $0 + 1 }.replaceError(with: 0).sink { lines.append("\($0)") }
    .store(in: &kept)
  // => 8
  Result<Int, TideError>.failure(.closed).publisher.map { $0 + 1 }.replaceError(with: 0).sink { lines.append("\($0)") }
    .store(in: &kept)
  // => 0

  let note = Data("{\"title\": \"high\", \"height\": 3}".utf8)
  Just(note).decode(type: TideNote.self, decoder: JSONDecoder()).map(\.title).replaceError(with: "none")
    .sink { lines.append($0) }.store(in: &kept)
  // => high
  Just(Data()).decode(type: TideNote.self, decoder: JSONDecoder()).map(\.title).replaceError(with: "none")
    .sink { lines.append($0) }.store(in: &kept)
  // => none
  let object = note as NSData
  lines.append("\(object.length) \((object as Data).count)")
  // => 30 30
  return lines
}
