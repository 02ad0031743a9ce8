public import GSDesign

/// Components as text, for programs that print one and go on.
///
/// ```swift
/// import GSDesign
/// import TermRender
///
/// print(GSTag.filled("Swift").ansi(.truecolor, theme: .zatch))
/// ```
///
/// A component is drawn at its natural size. For a whole screen that answers to keys, make a gallery.
extension Component {
  /// The component in colours for a terminal: lines joined by line feeds, each ending without a colour set.
  ///
  /// - Parameters:
  ///   - depth: the colours the terminal has.
  ///   - theme: whose colours the roles are.
  ///   - appearance: light or dark, as the terminal's background is.
  public func ansi(
    _ depth: ColorDepth = .truecolor, theme: Theme = .gitspace, appearance: Appearance = .light
  ) -> TerminalText {
    ansi(in: RenderEnvironment(theme: theme, appearance: appearance, depth: depth))
  }

  /// The component in colours for a terminal, with every part of the environment given.
  public func ansi(in environment: RenderEnvironment) -> TerminalText {
    TerminalText(
      bytes:
        surface(in: environment).ansi(depth: environment.depth, named: environment.namedColors)
        .dropLast())
  }

  /// The component without colours or any escape sequence: lines joined by line feeds.
  public func plainText(in environment: RenderEnvironment = RenderEnvironment()) -> String {
    String(surface(in: environment).plainText.dropLast())
  }

  /// The component as an SVG document.
  ///
  /// - Parameters:
  ///   - title: names the picture, for people who do not see it.
  ///   - environment: its appearance is that of the paper too.
  public func svg(
    title: String, in environment: RenderEnvironment = RenderEnvironment()
  ) -> String {
    surface(in: environment).svg(
      title: title, description: plainText(in: environment),
      colors: ExportColors(appearance: environment.appearance))
  }

  /// The component as one `pre` element with its styles inside, to be put into any page.
  ///
  /// - Parameters:
  ///   - label: describes the picture to screen readers; the text itself stays readable.
  ///   - environment: its appearance is that of the paper too.
  public func html(
    label: String, in environment: RenderEnvironment = RenderEnvironment()
  ) -> String {
    surface(in: environment).html(
      label: label, colors: ExportColors(appearance: environment.appearance))
  }

  private func surface(in environment: RenderEnvironment) -> Surface {
    Renderer().draw(element, environment: environment).surface
  }
}
