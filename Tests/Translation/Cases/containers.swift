// SPDX-License-Identifier: Apache-2.0

import UIKit

// Containers that hold services, and functions that make them, by their types.

private protocol Speaking { func speak() -> String }
private final class Parrot: Speaking { func speak() -> String { "hello" } }
private final class Counter { var count = 0 }

private protocol Resolving {
  func register<T>(_ type: T.Type, make: @escaping () -> T)
  func resolve<T>(_ type: T.Type) -> T?
}

private final class Container: Resolving {
  private var makers: [ObjectIdentifier: Any] = [:]

  func register<T>(_ type: T.Type, make: @escaping () -> T) {
    let key = ObjectIdentifier(type)
    makers[key] = make
  }

  func resolve<T>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    guard let make = makers[key] as? () -> T else { return nil }
    return make()
  }
}

private final class Locator {
  private var services: [String: Any] = [:]

  func add<Service>(_ service: Service, named name: String) { services[name] = service }

  func make<Service>(named name: String, _ make: (Locator) -> Service) { services[name] = make(self) }

  func find<Service>(_ name: String, as type: Service.Type) -> Service? { services[name] as? Service }
}

private final class Desk {
  private let container: Resolving

  init(container: Resolving) { self.container = container }

  func talk() -> String { container.resolve(Parrot.self)?.speak() ?? "silence" }
}

@MainActor func containers() -> [String] {
  let container = Container()
  let desk = Desk(container: container)
  var lines = [desk.talk()]
  container.register(Parrot.self) { Parrot() }
  lines.append(desk.talk())
  let locator = Locator()
  locator.add(Counter(), named: "counter")
  locator.make(named: "word") { _ in "word" }
  locator.find("counter", as: Counter.self)?.count += 2
  lines.append("\(locator.find("counter", as: Counter.self)?.count ?? 0)")
  lines.append("\(locator.find("word", as: String.self) ?? "none") \(locator.find("word", as: Int.self) ?? 0)")
  return lines
}

// => silence
// => hello
// => 2
// => word 0
