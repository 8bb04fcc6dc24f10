// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  import Clients
  import Quire

  extension Client {
    /// Returns the program of a name, or `nil` if there is none.
    static func named(_ name: String) -> Client? {
      switch name {
      case "AlertChoices":
        let client = makeAlertChoices()
        return Client(client.rootViewController) { client.log }
      case "AvatarPicker":
        UIImagePickerController.pictures = ["Harbor", "Mill"].compactMap { name in
          UIImage(named: "\(name).svg").map { UIImagePickerController.Picture(name: name, image: $0) }
        }
        let client = makeAvatarPicker()
        return Client(client.rootViewController) { client.log }
      case "BackMenu":
        let client = makeBackMenu()
        return Client(client.rootViewController) { client.log }
      case "BarMenus":
        let client = makeBarMenus()
        return Client(client.rootViewController) { client.log }
      case "BookShelf":
        let client = makeBookShelf()
        return Client(client.rootViewController) { client.log }
      case "BrewPicker":
        let client = makeBrewPicker()
        return Client(client.rootViewController) { client.log }
      case "CitySearch":
        let client = makeCitySearch()
        return Client(client.rootViewController) { client.log }
      case "ColorTheme":
        let client = makeColorTheme()
        return Client(client.rootViewController) { client.log }
      case "CommentComposer":
        let client = makeCommentComposer()
        return Client(client.rootViewController) { client.log }
      case "ContactPicker":
        let client = makeContactPicker()
        return Client(client.rootViewController) { client.log }
      case "EdgeAppearance":
        let client = makeEdgeAppearance()
        return Client(client.rootViewController) { client.log }
      case "FontPoster":
        let client = makeFontPoster()
        return Client(client.rootViewController) { client.log }
      case "InboxRefresh":
        let client = makeInboxRefresh()
        return Client(client.rootViewController, calls: ["receive": { _ in client.receive() }]) { client.log }
      case "MailToolbar":
        let client = makeMailToolbar()
        return Client(client.rootViewController) { client.log }
      case "NewsReader":
        let client = makeNewsReader()
        return Client(client.rootViewController) { client.log }
      case "NoteEditor":
        let client = makeNoteEditor()
        return Client(client.rootViewController) { client.log }
      case "PhotoGrid":
        let client = makePhotoGrid()
        return Client(client.rootViewController, calls: ["reportGrid": { _ in client.reportGrid() }]) { client.log }
      case "PhotoPages":
        let client = makePhotoPages()
        return Client(client.rootViewController) { client.log }
      case "PictureDrop":
        let client = makePictureDrop()
        return Client(client.rootViewController) { client.log }
      case "SceneLaunch":
        let client = makeSceneLaunch()
        return Client(.delegate(client.appDelegate)) { client.log }
      case "SettingsForm":
        let client = makeSettingsForm()
        return Client(client.rootViewController) { client.log }
      case "StyleEditor":
        let client = makeStyleEditor()
        return Client(client.rootViewController, calls: ["reportText": { _ in client.reportText() }]) { client.log }
      case "TabSheets":
        let client = makeTabSheets()
        return Client(client.rootViewController) { client.log }
      case "TodoList":
        let client = makeTodoList()
        return Client(client.rootViewController) { client.log }
      case "TrailFilter":
        let client = makeTrailFilter()
        return Client(client.rootViewController) { client.log }
      default:
        return ofSheets(name)
      }
    }
  }
#endif
