/// Which glyphs frames, caps and marks are drawn with.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Box lines, block eighths and marks such as `✓`.
  case unicode
  /// Printable ASCII alone, for terminals and fonts without the rest.
  case ascii
}
