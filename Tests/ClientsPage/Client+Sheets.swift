// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  @testable import Clients
  import Quire

  extension Client {
    /// Returns one of the programs with sheets, whose sessions call methods, or `nil` if none has the name.
    static func ofSheets(_ name: String) -> Client? {
      switch name {
      case "CastDetail":
        let client = CastDetailProgram()
        return Client(
          client.rootViewController,
          calls: [
            "open": { _ in client.open() },
            "edit": { _ in client.edit() },
            "save": { _ in client.save() },
            "reportState": { _ in client.reportState() },
            "reportPans": { _ in client.reportPans() },
            "setLocked": { client.setLocked($0 == "true") },
          ]
        ) { client.log }
      case "CheckoutWizard":
        let client = CheckoutWizardProgram()
        return Client(
          client.rootViewController,
          calls: [
            "checkOut": { _ in client.checkOut() },
            "goOn": { _ in client.goOn() },
            "goBack": { _ in client.goBack() },
            "pay": { _ in client.pay() },
            "reportState": { _ in client.reportState() },
          ]
        ) { client.log }
      case "DirectQueue":
        let client = DirectQueueProgram()
        return Client(
          client.rootViewController,
          calls: [
            "open": { _ in client.open() },
            "close": { _ in client.close() },
            "reportState": { _ in client.reportState() },
            "setLocked": { client.setLocked($0 == "true") },
          ]
        ) { client.log }
      case "FilterPicker":
        let client = FilterPickerProgram()
        return Client(
          client.rootViewController,
          calls: [
            "showFilters": { _ in client.showFilters() },
            "reportState": { _ in client.reportState() },
          ]
        ) { client.log }
      case "LateSettings":
        let client = LateSettingsProgram()
        return Client(
          client.rootViewController,
          calls: [
            "open": { _ in client.open() },
            "addTall": { _ in client.addTall() },
            "selectTall": { _ in client.selectTall() },
            "selectLarge": { _ in client.selectLarge() },
            "selectNothing": { _ in client.selectNothing() },
            "removeTall": { _ in client.removeTall() },
            "applyLive": { _ in client.applyLive() },
            "lock": { _ in client.lock() },
            "close": { _ in client.close() },
            "reportState": { _ in client.reportState() },
          ]
        ) { client.log }
      case "MapSearch":
        let client = MapSearchProgram()
        return Client(
          client.rootViewController,
          calls: [
            "showSearch": { _ in client.showSearch() },
            "focusPlace": { _ in client.focusPlace() },
            "showFirstResults": { _ in client.showFirstResults() },
            "openDetails": { _ in client.openDetails() },
            "endSearch": { _ in client.endSearch() },
            "reportState": { _ in client.reportState() },
            "setDimmed": { client.setDimmed($0 == "true") },
          ]
        ) { client.log }
      case "OverridePlayer":
        let client = OverridePlayerProgram()
        return Client(
          client.rootViewController,
          calls: [
            "play": { _ in client.play() },
            "reportState": { _ in client.reportState() },
          ]
        ) { client.log }
      case "PostcardEditor":
        let client = PostcardEditorProgram()
        return Client(
          client.rootViewController,
          calls: [
            "showFonts": { _ in client.showFonts() },
            "showHint": { _ in client.showHint() },
            "pickFont": { _ in client.pickFont() },
            "reportState": { _ in client.reportState() },
            "reportAdaptation": { _ in client.reportAdaptation() },
            "setStampPassesThrough": { client.setStampPassesThrough($0 == "true") },
          ]
        ) { client.log }
      case "RecipeNotes":
        let client = RecipeNotesProgram()
        return Client(
          client.rootViewController,
          calls: [
            "showNotes": { _ in client.showNotes() },
            "toggleSteps": { _ in client.toggleSteps() },
            "showHalf": { _ in client.showHalf() },
            "selectUnknown": { _ in client.selectUnknown() },
            "selectNothing": { _ in client.selectNothing() },
            "close": { _ in client.close() },
            "reportState": { _ in client.reportState() },
          ]
        ) { client.log }
      case "StackedForms":
        let client = StackedFormsProgram()
        return Client(
          client.rootViewController,
          calls: [
            "openAccount": { _ in client.openAccount() },
            "openAddress": { _ in client.openAddress() },
            "openCountry": { _ in client.openCountry() },
            "enlargeMiddle": { _ in client.enlargeMiddle() },
            "reduceMiddle": { _ in client.reduceMiddle() },
            "reportState": { _ in client.reportState() },
            "reportHeights": { _ in client.reportHeights() },
            "dismissFrom": { client.dismissFrom(level: Int($0.suffix(1))!) },
          ]
        ) { client.log }
      default:
        return nil
      }
    }
  }
#endif
