/// The arguments of the command line; options are removed as they are read.
struct Arguments {
  var words: [String]

  /// Removes a flag and returns whether it was given.
  mutating func take(_ flag: String) -> Bool {
    guard let place = words.firstIndex(of: flag) else { return false }
    words.remove(at: place)
    return true
  }

  /// Removes an option and returns its value; nil if it was not given.
  mutating func value(of option: String) -> String? {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
    defer { words.removeSubrange(place...place + 1) }
    return words[place + 1]
  }
}
