package import ColorScience

extension Theme {
  /// The names of the palette's entries, as the design system names them.
  public var paletteEntries: [String] { definition.palette.entries.map(\.name) }

  /// The theme with another value for one entry of its palette: every role that is made of the
  /// entry changes, and no other.
  ///
  /// - Parameters:
  ///   - entry: one of `paletteEntries`.
  ///   - value: the new value.
  ///   - appearance: where it holds; nil for both.
  /// - Throws: `ThemeError.unknownEntry` or `ThemeError.malformedEntry`.
  public func replacing(
    entry: String, with value: TokenValue, in appearance: Appearance? = nil
  ) throws(ThemeError) -> Theme {
    guard value.parsed != nil else {
      throw .malformedEntry(entry, theme: name, value: value.description)
    }
    var changed = definition
    guard let index = changed.palette.entries.firstIndex(where: { $0.name == entry }) else {
      throw .unknownEntry(entry, theme: name, known: paletteEntries)
    }
    if appearance != .dark { changed.palette.entries[index].light = value }
    if appearance != .light { changed.palette.entries[index].dark = value }
    return Theme(changed)
  }

  /// The theme with colours that stand as they are under every contrast, neither fitted nor derived; all other roles
  /// are what they were.
  ///
  /// So a theme is shown as it was drawn once, by the colours that were kept of it.
  package func holding(_ colors: [Appearance: [ColorRole: RGB]], as name: String) -> Theme {
    var changed = definition
    changed.name = name
    changed.held.merge(colors) { known, more in known.merging(more) { $1 } }
    return Theme(changed)
  }
}
