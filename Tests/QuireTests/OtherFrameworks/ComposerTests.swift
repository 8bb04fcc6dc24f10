// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Controllers that hand an address to the browser and finish.
@MainActor @Suite struct ComposerTests {
  private final class Ear: NSObject, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var results: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      results.append("page")
    }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      results.append("mail \(result.rawValue) \(error == nil)")
      controller.dismiss(animated: false)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      results.append("message \(result.rawValue)")
      controller.dismiss(animated: false)
    }
  }

  @Test func pages() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    let ear = Ear()
    let page = SFSafariViewController(url: try #require(URL(string: "https://example.org/a")))
    page.delegate = ear
    simulator.perform { root.present(page, animated: true) }
    simulator.settle()
    #expect(simulator.openedAddresses == ["https://example.org/a"])
    #expect(ear.results == ["page"] && root.presentedViewController == nil)
  }

  @Test func pushedPages() throws {
    let root = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator { root }
    let page = SFSafariViewController(url: try #require(URL(string: "https://example.org/b")))
    simulator.perform { root.pushViewController(page, animated: false) }
    simulator.settle()
    #expect(simulator.openedAddresses == ["https://example.org/b"] && root.viewControllers.count == 1)
  }

  @Test func mail() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let ear = Ear()
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = ear
    composer.setToRecipients(["ann@example.org", "bo@example.org"])
    composer.setBccRecipients(["cy@example.org"])
    composer.setSubject("Tea & cake")
    composer.setMessageBody("At 5?", isHTML: false)
    #expect(MFMailComposeViewController.canSendMail())
    simulator.perform { root.present(composer, animated: true) }
    simulator.settle()
    #expect(
      simulator.openedAddresses == [
        "mailto:ann@example.org,bo@example.org?bcc=cy@example.org&subject=Tea%20%26%20cake&body=At%205%3F"
      ])
    #expect(ear.results == ["mail 1 true"] && root.presentedViewController == nil)
  }

  @Test func messages() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let ear = Ear()
    let composer = MFMessageComposeViewController()
    composer.messageComposeDelegate = ear
    composer.recipients = ["555-0100"]
    composer.body = "Élan"
    simulator.perform { root.present(composer, animated: false) }
    simulator.settle()
    #expect(simulator.openedAddresses == ["sms:555-0100?body=%C3%89lan"])
    #expect(ear.results == ["message 0"] && root.presentedViewController == nil)
    #expect(!MFMessageComposeViewController.canSendAttachments())
  }
}
