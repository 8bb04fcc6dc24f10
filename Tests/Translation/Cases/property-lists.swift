// SPDX-License-Identifier: Apache-2.0

import UIKit

// Values that are encoded as property lists and decoded again, and items of a share sheet.

private struct Recipe: Codable, Equatable {
  var name: String
  var minutes: Int
  var rating: Double
  var steps: [String] = []
}

@MainActor func propertyLists() -> [String] {
  let encoder = PropertyListEncoder()
  encoder.outputFormat = .xml
  let recipes = [
    Recipe(name: "Soup", minutes: 20, rating: 4.5, steps: ["Cut", "Boil"]),
    Recipe(name: "Bread", minutes: 90, rating: 3),
  ]
  guard let data = try? encoder.encode(recipes) else { return [] }
  let decoded = try? PropertyListDecoder().decode([Recipe].self, from: data)
  let wrong = try? PropertyListDecoder().decode(Recipe.self, from: data)
  let picture = UIImage(systemName: "plus")
  let share = UIActivityViewController(activityItems: ["A recipe", picture!], applicationActivities: nil)
  let other = UIActivityViewController(activityItems: [recipes[0].name], applicationActivities: [])
  return [
    "\(decoded == recipes) \(wrong == nil)",
    "\(share.excludedActivityTypes == nil) \(other.completionWithItemsHandler == nil)",
  ]
}

// => true true
// => true true
