import ArgumentParser
import GalleryKit
import TermSession

struct NewCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: "Makes a package with a component, a theme and a gallery of its own.",
      discussion: """
        The package is made in the folder in which this runs, under its name: a component, its declaration, a theme, a \
        catalogue, the entry point, a test and a workflow. It builds as it is. A folder that is there is not touched.
        For example: \(ProgramName.current) new team-gallery --package ~/gs-gallery && cd team-gallery && swift run
        """)
  }

  @Argument(
    help: ArgumentHelp("Its name: lower-case letters, digits and hyphens.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp(
      "Where it takes gs-gallery from: a clone on this machine, or the URL of a repository, whose main branch is taken.",
      discussion: "Left out, it is the clone in which this program was built.",
      valueName: "path|url"))
  var package: String?

  @Flag(name: .shortAndLong, help: "Say nothing when it is done.")
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
      library = try LibrarySource(
        package, program: ProgramFile.running(as: ProcessStart.arguments.first ?? "")?.path)
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
