// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct PhotoPickerTests {
  private final class Ear: NSObject, PHPickerViewControllerDelegate {
    var picked: [[String?]] = []
    var images: [UIImage] = []
    var refusals: [PictureRefusal.Reason] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picked.append(results.map { $0.itemProvider.suggestedName })
      for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
        result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, error in
          if let image = image as? UIImage, error == nil { self?.images.append(image) }
        }
      }
      // It comes later, as in UIKit.
      #expect(images.isEmpty)
    }
    func picker(_ picker: PHPickerViewController, didRefuse refusal: PictureRefusal) { refusals.append(refusal.reason) }
  }

  private let ear = Ear()

  private func show(limit: Int) -> (Simulator, PHPickerViewController) {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = limit
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = ear
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
    return (simulator, picker)
  }

  @Test func one() throws {
    let (simulator, picker) = show(limit: 1)
    try simulator.tap("Browse this device")
    #expect(!simulator.asksForSeveralFiles)
    simulator.chooseFiles([.picture("tern.png", width: 90, height: 60)])
    #expect(ear.picked == [["tern.png"]] && ear.images.map { $0.size } == [CGSize(width: 90, height: 60)])
    #expect(picker.presentingViewController != nil)
    ear.images = []
    try simulator.tap("Cancel")
    #expect(ear.picked == [["tern.png"], []])
  }

  /// Several pictures are numbered in the order of selection. Files that can't be used leave the selection unchanged.
  @Test func several() throws {
    let images = ["plus", "minus", "star"].compactMap { UIImage(systemName: $0) }
    UIImagePickerController.pictures = zip(["A", "B", "C"], images).map { .init(name: $0, image: $1) }
    defer { UIImagePickerController.pictures = [] }
    let (simulator, _) = show(limit: 3)
    #expect(simulator.element("Add")?.isEnabled == false)
    for name in ["C", "A", "B", "A"] { try simulator.tap(name) }
    try simulator.tap("Browse this device")
    #expect(simulator.asksForSeveralFiles)
    simulator.chooseFiles([UserFile("x.gif", .undecodable), .picture("d.png"), .picture("e.png")])
    #expect(ear.refusals == [.undecodable] && simulator.element("“x.gif” can’t be shown as a picture.") != nil)
    #expect(simulator.element("d.png")?.isSelected == true)
    // No more than three.
    #expect(simulator.element("e.png")?.isSelected == false && simulator.element("A")?.isSelected == false)
    try simulator.tap("Add")
    #expect(ear.picked == [["C", "B", "d.png"]] && ear.images.count == 3)
  }

  @Test func aNegativeLimitStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = -1
      }
    }
    #expect(stopped(result, saying: "A selectionLimit is 0"))
  }
}
