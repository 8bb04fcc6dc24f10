// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Services of a device that a page does not have: they answer as on a device without them.
@MainActor @Suite struct RefusedServiceTests {
  @Test func authentication() {
    let context = LAContext()
    var error: NSError?
    #expect(unsafe !context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(unsafe !context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(context.biometryType == .none)
    let simulator = Simulator { UIViewController() }
    var answers: [String] = []
    simulator.perform {
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To read your notes") { isOwner, error in
        answers.append("\(isOwner) \((error as? LAError)?.code == .passcodeNotSet)")
      }
      answers.append("asked")
    }
    simulator.settle()
    #expect(answers == ["asked", "false true"])
  }

  @Test func notifications() {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Water"
    content.badge = 2
    let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    var permissions: [Bool] = []
    var statuses: [UNAuthorizationStatus] = []
    var titles: [String] = []
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      center.requestAuthorization(options: [.alert, .sound]) { isAllowed, _ in permissions.append(isAllowed) }
      center.getNotificationSettings { statuses.append($0.authorizationStatus) }
      center.add(UNNotificationRequest(identifier: "a", content: content, trigger: daily))
      // The request has its own copy.
      content.title = "Tea"
      center.add(UNNotificationRequest(identifier: "b", content: content, trigger: soon))
      center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      center.removePendingNotificationRequests(withIdentifiers: ["c"])
      center.getPendingNotificationRequests { titles = $0.map { "\($0.identifier) \($0.content.title)" } }
    }
    simulator.settle()
    #expect(permissions == [false] && statuses == [.denied])
    #expect(titles == ["b Tea", "a Tea"])
    #expect(soon.nextTriggerDate() != nil && daily.repeats)
    center.removeAllPendingNotificationRequests()
  }

  @Test func spelling() {
    let checker = UITextChecker()
    let word = "qyre"
    let range = NSRange(location: 0, length: word.utf16.count)
    let found = checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound && UITextChecker.availableLanguages.isEmpty)
    #expect(checker.guesses(forWordRange: range, in: word, language: "en") == nil)
    UITextChecker.learnWord("qyred")
    UITextChecker.learnWord("qyred")
    #expect(UITextChecker.hasLearnedWord("qyred"))
    #expect(checker.completions(forPartialWordRange: range, in: word, language: "en") == ["qyred"])
    UITextChecker.unlearnWord("qyred")
    #expect(!UITextChecker.hasLearnedWord("qyred"))
    checker.ignoreWord("qyre")
    #expect(checker.ignoredWords == ["qyre"])
  }

  @Test func emptyTimers() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
  }
}
