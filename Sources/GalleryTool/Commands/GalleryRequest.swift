import ColorScience
import GSDesign
import GalleryKit
import Laws
import TermRender
import TermSession
import Workbench

/// The options and the settings that a command line opens a gallery with.
struct GalleryRequest {
  var options = GalleryOptions()
  var settings = Settings()
}

extension ToolContext {
  /// The request to open the gallery of a package, where audits are waived.
  ///
  /// - Parameters:
  ///   - link: the component or the state to open.
  ///   - room: the size of components; nil if nothing but the link sets it.
  ///   - waivers: the waivers of the package; nil to read them on demand.
  func request(
    _ link: String?, _ environment: EnvironmentOptions, _ room: SizeOptions? = nil,
    waivers: FindingWaivers? = nil
  ) throws(ToolError) -> GalleryRequest {
    var (options, settings) = (GalleryOptions(), Settings())
    options.waive { [catalogue] in waivers ?? FindingWaivers(ofPackageIn: catalogue) }
    if let link {
      let component = Link.component(link, in: catalogue)
      let parsed = try parsedLink(component?.link ?? link, isLenient: true)
      options.link = component == nil ? parsed.link : nil
      options.link?.environment = Settings()
      options.component = component?.name
      options.warnings = parsed.warnings.map(\.phrase)
      settings = parsed.link.environment
    }
    options.warnings += opened.flatMap(\.notes)
    for opened in opened { options.tokens[opened.name] = opened.tokens }
    try environment.apply(to: &settings, in: self)
    room?.apply(to: &settings)
    options.environment.apply(settings, in: catalogue)
    return GalleryRequest(options: options, settings: settings)
  }

  /// A gallery on the terminal: the terminal and the last visit decide everything that was not chosen.
  ///
  /// - Parameter hasMotion: whether pressed components may show so for a moment.
  func gallery(
    _ request: GalleryRequest, _ stage: StageOptions, hasMotion: Bool = true
  ) -> GalleryStart {
    var options = request.options
    let profile = profile
    if !environment.showsUnicode { options.languages = [.english] }
    options.environmentLanguage = stage.uiLang?.value ?? environment.language
    options.language = options.environmentLanguage
    if stage.uiLang == nil, let language = options.remembered.interfaceLanguage,
      options.languages.contains(language)
    {
      options.language = language
    }
    options.hasMotion = hasMotion && !stage.noMotion
    options.terminalName = environment.terminalName
    // A distant terminal answers after the first frame: until then, assume the appearance of the last visit.
    let appearance =
      profile.appearance.value ?? options.remembered.appearance(of: options.terminalName)
    options.terminal = TerminalFacts(
      appearance: appearance ?? .light, depth: profile.colorDepth.value,
      glyphs: profile.glyphs.value)
    let widthPolicy = request.settings.widthPolicy ?? .grapheme
    let widths = FollowedWidths(widthPolicy)
    var environment = RenderEnvironment(
      theme: .chrome, depth: profile.colorDepth.value,
      glyphs: request.settings.glyphs ?? profile.glyphs.value, widthPolicy: widthPolicy)
    environment.namedColors = request.settings.namedColors?.palette
    return GalleryStart(
      program: GalleryProgram(
        catalogue: catalogue, options: options, probe: RenderingClient.rendering(widths: widths)),
      environment: environment, followed: request.settings.widthPolicy == nil ? widths : nil)
  }

  /// A gallery without a terminal: the arguments alone decide.
  ///
  /// - Parameter depth: the colour depth of its pictures.
  func gallery(
    _ request: GalleryRequest, _ stage: StageOptions, drawnIn depth: ColorDepth
  ) -> GalleryStart {
    var options = request.options
    options.language = stage.uiLang?.value ?? .english
    options.terminal = TerminalFacts(
      appearance: request.settings.appearance ?? .light, depth: depth)
    let widthPolicy = request.settings.widthPolicy ?? .grapheme
    return GalleryStart(
      program: GalleryProgram(
        catalogue: catalogue, options: options,
        probe: RenderingClient.rendering(widthPolicy: widthPolicy)),
      environment: RenderEnvironment(
        theme: .chrome, depth: depth, glyphs: request.settings.glyphs ?? .unicode,
        widthPolicy: widthPolicy),
      followed: nil)
  }
}
