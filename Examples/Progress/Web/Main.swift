import Progress
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { LiveProgress.makeRootViewController() }
  }
}
