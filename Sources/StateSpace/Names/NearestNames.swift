/// The names most like a wrong one, best first.
///
/// Like means: it begins or holds the wrong name, or becomes it in few edits (Damerau and Levenshtein, with
/// neighbours swapped counting as one).
package func nearestNames(to wrong: String, among names: [String], limit: Int = 3) -> [String] {
  let wrong = scalars(of: wrong.lowercased())
  guard !wrong.isEmpty else { return [] }
  // Of a short name, more edits would leave nothing.
  let allowed = wrong.count < 5 ? 1 : max(2, wrong.count / 3)
  var ranked: [(distance: Int, name: String)] = []
  for name in names {
    let candidate = scalars(of: name)
    // Each letter too many or too few is an edit.
    let isComparable = abs(wrong.count - candidate.count) <= allowed
    if isComparable, case let distance = editDistance(wrong, candidate), distance <= allowed {
      ranked.append((distance, name))
    } else if candidate.starts(with: wrong)
      || candidate.reversed().starts(with: (["/"] + wrong).reversed())
    {
      ranked.append((allowed, name))
    } else if wrong.count > 3, candidate.holds(wrong) {
      ranked.append((allowed + 1, name))
    }
  }
  // A stable order: the distance, then as declared.
  let ordered = ranked.enumerated().sorted {
    ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
  }
  return ordered.prefix(limit).map(\.element.name)
}

/// The limit of scalars that are compared, so that a hostile name costs no more, however many marks a letter has.
private func scalars(of name: String) -> [Unicode.Scalar] { Array(name.unicodeScalars.prefix(64)) }

/// The number of insertions, deletions, replacements and swaps of neighbours between two names.
func editDistance<Unit: Equatable>(_ left: [Unit], _ right: [Unit]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 1...left.count {
    var current = [row]
    for column in 1...right.count {
      let isSame = left[row - 1] == right[column - 1]
      var best = min(previous[column] + 1, current[column - 1] + 1)
      best = min(best, previous[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        best = min(best, beforePrevious[column - 2] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
