// SPDX-License-Identifier: Apache-2.0

import UIKit

// Key paths that change properties, as arguments, as stored values, and in property wrappers.

private protocol Clock { func time() -> String }
private struct WallClock: Clock { func time() -> String { "wall" } }
private struct TestClock: Clock { func time() -> String { "test" } }

private protocol Key {
  associatedtype Value
  static var current: Value { get set }
}

private enum ClockKey: Key {
  nonisolated(unsafe) static var current: Clock = WallClock()
}

private struct Parts {
  nonisolated(unsafe) private static var shared = Parts()

  static subscript<K: Key>(key: K.Type) -> K.Value {
    get { key.current }
    set { key.current = newValue }
  }

  static subscript<Part>(_ path: WritableKeyPath<Parts, Part>) -> Part {
    get { shared[keyPath: path] }
    set { shared[keyPath: path] = newValue }
  }

  var clock: Clock {
    get { Self[ClockKey.self] }
    set { Self[ClockKey.self] = newValue }
  }
}

@propertyWrapper
private struct Part<Value> {
  private let path: WritableKeyPath<Parts, Value>

  var wrappedValue: Value {
    get { Parts[path] }
    set { Parts[path] = newValue }
  }

  init(_ path: WritableKeyPath<Parts, Value>) { self.path = path }
}

private struct Tower {
  @Part(\.clock) var clock: Clock
}

private final class Lamp {
  var name = "lamp"
  var size = Size()
}

private struct Size { var width = 1 }

private func write<Root: AnyObject, Value>(
  _ value: Value, to path: ReferenceWritableKeyPath<Root, Value>, of root: Root
) {
  root[keyPath: path] = value
}

private func changed<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, to value: Value) -> Root {
  var copy = root
  copy[keyPath: path] = value
  return copy
}

@MainActor func writablePaths() -> [String] {
  let tower = Tower()
  var lines = [tower.clock.time()]
  Parts[\.clock] = TestClock()
  lines.append(tower.clock.time())
  let lamp = Lamp()
  write("light", to: \.name, of: lamp)
  write(7, to: \Lamp.size.width, of: lamp)
  lines.append("\(lamp.name) \(lamp.size.width)")
  let path: WritableKeyPath<Size, Int> = \.width
  let size = changed(Size(), path, to: 4)
  lines.append("\(size[keyPath: path]) \(changed(size, \.width, to: 5).width)")
  return lines
}

// => wall
// => test
// => light 7
// => 4 5
