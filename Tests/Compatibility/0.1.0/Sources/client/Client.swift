import GalleryKit
import GalleryTool

/// Prints a line for each product; with arguments, it is a gallery.
@main struct Client {
  static func main() throws {
    guard CommandLine.arguments.count == 1 else {
      Gallery.main(name: "client", catalogue: try .client())
    }
    for line in try ClientUses.lines() { print(line) }
  }
}
