import ArgumentParser
import GSDesign
import GalleryKit
import Laws
import TermSession
import Workbench

struct BrowseCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "browse", abstract: "Opens the interactive gallery.",
      discussion: """
        Press ? for keyboard shortcuts.
        --theme takes tokens too, as file:brand.tokens.json, folder:Brand.xcassets, 'command:make tokens' or https://…, and \
        shows them again when they change.
        Without a screen: --linear takes commands line by line and answers in words, such as open tag/filled; help lists \
        them. follow, present and demo only show pictures; pending, diff, accept and reject review line by line.
        To save an image without a terminal: \(ProgramName.current) browse --still --keys m --format svg
        """)
  }

  @Argument(
    help: "The component, or the state to open: component/variant:knob=value,…@setting=value,…",
    completion: .link)
  var link: String?

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Environment")
  var room: SizeOptions

  @OptionGroup
  var stage: StageOptions

  @Flag(name: .shortAndLong, help: "Do not print the copied link after quitting.")
  var quiet = false

  @Flag(help: "Use prompts and answers in words, line by line; no terminal is needed.")
  var linear = false

  @OptionGroup(title: "Kiosk")
  var kiosk: KioskOptions

  @OptionGroup(title: "Still image")
  var still: StillOptions

  func validate() throws {
    guard linear, still.still else { return }
    throw ValidationError("--linear has no picture: leave it or --still out.")
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.opening(
      environment.themes, links: [link].compactMap(\.self), isKiosk: kiosk.kiosk,
      asking: kiosk.kiosk ? .never : still.still || linear ? .now : .later)
    guard !still.still else { return try takeStill(context) }
    // A kiosk cannot read files once it is entered.
    let waivers = kiosk.kiosk ? FindingWaivers(ofPackageIn: context.catalogue) : nil
    return try run(try context.entering(kiosk), waivers)
  }

  /// - Parameter waivers: the waivers of the package; nil to read them on demand.
  private func run(
    _ context: ToolContext, _ waivers: FindingWaivers?
  ) throws(ToolError) -> ExitStatus {
    guard !linear else { return try runLinear(in: context, waivers) }
    try checkTerminal(context)
    var request = try context.request(link, environment, room, waivers: waivers)
    request.options.editing = .files
    request.options.worksInSlices = true
    request.options.countsFindings = !kiosk.kiosk
    kiosk.apply(to: &request.options)
    var memory = GalleryMemory(context.environment, isKiosk: kiosk.kiosk)
    request.options.remembered = memory.load { request.options.forgotten = $0 }
    let start = context.gallery(request, stage)
    var program = start.program
    let themes = context.opened.isEmpty || kiosk.kiosk ? nil : try ThemeWatch(context)
    // Requests to commands and servers must not outlive the gallery.
    defer { themes?.stop() }
    let file = kiosk.kiosk ? nil : ProgramFile.running(as: ProcessStart.arguments.first ?? "")
    let log =
      file == nil
      ? nil : context.environment[ProcessEnvironment.buildLogVariable].map(BuildLog.init)
    var model = program.initialModel
    var rejected: ProgramFile.Identity?
    while true {
      let ending = try context.play(
        GalleryAct(program, file: file, rejected: rejected, log: log, themes: themes?.edits),
        from: model, start, stage, kiosk)
      let copied = quiet ? nil : ending.model.lastCopied
      let colors = kiosk.kiosk ? nil : program.unsavedColors(ending.model)
      if ending.reason.leavesTime {
        memory.save(program.remembered(ending.model)) { StandardStreams.complain("warning: \($0)") }
      }
      themes?.stop()
      guard ending.reason == .startAnew, let file else {
        if let colors {
          if ending.reason.leavesTime {
            try context.print(colors)
          } else {
            BriefPrinting.print(colors, on: 1)
          }
        }
        return try context.finish(ending.reason, stage, kiosk, copied: copied)
      }
      if let copied { try context.print(copied + "\n") }
      // The next program starts without them.
      if let colors { try context.print(colors) }
      rejected = file.identity
      // If this returns, the new program did not start, and the old one continues.
      let reason = Restart(
        file: file, arguments: arguments(for: ending.model, of: program, context.opened)
      ).run()
      for theme in themes?.themes ?? [] { program = program.replacing(theme) }
      model = ending.model
      model.lastCopied = nil
      program.learn(.failedToStart(reason), &model)
    }
  }

  /// The command line that opens the gallery in its current state: the link contains the settings in effect, the
  /// flags contain those that follow the terminal or cannot be in a link.
  func arguments(
    for model: GalleryModel, of program: GalleryProgram, _ opened: [OpenedTheme] = []
  ) -> [String] {
    var words =
      [
        ProcessStart.arguments.first ?? ProgramName.current, "browse",
      ] + (model.showsOverview ? [] : [program.link(model)])
    for setting in Setting.all where setting.isAutomatic {
      words += ["--" + setting.name, model.environment.said(setting) ?? "auto"]
    }
    // Where they were not chosen, they are those of the terminal.
    if let glyphs = model.environment.said(.glyphs) { words += ["--glyphs", glyphs] }
    words += [
      "--ui-lang", model.language.rawValue, "--backend", stage.backend.rawValue,
      "--shapes", (stage.shapes?.value ?? .auto).rawValue,
    ]
    // A link cannot name files outside the folder of the baselines.
    if let theme = opened.first(where: { !$0.isLimited && $0.name == model.environment.theme }),
      let spelling = theme.spelling
    {
      words += ["--theme", spelling]
    }
    if stage.noMotion { words.append("--no-motion") }
    if stage.noMouse { words.append("--no-mouse") }
    if stage.noQuery { words.append("--no-query") }
    if quiet { words.append("--quiet") }
    return words
  }

  private func checkTerminal(_ context: ToolContext) throws(ToolError) {
    try context.checkTerminal(
      for: "browse",
      instead:
        "Without one, `\(ProgramName.current) list` names the components, `\(ProgramName.current) show LINK` "
        + "draws one, and `\(ProgramName.current) --linear` works line by line.",
      dumb:
        "`\(ProgramName.current) show LINK` prints a state as text, and `\(ProgramName.current) --linear` works "
        + "line by line.")
  }
}

extension BrowseCommand {
  /// Runs the gallery by prompts and answers.
  func runLinear(
    in context: ToolContext, _ waivers: FindingWaivers? = nil
  ) throws(ToolError) -> ExitStatus {
    let request = try context.request(link, environment, room, waivers: waivers)
    var options = request.options
    kiosk.apply(to: &options)
    options.language =
      context.environment.showsUnicode
      ? stage.uiLang?.value ?? context.environment.language : .english
    if !context.environment.showsUnicode { options.languages = [.english] }
    let policy = request.settings.widthPolicy ?? .grapheme
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: policy))
    var run = LinearRun(
      LinearGallery(program) { KeyPress(named: $0) }, options.language, kiosk: kiosk, context)
    return try run.run()
  }
}
