import ArgumentParser
import GalleryKit
import TermSession

struct NewCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: "Creates a package with a component, a theme and its own gallery.",
      discussion: """
        The package is created in the current folder under its name: a component, its declaration, a theme, a catalogue, the \
        entry point, a test and a workflow. It builds without changes. An existing folder is left alone.
        For example: \(ProgramName.current) new team-gallery && cd team-gallery && swift run
        """)
  }

  @Argument(
    help: ArgumentHelp("The name: lower-case letters, digits and hyphens.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp(
      "The library: a clone on this machine, or the URL of another repository with the same tags.",
      discussion: "The default is \(Release.repository), from version \(Release.version) on.",
      valueName: "path|url"))
  var package: String?

  @Flag(name: .shortAndLong, help: "Print nothing on success.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let name: PackageName
    let library: LibrarySource
    do throws(PackageName.Problem) {
      name = try PackageName(self.name)
    } catch {
      throw ToolError(.badArguments, error.description)
    }
    do throws(LibrarySource.Problem) {
      library = try package.map(LibrarySource.init) ?? .published
    } catch {
      throw ToolError(.badArguments, error.description)
    }
    let files = PackageTemplate(name: name, library: library).files
    try notPossibleHere { () throws(NewPackageError) in
      try NewPackage(name: name.text, files: files).make(in: ".")
    }
    guard !quiet else { return .done }
    let lines = files.map { "  \($0.path)" }
    try context.print(
      """
      \(name.text) has \(counted(files.count, "file")):
      \(lines.joined(separator: "\n"))
      next: cd \(name.text) && swift run \(name.text)

      """)
    return .done
  }
}
