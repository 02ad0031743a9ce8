/// What it says of a thing that an axis has another value.
///
/// Laws, findings and folding go by it: states that mean something else have to look different at every depth, while
/// two sizes of one thing may fold into one look.
public enum AxisMeaning: String, Hashable, Sendable, CaseIterable {
  /// The whole thing refuses focus, keys and pointer.
  case disabled
  /// The thing, or one of its members, is chosen.
  case selected
  /// The thing has the focus, or which of its members has.
  case focused
  /// What the pointer does with the thing: rests on it, holds it down.
  case pointer
  /// Something else a person has to be able to tell: being edited, destroying something, a member that is disabled.
  case state
  /// A choice between things that mean the same: a colour, a count.
  case variety
  /// A difference in size alone, which cells may be too coarse to show.
  case size
  /// Changes what the thing does, never how it looks.
  case behavior
  /// The words that are shown.
  case content

  /// Whether two values of the axis mean something else, so that a person has to be able to tell them apart.
  public var isState: Bool {
    switch self {
    case .disabled, .selected, .focused, .pointer, .state: true
    case .variety, .size, .behavior, .content: false
    }
  }
}
