import Bench
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { Bench.makeRootViewController() }
  }
}
