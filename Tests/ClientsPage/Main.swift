// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import QuireWeb
import SheetEngine

/// All programs of `Tests/Clients` as one app, which opens the one that the page's address names: `?program=TodoList`.
///
/// Debug builds only, because ten of the programs are internal to their module. `Resources/page.js` stores the name as
/// a value of the app, in place of a launch argument, because an app must know its program when it starts.
@main enum Main {
  static func main() {
    #if hasFeature(Embedded)
      AppStart.pending = { session, now in
        let name = UserDefaults.standard.string(forKey: "program") ?? ""
        let client = Client.named(name) ?? .missing(name)
        client.register()
        switch client.start {
        case .root(let controller): session.start(root: { controller }, now: now)
        case .delegate(let delegate): session.start(now: now) { delegate }
        }
      }
    #else
      print("This app runs in a browser: `quire build Clients --debug --output FOLDER` builds it.")
    #endif
  }
}
