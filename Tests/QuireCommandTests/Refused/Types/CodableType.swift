struct Post: Codable {  // refused: Codable is not there
  var title: String
}
