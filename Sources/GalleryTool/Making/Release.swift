/// The version of this package, and its address for packages that depend on it.
///
/// The manual, the changelog, the pages and the files in `packaging` repeat both; a test compares them.
enum Release {
  static let version = "0.1.0"

  /// The repository in which each version is a tag.
  static let repository = "https://github.com/gs-gallery/gs-gallery"
}
