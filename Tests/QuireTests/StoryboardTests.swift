// SPDX-License-Identifier: Apache-2.0

import Quire
import Testing

@MainActor @Suite struct StoryboardTests {
  private final class CardController: UIViewController {}

  @Test func registered() {
    UIStoryboard.register("Main", "Card") { CardController() }
    UIStoryboard.register("Main") { UINavigationController(rootViewController: CardController()) }
    let main = UIStoryboard(name: "Main", bundle: nil)
    let card = main.instantiateViewController(withIdentifier: "Card")
    #expect(card is CardController && card !== main.instantiateViewController(withIdentifier: "Card"))
    #expect(main.instantiateInitialViewController() is UINavigationController)
    UIStoryboard.register("Other", "Card") { CardController() }
    #expect(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func anUnknownNameStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIStoryboard.register("Main", "Card") { UIViewController() }
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Crad")
      }
    }
    #expect(stopped(result, saying: "Known: Card."))
  }
}
