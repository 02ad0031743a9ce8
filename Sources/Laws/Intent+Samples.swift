package import GSDesign
package import GalleryKit
import StateSpace

extension Intent {
  /// The intents that keys can produce.
  package static let keys: [Intent] =
    [.activate, .remove, .deleteBackward, .deleteForward, .deleteAll, .cancel, .insert("a")] + moves

  /// The intents that the pointer can produce on members; the first and last ones represent a large number.
  static func pointer(over count: Int) -> [Intent] {
    let members = Set(Array(0..<min(max(1, count), mostMembers)) + [max(0, count - 1)]).sorted()
    return [.hover(nil), .pressUp(nil)]
      + members.flatMap { [.hover($0), .pressDown($0), .pressUp($0)] }
  }

  /// More members than this are not pointed at one by one.
  private static let mostMembers = 8

  /// Intents that no key or pointer should produce: members that do not exist, texts with control characters.
  static let hostile: [Intent] =
    [99, -1, Int.max, Int.min].flatMap { [.hover($0), .pressDown($0), .pressUp($0)] }
    + ["", "\u{9B}31m\u{7}", "한\n👩‍👩‍👧", "\u{301}", "\u{202E}", "a\u{0}b"].map { .insert($0) }

  /// Every kind of intent for a component with a given number of members, hostile ones included.
  static func anything(over count: Int) -> [Intent] {
    [.focus, .blur] + keys + pointer(over: count) + hostile
  }

  /// The intent as text; members are counted from 1.
  package var words: Phrase {
    switch self {
    case .activate: Phrase(localized: "activate")
    case .remove: Phrase(localized: "remove")
    case .move(let direction): direction.words
    case .first: Phrase(localized: "Home")
    case .last: Phrase(localized: "End")
    case .insert(let text):
      Phrase(localized: "type “\(printable(text))”")
    case .deleteBackward: Phrase(localized: "Backspace")
    case .deleteForward: Phrase(localized: "Delete")
    case .deleteAll: Phrase(localized: "delete everything")
    case .cancel: Phrase(localized: "Escape")
    case .focus: Phrase(localized: "focus")
    case .blur: Phrase(localized: "lose the focus")
    case .hover(nil): Phrase(localized: "point at nothing")
    case .hover(let member?): Phrase(localized: "point at \(Self.number(member))")
    case .pressDown(let member): Phrase(localized: "press down on \(Self.number(member))")
    case .pressUp(nil): Phrase(localized: "release over nothing")
    case .pressUp(let member?): Phrase(localized: "release over \(Self.number(member))")
    }
  }

  private static func number(_ member: Int) -> String {
    // The number of a member that is not there may be the largest there is.
    let number = member.addingReportingOverflow(1)
    return number.overflow ? "?" : String(number.partialValue)
  }
}

extension Intent.Direction {
  fileprivate var words: Phrase {
    switch self {
    case .left: Phrase(localized: "left")
    case .right: Phrase(localized: "right")
    case .up: Phrase(localized: "up")
    case .down: Phrase(localized: "down")
    }
  }
}

extension Outcome {
  /// Whether the thing acted, rather than only changed.
  var isAction: Bool {
    switch self {
    case .ignored, .changed: false
    case .activated, .acted, .selected, .deselected, .removed, .edited, .submitted: true
    }
  }

  /// The member that acted.
  var member: Int? {
    switch self {
    case .acted(let member), .selected(let member), .deselected(let member), .removed(let member):
      member
    case .ignored, .changed, .activated, .edited, .submitted: nil
    }
  }

  /// Whether it reports a changed selection.
  var isSelection: Bool {
    switch self {
    case .selected, .deselected: true
    case .ignored, .changed, .activated, .acted, .removed, .edited, .submitted: false
    }
  }

  /// The outcome in a word.
  var word: String {
    switch self {
    case .ignored: "ignored"
    case .changed: "changed"
    case .activated: "activated"
    case .acted: "acted"
    case .selected: "selected"
    case .deselected: "deselected"
    case .removed: "removed"
    case .edited: "edited"
    case .submitted: "submitted"
    }
  }
}
