import ArgumentParser
import GalleryKit

struct GitSetupCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "git-setup",
      abstract: "Prepares this clone's Git for baselines.",
      discussion: """
        Writes settings by name into the configuration of the repository: the head of a hunk names the state, `git difftool \
        --tool gallery` and `git looks` show looks side by side. Nothing is read from the work tree, so that no branch can \
        set a command; a setting by which Git reads a file of the work tree is removed. Repeat it in each clone; once more \
        changes nothing.
        For example: \(ProgramName.current) git-setup
        """)
  }

  @Flag(help: "Remove the settings again.")
  var remove = false

  @Flag(name: .shortAndLong, help: "Print nothing on success.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let setup = try GitSetup(context.environment)
    let changes = try remove ? setup.remove() : setup.write()
    guard !quiet else { return .done }
    let count = counted(changes.settings.count, "setting")
    let verb = remove ? "removed from" : "written to"
    try context.print(
      (changes.settings + changes.inclusions).map { $0 + "\n" }.joined()
        + "\(count) \(verb) \(safePath(setup.file)).\n")
    return .done
  }
}
