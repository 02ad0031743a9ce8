/// How tall components are drawn.
public enum Density: String, Hashable, Sendable, CaseIterable {
  /// As specified: vertical padding in eighths of a row.
  case faithful
  /// One row each, for narrow screens and long lists.
  case compact
}
