// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture to choose, and the greeting of a postcard with it until the user writes another one.
@MainActor struct Photo {
  let name: String
  let title: String
  /// The greeting. With `nil`, the written words stay.
  let greeting: String?
  private let ownImage: UIImage?

  /// One of the app's own pictures.
  init(name: String, title: String, greeting: String) {
    self.name = name
    self.title = title
    self.greeting = greeting
    ownImage = nil
  }

  /// The user's own picture, by the name of its file.
  init(_ image: UIImage, named title: String) {
    name = ""
    self.title = title.isEmpty ? "Your photo" : title
    greeting = nil
    ownImage = image
  }

  var image: UIImage? { ownImage ?? UIImage(named: name) }
  var isOwn: Bool { ownImage != nil }
  /// The index in `all`, or `nil` for the user's own picture.
  var place: Int? { Photo.place(of: name) }

  /// Returns the index of a picture in `all` by its name, compared byte by byte.
  static func place(of name: String) -> Int? { all.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } }

  static let all = [
    Photo(name: "lake", title: "Lake", greeting: "Greetings from the lake"),
    Photo(name: "dunes", title: "Dunes", greeting: "Sand in every shoe"),
    Photo(name: "harbor", title: "Harbor", greeting: "All the boats are in"),
    Photo(name: "aurora", title: "Aurora", greeting: "Awake at midnight"),
    Photo(name: "lighthouse", title: "Lighthouse", greeting: "Two hundred steps up"),
    Photo(name: "vineyard", title: "Vineyard", greeting: "The harvest is early"),
    Photo(name: "canyon", title: "Canyon", greeting: "Mind the edge"),
    Photo(name: "waterfall", title: "Waterfall", greeting: "Wet to the bone"),
    Photo(name: "meadow", title: "Meadow", greeting: "Nothing to do all day"),
    Photo(name: "glacier", title: "Glacier", greeting: "Colder than it looks"),
    Photo(name: "tram", title: "Tram", greeting: "Hold on tight"),
    Photo(name: "skyline", title: "Skyline", greeting: "The city says hello"),
    Photo(name: "orchard", title: "Orchard", greeting: "Apples for everyone"),
    Photo(name: "island", title: "Island", greeting: "No shoes since Monday"),
    Photo(name: "reef", title: "Reef", greeting: "Greetings from below"),
    Photo(name: "volcano", title: "Volcano", greeting: "It only smokes a little"),
    Photo(name: "camp", title: "Camp", greeting: "More stars than tents"),
    Photo(name: "windmill", title: "Windmill", greeting: "Still turning"),
    Photo(name: "bridge", title: "Bridge", greeting: "On the other side"),
    Photo(name: "market", title: "Market", greeting: "Three lemons for you"),
    Photo(name: "balloon", title: "Balloon", greeting: "Wish you were up here"),
    Photo(name: "birches", title: "Birches", greeting: "Gold everywhere"),
    Photo(name: "village", title: "Village", greeting: "Snowed in, and glad"),
    Photo(name: "terraces", title: "Terraces", greeting: "Up, and up, and up"),
  ]
}
