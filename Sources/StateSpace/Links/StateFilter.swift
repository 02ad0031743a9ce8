/// Chooses states by their names and values: `GLOB[:axis=value,…]`.
///
/// The pattern matches the name, or a component for all of its variants; the conditions apply to the full values,
/// including defaults. `tag:color=purple` therefore also chooses states whose links omit the colour, and a link chooses
/// its state. A star instead of a condition adds none: `tag/filled:*` is every state.
public struct StateFilter: Hashable, Sendable {
  /// As it was written.
  public let text: String
  /// The pattern of names.
  public let pattern: Glob
  package let conditions: [LinkPart]

  /// Parses a filter; its axes and values are looked up where it is used.
  ///
  /// - Throws: ``LinkFault`` if it is empty or badly encoded.
  public init(_ text: String) throws(LinkFault) {
    let (pattern, parts) = divided(text[...], at: ":")
    guard !pattern.isEmpty else { throw .empty }
    self.text = text
    self.pattern = Glob(String(pattern))
    var conditions: [LinkPart] = []
    for text in (parts ?? "").split(separator: ",") where text != Self.anything {
      let part = LinkPart(text)
      do { _ = try part.decoded() } catch { throw .part(error) }
      conditions.append(part)
    }
    self.conditions = conditions
  }

  /// The part of a filter that sets no condition.
  package static let anything: Substring = "*"

  /// The conditions as values of some axes.
  ///
  /// - Throws: ``AxisFault`` for the first condition that no axis can meet.
  package func terms(in axes: [AxisInfo]) throws(AxisFault) -> [AxisTerm] {
    var terms: [AxisTerm] = []
    for condition in conditions { terms.append(try axes.term(condition)) }
    return terms
  }
}
