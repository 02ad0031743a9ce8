import GSDesign
import GalleryKit
import TermRender
import TermSession

extension ToolContext {
  /// What a command of a kiosk works with: the process is confined from here on, and of the environment only what is
  /// believed is left. Without `--kiosk` nothing changes.
  func entering(_ options: KioskOptions) throws(ToolError) -> ToolContext {
    guard options.kiosk else { return self }
    let believed = environment.sanitizedForKiosk
    // Whoever looks on for hours uses seconds of it; a loop without an end uses all.
    let seconds = options.limits.total.map { max(30, min($0, 600)) } ?? 86_400
    let refused = Confinement.enter(
      Confinement.Limits(processorSeconds: seconds), environment: believed.variables)
    if let refused {
      throw ToolError(
        .notPossibleHere,
        "The kiosk cannot limit itself: \(StandardStreams.describe(refused)); nothing was opened.")
    }
    return ToolContext(catalogue: catalogue, environment: believed)
  }

  /// Holds the terminal as long as an act is played; it is the shell's again when this returns or throws. In a kiosk the
  /// limits of a visit end it too.
  ///
  /// - Parameters:
  ///   - widths: how columns are counted; nil where that was chosen and follows no terminal.
  ///   - reach: what the act connects to in a kiosk once it is played.
  ///   - chrome: the language and the terminal of what is said over the act.
  func play<Shown: Act & ~Copyable>(
    _ act: consuming Shown, from model: Shown.Played.Model, _ options: StageOptions,
    _ kiosk: KioskOptions, on environment: RenderEnvironment, _ widths: FollowedWidths?,
    reach: Confinement.Reach = .nothing, chrome: GalleryOptions
  ) throws(ToolError) -> Ending<Shown.Played.Model> where Shown.Played.Model: Hashable {
    guard !kiosk.kiosk || options.backend != .ncurses else {
      throw ToolError(
        .badArguments,
        "--backend ncurses needs a file for its frames, and --kiosk writes none: leave one of them "
          + "out.")
    }
    var stage = try stage(
      options, environment, widths: widths, isKiosk: kiosk.kiosk, silence: kiosk.silence)
    do throws(SessionError) {
      guard kiosk.kiosk else {
        var act = act
        return try stage.play(&act, from: model)
      }
      // The terminal is open: no file besides has to be.
      Confinement.seal(reaching: reach)
      let policy = environment.widthPolicy
      var visit = KioskAct(
        act, limits: kiosk.limits, language: chrome.language,
        appearance: chrome.terminal.appearance,
        width: { DisplayWidth.columns(of: $0, policy: widths?.policy ?? policy) })
      let ending = try stage.play(
        &visit, from: KioskModel(model, appearance: chrome.terminal.appearance))
      return Ending(reason: ending.reason, model: ending.model.shown)
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }

  /// The terminal is the shell's again: the link that was copied last is printed, a visitor is told goodbye, and a signal
  /// is passed on.
  func finish(
    _ reason: EndReason, _ kiosk: KioskOptions, _ stage: StageOptions, copied link: String?
  ) throws(ToolError) -> ExitStatus {
    if let link { try print(link + "\n") }
    // Frames are put into ASCII where that is all the terminal shows; Korean words cannot be.
    let language =
      environment.showsUnicode ? stage.uiLang?.value ?? environment.language : .english
    if let line = kiosk.farewell(reason, language) { try print(line + "\n") }
    return try reason.status()
  }
}

extension KioskOptions {
  /// Takes from a gallery what strangers are not offered.
  func apply(to options: inout GalleryOptions) {
    guard kiosk else { return }
    options.withholdLeaving()
    options.copiesLinks = allowCopy
  }

  /// The last line a visitor reads, once the terminal is the shell's again; nil where it is not theirs any more.
  func farewell(_ reason: EndReason, _ language: Language) -> String? {
    guard kiosk else { return nil }
    switch reason {
    case .quit, .interrupted, .open, .startAnew: return Phrase.farewell[language]
    case .limit(.idle): return Phrase.farewellIdle[language]
    case .limit(.total): return Phrase.farewellTime[language]
    case .signal, .hangup: return nil
    }
  }
}
