// SPDX-License-Identifier: Apache-2.0

import UIKit

// Untyped errors: thrown, caught by patterns, rethrown, passed on.

private enum LoadError: Error { case missing, bad(Int), text(String, code: Int) }

private struct OtherError: Error { var number = 0 }

private func load(_ number: Int) throws -> Int {
  switch number {
  case 0: throw LoadError.missing
  case 1: throw LoadError.bad(7)
  case 2: throw LoadError.text("a", code: 3)
  case 3: throw OtherError(number: 5)
  default: return number
  }
}

private func describe(_ number: Int) -> String {
  do {
    let value = try load(number)
    return "value \(value)"
  } catch LoadError.missing {
    return "missing"
  } catch LoadError.bad(let code) where code > 5 {
    return "bad \(code)"
  } catch let error as LoadError {
    return "load \(error)"
  } catch is OtherError {
    return "other"
  } catch {
    return "any"
  }
}

private func partly(_ number: Int) throws -> String {
  do {
    return "\(try load(number))"
  } catch LoadError.missing, LoadError.bad {
    return "two"
  } catch let other as OtherError where other.number == 5 {
    return "five"
  }
}

private func nested(_ number: Int) -> String {
  do {
    do { _ = try load(number) } catch let error as OtherError { throw error }
    return "fine"
  } catch let error {
    if let load = error as? LoadError, case .bad = load { return "bad" }
    return error is OtherError ? "other" : "load"
  }
}

private func typed() throws(OtherError) { throw OtherError(number: 1) }

private func each<Value>(_ body: (Int) throws -> Value) rethrows -> [Value] {
  var values: [Value] = []
  for number in 4..<6 { values.append(try body(number)) }
  return values
}

private final class Loader {
  var onError: ((any Error) -> Void)?
  var last: Error?

  var value: Int { get throws { try load(1) } }

  init(_ number: Int) throws { if number < 0 { throw LoadError.missing } }

  func finish(_ done: (Result<Int, Error>) -> Void, then more: (Int?, Error?) -> Void) {
    done(.failure(LoadError.missing))
    done(.success(1))
    more(nil, OtherError())
    more(2, nil)
    do { last = nil; _ = try load(1) } catch { last = error; more(nil, error); done(.failure(error)) }
    onError?(LoadError.missing)
  }
}

@MainActor func errors() -> [String] {
  var lines = (0..<5).map { describe($0) }
  lines.append((0..<4).map { (try? partly($0)) ?? "nil" }.joined(separator: " "))
  lines.append((0..<5).map { nested($0) }.joined(separator: " "))
  do { try typed() } catch { lines.append("typed \(error.number)") }
  let closure: () throws -> Int = { try load(1) }
  do { _ = try closure() } catch { lines.append("closure \(error is LoadError)") }
  do { lines.append("\(try [4, 5].map { try load($0) }.count) \(try each { try load($0) }.count)") } catch {}
  lines.append("\(each { $0 + 1 }.count)")
  let result = Result { try load(3) }
  do { _ = try result.get() } catch let error as OtherError { lines.append("result \(error.number)") } catch {}
  guard let loader = try? Loader(1), (try? Loader(-1)) == nil else { return lines }
  loader.onError = { lines.append("told \(($0 as? LoadError) != nil)") }
  loader.finish { result in
    switch result {
    case .success(let value): lines.append("success \(value)")
    case .failure(let error): lines.append("failure \(error is LoadError)")
    }
  } then: { value, error in
    lines.append("more \(value ?? 0) \(error == nil)")
  }
  lines.append("\(loader.last as? LoadError != nil) \((try? loader.value) == nil)")
  return lines
}

// => missing
// => bad 7
// => load text("a", code: 3)
// => other
// => value 4
// => two two nil five
// => load bad load other fine
// => typed 1
// => closure true
// => 2 2
// => 2
// => result 5
// => failure true
// => success 1
// => more 0 false
// => more 2 true
// => more 0 false
// => failure true
// => told true
// => true true
