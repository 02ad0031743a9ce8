import GSDesign
import GalleryKit
import TermRender
import TermSession

/// What a gallery on a terminal starts with, besides its program.
struct GalleryStart {
  let environment: RenderEnvironment
  let widths: FollowedWidths
  /// The same, where no way of counting columns was asked for: then they follow the terminal.
  let followed: FollowedWidths?
}

extension ToolContext {
  /// What is known of the terminal and what was asked for, put into the options of a gallery.
  ///
  /// - Parameter flags: what was asked for; the glyphs of the terminal are put in.
  func start(
    _ options: inout GalleryOptions, _ flags: inout Settings, _ stage: StageOptions
  ) -> GalleryStart {
    options.language = stage.uiLang?.value ?? environment.language
    let profile = profile
    options.terminal = TerminalFacts(
      appearance: profile.appearance.value ?? .light, depth: profile.colorDepth.value)
    flags.glyphs = flags.glyphs ?? profile.glyphs.value
    options.environment.apply(flags, in: catalogue)
    let widthPolicy = flags.widthPolicy ?? .grapheme
    let widths = FollowedWidths(widthPolicy)
    return GalleryStart(
      environment: RenderEnvironment(
        theme: .chrome, depth: profile.colorDepth.value, glyphs: flags.glyphs ?? .unicode,
        widthPolicy: widthPolicy),
      widths: widths, followed: flags.widthPolicy == nil ? widths : nil)
  }
}
