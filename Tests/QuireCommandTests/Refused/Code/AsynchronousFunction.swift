func answer() async -> Int {  // refused: async and await are not there
  42
}
