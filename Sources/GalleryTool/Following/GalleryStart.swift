import GSDesign
import GalleryKit
import TermRender

/// What a gallery on a terminal starts with, besides its program.
struct GalleryStart {
  let environment: RenderEnvironment
  let widths: FollowedWidths
  /// Whether columns were to be counted in one way, whatever the terminal does.
  let hasOwnWidths: Bool
}

extension ToolContext {
  /// What is known of the terminal and what was asked for, put into the options of a gallery.
  ///
  /// - Parameter flags: what was asked for; the glyphs of the terminal are put in.
  func start(
    _ options: inout GalleryOptions, _ flags: inout LinkEnvironment, _ stage: StageOptions
  ) -> GalleryStart {
    options.language = stage.uiLang?.value ?? environment.language
    let profile = profile
    options.terminal = TerminalFacts(
      appearance: profile.appearance.value ?? .light, depth: profile.colorDepth.value)
    flags.glyphs = flags.glyphs ?? profile.glyphs.value
    options.environment.apply(flags, in: catalogue)
    let widthPolicy = flags.widthPolicy ?? .grapheme
    return GalleryStart(
      environment: RenderEnvironment(
        theme: .chrome, depth: profile.colorDepth.value, glyphs: flags.glyphs ?? .unicode,
        widthPolicy: widthPolicy),
      widths: FollowedWidths(widthPolicy), hasOwnWidths: flags.widthPolicy != nil)
  }

  /// Holds the terminal as long as an act runs; it is the shell's again when this returns or throws.
  func play<Played: Act & ~Copyable>(
    _ act: consuming Played, from model: Played.Played.Model, _ options: StageOptions,
    _ start: GalleryStart
  ) throws(ToolError) -> Ending<Played.Played.Model> {
    var stage = try stage(
      options, start.environment, widths: start.hasOwnWidths ? nil : start.widths)
    var act = act
    do throws(SessionError) {
      return try stage.play(&act, from: model)
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }
}
