/// A pattern of file paths, as Style Dictionary and shells write them.
///
/// `*` is any part of a name, `?` one character, `[a-z]` and `[!a-z]` one of a set, `{a,b}` one of several texts, and
/// `**` any number of folders. Names that begin with a dot have to be written with it.
package struct FilePattern: Sendable {
  /// The patterns without braces, one for each choice in them.
  package let alternatives: [Alternative]

  /// A longer text is refused.
  private static let longest = 1000
  /// More alternatives are refused.
  private static let mostAlternatives = 64

  /// Parses a pattern; nil for a text without a wildcard, for one that is too long, or with too many alternatives.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.contains(where: { "*?[{".contains($0) }),
      let texts = Self.withoutBraces(text)
    else { return nil }
    let alternatives = texts.map { Alternative($0) }
    guard texts.count > 1 || !alternatives.allSatisfy(\.isLiteral) else { return nil }
    self.alternatives = alternatives
  }

  /// The texts without braces, one for each choice in them, in order; nil for too many.
  private static func withoutBraces(_ text: String) -> [String]? {
    var done: [String] = []
    var waiting = [text]
    while let next = waiting.popLast() {
      guard done.count + waiting.count < mostAlternatives else { return nil }
      if let choices = choices(of: next) {
        waiting += choices.reversed()
      } else {
        done.append(next)
      }
    }
    return done
  }

  /// The texts for the first pair of braces with a comma and no braces in it; nil without such a pair.
  private static func choices(of text: String) -> [String]? {
    var open: String.Index?
    for index in text.indices {
      if text[index] == "{" { open = index }
      guard text[index] == "}", let start = open else { continue }
      open = nil
      let inner = text[text.index(after: start)..<index]
      guard inner.contains(",") else { continue }
      return inner.split(separator: ",", omittingEmptySubsequences: false).map {
        String(text[..<start] + $0 + text[text.index(after: index)...])
      }
    }
    return nil
  }

  /// A pattern without braces.
  package struct Alternative: Sendable {
    /// The folder that matching begins in; empty for the working folder.
    package let base: String
    private let names: [NamePattern]

    /// Places in a pattern that a path has come to.
    package struct State: Hashable, Sendable {
      fileprivate var places: Set<Int>
    }

    fileprivate init(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let all = parts.enumerated().filter { $0 == 0 || !$1.isEmpty }.map { NamePattern($1) }
      let literal = all.prefix { $0.literal != nil }.prefix(all.count - 1)
      let base = literal.compactMap(\.literal).joined(separator: "/")
      self.base = base.isEmpty && !literal.isEmpty ? "/" : base
      names = Array(all[literal.count...])
    }

    fileprivate var isLiteral: Bool { names.allSatisfy { $0.literal != nil } }

    /// The state of the folder that matching begins in.
    package var start: State { State(places: reached(from: [0])) }

    /// The state of a file or folder in a folder with a state; nil if neither it nor anything in it can match.
    package func state(of name: String, in folder: State) -> State? {
      var places: Set<Int> = []
      for place in folder.places where place < names.count {
        if names[place].isAnyFolder {
          if !name.hasPrefix(".") { places.insert(place) }
        } else if names[place].matches(name) {
          places.insert(place + 1)
        }
      }
      return places.isEmpty ? nil : State(places: reached(from: places))
    }

    /// Whether the path with a state matches the whole pattern.
    package func isMatch(_ state: State) -> Bool { state.places.contains(names.count) }

    /// The places, with those after `**`, which may be no folder.
    private func reached(from places: Set<Int>) -> Set<Int> {
      var result = places
      for place in places {
        var next = place
        while next < names.count, names[next].isAnyFolder {
          next += 1
          result.insert(next)
        }
      }
      return result
    }
  }
}

/// A pattern of one name.
private struct NamePattern: Sendable {
  private enum Part: Hashable {
    case any
    case one
    case scalar(Unicode.Scalar)
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .any, .one: true
      case .scalar(let own): own == scalar
      case .set(let ranges, let isNegated):
        ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  /// Whether it is `**`.
  let isAnyFolder: Bool
  private let parts: [Part]

  init(_ text: Substring) {
    isAnyFolder = text == "**"
    var parts: [Part] = []
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.one)
      case "[":
        if let set = Self.set(&rest) { parts.append(set) } else { parts.append(.scalar("[")) }
      case _: parts.append(.scalar(scalar))
      }
    }
    self.parts = parts
  }

  /// The text of a pattern without wildcards; nil for any other.
  var literal: String? {
    var text = String.UnicodeScalarView()
    for part in parts {
      guard case .scalar(let scalar) = part else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  /// Reads a set up to its bracket, which is skipped; nil without one.
  private static func set(_ rest: inout Substring.UnicodeScalarView) -> Part? {
    var inner = rest
    let isNegated = inner.first == "!" || inner.first == "^"
    if isNegated { inner.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = inner.popFirst() {
      if scalar == "]", !ranges.isEmpty {
        rest = inner
        return .set(ranges, isNegated: isNegated)
      }
      let end = inner.dropFirst().first
      if inner.first == "-", let end, end != "]" {
        inner.removeFirst(2)
        if scalar <= end { ranges.append(scalar...end) }
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return nil
  }

  /// Whether it matches a whole name; a name that begins with a dot needs one in the pattern.
  func matches(_ name: String) -> Bool {
    guard !name.hasPrefix(".") || parts.first == .scalar(".") else { return false }
    return Wildcard.matches(
      parts, Array(name.unicodeScalars), wild: { $0 == .any }, same: { $0.matches($1) })
  }
}
