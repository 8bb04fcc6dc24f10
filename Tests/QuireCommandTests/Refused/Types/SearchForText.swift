func mentions(_ text: String) -> Bool {
  text.contains("harbor")  // refused: a text can be searched for a character alone
}
