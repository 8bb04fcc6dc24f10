// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct ImagePickerTests {
  private final class Ear: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var picked: [UIImage] = []
    var cancels = 0
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { picked.append(image) }
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
  }

  @Test func choosing() throws {
    let images = ["plus", "minus"].compactMap { UIImage(systemName: $0) }
    UIImagePickerController.pictures = zip(["Plus sign", "Minus sign"], images).map {
      UIImagePickerController.Picture(name: $0, image: $1)
    }
    defer { UIImagePickerController.pictures = [] }
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let root = UIViewController()
    let simulator = Simulator { root }
    let (picker, ear) = (UIImagePickerController(), Ear())
    picker.delegate = ear
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = root.view
    let sheet = try #require(picker.popoverPresentationController?.adaptiveSheetPresentationController)
    sheet.detents = [.medium(), .large()]
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
    try simulator.tap("Minus sign")
    #expect(ear.picked == [images[1]])
    // It stays until the app dismisses it.
    #expect(root.presentedViewController === picker)
    try simulator.tap("Cancel")
    #expect(ear.cancels == 1)
    picker.delegate = nil
    try simulator.tap("Cancel")
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func withoutPictures() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform { root.present(UIImagePickerController(), animated: false) }
    simulator.settle()
    #expect(simulator.element("No Photos") != nil)
  }

  @Test func aCameraStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIImagePickerController().sourceType = .camera }
    }
    #expect(stopped(result, saying: "There is no camera here"))
  }
}
