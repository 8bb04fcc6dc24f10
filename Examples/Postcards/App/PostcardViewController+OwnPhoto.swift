// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Handles a picture of the user's own that is dropped on the card.
extension PostcardViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIImage.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    // The name comes with the file.
    let provider = session.items.first?.itemProvider
    session.loadObjects(ofClass: UIImage.self) { [me = Weak(self)] images in
      guard let me = me.wrappedValue else { return }
      if let image = images.first as? UIImage {
        me.show(Photo(image, named: provider?.suggestedName ?? ""))
        me.view.layoutIfNeeded()
        me.keepPhoto()
        me.keep()
      } else {
        me.tell("This Photo Can’t Be Used", "What was dropped is no picture that can be shown.")
      }
    }
  }
}
