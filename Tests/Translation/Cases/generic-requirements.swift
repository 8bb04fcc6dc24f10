// SPDX-License-Identifier: Apache-2.0

import UIKit

// Generic methods that protocols require, called through values of the protocols' types.

private protocol Route {
  var path: String { get }
}

private enum Shelf: Route {
  case books, maps(Int)

  var path: String {
    switch self {
    case .books: "books"
    case .maps(let page): "maps/\(page)"
    }
  }
}

private struct Plain: Route { var path = "plain" }

private protocol Parsing {
  init(text: String)
}

extension Int: Parsing {
  fileprivate init(text: String) { self = text.utf8.count }
}

extension String: Parsing {
  fileprivate init(text: String) { self = "<\(text)>" }
}

private enum Failure: Error { case missing }

private protocol Fetching {
  func fetch<Value: Parsing>(_ route: Route, as type: Value.Type) throws -> Value
  func note(_ route: Route?, into lines: inout [String])
  @discardableResult func count<Value>(_ values: [Value]) -> Int where Value: Parsing
}

private class Store: Fetching {
  func fetch<Value: Parsing>(_ route: Route, as type: Value.Type) throws -> Value {
    guard route.path != "plain" else { throw Failure.missing }
    return Value(text: route.path)
  }

  func note(_ route: Route?, into lines: inout [String]) { lines.append(route?.path ?? "none") }

  func count<Value>(_ values: [Value]) -> Int where Value: Parsing { values.count }
}

private final class Stand: Fetching {
  func fetch<Value: Parsing>(_ route: Route, as type: Value.Type) throws -> Value { Value(text: "stand") }
  func note(_ route: Route?, into lines: inout [String]) {}
  func count<Value>(_ values: [Value]) -> Int where Value: Parsing { -1 }
}

private final class BigStore: Store {}

private final class Reader {
  private let source: Fetching
  var other: Fetching?

  init(source: Fetching) { self.source = source }

  func read(_ route: Route) -> String {
    do {
      return try source.fetch(route, as: String.self)
    } catch {
      return "missing"
    }
  }

  func length() -> Int { (try? source.fetch(Shelf.books, as: Int.self)) ?? 0 }

  func notes() -> [String] {
    var lines: [String] = []
    source.note(Shelf.maps(3), into: &lines)
    source.note(nil, into: &lines)
    source.count([1, 2])
    lines.append("\(other?.count(["a"]) ?? 0)")
    return lines
  }
}

@MainActor func genericRequirements() -> [String] {
  let reader = Reader(source: Store())
  let stand = Reader(source: Stand())
  reader.other = Stand()
  stand.other = BigStore()
  return [
    reader.read(Shelf.maps(2)),  // => <maps/2>
    reader.read(Plain()),  // => missing
    stand.read(Plain()),  // => <stand>
    "\(reader.length()) \(Reader(source: BigStore()).length())",  // => 5 5
    reader.notes().joined(separator: " "),  // => maps/3 none -1
    stand.notes().joined(separator: " "),  // => 1
  ]
}
