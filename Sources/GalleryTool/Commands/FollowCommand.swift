import ArgumentParser
import GSDesign
import GalleryKit
import TermSession
import Workbench

/// Someone else's gallery, redrawn for this terminal.
struct FollowCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "follow",
      abstract: "Follows a presentation live, drawn for this terminal.",
      discussion: """
        For example: \(ProgramName.current) follow ~/demo.sock --theme zatch
        Theme, colours and other settings can be your own; the rest follows `\(ProgramName.current) present`.
        """)
  }

  @Argument(help: "The socket given to `present`.", completion: .file())
  var path: String

  @Flag(help: "Wait until a presentation starts.")
  var wait = false

  @OptionGroup(title: "Your own settings")
  var environment: EnvironmentOptions

  @OptionGroup
  var stage: StageOptions

  @OptionGroup(title: "Kiosk")
  var kiosk: KioskOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    // A kiosk goes to the root of all folders first.
    let path = LocalSocket.absolute(path)
    let broker = kiosk.kiosk ? try broker(to: path) : nil
    let context = try context.entering(kiosk)
    try context.checkTerminal(
      for: "follow", instead: "A presentation is drawn on a terminal.",
      dumb: "`\(ProgramName.current) show LINK` prints a state as text.")
    var request = GalleryRequest()
    kiosk.apply(to: &request.options)
    try environment.apply(to: &request.settings, in: context)
    let start = context.gallery(request, stage)
    let program = FollowProgram(start.program, own: request.settings)
    let ending = try context.play(
      try act(program, at: path, through: broker), from: program.initialModel, start, stage, kiosk,
      reach: .passedSockets)
    let status = try context.finish(ending.reason, stage, kiosk, copied: nil)
    if case .refused(let reason) = ending.model.contact {
      throw ToolError(.notPossibleHere, reason[.english])
    }
    return status
  }

  /// Who connects to the presenter, again and again, once this process no longer can.
  private func broker(to path: String) throws(ToolError) -> SocketBroker {
    do throws(SocketError) {
      try LocalSocket.check(path)
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
    do throws(SocketBroker.Failure) {
      return try SocketBroker(path: path)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "The kiosk cannot start the process that connects it to \(safePath(path)); nothing was "
          + "opened.")
    }
  }

  /// The way to the presenter, as far as there is one.
  private func act(
    _ program: FollowProgram, at path: String, through broker: SocketBroker?
  ) throws(ToolError) -> FollowAct {
    var act = FollowAct(program, at: path, through: broker)
    do throws(SocketError) {
      try act.meet()
    } catch {
      guard wait, case .noPresenter = error else {
        throw ToolError(.notPossibleHere, error.description)
      }
    }
    if let refusal = act.refusal { throw ToolError(.notPossibleHere, refusal[.english]) }
    return act
  }
}
