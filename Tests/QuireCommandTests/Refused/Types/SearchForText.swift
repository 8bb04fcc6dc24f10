func mentions(_ text: String) -> Bool {
  text.contains("harbour")  // refused: a text can be searched for a character alone
}
