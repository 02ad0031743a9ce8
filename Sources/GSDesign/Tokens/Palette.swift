/// The colours of a design system, named by appearance as their originals name them.
///
/// Only palettes contain colour values. A role takes its colour from an entry; nothing else names one.
struct Palette: Hashable, Sendable {
  /// One colour, or one colour for each appearance.
  struct Entry: Hashable, Sendable {
    let name: String
    var light: TokenValue
    var dark: TokenValue

    /// An entry with the same value in both appearances.
    init(_ name: String, _ value: TokenValue) {
      self.init(name, light: value, dark: value)
    }

    init(_ name: String, light: TokenValue, dark: TokenValue) {
      self.name = name
      self.light = light
      self.dark = dark
    }

    func value(_ appearance: Appearance) -> TokenValue {
      switch appearance {
      case .light: light
      case .dark: dark
      }
    }
  }

  var entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The palette with entries of another that this one borrows.
  func borrowing(_ names: [String], from other: Palette) -> Palette {
    Palette(entries + other.entries.filter { names.contains($0.name) })
  }
}
