/// Which sixteen named colours a terminal shows, as it ships.
///
/// ```swift
/// let red = NamedColors.solarized.palette[1]  // the colour of SGR 31
/// ```
public enum NamedColors: String, Hashable, Sendable, CaseIterable {
  /// xterm's own resources.
  case xterm
  /// The terminal of Visual Studio Code with its light theme, whose white is a dark grey.
  case visualStudioCodeLight = "vscode-light"
  /// The terminal of Visual Studio Code with its dark theme.
  case visualStudioCodeDark = "vscode-dark"
  /// Solarized, light and dark: its bright colours are greys.
  case solarized
  /// Tango, of GNOME's terminal and others.
  case tango
  /// Campbell, of Windows Terminal and the console of Windows.
  case windows
  /// Terminal on macOS with its basic profile.
  case apple
  /// The console of Linux, which answers no question about its colours.
  case linux
  /// kitty.
  case kitty
  /// Any of them: the terminal did not say which.
  case unknown

  /// The palette, indices 0…15.
  public var palette: IndexedPalette { Self.palettes[self] ?? .xterm16 }

  /// Those with known colours.
  public static let known = allCases.filter { $0 != .unknown }

  private static let palettes: [NamedColors: IndexedPalette] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, IndexedPalette(anyOf: $0.alternatives)) })

  /// The palettes that the terminal may have.
  private var alternatives: [[RGB]] {
    self == .unknown ? Self.known.map { $0.values.map(RGB.init) } : [values.map(RGB.init)]
  }

  /// The colours in the order of their indices; those of xterm if they are unknown.
  private var values: [UInt32] {
    switch self {
    case .xterm, .unknown:
      [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]
    case .visualStudioCodeLight:
      [
        0x000000, 0xCD3131, 0x107C10, 0x949800, 0x0451A5, 0xBC05BC, 0x0598BC, 0x555555,
        0x666666, 0xCD3131, 0x14CE14, 0xB5BA00, 0x0451A5, 0xBC05BC, 0x0598BC, 0xA5A5A5,
      ]
    case .visualStudioCodeDark:
      [
        0x000000, 0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xE5E5E5,
        0x666666, 0xF14C4C, 0x23D18B, 0xF5F543, 0x3B8EEA, 0xD670D6, 0x29B8DB, 0xE5E5E5,
      ]
    case .solarized:
      [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
        0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
      ]
    case .tango:
      [
        0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
        0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
      ]
    case .windows:
      [
        0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
        0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
      ]
    case .apple:
      [
        0x000000, 0xC23621, 0x25BC24, 0xADAD27, 0x492EE1, 0xD338D3, 0x33BBC8, 0xCBCCCD,
        0x818383, 0xFC391F, 0x31E722, 0xEAEC23, 0x5833FF, 0xF935F8, 0x14F0F0, 0xE9EBEB,
      ]
    case .linux:
      [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
      ]
    case .kitty:
      [
        0x000000, 0xCC0403, 0x19CB00, 0xCECB00, 0x0D73CC, 0xCB1ED1, 0x0DCDCD, 0xDDDDDD,
        0x767676, 0xF2201F, 0x23FD00, 0xFFFD00, 0x1A8FFF, 0xFD28FF, 0x14FFFF, 0xFFFFFF,
      ]
    }
  }
}
