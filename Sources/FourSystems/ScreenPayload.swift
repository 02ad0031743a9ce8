import GSDesign
import GalleryKit
import StateSpace

/// Focus and pointer of some of a screen's members, which are a component of its own.
struct ScreenPart {
  let count: Int
  let isFocused: Bool
  /// Counted from the first of the part.
  let focused: Int?
  let pointed: Int?
  let isPressed: Bool
  let revealed: Int?

  fileprivate init(_ members: Range<Int>, of row: ActionRowPayload) {
    func place(_ member: Int) -> Int? {
      members.contains(member) ? member - members.lowerBound : nil
    }
    count = members.count
    focused = row.isFocused ? place(row.focused ?? 0) : nil
    isFocused = focused != nil
    pointed = row.interaction == .normal ? nil : place(row.pointed ?? 0)
    isPressed = row.interaction == .pressed
    revealed = row.revealed.flatMap(place)
  }

  var interaction: Interaction { pointed == nil ? .normal : isPressed ? .pressed : .hovered }
  var button: ButtonState { ButtonState(isFocused: isFocused, interaction: interaction) }

  func tag(isSelected: Bool) -> TagState {
    TagState(isSelected: isSelected, isFocused: isFocused, interaction: interaction)
  }

  func tabs(selected: Int) -> TabsState {
    TabsState(
      count: count, selected: selected, focused: focused, isFocused: isFocused, pointed: pointed,
      isPressed: isPressed, revealed: revealed)
  }

  var row: ActionRowState {
    ActionRowState(
      count: count, focused: focused ?? 0, isFocused: isFocused, pointed: pointed,
      isPressed: isPressed)
  }
}

/// Hands out the members of a screen to its components, in reading order.
struct ScreenParts {
  private let row: ActionRowPayload
  private var taken = 0

  init(of row: ActionRowPayload) { self.row = row }

  /// The part of the next component, which has a given number of members.
  mutating func take(_ count: Int = 1) -> ScreenPart {
    defer { taken += count }
    return ScreenPart(taken..<taken + count, of: row)
  }
}

/// A screen: its members in reading order, one of which has the focus and one the pointer.
protocol ScreenPayload: ActionRowHolder, Hashable, Sendable {
  /// The number of members in this state.
  var memberCount: Int { get }
  /// Performs the action of pressing a member.
  ///
  /// - Returns: whether the member is selected now; nil if the press does not select.
  mutating func press(_ member: Int) -> Bool?
}

extension ScreenPayload {
  mutating func handle(_ intent: Intent) -> Outcome {
    let outcome = row.handle(intent, count: memberCount, arrows: .both)
    if outcome != .ignored, !intent.isOfPointer { row.revealed = nil }
    guard case .acted(let member) = outcome else { return outcome }
    let isSelected = press(member)
    // The press may have removed the focused member.
    if row.isImpossible(count: memberCount) { row = ActionRowPayload(isFocused: row.isFocused) }
    return switch isSelected {
    case nil: .acted(member)
    case true?: .selected(member)
    case false?: .deselected(member)
    }
  }
}

extension Impossible where Payload: ScreenPayload {
  static var ofScreens: [Impossible] {
    [
      Impossible(localized: "The screen has fewer members than that.") {
        $0.row.isImpossible(count: $0.memberCount)
      }
    ]
  }
}

extension Content {
  /// A screen as wide as a telephone.
  static func phone(@ContentBuilder _ contents: () -> [Content]) -> Content {
    Content(contents()) {
      .sized(width: .exactly(Samples.phoneColumns), .backdrop(.page, .column($0)))
    }
  }

  /// The content of a card as wide as the screen lets it be.
  ///
  /// - Parameter columns: those beside the content: the padding of the card and the inset of the screen.
  func inCard(_ style: GSCard.Style, leaving columns: Int) -> Content {
    Content(
      GSCard(style) { wrapped { .sized(width: .exactly(Samples.phoneColumns - columns), $0) } })
  }

  /// The content inset from the sides of the screen as text is, with a blank row above.
  func inset(_ side: Space = .large) -> Content {
    wrapped { .padded(Edges(leading: side, trailing: side, top: .large), $0) }
  }
}
