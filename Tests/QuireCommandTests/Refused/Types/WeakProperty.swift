final class Card {
  weak var owner: Card?  // refused: weak is not there
}
