// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of an Info.plist, or of the build settings that replace it, that apply to a page.
struct AppInfo: Equatable {
  /// A name with the place that defines it, for messages.
  struct Name: Equatable {
    var text: String
    var place: String
  }

  /// `CFBundleDisplayName`, or `CFBundleName`.
  var title: String?
  /// The class of the scene's delegate, without its module.
  var sceneDelegate: Name?
  /// The storyboards that the app or its scene requests.
  var storyboards: [Name] = []
  /// The files of the app's fonts, `UIAppFonts`.
  var fonts: [Name] = []
  /// The color of the screen while the app is loaded, `UIColorName` of `UILaunchScreen`.
  var launchColor: String?
  /// The texts and numbers of the list, by their keys, for `Bundle.main`.
  var values: [String: String] = [:]

  init() {}

  /// Reads the values. `file` is the Info.plist, if there is one. Settings named `INFOPLIST_KEY_…` apply if Xcode
  /// generates the list.
  init(file: URL?, settings: BuildSettings) throws(CommandError) {
    if let file {
      let list = try PropertyListFile.read(file)
      guard list.table != nil else { throw CommandError("\(file.path):\(list.line): this Info.plist is no dict.") }
      read(list, file, settings)
    }
    addUsualValues(settings)
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" || file == nil else { return }
    if let title = settings["INFOPLIST_KEY_CFBundleDisplayName"] { self.title = title }
    if let name = settings["INFOPLIST_KEY_UIMainStoryboardFile"], !storyboards.contains(where: { $0.text == name }) {
      storyboards.append(Name(text: name, place: "INFOPLIST_KEY_UIMainStoryboardFile"))
    }
  }

  /// Adds the values that Xcode writes into every list.
  private mutating func addUsualValues(_ settings: BuildSettings) {
    let usual = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleExecutable": "EXECUTABLE_NAME",
    ]
    for (key, setting) in usual where values[key] == nil { values[key] = settings[setting] }
    for key in settings.keys where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if values[name] == nil { values[name] = settings[key] }
    }
  }

  private mutating func read(_ list: PropertyValue, _ file: URL, _ settings: BuildSettings) {
    func name(_ value: PropertyValue?) -> Name? {
      guard let value, let text = value.text.map(settings.expanded), !text.isEmpty else { return nil }
      return Name(text: text, place: "\(file.path):\(value.line)")
    }
    title = (name(list["CFBundleDisplayName"]) ?? name(list["CFBundleName"]))?.text
    let scene = list["UIApplicationSceneManifest"]?["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]?
      .list?.first
    if var found = name(scene?["UISceneDelegateClassName"]) {
      found.text = found.text.split(separator: ".").last.map(String.init) ?? found.text
      sceneDelegate = found
    }
    fonts = (list["UIAppFonts"]?.list ?? []).compactMap { name($0) }
    launchColor = name(list["UILaunchScreen"]?["UIColorName"])?.text
    for (key, value) in list.table ?? [:] { if let text = value.text { values[key] = settings.expanded(text) } }
    storyboards = [list["UIMainStoryboardFile"], scene?["UISceneStoryboardFile"]].compactMap(name)
  }
}
