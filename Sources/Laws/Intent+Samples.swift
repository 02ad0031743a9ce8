package import GSDesign
package import GalleryKit
import StateSpace

extension Intent {
  /// The intents that keys can produce.
  package static let keys: [Intent] =
    [.activate, .remove, .deleteBackward, .deleteForward, .cancel, .insert("a")] + moves

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
    case .activate: Phrase("activate", korean: "실행")
    case .remove: Phrase("remove", korean: "제거")
    case .move(let direction): direction.words
    case .first: Phrase("Home", korean: "Home")
    case .last: Phrase("End", korean: "End")
    case .insert(let text):
      Phrase("type “\(printable(text))”", korean: "“\(printable(text))” 입력")
    case .deleteBackward: Phrase("Backspace", korean: "Backspace")
    case .deleteForward: Phrase("Delete", korean: "Delete")
    case .cancel: Phrase("Escape", korean: "Escape")
    case .focus: Phrase("focus", korean: "초점 받기")
    case .blur: Phrase("lose the focus", korean: "초점 잃기")
    case .hover(let member): Self.words(member, "point at", "가리키기")
    case .pressDown(let member): Self.words(member, "press down on", "누르기")
    case .pressUp(let member): Self.words(member, "release over", "떼기")
    }
  }

  private static func words(_ member: Int?, _ english: String, _ korean: String) -> Phrase {
    guard let member else { return Phrase("\(english) nothing", korean: "밖에서 \(korean)") }
    // The number of a member that is not there may be the largest there is.
    let number = member.addingReportingOverflow(1)
    let name = number.overflow ? "?" : String(number.partialValue)
    return Phrase("\(english) \(name)", korean: "\(name) \(korean)")
  }
}

extension Intent.Direction {
  fileprivate var words: Phrase {
    switch self {
    case .left: Phrase("left", korean: "왼쪽")
    case .right: Phrase("right", korean: "오른쪽")
    case .up: Phrase("up", korean: "위")
    case .down: Phrase("down", korean: "아래")
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
