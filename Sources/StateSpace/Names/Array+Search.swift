extension Array where Element: Equatable {
  /// Whether it contains another array as a contiguous run.
  ///
  /// It takes at most two comparisons for each element of both (Knuth, Morris and Pratt 1977), whatever their content.
  func holds(_ part: [Element]) -> Bool {
    guard !part.isEmpty else { return true }
    // How much of the part's beginning ends at each of its places.
    var borders = [0]
    var matched = 0
    for element in part.dropFirst() {
      while matched > 0, part[matched] != element { matched = borders[matched - 1] }
      if part[matched] == element { matched += 1 }
      borders.append(matched)
    }
    matched = 0
    for element in self {
      while matched > 0, part[matched] != element { matched = borders[matched - 1] }
      if part[matched] == element { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }
}

extension String {
  /// Whether it holds another text, byte by byte.
  ///
  /// `contains` normalizes the text at every position again, which takes minutes for a text of a thousand combining
  /// marks.
  package func holds(_ part: String) -> Bool {
    part.utf8.count <= utf8.count && Array(utf8).holds(Array(part.utf8))
  }
}
