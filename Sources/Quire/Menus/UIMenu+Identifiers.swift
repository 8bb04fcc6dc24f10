// SPDX-License-Identifier: Apache-2.0

extension UIMenu.Identifier {
  /// The main menu itself.
  public static var root: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.root") }
  /// The menu with the app's name.
  public static var application: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.application") }
  /// The menu File.
  public static var file: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.file") }
  /// The menu Edit.
  public static var edit: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.edit") }
  /// The menu View.
  public static var view: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.view") }
  /// The menu Window.
  public static var window: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.window") }
  /// The menu Help.
  public static var help: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.help") }
  /// The group for the information about the app.
  public static var about: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.about") }
  /// The group for the app's settings.
  public static var preferences: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.preferences") }
  /// The group for services.
  public static var services: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.services") }
  /// The group for hiding the app.
  public static var hide: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.hide") }
  /// The group for quitting the app.
  public static var quit: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.quit") }
  /// The group for new windows.
  public static var newScene: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.new-scene") }
  /// The group for recent documents.
  public static var openRecent: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.open-recent") }
  /// The group for closing windows.
  public static var close: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.close") }
  /// The group for printing.
  public static var print: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.print") }
  /// The group for documents.
  public static var document: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.document") }
  /// The group for undoing and redoing.
  public static var undoRedo: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.undo-redo") }
  /// The group for cutting, copying and pasting.
  public static var standardEdit: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.standard-edit") }
  /// The group for finding.
  public static var find: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.find") }
  /// The group for replacing.
  public static var replace: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.replace") }
  /// The group for sharing.
  public static var share: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.share") }
  /// The group for the style of text.
  public static var textStyle: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.text-style") }
  /// The group for spelling.
  public static var spelling: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.spelling") }
  /// The group for the panel of spelling.
  public static var spellingPanel: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.spelling-panel") }
  /// The group for the options of spelling.
  public static var spellingOptions: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.spelling-options") }
  /// The group for substitutions.
  public static var substitutions: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.substitutions") }
  /// The group for the panel of substitutions.
  public static var substitutionsPanel: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.substitutions-panel") }
  /// The group for the options of substitutions.
  public static var substitutionOptions: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.substitution-options") }
  /// The group for transformations of text.
  public static var transformations: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.transformations") }
  /// The group for speech.
  public static var speech: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.speech") }
  /// The group for looking up.
  public static var lookup: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.lookup") }
  /// The group for learning words.
  public static var learn: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.learn") }
  /// The menu Format.
  public static var format: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.format") }
  /// The menu Font.
  public static var font: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.font") }
  /// The group for the size of text.
  public static var textSize: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.text-size") }
  /// The group for the color of text.
  public static var textColor: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.text-color") }
  /// The group for copying styles.
  public static var textStylePasteboard: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.text-style-pasteboard") }
  /// The menu Text.
  public static var text: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.text") }
  /// The group for the writing direction.
  public static var writingDirection: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.writing-direction") }
  /// The group for the alignment of text.
  public static var alignment: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.alignment") }
  /// The group for toolbars.
  public static var toolbar: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.toolbar") }
  /// The group for the sidebar.
  public static var sidebar: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.sidebar") }
  /// The group for the full screen.
  public static var fullscreen: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.fullscreen") }
  /// The group for minimizing and zooming.
  public static var minimizeAndZoom: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.minimize-and-zoom") }
  /// The group for bringing windows to the front.
  public static var bringAllToFront: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.bring-all-to-front") }
  /// The group for filling in.
  public static var autoFill: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.auto-fill") }

  /// The menus of a new main menu, and the groups in them.
  static var standard: [(menu: UIMenu.Identifier, groups: [UIMenu.Identifier])] {
    [
      (.application, [.about, .preferences, .services, .hide, .quit]),
      (.file, [.newScene, .openRecent, .close, .document, .print]),
      (.edit, [.undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech]),
      (.format, [.font, .text]), (.view, [.toolbar, .sidebar, .fullscreen]),
      (.window, [.minimizeAndZoom, .bringAllToFront]), (.help, []),
    ]
  }
}
