import ArgumentParser
import GSDesign
import GalleryKit
import TermSession
import Workbench

struct DemoCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "demo",
      abstract: "Plays a tour of the gallery until a key is pressed.",
      discussion: """
        It opens with a minute that shows the catalogue, then one component of it. Any key opens the gallery at the state \
        shown; q quits.
        On a public terminal, add --kiosk: \(ProgramName.current) demo --kiosk
        To save an image without a terminal: \(ProgramName.current) demo --still --steps 3 --seed 7
        """)
  }

  @Option(
    help: ArgumentHelp(
      "How long each scene is shown, 0.2 to 3600. Default: 3.", valueName: "seconds"))
  var pace: Double?

  @Option(
    name: .customLong("return"),
    help: ArgumentHelp(
      "Resume after this long without a key; 0 for never. Default: 60.", valueName: "seconds"))
  var returnDelay: Int?

  @Option(
    help: ArgumentHelp("The seed for the order of the scenes. Default: random.", valueName: "N"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "The name of the gallery in the first caption. Default: the program's.", valueName: "text"),
    transform: DemoText.init(argument:))
  var title: DemoText?

  @Option(
    help: ArgumentHelp("A line to print after the visit.", valueName: "text"),
    transform: DemoText.init(argument:))
  var farewell: DemoText?

  @OptionGroup
  var stage: StageOptions

  @Flag(name: .shortAndLong, help: "Do not print the copied link after quitting.")
  var quiet = false

  @OptionGroup(title: "Kiosk")
  var kiosk: KioskOptions

  @OptionGroup(title: "Still image")
  var room: SizeOptions

  @OptionGroup(title: "Still image")
  var still: StillOptions

  @Option(
    help: ArgumentHelp("With --still, the number of scenes to skip.", valueName: "N"))
  var steps: Int?

  func validate() throws {
    if let pace, !(0.2...3_600).contains(pace) {
      throw ValidationError("--pace is from 0.2 to 3600 seconds.")
    }
    if let returnDelay, !(0...KioskOptions.longest).contains(returnDelay) {
      throw ValidationError("--return is from 0 to \(KioskOptions.longest) seconds.")
    }
    if let steps {
      guard still.still else {
        throw ValidationError("--steps needs --still.")
      }
      guard 0...10_000 ~= steps else { throw ValidationError("--steps is from 0 to 10000.") }
    }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    guard !still.still else { return try takeStill(context) }
    let context = try context.entering(kiosk)
    try checkTerminal(context)
    var request = GalleryRequest()
    kiosk.apply(to: &request.options)
    request.options.worksInSlices = true
    // The scenes have a pace of their own.
    let start = context.gallery(request, stage, hasMotion: false)
    let tour = TourProgram(
      start.program, overture: overture, seed: seed ?? UInt64.random(in: 0 ... .max),
      isStill: stage.noMotion)
    let ending = try context.play(
      DemoAct(tour, pace: beats), from: tour.initialModel, start, stage, kiosk)
    return try context.finish(
      ending.reason, stage, kiosk, copied: quiet ? nil : ending.model.gallery.lastCopied,
      farewell: farewell?.text)
  }

  private var overture: Overture {
    Overture(title: title?.text ?? ProgramName.current, review: { TourReview(of: $0) })
  }

  private var beats: DemoAct.Pace {
    let beat = Int(((pace ?? 3) * 1_000).rounded()) * (stage.noMotion ? 4 : 1)
    let returnDelay = returnDelay ?? 60
    return DemoAct.Pace(beat: beat, returnDelay: returnDelay == 0 ? nil : returnDelay * 1_000)
  }

  private func checkTerminal(_ context: ToolContext) throws(ToolError) {
    try context.checkTerminal(
      for: "demo",
      instead: "Without one, `\(ProgramName.current) demo --still` draws a picture of it.",
      dumb: "`\(ProgramName.current) show LINK` prints a state as text.")
  }

  /// Draws a picture of the tour, and what keys make of it. It depends on the arguments alone.
  private func takeStill(_ context: ToolContext) throws(ToolError) -> ExitStatus {
    let plan = still.plan(room, context)
    let start = context.gallery(GalleryRequest(), stage, drawnIn: plan.depth)
    let tour = TourProgram(
      start.program, overture: overture, seed: seed ?? 0, isStill: stage.noMotion)
    try still.take(
      tour, plan, start.environment, context,
      before: (0..<(steps ?? 0)).map { _ in .timer(TourProgram.timer) },
      title: { _ in "\(ProgramName.current) demo" },
      perform: { effect, program, _ in
        program.show(effect)
        return effect == .gallery(.screen(.quit)) || effect == .gallery(.screen(.interrupt))
      })
    return .done
  }
}

/// A line of words for visitors.
struct DemoText: Hashable, Sendable {
  let text: String

  /// The most characters: it has to fit on a line.
  private static let limit = 60

  /// - Throws: a sentence for an empty line, or one that is too long.
  init(argument: String) throws {
    let text = oneLine(argument)
    guard text.contains(where: { !$0.isWhitespace }), text.count <= Self.limit else {
      throw ValidationError("it is a line of 1 to \(Self.limit) characters.")
    }
    self.text = text
  }
}
