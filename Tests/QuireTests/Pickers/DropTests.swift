// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Drops of the user's files on a view.
@MainActor @Suite struct DropTests {
  private final class Board: UIViewController, UIDropInteractionDelegate {
    var log: [String] = []
    var pictures: [UIImage] = []
    var failure: String?
    let board = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(board)
      board.addSubview(UILabel(frame: CGRect(x: 50, y: 50, width: 100, height: 40)))
      board.addInteraction(UIDropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.append("can \(session.items.count)")
      return session.canLoadObjects(ofClass: UIImage.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      UIDropProposal(operation: session.location(in: board).y < 40 ? .forbidden : .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop")
      _ = session.loadObjects(ofClass: UIImage.self) { [weak self] pictures in
        self?.pictures = pictures.compactMap { $0 as? UIImage }
        self?.log.append("loaded \(pictures.count)")
      }
      session.items.last?.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] _, error in
        self?.failure = (error as? NSItemProvider.LoadError)?.localizedDescription
      }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  private let root = Board()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  @Test func aDrop() {
    #expect(!simulator.dragFiles([.picture("a.png", width: 40, height: 30)], to: CGPoint(x: 300, y: 600)))
    #expect(root.log.isEmpty)
    #expect(!simulator.dragFiles([], to: CGPoint(x: 120, y: 110)), "the top of the board is forbidden")
    #expect(simulator.dragFiles([], to: CGPoint(x: 120, y: 200)))
    #expect(root.log == ["can 1", "enter"])
    #expect(simulator.dropFiles(at: CGPoint(x: 110, y: 160)))
    #expect(root.log == ["can 1", "enter", "drop", "conclude", "end", "loaded 1"])
    #expect(root.pictures.map { $0.size } == [CGSize(width: 40, height: 30)] && simulator.heldFileCount == 1)
    root.pictures = []
    simulator.perform {}
    #expect(simulator.heldFileCount == 0)
  }

  /// Two receivers of files, with one file each time.
  @Test func besideAFileDialog() throws {
    final class Chooser: NSObject, PHPickerViewControllerDelegate {
      var pictures: [UIImage] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: false)
        for result in results {
          result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] picture, _ in
            if let picture = picture as? UIImage { self?.pictures.append(picture) }
          }
        }
      }
    }
    let chooser = Chooser()
    simulator.perform {
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      picker.delegate = chooser
      root.present(picker, animated: false)
    }
    simulator.settle()
    try simulator.tap("Browse this device")
    simulator.chooseFiles([.picture("a.png", width: 40, height: 30)])
    simulator.settle()
    #expect(chooser.pictures.count == 1 && simulator.heldFileCount == 1)
  }

  @Test func leaving() {
    simulator.dragFiles([.picture("a.png")], to: CGPoint(x: 120, y: 200))
    simulator.dragFiles([], to: CGPoint(x: 300, y: 600))
    simulator.dragFiles([], to: CGPoint(x: 120, y: 200))
    simulator.dragFilesAway()
    #expect(root.log == ["can 1", "enter", "exit", "enter", "exit", "end"])
    #expect(!simulator.dragFiles([.picture("b.png")], to: CGPoint(x: 300, y: 600)))
    #expect(!simulator.dropFiles(at: CGPoint(x: 120, y: 110)))
    #expect(root.log.suffix(4) == ["can 1", "enter", "exit", "end"] && root.pictures.isEmpty)
  }

  /// Other content is refused. Among pictures that can't be loaded, the others arrive.
  @Test func whatIsNoPicture() {
    #expect(!simulator.dragFiles([UserFile("words.txt", .undecodable)], to: CGPoint(x: 120, y: 200)))
    #expect(!simulator.dropFiles(at: CGPoint(x: 120, y: 200)))
    #expect(root.log == ["can 1"])
    let files = [UserFile.picture("a.png"), UserFile("b.png", .tooLarge), UserFile("c.png", .undecodable)]
    #expect(simulator.dragFiles(files, to: CGPoint(x: 120, y: 200)))
    #expect(simulator.dropFiles(at: CGPoint(x: 120, y: 200)))
    #expect(root.pictures.count == 1 && root.failure == "“c.png” can’t be shown as a picture.")
  }

  /// Without the interaction, and behind a dimming sheet, a drop is refused.
  @Test func whereNothingTakesIt() {
    let sheet = UIViewController()
    simulator.perform { root.present(sheet, animated: false) }
    simulator.settle()
    #expect(!simulator.dragFiles([.picture("a.png")], to: CGPoint(x: 120, y: 200)))
    simulator.dragFilesAway()
    simulator.perform { root.dismiss(animated: false) }
    simulator.settle()
    #expect(simulator.dragFiles([.picture("a.png")], to: CGPoint(x: 120, y: 200)))
    simulator.dragFilesAway()
    simulator.perform { for held in root.board.interactions { root.board.removeInteraction(held) } }
    #expect(root.board.interactions.isEmpty)
    #expect(!simulator.dragFiles([.picture("a.png")], to: CGPoint(x: 120, y: 200)))
  }
}
