// SPDX-License-Identifier: Apache-2.0

import UIKit

// Result types of an app's own, aliases of functions that take results, and errors as `NSError`.

private enum Outcome<Value, Problem> where Problem: Error {
  case success(Value)
  case failure(Problem)
}

private enum Reply<Value> {
  case success(Value)
  case failure(Trouble)
}

private enum Trouble: Error { case lost, late }

private typealias Handler = (Outcome<Int, Error>) -> Void
private typealias Finish<Value> = (Result<Value, Error>) -> Void

private final class Desk {
  typealias Done = (Outcome<String, Error>) -> Void

  func ask(_ number: Int, handler: @escaping Handler) {
    guard number > 0 else { return handler(.failure(Trouble.lost)) }
    handler(.success(number))
  }

  func tell(done: Done) { done(.failure(Trouble.late)) }

  func finish(_ finish: Finish<Int>) { finish(.failure(Trouble.late)) }

  func reply(_ number: Int) -> Reply<Int> { number > 0 ? .success(number) : .failure(Trouble.lost) }

  func check(_ number: Int) throws {
    guard number > 0 else { throw NSError(domain: "Desk", code: number) }
  }

  func code(_ number: Int) -> Int {
    do {
      try check(number)
      return 100
    } catch let error as NSError {
      return error.code
    }
  }

  func second(_ number: Int) -> String {
    do {
      if number == 7 { throw Trouble.lost }
      try check(number)
      return "fine"
    } catch Trouble.lost {
      return "lost"
    } catch let error as NSError {
      return error.domain
    }
  }
}

@MainActor func ownResults() -> [String] {
  let desk = Desk()
  var lines: [String] = []
  for number in 0..<2 {
    desk.ask(number) { outcome in
      switch outcome {
      case .success(let value): lines.append("success \(value)")
      case .failure(let error): lines.append("failure \(error as? Trouble == .lost)")
      }
    }
  }
  desk.tell { if case .failure(let error) = $0 { lines.append("late \(error is Trouble)") } }
  desk.finish { if case .failure(let error) = $0 { lines.append("finish \(error is Trouble)") } }
  if case .failure(let trouble) = desk.reply(0) { lines.append("reply \(trouble == .lost)") }
  lines.append("\(desk.code(-3)) \(desk.code(1))")
  lines.append("\(desk.second(7)) \(desk.second(0)) \(desk.second(2))")
  lines.append("\(NSError().code)")
  return lines
}

// => failure true
// => success 1
// => late true
// => finish true
// => reply true
// => -3 100
// => lost Desk fine
// => 0
