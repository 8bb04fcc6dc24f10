// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Testing
import UIKit

@testable import Clients

/// Programs with alerts, pickers, pages and drags.
@MainActor @Suite(.serialized) struct PickerClientTests {
  @Test func alertChoices() throws {
    let client = makeAlertChoices()
    try SessionPlayer.play("AlertChoices", client.rootViewController) { client.log }
  }

  @Test func avatarPicker() throws {
    UIImagePickerController.pictures = try ["Harbor", "Mill"].map { name in
      UIImagePickerController.Picture(name: name, image: try #require(UIImage(data: Data(picture))))
    }
    defer { UIImagePickerController.pictures = [] }
    let client = makeAvatarPicker()
    let choose = { (simulator: Simulator) in ["Choose the first picture.": { try simulator.tap("Harbor") }] }
    try SessionPlayer.play("AvatarPicker", client.rootViewController, own: choose) { client.log }
  }

  /// The beginning of a GIF file of 300 by 200 points.
  private let picture = Array("GIF89a".utf8) + [44, 1, 200, 0]

  @Test func brewPicker() throws {
    let client = makeBrewPicker()
    try SessionPlayer.play("BrewPicker", client.rootViewController) { client.log }
  }

  @Test func colorTheme() throws {
    let client = makeColorTheme()
    let own = { (simulator: Simulator) in
      // The position of a part of a color field, as fractions of its width and height.
      @MainActor func place(_ field: String, _ x: Double, _ y: Double) throws -> CGPoint {
        let frame = try #require(simulator.element(field, role: .slider)).frame
        return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
      }
      return [
        "Tap a red square in the grid.": { simulator.tap(at: try place("Grid of colors", 5.5 / 12, 0.55)) },
        "Tap a blue square in the grid.": { simulator.tap(at: try place("Grid of colors", 1.5 / 12, 0.55)) },
        "Tap the white square in the grid.": { simulator.tap(at: try place("Grid of colors", 0.5 / 12, 0.05)) },
        "Slow drag in the spectrum, after a tap on `Spectrum`, that ends on a green.": {
          // Its segment, and then the field of the same name, which is a slider.
          try simulator.tap("Spectrum", role: .option)
          simulator.settle()
          simulator.drag(from: try place("Spectrum", 0.6, 0.3), to: try place("Spectrum", 0.33, 0.5), duration: 0.5)
        },
      ]
    }
    try SessionPlayer.play("ColorTheme", client.rootViewController, own: own) { client.log }
  }

  @Test func fontPoster() throws {
    let client = makeFontPoster()
    let own = { (simulator: Simulator) in
      [
        // At 36 of 12...72.
        "Slow drag the knob of `Size` right by 60 pt.": {
          let slider = try #require(simulator.element("Size", role: .slider)).frame
          let knob = CGPoint(x: slider.minX + slider.width * 0.4, y: slider.midY)
          simulator.drag(from: knob, to: CGPoint(x: knob.x + 60, y: knob.y), duration: 0.3, hold: 0.3)
        }
      ]
    }
    try SessionPlayer.play("FontPoster", client.rootViewController, own: own) { client.log }
  }

  @Test func photoPages() throws {
    let client = makePhotoPages()
    let own = { (simulator: Simulator) in
      @MainActor func tapDots(_ part: Double) throws {
        let dots = try #require(simulator.elements.last { $0.role == .slider }).frame
        simulator.tap(at: CGPoint(x: dots.minX + dots.width * part, y: dots.midY))
      }
      return [
        "Tap the right half of the dots.": { try tapDots(0.75) },
        "Tap the left half of the dots.": { try tapDots(0.25) },
        "Spread two fingers on `Picture 1` to far beyond four times.": {
          let middle = simulator.device.environment.container
          let (x, y) = (middle.width / 2, middle.height / 2)
          let fingers = [-1.0, 1].map { (simulator.touchDown(at: CGPoint(x: x, y: y + 20 * $0)), $0) }
          for step in 1...60 {
            simulator.run(for: 1.0 / 60)
            for (finger, way) in fingers {
              simulator.move(finger, to: CGPoint(x: x, y: y + way * (20 + 5 * Double(step))))
            }
          }
          for (finger, _) in fingers { simulator.up(finger) }
        },
      ]
    }
    try SessionPlayer.play("PhotoPages", client.rootViewController, own: own) { client.log }
  }

  @Test func pictureDrop() throws {
    let client = makePictureDrop()
    try SessionPlayer.play("PictureDrop", client.rootViewController) { client.log }
  }

  @Test func settingsForm() throws {
    let client = makeSettingsForm()
    try SessionPlayer.play("SettingsForm", client.rootViewController) { client.log }
  }
}
