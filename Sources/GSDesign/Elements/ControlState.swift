/// The state that a control shows: all four flags together, so that none is forgotten.
///
/// ```swift
/// ControlState(isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction)
/// ```
public struct ControlState: Hashable, Sendable {
  /// Whether it is chosen.
  public let isSelected: Bool
  /// Whether keys go to it.
  public let isFocused: Bool
  /// Whether it refuses focus, keys and pointer.
  public let isDisabled: Bool
  /// The state of the pointer.
  public let interaction: Interaction

  /// Makes a state of its flags; selection alone may be left out, as not everything can be selected.
  public init(
    isSelected: Bool = false, isFocused: Bool, isDisabled: Bool, interaction: Interaction
  ) {
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.isDisabled = isDisabled
    self.interaction = interaction
  }

  var marks: Marks {
    Marks(
      isSelected: isSelected, isFocused: isFocused, isDisabled: isDisabled,
      interaction: interaction)
  }
}

extension InteractionTable {
  /// Enters a control and returns its look: the way to write a component that reacts.
  ///
  /// The panel shows the state, whatever its ink: hover moves the ink, focus, selection, press and disabled are marks.
  /// A disabled control is neither a tab stop nor does it act.
  ///
  /// ```swift
  /// func lower(into table: inout InteractionTable) -> Element {
  ///   table.control(id, state, panel: Panel(ink: ink, shape: .capsule), label: .label("Upload"), action: upload)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the name used for focus and pointer events.
  ///   - state: the state that it shows.
  ///   - panel: its ink at rest, its outline and its measures.
  ///   - label: the content of the panel.
  ///   - spoken: the description for screen readers; a button with the words of the label by default.
  ///   - isTabStop: whether Tab reaches it; members of a group are reached by arrows instead.
  ///   - action: what pressing it does.
  ///   - decorate: adds a part that also reacts to the pointer, such as a line below a tab.
  public mutating func control(
    _ id: FocusID, _ state: ControlState, panel: Panel, label: Element,
    spoken: Spoken = Spoken(.button), isTabStop: Bool = true,
    action: (() -> Void)? = nil, decorate: (Element) -> Element = { $0 }
  ) -> Element {
    add(id, isTabStop: isTabStop && !state.isDisabled, action: state.isDisabled ? nil : action)
    let shown = panel.and {
      $0.ink = panel.ink.under(state.interaction, isDisabled: state.isDisabled)
      $0.marks = state.marks
    }
    return .interactive(id, .spoken(spoken, decorate(.panel(shown, label))))
  }

  /// Enters a part of a control that the pointer finds, such as one star of a rating, and returns it.
  ///
  /// Named as a numbered child of the control it is a member: a press on it is ``Intent/pressDown(_:)`` with its number.
  ///
  /// ```swift
  /// let stars = (0..<5).map { table.part(id.child($0), .label($0 < count ? "★" : "☆")) }
  /// ```
  public mutating func part(_ id: FocusID, _ look: Element) -> Element {
    add(id, isTabStop: false)
    return .interactive(id, look)
  }

  /// Enters the `✕` on a thing being edited, and returns it: a part of its own, where a click removes the thing.
  ///
  /// Its state finds the click with ``Intent/overMark(of:)``.
  public mutating func removeMark(_ id: FocusID) -> Element { part(id, .label("✕")) }

  /// Enters the tab stop of a group, whose members are controls that arrows reach.
  public mutating func addGroup(_ id: FocusID) { add(id) }
}
