final class Page {
  unowned let book: Page  // refused: unowned is not there
  init(book: Page) { self.book = book }
}
