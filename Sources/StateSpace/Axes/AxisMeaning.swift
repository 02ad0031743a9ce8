/// The meaning of a difference along an axis.
///
/// Laws, findings and folding go by it: states that mean something else have to look different at every depth, while
/// two sizes of one thing may fold into one look.
public enum AxisMeaning: String, Hashable, Sendable, CaseIterable {
  /// The whole thing refuses focus, keys and pointer.
  case disabled
  /// The thing, or one of its members, is chosen.
  case selected
  /// The focus of the component or of one of its members.
  case focused
  /// The pointer over the component: resting on it or pressing it.
  case pointer
  /// Another difference a person must be able to see: being edited, destroying something, a disabled member.
  case state
  /// A choice between things that mean the same: a colour, a count.
  case variety
  /// A difference in size alone, which cells may be too coarse to show.
  case size
  /// A change of behaviour that never shows.
  case behavior
  /// The text that is shown.
  case content

  /// Whether values of the axis differ in meaning, so that a person must be able to distinguish them.
  public var isState: Bool {
    switch self {
    case .disabled, .selected, .focused, .pointer, .state: true
    case .variety, .size, .behavior, .content: false
    }
  }
}
