public import GSDesign

/// Fits text that has passed the gate into columns.
public enum TextFitting {
  /// The text, or as many of its clusters as leave room for `…` at the end.
  ///
  /// The result is never wider than `columns` and no cluster is cut. Where the mark itself is too wide (one column and
  /// ambiguous characters two wide) it is a full stop.
  public static func truncated(
    _ text: String, columns: Int, policy: WidthPolicy = .grapheme
  ) -> String {
    if DisplayWidth.columns(of: text, policy: policy) <= columns { return text }
    guard columns > 0 else { return "" }
    let mark = self.mark(columns: columns, policy: policy)
    var prefix = FittingPrefix(limit: columns - DisplayWidth.columns(of: mark, policy: policy))
    DisplayWidth.forEachCluster(in: text, policy: policy) { prefix.append($0, columns: $1) }
    return prefix.text + mark
  }

  /// The text in lines of at most `columns`, broken at spaces; a word that is longer than a line is broken between
  /// clusters.
  ///
  /// Spaces at a break are left out; all else is kept. A wide cluster in a single column is shown by the truncation
  /// mark. The empty text is one empty line; with no columns there are no lines.
  public static func wrapped(
    _ text: String, columns: Int, policy: WidthPolicy = .grapheme
  ) -> [String] {
    guard columns > 0 else { return [] }
    if DisplayWidth.columns(of: text, policy: policy) <= columns { return [text] }
    var wrapping = LineWrapping(columns: columns, mark: mark(columns: columns, policy: policy))
    DisplayWidth.forEachCluster(in: text, policy: policy) { cluster, width in
      wrapping.append(cluster, columns: width)
    }
    return wrapping.finished()
  }

  private static func mark(columns: Int, policy: WidthPolicy) -> String {
    DisplayWidth.columns(of: "…", policy: policy) <= columns ? "…" : "."
  }
}
