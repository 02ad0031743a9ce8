/// A terminal that is known by its name; the raw value is how people write it.
public enum TerminalIdentity: String, Hashable, Sendable, CaseIterable {
  /// Alacritty.
  case alacritty = "Alacritty"
  /// Terminal of macOS.
  case appleTerminal = "Apple Terminal"
  /// Contour.
  case contour
  /// foot, of Wayland.
  case foot
  /// Ghostty.
  case ghostty = "Ghostty"
  /// iTerm2, of macOS.
  case iTerm = "iTerm2"
  /// kitty.
  case kitty
  /// Konsole, of KDE.
  case konsole = "Konsole"
  /// The console of the Linux kernel.
  case linuxConsole = "Linux console"
  /// mintty, of Windows.
  case mintty
  /// mlterm.
  case mlterm
  /// rxvt and its derivatives.
  case rxvt
  /// GNU screen, a multiplexer.
  case screen = "GNU screen"
  /// st, the simple terminal.
  case simple = "st"
  /// tmux, a multiplexer.
  case tmux
  /// The terminal of Visual Studio Code.
  case vscode = "Visual Studio Code"
  /// VTE, the library of GNOME, and the terminals built on it.
  case vte = "VTE"
  /// WezTerm.
  case wezterm = "WezTerm"
  /// xterm.
  case xterm

  /// The terminal that reports this version (XTVERSION).
  init?(version: String) {
    let name = version.lowercased().prefix { $0.isLetter || $0.isNumber }
    switch name {
    case "alacritty": self = .alacritty
    case "contour": self = .contour
    case "foot": self = .foot
    case "ghostty": self = .ghostty
    case "iterm2": self = .iTerm
    case "kitty": self = .kitty
    case "konsole": self = .konsole
    case "mintty": self = .mintty
    case "mlterm": self = .mlterm
    case "tmux": self = .tmux
    case "vte": self = .vte
    case "wezterm": self = .wezterm
    case "xterm": self = .xterm
    default: return nil
    }
  }

  /// The terminal that `TERM` names; what many pretend to be, such as `xterm`, names none.
  init?(term: String) {
    switch term.prefix(while: { $0 != "-" }) {
    case "xterm":
      if term.hasPrefix("xterm-kitty") {
        self = .kitty
      } else if term.hasPrefix("xterm-ghostty") {
        self = .ghostty
      } else {
        return nil
      }
    case "alacritty": self = .alacritty
    case "contour": self = .contour
    case "foot": self = .foot
    case "ghostty": self = .ghostty
    case "gnome", "vte": self = .vte
    case "konsole": self = .konsole
    case "linux": self = .linuxConsole
    case "mintty": self = .mintty
    case "mlterm": self = .mlterm
    case "rxvt": self = .rxvt
    case "st", "stterm": self = .simple
    case "tmux": self = .tmux
    case "wezterm": self = .wezterm
    default: return nil
    }
  }

  /// The terminal that `TERM_PROGRAM` names.
  init?(program: String) {
    switch program {
    case "Apple_Terminal": self = .appleTerminal
    case "WezTerm": self = .wezterm
    case "contour": self = .contour
    case "ghostty": self = .ghostty
    case "iTerm.app": self = .iTerm
    case "mintty": self = .mintty
    case "tmux": self = .tmux
    case "vscode": self = .vscode
    default: return nil
    }
  }

  /// Whether it draws the wedges from U+1FB3C on itself; seen in each of them.
  var drawsWedges: Bool {
    switch self {
    case .foot, .kitty, .konsole, .vte: true
    case .alacritty, .appleTerminal, .contour, .ghostty, .iTerm, .linuxConsole, .mintty, .mlterm,
      .rxvt, .screen, .simple, .tmux, .vscode, .wezterm, .xterm:
      false
    }
  }

  /// Whether it draws the half circles U+E0B6 and U+E0B4 itself.
  var drawsRoundEnds: Bool {
    switch self {
    case .ghostty, .kitty, .wezterm: true
    case .alacritty, .appleTerminal, .contour, .foot, .iTerm, .konsole, .linuxConsole, .mintty,
      .mlterm, .rxvt, .screen, .simple, .tmux, .vscode, .vte, .xterm:
      false
    }
  }

  /// Whether it has had direct colour in every version that is still about.
  var hasDirectColor: Bool {
    switch self {
    case .alacritty, .contour, .foot, .ghostty, .iTerm, .kitty, .konsole, .mintty, .vscode,
      .wezterm:
      true
    case .appleTerminal, .linuxConsole, .mlterm, .rxvt, .screen, .simple, .tmux, .vte, .xterm: false
    }
  }
}
