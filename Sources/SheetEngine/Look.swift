/// A set of metrics: how sheets look and stand. Behaviour never asks which look it is.
public struct Look: Hashable, Sendable {
  public static var classic: Look { Look() }
}
