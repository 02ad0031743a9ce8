import GSDesign
import GalleryKit
import StateSpace

/// A payload that behaves as a ``TagState``.
protocol TagStatePayload {
  var isSelected: Bool { get set }
  var isDisabled: Bool { get }
  var interaction: Interaction { get set }
  var isFocused: Bool { get set }
}

extension TagStatePayload {
  var state: TagState {
    TagState(
      isSelected: isSelected, isDisabled: isDisabled, isFocused: isFocused,
      interaction: interaction)
  }

  /// The arguments of the state in code, without default values.
  var flags: [String?] {
    [SwiftSource.flag("isSelected", isSelected), SwiftSource.flag("isDisabled", isDisabled)]
  }

  /// The Swift of the state.
  var stateCode: String { "state: " + SwiftSource.call("TagState", flags) }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state
    let outcome = state.handle(intent)
    isSelected = state.isSelected
    isFocused = state.isFocused
    interaction = state.interaction
    return outcome
  }
}

/// The state of a tag.
struct TagPayload: TagStatePayload, Hashable, Sendable {
  var color = TagColor.standard
  var configuration = TagConfiguration.height20
  var isSelected = false
  var isDisabled = false
  var title: String?
  var interaction = Interaction.normal
  var isFocused = false

  func title(_ language: Language) -> String { title ?? Samples.tag[language] }

  /// The Swift of a tag, by the function that makes it.
  func code(_ function: String, _ language: Language) -> String {
    let untouched = TagPayload()
    return SwiftSource.call(
      function,
      [
        SwiftSource.literal(title(language)),
        SwiftSource.choice("color", color, unless: untouched.color),
        SwiftSource.choice("configuration", configuration, unless: untouched.configuration),
      ] + flags)
  }

  /// Tags of every colour, selected and not.
  static let card = TagColor.allCases.map { color in
    [true, false].map { TagPayload(color: color, configuration: .height31, isSelected: $0) }
  }
}

extension SpecimenAxis<TagPayload> {
  /// The axes of a tag.
  ///
  /// - Parameter disabled: the axis of a tag that can be disabled.
  static func tag(_ disabled: [SpecimenAxis<TagPayload>] = []) -> [SpecimenAxis<TagPayload>] {
    [
      .choice("color", \.color).withSwatch(),
      .choice("configuration", \.configuration, meaning: .size),
      .selected(\.isSelected),
    ] + disabled + [
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.tag[$1] }),
      .interaction(\.interaction),
      .focused(\.isFocused),
    ]
  }
}

extension Specimen {
  static let filledTag: Specimen = Specimen(
    "tag/filled",
    summary: Phrase(localized: "Labels an item or filters a list"),
    usage: Phrase(localized: "Use for categories and states. For actions use a button."),
    tags: ["chip", "label", "태그", "칩"], home: .zatch,
    payload: TagPayload(),
    axes: SpecimenAxis.tag([.disabled(\.isDisabled)]),
    impossible: [
      Impossible(
        localized: "A disabled tag is neither hovered nor pressed."
      ) { $0.isDisabled && $0.interaction != .normal },
      Impossible(localized: "A disabled tag cannot be focused.") { $0.isDisabled && $0.isFocused },
    ],
    card: TagPayload.card,
    code: { payload, language in payload.code("GSTag.filled", language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSTag.filled(
        payload.title(language), color: payload.color, configuration: payload.configuration,
        isSelected: payload.isSelected, isDisabled: payload.isDisabled,
        isFocused: payload.isFocused, interaction: payload.interaction, id: Specimen.part
      ).lowered()
    })

  static let strokeTag: Specimen = Specimen(
    "tag/stroke",
    summary: Phrase(localized: "A quieter tag with an outline and no fill"),
    usage: Phrase(
      localized: "Use beside filled tags for less important labels. It cannot be disabled."),
    tags: ["chip", "outline", "태그", "선"], home: .zatch,
    payload: TagPayload(),
    axes: SpecimenAxis.tag(),
    card: TagPayload.card,
    code: { payload, language in payload.code("GSTag.stroke", language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSTag.stroke(
        payload.title(language), color: payload.color, configuration: payload.configuration,
        isSelected: payload.isSelected, isFocused: payload.isFocused,
        interaction: payload.interaction, id: Specimen.part
      ).lowered()
    })
}
