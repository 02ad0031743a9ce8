/// Patterns in which some elements match any number of elements of a sequence.
enum Wildcard {
  /// Whether a pattern matches a whole sequence: the last such element that was met takes one more element whenever the
  /// rest does not match, so that the work is bounded by the product of both lengths.
  static func matches<Part, Element>(
    _ pattern: [Part], _ text: [Element], wild: (Part) -> Bool, same: (Part, Element) -> Bool
  ) -> Bool {
    var (place, index) = (0, 0)
    var retry: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, wild(pattern[place]) {
        retry = (place, index)
        place += 1
      } else if place < pattern.count, same(pattern[place], text[index]) {
        place += 1
        index += 1
      } else if let last = retry {
        place = last.place + 1
        index = last.index + 1
        retry = (last.place, index)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(wild)
  }
}
