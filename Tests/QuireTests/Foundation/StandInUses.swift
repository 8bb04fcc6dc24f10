// SPDX-License-Identifier: Apache-2.0

// This file imports only Foundation. That it compiles shows that Foundation has each of these names.

import Foundation

/// One use of each name that replaces Foundation's in builds without it.
@MainActor enum StandInUses {
  static let all: [(name: String, use: @MainActor () -> Void)] =
    geometry + ranges + indexes + objects + notifications
    + services

  private static let geometry: [(name: String, use: @MainActor () -> Void)] = [
    ("CGFloat", { _ = CGFloat(1) }),
    ("TimeInterval", { _ = TimeInterval(1) }),
    ("CGPoint", { _ = CGPoint.self }),
    ("CGPoint.x", { _ = CGPoint().x }),
    ("CGPoint.y", { _ = CGPoint().y }),
    ("CGPoint.init(x:y:)", { _ = CGPoint(x: CGFloat(1), y: CGFloat(2)) }),
    ("CGPoint.init()", { _ = CGPoint() }),
    ("CGPoint.zero", { _ = CGPoint.zero }),
    ("CGPoint.description", { _ = "\(CGPoint.zero)" }),
    ("CGSize", { _ = CGSize.self }),
    ("CGSize.width", { _ = CGSize().width }),
    ("CGSize.height", { _ = CGSize().height }),
    ("CGSize.init(width:height:)", { _ = CGSize(width: CGFloat(1), height: CGFloat(2)) }),
    ("CGSize.init()", { _ = CGSize() }),
    ("CGSize.zero", { _ = CGSize.zero }),
    ("CGSize.description", { _ = "\(CGSize.zero)" }),
    ("CGRect", { _ = CGRect.self }),
    ("CGRect.origin", { _ = CGRect().origin }),
    ("CGRect.size", { _ = CGRect().size }),
    ("CGRect.init(origin:size:)", { _ = CGRect(origin: .zero, size: .zero) }),
    (
      "CGRect.init(x:y:width:height:)",
      { _ = CGRect(x: CGFloat(0), y: CGFloat(0), width: CGFloat(1), height: CGFloat(1)) }
    ),
    ("CGRect.init()", { _ = CGRect() }),
    ("CGRect.zero", { _ = CGRect.zero }),
    ("CGRect.null", { _ = CGRect.null }),
    ("CGRect.isNull", { _ = CGRect.zero.isNull }),
    ("CGRect.isEmpty", { _ = CGRect.zero.isEmpty }),
    ("CGRect.width", { _ = CGRect.zero.width }),
    ("CGRect.height", { _ = CGRect.zero.height }),
    ("CGRect.minX", { _ = CGRect.zero.minX }),
    ("CGRect.minY", { _ = CGRect.zero.minY }),
    ("CGRect.maxX", { _ = CGRect.zero.maxX }),
    ("CGRect.maxY", { _ = CGRect.zero.maxY }),
    ("CGRect.midX", { _ = CGRect.zero.midX }),
    ("CGRect.midY", { _ = CGRect.zero.midY }),
    ("CGRect.contains(_:)", { _ = CGRect.zero.contains(CGPoint.zero) }),
    ("CGRect.offsetBy(dx:dy:)", { _ = CGRect.zero.offsetBy(dx: 1, dy: 1) }),
    ("CGRect.insetBy(dx:dy:)", { _ = CGRect.zero.insetBy(dx: 1, dy: 1) }),
    ("CGRect.intersection(_:)", { _ = CGRect.zero.intersection(.zero) }),
    ("CGRect.intersects(_:)", { _ = CGRect.zero.intersects(.zero) }),
    ("CGRect.union(_:)", { _ = CGRect.zero.union(.zero) }),
    ("CGRect.description", { _ = "\(CGRect.zero)" }),
  ]

  private static let ranges: [(name: String, use: @MainActor () -> Void)] = [
    ("NSRange", { _ = NSRange.self }),
    ("NSRange.location", { _ = NSRange().location }),
    ("NSRange.length", { _ = NSRange().length }),
    ("NSRange.init(location:length:)", { _ = NSRange(location: 1, length: 2) }),
    ("NSRange.init()", { _ = NSRange() }),
    ("NSRange.upperBound", { _ = NSRange().upperBound }),
    ("NSRange.lowerBound", { _ = NSRange().lowerBound }),
    ("NSNotFound", { _ = NSNotFound }),
    ("NSRangePointer", { _ = unsafe NSRangePointer.self }),
    ("ObjCBool", { _ = ObjCBool.self }),
    ("ObjCBool.init(_:)", { _ = ObjCBool(true) }),
    ("ObjCBool.init(booleanLiteral:)", { _ = ObjCBool(booleanLiteral: true) }),
    ("ObjCBool.boolValue", { _ = ObjCBool(true).boolValue }),
  ]

  private static let indexes: [(name: String, use: @MainActor () -> Void)] = [
    ("IndexPath", { _ = IndexPath.self }),
    ("IndexPath.(left:right:)", { _ = IndexPath(indexes: [0, 1]) < IndexPath(indexes: [1, 0]) }),
    ("IndexSet", { _ = IndexSet.self }),
    ("IndexSet.init()", { _ = IndexSet() }),
    ("IndexSet.init(_:)", { _ = IndexSet([1, 2]) }),
    ("IndexSet.init(integer:)", { _ = IndexSet(integer: 1) }),
    ("IndexSet.init(integersIn:)", { _ = IndexSet(integersIn: 1..<3) }),
    ("IndexSet.init(arrayLiteral:)", { _ = IndexSet(arrayLiteral: 1) }),
    ("IndexSet.count", { _ = IndexSet().count }),
    ("IndexSet.first", { _ = IndexSet().first }),
    ("IndexSet.last", { _ = IndexSet().last }),
    ("IndexSet.isEmpty", { _ = IndexSet().isEmpty }),
    ("IndexSet.contains(_:)", { _ = IndexSet().contains(1) }),
    ("IndexSet.makeIterator()", { _ = IndexSet().makeIterator() }),
  ]

  private static let objects: [(name: String, use: @MainActor () -> Void)] = [
    ("NSObject", { _ = NSObject.self }),
    ("NSObject.init()", { _ = NSObject() }),
    ("NSCoder.init()", { _ = NSCoder() }),
    ("NSObject.isEqual(_:)", { _ = NSObject().isEqual(nil) }),
    ("NSObject.hash", { _ = NSObject().hash }),
    (
      "NSObject.hash(into:)",
      {
        var hasher = Hasher(); NSObject().hash(into: &hasher)
      }
    ),
    ("NSObject.==(left:right:)", { _ = NSObject() == NSObject() }),
    ("NSObjectProtocol", { _ = (any NSObjectProtocol).self }),
    ("NSCoder", { _ = NSCoder.self }),
    ("Bundle", { _ = Bundle.self }),
    ("NSValue", { _ = NSValue.self }),
    ("NSNumber", { _ = NSNumber.self }),
    ("NSNumber.doubleValue", { _ = NSNumber(value: 1.5).doubleValue }),
    ("NSNumber.init(value:)", { _ = NSNumber(value: 1.5) }),
    ("NSNumber.intValue", { _ = NSNumber(value: 1.5).intValue }),
    ("NSNumber.uintValue", { _ = NSNumber(value: 1.5).uintValue }),
    ("NSNumber.boolValue", { _ = NSNumber(value: 1.5).boolValue }),
  ]

  private static let notifications: [(name: String, use: @MainActor () -> Void)] = [
    ("Notification", { _ = Notification.self }),
    ("Notification.Name", { _ = Notification.Name.self }),
    ("Notification.Name.rawValue", { _ = Notification.Name("a").rawValue }),
    ("Notification.Name.init(rawValue:)", { _ = Notification.Name(rawValue: "a") }),
    ("Notification.Name.init(_:)", { _ = Notification.Name("a") }),
    ("Notification.Name.==(left:right:)", { _ = Notification.Name("a") == Notification.Name("b") }),
    (
      "Notification.Name.hash(into:)",
      {
        var hasher = Hasher(); Notification.Name("a").hash(into: &hasher)
      }
    ),
    ("Notification.name", { _ = Notification(name: Notification.Name("a")).name }),
    ("Notification.object", { _ = Notification(name: Notification.Name("a")).object }),
    ("Notification.userInfo", { _ = Notification(name: Notification.Name("a")).userInfo?["key"] }),
    ("URL", { _ = URL.self }),
    ("URL.absoluteString", { _ = URL(string: "a:b")?.absoluteString }),
    ("URL.init(string:)", { _ = URL(string: "a:b") }),
    ("URL.scheme", { _ = URL(string: "a:b")?.scheme }),
    ("URL.==(left:right:)", { _ = URL(string: "a:b")! == URL(string: "a:c")! }),
    (
      "URL.hash(into:)",
      {
        var hasher = Hasher(); URL(string: "a:b")!.hash(into: &hasher)
      }
    ),
    ("OperationQueue", { _ = OperationQueue.self }),
    ("NotificationCenter", { _ = NotificationCenter.self }),
    ("NotificationCenter.default", { _ = NotificationCenter.default }),
    (
      "NotificationCenter.addObserver(forName:object:queue:using:)",
      {
        let center = NotificationCenter()
        _ = center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in }
      }
    ),
    ("NotificationCenter.removeObserver(_:)", { NotificationCenter().removeObserver(NSObject()) }),
    (
      "NotificationCenter.post(name:object:)",
      { NotificationCenter().post(name: Notification.Name("a"), object: nil) }
    ),
  ]
}
