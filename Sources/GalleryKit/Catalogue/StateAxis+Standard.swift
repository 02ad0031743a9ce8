public import GSDesign

/// The axes that most components have, under the names and with the meanings they have everywhere.
extension StateAxis {
  /// `disabled`: the whole thing refuses focus, keys and pointer.
  public static func disabled(
    _ path: any WritableKeyPath<Payload, Bool> & Sendable
  ) -> StateAxis {
    toggle("disabled", path, meaning: .disabled)
  }

  /// `selected`: the thing is chosen.
  public static func selected(
    _ path: any WritableKeyPath<Payload, Bool> & Sendable
  ) -> StateAxis {
    toggle("selected", path, meaning: .selected)
  }

  /// `focused`: the keys go to the thing.
  public static func focused(
    _ path: any WritableKeyPath<Payload, Bool> & Sendable
  ) -> StateAxis {
    toggle("focused", path, tier: .interaction, meaning: .focused)
  }

  /// `interaction`: what the pointer does. Hovering may look like resting where there are 16 colours or none.
  public static func interaction(
    _ path: any WritableKeyPath<Payload, Interaction> & Sendable
  ) -> StateAxis {
    let hovered = Interaction.allCases.firstIndex(of: .hovered) ?? 0
    return choice("interaction", path, tier: .interaction, meaning: .pointer)
      .fainter([.choice(hovered)])
  }
}
