/// The words of the command line, from which options are taken out.
struct Arguments {
  var words: [String]

  /// Takes a flag out; whether it was there.
  mutating func take(_ flag: String) -> Bool {
    guard let place = words.firstIndex(of: flag) else { return false }
    words.remove(at: place)
    return true
  }

  /// Takes an option and its value out; nil where it was not there.
  mutating func value(of option: String) -> String? {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
    defer { words.removeSubrange(place...place + 1) }
    return words[place + 1]
  }
}
