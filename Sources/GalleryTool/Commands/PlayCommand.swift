import ArgumentParser
import GSDesign
import GalleryKit
import TermRender
import TermSession
import Workbench

/// Plays a tape, on a terminal or without one.
struct PlayCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "play",
      abstract: "Plays a tape: keys, clicks, waits and expectations, one on each line.",
      discussion: """
        On a terminal, space pauses, the arrows step, q quits, and any other key lets you go on yourself.
        Without one: \(ProgramName.current) play tour.tape --headless --screenshots pictures
        To make a moving picture: \(ProgramName.current) play tour.tape -o tour.svg
        A tape is written by hand or by record; Documentation/Tapes.md lists its lines.
        """)
  }

  @Argument(help: ArgumentHelp("The tape.", valueName: "tape"), completion: .file())
  var tape: String

  @Argument(help: "The state to open, instead of that of the tape.", completion: .link)
  var link: String?

  @Flag(
    help: "Play without a terminal and without waiting; exit 1 if the screen is not as expected.")
  var headless = false

  @Option(
    help: ArgumentHelp(
      "With --headless, the folder for screenshots; it has to exist.", valueName: "folder"),
    completion: .directory)
  var screenshots: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Play without a terminal, and write all frames to a file: .svg moves, .cast is for asciinema, .txt is text.",
      valueName: "file"), completion: .file())
  var output: String?

  @Option(help: "With -o, the format. Default: that of the file's name.")
  var format: FilmFormat?

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Environment")
  var room: SizeOptions

  @OptionGroup
  var stage: StageOptions

  func validate() throws {
    if format != nil, output == nil { throw ValidationError("--format needs -o.") }
    guard headless || output != nil else {
      guard screenshots == nil else { throw ValidationError("--screenshots needs --headless.") }
      guard room.size == nil else { throw ValidationError("--size needs --headless.") }
      return
    }
    guard let output, try FilmFormat.chosen(format, for: output) == nil else { return }
    throw ValidationError(
      "\(safePath(output)): the name of the file ends in .svg, .cast or .txt, or --format says the format."
    )
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let tape = try Tape(file: tape)
    let isHeadless = headless || output != nil
    let link = link ?? tape.link
    let context = try context.opening(
      environment.themes, links: [link].compactMap(\.self), asking: .now)
    let request = try context.request(link, environment)
    return isHeadless
      ? try playHeadless(tape, request, context) : try playOnTerminal(tape, request, context)
  }

  private func playOnTerminal(
    _ tape: Tape, _ request: GalleryRequest, _ context: ToolContext
  ) throws(ToolError) -> ExitStatus {
    try context.checkTerminal(
      for: "play",
      instead: "Without one, `\(ProgramName.current) play TAPE --headless` plays it at once.",
      dumb: "`\(ProgramName.current) play TAPE --headless` needs no terminal.")
    let start = context.gallery(request, stage)
    let act = PlayAct(tape, start.program, environment: start.environment)
    let ending = try context.play(act, from: act.program.initialModel, start, stage)
    if case .failed(let failure) = ending.model.status {
      throw self.failure(failure)
    }
    return try context.finish(
      ending.reason, stage, copied: ending.model.shown.gallery.lastCopied)
  }

  /// Plays it at once. The result depends on the arguments alone.
  private func playHeadless(
    _ tape: Tape, _ request: GalleryRequest, _ context: ToolContext
  ) throws(ToolError) -> ExitStatus {
    if screenshots == nil, output == nil, let first = tape.screenshots.first {
      throw ToolError(
        .badArguments,
        "The tape takes screenshots, such as \(first): add --screenshots with a folder for them.")
    }
    if let folder = screenshots, !Disk.isFolder(folder) {
      throw ToolError(
        .notPossibleHere, "\(safePath(folder)) is not a folder; create it, or name another.")
    }
    var request = request
    request.options.hasMotion = !stage.noMotion
    let start = context.gallery(request, stage, drawnIn: request.settings.depth ?? .truecolor)
    let film = TapeFilm()
    let isFilmed = output != nil
    var player = TapePlayer(
      tape, start.program, size: StillOptions.size(room), environment: start.environment,
      renderer: Renderer(recordsType: true),
      onFrame: isFilmed ? { drawing, time in film.add(drawing, at: time) } : nil)
    while !player.isDone {
      let screenshot = try step(&player)
      if let screenshot, let folder = screenshots, let surface = player.driver.drawing?.surface {
        try write(surface, as: screenshot, in: folder, player, context)
      }
    }
    if let output, let format = try? FilmFormat.chosen(format, for: output) {
      guard !film.isFull else {
        throw ToolError(
          .notPossibleHere,
          "The tape has too many frames for \(safePath(output)): shorten it, or make it smaller.")
      }
      let bytes = film.written(
        as: format, duration: player.driver.time, title: title(player), shapes: stage.rendering,
        environment: start.environment)
      try OutputTarget.file(output).write(bytes, context)
    }
    return .done
  }

  /// Plays one step to its end, and returns the name of a screenshot to take.
  private func step(_ player: inout TapePlayer) throws(ToolError) -> String? {
    do throws(TapeFailure) {
      let screenshot = try player.begin()
      try player.finishStep()
      return screenshot
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: TapeFailure) -> ToolError {
    ToolError(
      .different,
      "\(safePath(tape)):\(failure.line): \(failure.sentence) The screen:\n" + failure.screen)
  }

  private func title(_ player: TapePlayer) -> String {
    "\(ProgramName.current) " + player.gallery.link(player.model.gallery)
  }

  /// Writes a screenshot into the folder; a symbolic link of its name is refused.
  private func write(
    _ surface: Surface, as name: String, in folder: String, _ player: TapePlayer,
    _ context: ToolContext
  ) throws(ToolError) {
    let picture = Picture(
      surface: surface, colors: ColorReduction(player.driver.environment.depth),
      title: title(player),
      shapes: stage.rendering)
    let format = OutputFormat(ofFile: name) ?? .text
    try OutputTarget.file(folder + "/" + name).write(picture.written(as: format), context)
  }
}

extension Tape {
  /// The tape of a file.
  ///
  /// - Throws: if it cannot be read or has no line that does anything, and for its first error, with line and column.
  init(file path: String) throws(ToolError) {
    let bytes: [UInt8]
    do throws(Disk.Refusal) {
      bytes = try Disk.bytes(ofFile: path, limit: TapeLimits.bytes)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) cannot be read: \(error.reason(limit: TapeLimits.bytes)).")
    }
    do throws(TapeError) {
      self = try TapeReader.tape(bytes)
    } catch {
      throw ToolError(.notPossibleHere, "\(safePath(path)):\(error.description)")
    }
    guard !steps.isEmpty else {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) does nothing: it has only blank lines and comments. "
          + "Write a line such as “open tag/filled”.")
    }
  }
}
