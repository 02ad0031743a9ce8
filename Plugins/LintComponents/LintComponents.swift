import Foundation
import PackagePlugin

/// `swift package lint-components [PATH…]`: builds the package's gallery as `swift build` does, in the same configuration, and has
/// it lint the sources.
///
/// It depends on no target, so that a build without it is the same build, and nothing is built twice for it.
@main
struct LintComponents: CommandPlugin {
  enum Failure: Error, CustomStringConvertible {
    case noGallery
    case notBuilt(String)
    case findings(Int32)

    var description: String {
      switch self {
      case .noGallery:
        "The package has no executable that depends on GalleryTool; `gs-gallery new` makes one that does."
      case .notBuilt(let log): "The gallery cannot be built.\n\(log)"
      case .findings(let status): "lint ended with \(status)."
      }
    }
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard let gallery = gallery(of: context.package) else { throw Failure.noGallery }
    let build = try packageManager.build(
      .product(gallery), parameters: PackageManager.BuildParameters(configuration: .inherit))
    let program = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == gallery
    }
    guard build.succeeded, let program else { throw Failure.notBuilt(build.logText) }
    let process = Process()
    process.executableURL = program.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["lint"] + (arguments.isEmpty ? ["Sources"] : arguments)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure.findings(process.terminationStatus) }
  }

  /// The first executable that has the commands of a gallery.
  private func gallery(of package: Package) -> String? {
    package.products.first { product in
      guard let executable = product as? ExecutableProduct else { return false }
      return executable.mainTarget.dependencies.contains { dependency in
        switch dependency {
        case .product(let product): product.name == "GalleryTool"
        case .target(let target): target.name == "GalleryTool"
        @unknown default: false
        }
      }
    }?.name
  }
}
