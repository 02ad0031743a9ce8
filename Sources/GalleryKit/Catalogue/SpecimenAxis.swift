public import GSDesign
public import StateSpace

/// One axis of a specimen: a member of its payload that a person may change, with its words in two languages.
///
/// ```swift
/// .choice("color", \.color).withSwatch()
/// .selected(\.isSelected)
/// .stepper("count", \.count, 0...8, samples: [0, 1, 8])
/// .text("title", \.title, samples: ["A very long title"])
/// ```
public struct SpecimenAxis<Payload: Hashable & Sendable>: AxisDeclaration {
  /// The axis without its words.
  public var axis: StateAxis<Payload>
  private(set) var notes: [Phrase] = []
  private(set) var hasSwatch = false
  private(set) var scrollsRow = false
  /// The sample text used until a person enters one; nil for an axis without samples.
  private(set) var sample: (@Sendable (Payload, Language) -> String)?

  /// Makes an axis without notes and samples.
  public init(_ axis: StateAxis<Payload>) { self.axis = axis }

  /// The same axis with a short note on each value of a choice, such as the size of a style, in the order of the
  /// values.
  public func noting(_ notes: [Phrase]) -> SpecimenAxis {
    var copy = self
    copy.notes = notes
    return copy
  }

  /// The same axis with a swatch beside its value: the fill of the look, else its line, else its words.
  ///
  /// For a choice of colours, whose names say less than the colour itself.
  public func withSwatch() -> SpecimenAxis {
    var copy = self
    copy.hasSwatch = true
    return copy
  }

  /// A text of the payload; nil shows the sample in the language of the labels.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - samples: texts that are hard to draw; the text tier multiplies by them.
  ///   - sample: the text shown until one is entered.
  @inline(__always)
  public static func text(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, String?>,
    samples: [String] = [], sample: @escaping @Sendable (Payload, Language) -> String
  ) -> SpecimenAxis {
    var axis = text(name, path(), samples: samples)
    axis.sample = sample
    return axis
  }

  /// `caret-from-end`: the number of characters after the caret of a text. It is not multiplied.
  @inline(__always)
  package static func caret(_ path: @autoclosure @escaping AxisPath<Payload, Int>) -> SpecimenAxis {
    stepper("caret-from-end", path(), 0...1_000_000, samples: [0], tier: .interaction).held()
  }

  /// `scrolled-to`: the member that a row is scrolled to, counted from 1, in place of the focused or selected one. It is
  /// not multiplied.
  ///
  /// A press on a mark at an end of the row in the gallery changes it.
  @inline(__always)
  public static func scrolled(
    _ path: @autoclosure @escaping AxisPath<Payload, Int?>, of count: Int
  ) -> SpecimenAxis {
    var axis = place("scrolled-to", path(), of: count, unless: "current", meaning: .pointer)
    axis.scrollsRow = true
    return axis
  }

  /// `interaction`: the pointer's effect. Hovering may look like resting in 16 colours or fewer.
  @inline(__always)
  public static func interaction(
    _ path: @autoclosure @escaping AxisPath<Payload, Interaction>
  ) -> SpecimenAxis {
    let hovered = Interaction.allCases.firstIndex(of: .hovered) ?? 0
    return choice("interaction", path(), tier: .interaction, meaning: .pointer)
      .fainter([.choice(hovered)])
  }
}
