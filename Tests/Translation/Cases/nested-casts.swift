// SPDX-License-Identifier: Apache-2.0

import UIKit

// Casts of errors inside patterns, and errors whose types are declared names.

private enum LoadError: Error { case missing, bad(Int) }
private struct OtherError: Error { var number = 0 }

private enum State {
  case ready
  case failed(Error)
}

private func load(_ number: Int) throws -> Int {
  switch number {
  case 0: throw LoadError.missing
  case 1: throw LoadError.bad(7)
  case 2: throw OtherError(number: 5)
  default: return number
  }
}

private func state(_ number: Int) -> State {
  do {
    _ = try load(number)
    return .ready
  } catch let error as LoadError {
    return .failed(error)
  } catch {
    if let other = error as? OtherError { return .failed(other) }
    return .failed(error)
  }
}

private func describe(_ state: State) -> String {
  switch state {
  case .ready: return "ready"
  case .failed(let error as LoadError):
    if case .bad(let code) = error { return "bad \(code)" }
    return "missing"
  case .failed(let error as OtherError) where error.number > 4: return "other \(error.number)"
  case .failed(let error): return "any \(error)"
  }
}

private func missing(_ result: Result<Int, Error>) -> Bool {
  if case .failure(let error as LoadError) = result, case .missing = error { return true }
  guard case .failure(let error as OtherError) = result else { return false }
  return error.number == 0
}

@MainActor func nestedCasts() -> [String] {
  [
    describe(state(0)),  // => missing
    describe(state(1)),  // => bad 7
    describe(state(2)),  // => other 5
    describe(state(3)),  // => ready
    "\(missing(.failure(LoadError.missing)))",  // => true
    "\(missing(.failure(OtherError(number: 1))))",  // => false
    "\(missing(Result { try load(3) }))",  // => false
  ]
}
