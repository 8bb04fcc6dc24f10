import Gallery
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { Gallery.makeRootViewController() }
  }
}
