import AppName
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { AppName.makeRootViewController() }
  }
}
