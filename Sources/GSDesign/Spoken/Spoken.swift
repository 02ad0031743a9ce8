/// The description of a part for screen readers: its role, and the facts that its look does not show.
///
/// A control that is made by ``InteractionTable/control(_:_:panel:label:spoken:isTabStop:action:decorate:)`` is read as a button
/// with the words in its panel and the marks of its state. Other elements, and those with
/// glyphs, need a description:
///
/// ```swift
/// Element.spoken(Spoken(.button, name: SampleLabel("Close", "닫기")), .label("✕"))
/// ```
public struct Spoken: Hashable, Sendable {
  /// The role.
  public var role: SpokenRole
  /// The name; nil reads the words inside.
  public var name: SampleLabel?
  /// The value; nil for a part without one.
  public var value: SampleLabel?
  /// The states, in addition to the marks of the panels inside.
  public var states: Set<SpokenState>
  /// The position among several; nil for a part alone.
  public var position: Position?

  /// The place among members, counted from 1.
  public struct Position: Hashable, Sendable {
    /// The place, from 1.
    public let place: Int
    /// How many there are.
    public let count: Int

    /// Makes the place of the member at an index from 0.
    public init(index: Int, of count: Int) {
      place = index + 1
      self.count = count
    }
  }

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - role: the kind of part.
  ///   - name: the name; nil reads the words inside.
  ///   - value: the current value.
  ///   - states: the states, in addition to the marks of the panels inside.
  ///   - position: which of several it is.
  public init(
    _ role: SpokenRole, name: SampleLabel? = nil, value: SampleLabel? = nil,
    states: Set<SpokenState> = [], position: Position? = nil
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.states = states
    self.position = position
  }

  /// Makes a description of a part whose name is the caller's, the same in every language.
  public init(
    _ role: SpokenRole, _ name: String, value: String? = nil, states: Set<SpokenState> = [],
    position: Position? = nil
  ) {
    self.init(
      role, name: SampleLabel(name, name), value: value.map { SampleLabel($0, $0) },
      states: states, position: position)
  }
}
