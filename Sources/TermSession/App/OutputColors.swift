public import GSDesign
public import TermRender

/// Whether text for a terminal has colours and attributes.
public enum OutputColors: String, Hashable, Sendable, CaseIterable {
  /// As the terminal can and the person wishes: none in a file or a pipe and with `TERM=dumb`; attributes alone with
  /// `NO_COLOR` (no-color.org) or `CLICOLOR=0`; in a pipe too with `CLICOLOR_FORCE`.
  case detected
  /// Always, in as many colours as the terminal is known to have: for a program that shows the text itself.
  case always
  /// Never: words alone.
  case never
}

extension Component {
  /// The component as text for a file descriptor, in colours where they are wanted.
  ///
  /// ```swift
  /// print(GSTag.filled("Swift").ansi(.detected))
  /// ```
  ///
  /// - Parameters:
  ///   - colors: who decides on colours.
  ///   - descriptor: where the text goes; 1 is standard output.
  ///   - theme: whose colours the roles are.
  ///   - appearance: light or dark; nil is that of the terminal as far as its variables say so, else light.
  public func ansi(
    _ colors: OutputColors, on descriptor: Int32 = 1, theme: Theme = .gitspace,
    appearance: Appearance? = nil
  ) -> TerminalText {
    ansi(
      colors, in: ProcessStart.variables(ProcessStart.terminalVariables),
      isTerminal: isTerminal(descriptor), theme: theme, appearance: appearance)
  }

  /// The same for given variables.
  func ansi(
    _ colors: OutputColors, in variables: [String: String], isTerminal: Bool, theme: Theme,
    appearance: Appearance?
  ) -> TerminalText {
    let known = colors.known(in: variables, isTerminal: isTerminal)
    let environment = RenderEnvironment(
      theme: theme, appearance: appearance ?? known.appearance.value ?? .light,
      depth: known.colorDepth.value, glyphs: known.glyphs.value)
    let isStyled =
      switch colors {
      case .detected: known.isStyled.value
      case .always: true
      case .never: false
      }
    return isStyled
      ? ansi(in: environment) : TerminalText(bytes: Array(plainText(in: environment).utf8))
  }
}

extension OutputColors {
  fileprivate func known(
    in variables: [String: String], isTerminal: Bool
  ) -> TerminalCapabilities {
    switch self {
    case .detected, .never:
      return CapabilityState(ofOutputIn: variables, isTerminal: isTerminal).capabilities
    case .always:
      let wishes: Set<String> = ["NO_COLOR", "CLICOLOR"]
      return CapabilityState(ofTerminalIn: variables.filter { !wishes.contains($0.key) })
        .capabilities
    }
  }
}
