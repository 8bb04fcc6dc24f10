// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A board that takes pictures carried from the sheet of stickers in front of it.
@MainActor
public final class PictureDropProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = BoardController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makePictureDrop() -> PictureDropProgram {
  PictureDropProgram()
}

final class BoardController: UIViewController, UIDropInteractionDelegate {
  var record: (String) -> Void = { _ in }

  private let board = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    board.backgroundColor = .systemGray5
    board.contentMode = .center
    board.isUserInteractionEnabled = true
    board.accessibilityLabel = "Board"
    board.layer.borderColor = UIColor.systemBlue.cgColor
    board.addInteraction(UIDropInteraction(delegate: self))
    board.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(board)
    NSLayoutConstraint.activate([
      board.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      board.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      board.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      board.heightAnchor.constraint(equalToConstant: 240),
    ])
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Stickers") { [weak self] _ in self?.openStickers() })
    button.frame = CGRect(x: 20, y: 66, width: 140, height: 44)
    view.addSubview(button)
  }

  private func openStickers() {
    guard presentedViewController == nil else { return }
    let stickers = StickersController()
    stickers.record = record
    if let sheet = stickers.sheetPresentationController {
      sheet.detents = [.custom(identifier: .init("stickers")) { _ in 180 }, .large()]
      sheet.largestUndimmedDetentIdentifier = .init("stickers")
    }
    present(stickers, animated: true)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIImage.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    board.layer.borderWidth = 3
    record("entered with \(session.items.count)")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: board)
    return UIDropProposal(operation: point.y < 40 ? .forbidden : .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    board.layer.borderWidth = 0
    record("left")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    record("dropped, from this app \(session.localDragSession != nil)")
    _ = session.loadObjects(ofClass: UIImage.self) { [weak self] pictures in
      self?.board.image = pictures.first as? UIImage
      self?.record("pictures \(pictures.count)")
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    board.layer.borderWidth = 0
  }
}

final class StickersController: UIViewController, UIDragInteractionDelegate {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let stickers = ["star", "heart", "leaf"].map { name in
      let sticker = UIImageView(image: UIImage(systemName: name))
      sticker.accessibilityLabel = name
      sticker.contentMode = .scaleAspectFit
      sticker.isUserInteractionEnabled = true
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      sticker.addInteraction(drag)
      return sticker
    }
    let row = UIStackView(arrangedSubviews: stickers)
    row.distribution = .fillEqually
    row.frame = CGRect(x: 20, y: 50, width: view.bounds.width - 40, height: 80)
    row.autoresizingMask = .flexibleWidth
    view.addSubview(row)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let sticker = interaction.view as? UIImageView, let image = sticker.image else { return [] }
    record("carrying \(sticker.accessibilityLabel ?? "nothing")")
    let item = UIDragItem(itemProvider: NSItemProvider(object: image))
    item.localObject = image
    return [item]
  }
}
