// SPDX-License-Identifier: Apache-2.0

/// Views by their identifiers: a hash table with open addressing, at most half full. A fifth of the code of a dictionary.
struct ViewTable {
  /// The places; their number is a power of two.
  private var places: [UIView?] = [nil, nil]
  private(set) var count = 0

  /// The view with an identifier. Setting a view that has another one is a mistake.
  @MainActor subscript(id: UInt32) -> UIView? {
    get { places[place(of: id)] }
    set {
      let place = place(of: id)
      switch (places[place], newValue) {
      case (nil, let view?):
        places[place] = view
        count += 1
        if 2 * count > places.count { rebuild(2 * places.count) }
      case (_?, nil): remove(at: place)
      default: places[place] = newValue
      }
    }
  }

  /// Returns the place of a view, or the free one where it would be.
  @MainActor private func place(of id: UInt32) -> Int {
    var place = home(of: id)
    while let view = places[place], view.id.rawValue != id { place = (place + 1) & (places.count - 1) }
    return place
  }

  private func home(of id: UInt32) -> Int {
    Int((id &* 0x9E37_79B1) >> 8) & (places.count - 1)
  }

  /// Removes a view, and closes the gap in the run of places after it.
  @MainActor private mutating func remove(at removed: Int) {
    var gap = removed
    var place = removed
    places[gap] = nil
    count -= 1
    while true {
      place = (place + 1) & (places.count - 1)
      guard let view = places[place] else { return }
      let home = home(of: view.id.rawValue)
      // Whether the view's home is outside the part of the run between the gap and its place.
      if (place - home) & (places.count - 1) >= (place - gap) & (places.count - 1) {
        places[gap] = view
        places[place] = nil
        gap = place
      }
    }
  }

  @MainActor private mutating func rebuild(_ size: Int) {
    let views = places
    places = Array(repeating: nil, count: size)
    for view in views { if let view { places[place(of: view.id.rawValue)] = view } }
  }
}
