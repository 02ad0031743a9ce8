/// A child of a layout by constraints: its name in constraints and problems, and how its content sizes it.
///
/// An item is as large as its content unless a constraint matters more: ``hugging(_:along:)`` sets how strongly it
/// resists being larger, ``resistance(_:along:)`` how strongly it resists being smaller.
public struct ConstrainedItem: Anchored, Hashable, Sendable {
  /// The content. In a larger frame, a row or a column keeps to the upper left corner; words, panels and backdrops fill
  /// it.
  public internal(set) var element: Element
  fileprivate(set) var traits: ItemTraits

  /// Makes an item with a hugging of ``ConstraintPriority/low`` and a resistance of ``ConstraintPriority/high``.
  ///
  /// - Parameters:
  ///   - name: its name, another for each item of a layout.
  ///   - element: its content.
  public init(_ name: String, _ element: Element) {
    self.element = element
    traits = ItemTraits(name: name)
  }

  /// The item itself.
  public var owner: AnchorOwner { .item(traits.name) }
  /// The lower edge of its first row of words; its bottom edge if it has none.
  ///
  /// Only items have baselines: the container and its safe area have no words.
  public var firstBaseline: Anchor<AnchorKinds.YLine> { Anchor(owner, .firstBaseline) }
  /// The lower edge of its last row of words; its bottom edge if it has none.
  public var lastBaseline: Anchor<AnchorKinds.YLine> { Anchor(owner, .lastBaseline) }

  /// The same item with another priority of being no larger than its content, along an axis or along both.
  public func hugging(_ priority: ConstraintPriority, along axis: Axis? = nil) -> ConstrainedItem {
    var item = self
    for along in Axis.allCases where axis ?? along == along {
      item.traits.hugging[along] = priority
    }
    return item
  }

  /// The same item with another priority of being no smaller than its content, along an axis or along both.
  public func resistance(
    _ priority: ConstraintPriority, along axis: Axis? = nil
  ) -> ConstrainedItem {
    var item = self
    for along in Axis.allCases where axis ?? along == along {
      item.traits.resistance[along] = priority
    }
    return item
  }
}
