// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The counterparts of the refused code, written so that they build for the browser.
#if canImport(Foundation)
  import Foundation
#endif

@propertyWrapper struct Held<Value> {
  var wrappedValue: Value
}

class Screen {
  var title = ""
  /// In place of a cast.
  var asRefreshing: (any Refreshing)? { nil }
  func show() {}
  final func add<T: Screen>(_ screen: T) -> T { screen }
}

@MainActor protocol Delegate: AnyObject {
  func finished(_ screen: Screen)
}

protocol Refreshing: AnyObject {
  func refresh()
}

final class List: Screen, Refreshing {
  @Held var count = 0
  unowned(unsafe) var owner: Screen?
  lazy var rows: [String] = []
  override var asRefreshing: (any Refreshing)? { self }
  override func show() { super.show() }
  func refresh() { count += 1 }
  deinit { print("a list ends") }
}

open class Themed {
  public init() {}
  var stored = 1
  private var hidden = 2
  open var color: Int { stored + hidden }
  open func apply() { helper() }
  final func helper() {}
  public static func make() -> Themed { Themed() }
}

enum LoadError: Error {
  case missing(Int)
}

enum Value {
  case number(Int)
  case text(String)
}

struct Place: Hashable, CustomStringConvertible {
  var name: String
  var description: String { "at \(name)" }
}

/// The words weak, async, Any and \.title in a comment or a string are not code.
func words() -> String { "weak var, as? any P, [String: Any], await" }

func load(_ number: Int) throws(LoadError) -> Int {
  guard number < 3 else { throw .missing(number) }
  return number
}

func loaded() -> Result<Int, LoadError> {
  do { return .success(try load(2)) } catch { return .failure(error) }
}

actor Depths {
  private var known: [Int: Int] = [:]
  func depth(of number: Int) async -> Int {
    known[number] = number
    return known.count
  }
}

func waits(_ depths: Depths) async -> Int {
  async let first = depths.depth(of: 1)
  let sum = await withTaskGroup(of: Int.self) { group in
    for number in 0..<3 { group.addTask { await depths.depth(of: number) } }
    var sum = 0
    for await depth in group { sum += depth }
    return sum
  }
  for await number in AsyncStream<Int>(unfolding: { nil }) where number > 3 { return number }
  let task = Task { () throws(LoadError) -> Int in try load(1) }
  return await first + sum + ((try? await task.value) ?? 0)
}

func describe(_ value: Value) -> String {
  switch value {
  case .number(let number): "\(number)"
  case .text(let text): text
  }
}

func casts(_ screen: Screen, _ object: AnyObject, _ refreshing: any Refreshing) -> Int {
  if let list = screen as? List { return list.count }
  if object is List { return 1 }
  if refreshing as? List != nil { return 2 }
  switch screen {
  case let list as List: return list.rows.count
  default: return 3
  }
}

func sorted(_ places: [Place]) -> [String] {
  places.map { $0.name }.sorted().filter { $0.hasPrefix("a") }
}

func grouped(_ places: [Place]) -> [String: [Place]] { Dictionary(grouping: places) { $0.name } }

func isSame(_ one: Screen, _ other: Screen) -> Bool {
  ObjectIdentifier(type(of: one)) == ObjectIdentifier(type(of: other)) && one === other
}

func doubled(_ numbers: [Int]) -> some Sequence<Int> { numbers.lazy.map { $0 * 2 } }

func total(_ numbers: [Int]) -> Int {
  var total = 0
  for number in doubled(numbers) { total += number }
  return total
}

@MainActor func interpolated(_ place: Place, _ number: Double, _ isOn: Bool) -> String {
  "\(place) \(number) \(isOn) \(Int("42") ?? 0) \(Double("4.2") ?? 0) \("a".uppercased())"
}

@MainActor func listen(_ screen: Screen, _ delegate: (any Delegate)?) -> () -> Void {
  { [unowned(unsafe) screen] in
    screen.show()
    delegate?.finished(screen)
  }
}
