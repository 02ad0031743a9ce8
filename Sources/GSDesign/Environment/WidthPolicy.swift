/// How columns are counted where terminals differ.
public enum WidthPolicy: String, Hashable, Sendable, CaseIterable {
  /// The sum of the widths of the scalars, as terminals count that do not cluster.
  case wcwidth
  /// A grapheme cluster is one glyph of one or two columns.
  case grapheme
  /// As `grapheme`, with East Asian Ambiguous characters two columns wide (UAX #11).
  case ambiguousWide = "ambiguous-wide"
}
