/// The words of a name, to tell how much two names have in common.
struct NameWords {
  private let words: Set<Substring>

  /// - Parameter name: a state as links spell it, or an id.
  init(_ name: String) {
    var words: Set<Substring> = []
    for knob in name.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == "/" }) {
      words.insert(knob)
      for part in knob.split(whereSeparator: { $0 == "=" || $0 == "-" || $0 == "." }) {
        words.insert(part)
      }
    }
    self.words = words
  }

  /// 0…1000: the share of words that both have (Dice 1945).
  func likeness(to other: NameWords) -> Int {
    let count = words.count + other.words.count
    return count == 0 ? 1000 : 2000 * words.intersection(other.words).count / count
  }
}

/// Pairs former names with new ones, all of which would fit each other.
enum NamePairing {
  /// Up to so many combinations the most alike are found; of more, the first goes with the first.
  private static let mostCombinations = 4096

  /// - Returns: places in both lists, by the place of the new name; as many as the shorter list has.
  static func pairs(_ old: [String], _ new: [String]) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count > 1 || new.count > 1, old.count * new.count <= mostCombinations else {
      return zip(old.indices, new.indices).map { (old: $0, new: $1) }
    }
    let formerWords = old.map(NameWords.init)
    let newWords = new.map(NameWords.init)
    var combinations: [(likeness: Int, old: Int, new: Int)] = []
    for (first, words) in formerWords.enumerated() {
      for (second, others) in newWords.enumerated() {
        combinations.append((words.likeness(to: others), first, second))
      }
    }
    combinations.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    var partners = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    for combination in combinations
    where !isTaken[combination.old] && partners[combination.new] == nil {
      isTaken[combination.old] = true
      partners[combination.new] = combination.old
    }
    return partners.enumerated().compactMap { new, old in old.map { (old: $0, new: new) } }
  }
}
