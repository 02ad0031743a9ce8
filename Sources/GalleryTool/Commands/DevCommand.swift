import ArgumentParser
import GalleryKit
import TermSession

struct DevCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "dev",
      abstract: "Runs the gallery of a package, and builds it again whenever a source is saved.",
      discussion: """
        For a package with a gallery of its own, as \(ProgramName.current) new makes it. The gallery switches to each new \
        build and keeps its place; errors of the compiler are shown over it. If it crashes, the next save starts it again. Quitting the \
        gallery ends everything.
        For example: cd seaside && \(ProgramName.current) dev chip/choice:selected
        """)
  }

  @Argument(help: "The state to open, of the package's gallery.")
  var link: String?

  @Option(
    help: ArgumentHelp(
      "The executable of the gallery. Default: the target that calls Gallery.main.",
      valueName: "name"))
  var product: String?

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try context.checkTerminal(
      for: "dev", instead: "Without one, swift run runs the gallery of a package.",
      dumb: "swift run runs the gallery of a package.")
    guard let here = Disk.workingFolder,
      let root = SnapshotFolder.nearest(from: here, holding: "Package.swift")
    else {
      throw ToolError(
        .notPossibleHere,
        "No Package.swift here or in a parent folder; \(ProgramName.current) new NAME makes a package with a gallery."
      )
    }
    let package = try GalleryPackage(root: root, product: product)
    return try holdingSignals { () throws(ToolError) in
      var gallery = WatchedGallery(package, link: link)
      return try gallery.run()
    }
  }
}
