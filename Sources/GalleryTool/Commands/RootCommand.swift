import ArgumentParser
import GalleryKit

/// The tool as a whole.
struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ProgramName.current,
      abstract:
        "Shows the components of a design system in the terminal, in every state they have.",
      discussion: """
        A state is named by a link: component/variant:knob=value@setting=value
        For example: \(ProgramName.current) show tag/filled:color=yellow,selected@theme=zatch
        """,
      version: "0.1.0",
      subcommands: [
        BrowseCommand.self, PresentCommand.self, FollowCommand.self, ListCommand.self,
        ShowCommand.self, MatrixCommand.self,
        TestCommand.self, ReviewCommand.self, PendingCommand.self, DiffCommand.self,
        AcceptCommand.self,
        RejectCommand.self, ReportCommand.self,
        AuditCommand.self, CoverageCommand.self, ExportCommand.self,
        DemoCommand.self, DoctorCommand.self,
        BenchCommand.self,
      ],
      defaultSubcommand: BrowseCommand.self)
  }
}
