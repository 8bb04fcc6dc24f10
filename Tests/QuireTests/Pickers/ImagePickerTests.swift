// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct ImagePickerTests {
  private final class Ear: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var picked: [UIImage] = []
    var cancels = 0
    var refusals: [PictureRefusal.Reason] = []
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { picked.append(image) }
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
    func imagePickerController(_ picker: UIImagePickerController, didRefuse refusal: PictureRefusal) {
      refusals.append(refusal.reason)
    }
  }

  @Test func choosing() throws {
    let images = ["plus", "minus"].compactMap { UIImage(systemName: $0) }
    UIImagePickerController.pictures = zip(["Plus sign", "Minus sign"], images).map {
      UIImagePickerController.Picture(name: $0, image: $1)
    }
    defer { UIImagePickerController.pictures = [] }
    #expect(UIImagePickerController.isSourceTypeAvailable(UIImagePickerController.SourceType.photoLibrary))
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
    UIImagePickerController.offersOwnFiles = false
    defer { UIImagePickerController.offersOwnFiles = true }
    #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform { root.present(UIImagePickerController(), animated: false) }
    simulator.settle()
    #expect(simulator.element("No Photos") != nil && simulator.element("Browse this device") == nil)
  }

  /// The user's own files: a usable one, and all possible failures. The picker stays.
  @Test func ownFiles() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    var picker: UIImagePickerController? = UIImagePickerController()
    let ear = Ear()
    picker?.delegate = ear
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    simulator.perform { root.present(picker!, animated: false) }
    simulator.settle()
    #expect(!simulator.asksForFiles)
    try simulator.tap("Browse this device")
    #expect(simulator.asksForFiles && !simulator.asksForSeveralFiles)
    simulator.cancelFiles()
    #expect(ear.refusals == [.canceled])
    try simulator.tap("Browse this device")
    simulator.chooseFiles([UserFile("notes.png", .undecodable)])
    #expect(simulator.element("“notes.png” can’t be shown as a picture.") != nil)
    try simulator.tap("Browse this device")
    simulator.chooseFiles([UserFile("huge.tif", .tooLarge)])
    #expect(simulator.element("“huge.tif” is too large.") != nil)
    #expect(ear.refusals == [.canceled, .undecodable, .tooLarge] && ear.picked.isEmpty)
    try simulator.tap("Browse this device")
    simulator.chooseFiles([.picture("harbor.jpg", width: 400, height: 300)])
    #expect(ear.picked.map { $0.size } == [CGSize(width: 400, height: 300)])
    #expect(simulator.element("“huge.tif” is too large.") == nil)
    // It is now among the pictures, and can be chosen again.
    try simulator.tap("harbor.jpg")
    #expect(ear.picked.count == 2 && ear.picked[0] === ear.picked[1] && simulator.heldFileCount == 1)
    // When nothing uses it any more, the host may release it. A file that comes too late is released immediately.
    try simulator.tap("Browse this device")
    simulator.perform { root.dismiss(animated: false) }
    picker = nil
    simulator.settle()
    simulator.chooseFiles([.picture("late.png")])
    ear.picked = []
    simulator.perform {}
    #expect(simulator.heldFileCount == 0)
  }

  @Test func editing() throws {
    final class Editor: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var infos: [[UIImagePickerController.InfoKey: Any]] = []
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        infos.append(info)
      }
    }
    let image = try #require(UIImage(systemName: "plus"))
    UIImagePickerController.pictures = [UIImagePickerController.Picture(name: "Plus sign", image: image)]
    defer { UIImagePickerController.pictures = [] }
    let root = UIViewController()
    let simulator = Simulator { root }
    let (picker, editor) = (UIImagePickerController(), Editor())
    picker.delegate = editor
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
    try simulator.tap("Plus sign")
    picker.allowsEditing = true
    try simulator.tap("Plus sign")
    #expect(editor.infos.map { $0[.editedImage] as? UIImage } == [nil, image])
    #expect((editor.infos[1][.cropRect] as? NSValue)?.cgRectValue.size == image.size)
  }

  @Test func aCameraStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIImagePickerController().sourceType = .camera }
    }
    #expect(stopped(result, saying: "There is no camera here"))
  }
}
