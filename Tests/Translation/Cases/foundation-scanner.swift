// SPDX-License-Identifier: Apache-2.0

import UIKit

// Scanners, locks, and codes of errors.

private enum DockError: LocalizedError {
  case full

  var errorDescription: String? { "The dock is full." }
  var failureReason: String? { "Too many ships." }
}

@MainActor func foundationScanner() -> [String] {
  var lines: [String] = []
  let scanner = Scanner(string: "  Depth: 12.5 m, berths -40 of 0x1F")
  // => Depth: 12.5 m
  lines.append(
    "\(scanner.scanString("depth:") ?? "nil") \(scanner.scanDouble() ?? 0) \(scanner.scanUpToString(",") ?? "nil")")
  // => nil , berths
  lines.append(
    "\(scanner.scanString("x") ?? "nil") \(scanner.scanCharacters(from: .punctuationCharacters) ?? "nil") \(scanner.scanUpToCharacters(from: .whitespaces) ?? "nil")"
  )
  // => -40 o false
  lines.append("\(scanner.scanInt() ?? 0) \(scanner.scanCharacter() ?? "?") \(scanner.isAtEnd)")
  scanner.caseSensitive = true
  // => nil f 31 true
  lines.append(
    "\(scanner.scanString("F") ?? "nil") \(scanner.scanString("f") ?? "nil") \(scanner.scanUInt64(representation: .hexadecimal) ?? 0) \(scanner.isAtEnd)"
  )
  // => true true
  lines.append("\(scanner.scanInt() == nil) \(scanner.currentIndex == scanner.string.endIndex)")
  var color: UInt64 = 0
  var small: UInt32 = 0
  // => true 16746496 true 16 false
  lines.append(
    "\(Scanner(string: "FF8800").scanHexInt64(&color)) \(color) \(Scanner(string: "0x10 z").scanHexInt32(&small)) \(small) \(Scanner(string: "xyz").scanHexInt64(&color))"
  )
  // => 2147483647 -12 150.0 0.5 true
  lines.append(
    "\(Scanner(string: "99999999999").scanInt32() ?? 0) \(Scanner(string: "-12").scanInt64() ?? 0) \(Scanner(string: "1.5e2x").scanDouble() ?? 0) \(Scanner(string: ".5").scanFloat() ?? 0) \(Scanner(string: "e5").scanDouble() == nil)"
  )
  let exact = Scanner(string: " a b")
  exact.charactersToBeSkipped = nil
  // => true  a b|true
  lines.append("\(exact.scanString("a") == nil) \(exact.scanUpToString("z") ?? "nil")|\(exact.isAtEnd)")

  let lock = NSLock()
  lock.name = "dock"
  // => true false dock
  lines.append("\(lock.try()) \(lock.try()) \(lock.name ?? "")")
  lock.unlock()
  lock.lock()
  lock.unlock()
  let recursive = NSRecursiveLock()
  recursive.lock()
  // => 3 true 4 true
  lines.append(
    "\(lock.withLock { 3 }) \(recursive.try()) \(recursive.withLock { 4 }) \(lock.lock(before: Date(timeIntervalSince1970: 0)))"
  )
  recursive.unlock()

  // => -999 -1001 -1000 -1 -1002 -1003
  lines.append(
    "\(NSURLErrorCancelled) \(NSURLErrorTimedOut) \(NSURLErrorBadURL) \(NSURLErrorUnknown) \(NSURLErrorUnsupportedURL) \(NSURLErrorCannotFindHost)"
  )
  // => -1004 -1005 -1009 -1011 NSURLErrorDomain NSURLErrorDomain
  lines.append(
    "\(NSURLErrorCannotConnectToHost) \(NSURLErrorNetworkConnectionLost) \(NSURLErrorNotConnectedToInternet) \(NSURLErrorBadServerResponse) \(NSURLErrorDomain) \(URLError.errorDomain)"
  )
  // => -1001 true -999 false
  lines.append(
    "\(URLError(.timedOut).errorCode) \(URLError(.cannotConnectToHost).code == .cannotConnectToHost) \(URLError.cancelled.rawValue) \(URLError(.networkConnectionLost) == URLError(.badURL))"
  )
  // => true -1011 -1 -1002 -1003
  lines.append(
    "\(URLError.Code(rawValue: -1009) == .notConnectedToInternet) \(URLError.badServerResponse.rawValue) \(URLError.unknown.rawValue) \(URLError.unsupportedURL.rawValue) \(URLError.cannotFindHost.rawValue)"
  )
  // => -1001 -1000 -1004 -1005 -1009
  lines.append(
    "\(URLError.timedOut.rawValue) \(URLError.badURL.rawValue) \(URLError.cannotConnectToHost.rawValue) \(URLError.networkConnectionLost.rawValue) \(URLError.notConnectedToInternet.rawValue)"
  )
  // => -1017 -1022 true
  lines.append(
    "\(URLError(.cannotParseResponse).errorCode) \(URLError.Code.appTransportSecurityRequiresSecureConnection.rawValue) \(URLError.Code(rawValue: -1016) == .cannotDecodeContentData)"
  )
  let error = DockError.full
  // => The dock is full. Too many ships. nil nil
  lines.append(
    "\(error.localizedDescription) \(error.failureReason ?? "") \(error.recoverySuggestion ?? "nil") \(error.helpAnchor ?? "nil")"
  )
  let texts = [NSLocalizedFailureReasonErrorKey: "Why.", NSLocalizedRecoverySuggestionErrorKey: "Wait."]
  let object = NSError(domain: "Dock", code: 3, userInfo: texts)
  // => Why. Wait. true
  lines.append(
    "\(object.localizedFailureReason ?? "") \(object.localizedRecoverySuggestion ?? "") \(object == NSError(domain: "Dock", code: 3, userInfo: texts))"
  )
  let center = NotificationCenter()
  let name = Notification.Name(rawValue: "foundation-scanner.docked")
  var count = 0
  var token: NSObjectProtocol?
  token = center.addObserver(forName: name, object: nil, queue: .main) { _ in MainActor.assumeIsolated { count += 1 } }
  center.post(name: name, object: nil, userInfo: nil)
  if let token { center.removeObserver(token) }
  token = nil
  center.post(name: name, object: nil)
  // => 1 true
  lines.append("\(count) \(token == nil)")
  let logger = Logger(subsystem: "harbor", category: "dock")
  logger.info("\(3, privacy: .public) ships of \("Ann", privacy: .private)")
  logger.log(level: .debug, "a level")
  logger.error("an error \(5)")
  // => 1 2 16 17 0
  lines.append(
    "\(OSLogType.info.rawValue) \(OSLogType.debug.rawValue) \(OSLogType.error.rawValue) \(OSLogType.fault.rawValue) \(OSLogType.default.rawValue)"
  )
  // => 5 2 text
  lines.append("\(dump(5)) \(dump([1, 2], name: "numbers").count) \(dump("text", indent: 2))")
  // => Harbor hXbor
  lines.append(
    "\("harbor".replacingCharacters(in: "harbor".startIndex..<"harbor".index(after: "harbor".startIndex), with: "H")) \(("harbor" as NSString).replacingCharacters(in: NSRange(location: 1, length: 2), with: "X"))"
  )
  let located = Scanner(string: "#7 -8 9.5 2.5 600")
  located.scanLocation = 1
  var (whole, rest, short, long): (Int, Int, Int32, Int64) = (0, 0, 0, 0)
  var (double, single): (Double, Float) = (0, 0)
  let found = [
    located.scanInt(&whole), located.scanInt32(&short), located.scanDouble(&double), located.scanFloat(&single),
    located.scanInt64(&long), located.scanInt(&rest),
  ]
  // => [true, true, true, true, true, false] 7 -8 9.5 2.5 600 17
  lines.append("\(found) \(whole) \(short) \(double) \(single) \(long) \(located.scanLocation)")
  return lines
}
