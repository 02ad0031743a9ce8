import Testing

@testable import GSDesign

/// One state of one component, for tests that hold in every state.
struct ComponentState: Sendable, CustomTestStringConvertible {
  /// The meaning of a state, apart from its size and label.
  struct Meaning: Hashable, Sendable {
    var isSelected = false
    var isFocused = false
    var isPressed = false
    var isDisabled = false
    var isEditing = false
    var isDestructive = false
  }

  /// States of one subject differ only in their meaning and the pointer.
  let subject: String
  let meaning: Meaning
  let interaction: Interaction
  let element: Element
  let tabStops: [FocusID]
  let acts: Bool

  init<Drawn: Component>(
    _ subject: String, _ meaning: Meaning, _ interaction: Interaction, _ component: Drawn,
    part: FocusID
  ) {
    let lowered = component.lowered()
    self.subject = subject
    self.meaning = meaning
    self.interaction = interaction
    element = lowered.element
    tabStops = lowered.interactions.tabStops
    acts = lowered.interactions.perform(part)
  }

  var testDescription: String { "\(subject) \(meaning) \(interaction)" }

  /// Every state of every component, the impossible ones included: a look must be right even there.
  static let all =
    buttons + filledTags + strokeTags + groups + tabs + bars + tabMembers + lists + fields

  static let bySubject = Dictionary(grouping: all, by: \.subject)
}

/// Every combination of flags and interaction.
struct Flags: Hashable, Sendable {
  var isSelected: Bool
  var isDisabled: Bool
  var isFocused: Bool
  var interaction: Interaction

  static let all = [false, true].flatMap { isSelected in
    [false, true].flatMap { isDisabled in
      [false, true].flatMap { isFocused in
        Interaction.allCases.map {
          Flags(
            isSelected: isSelected, isDisabled: isDisabled, isFocused: isFocused, interaction: $0)
        }
      }
    }
  }

  var meaning: ComponentState.Meaning {
    ComponentState.Meaning(
      isSelected: isSelected, isFocused: isFocused,
      isPressed: interaction == .pressed && !isDisabled, isDisabled: isDisabled)
  }

  var pointed: Int? { interaction == .normal ? nil : 1 }
}

extension ComponentState {
  static let buttons: [ComponentState] = Flags.all.flatMap { flags -> [ComponentState] in
    let tab = Binding.constant(flags.isSelected ? "Starred" : "Activity")
    let state = ButtonState(isFocused: flags.isFocused, interaction: flags.interaction)
    func make(_ subject: String, _ style: GSButtonStyle, _ meaning: Meaning) -> ComponentState {
      ComponentState(
        subject, meaning, flags.interaction,
        GSButton(
          style: style, state: state, action: {},
          label: { GSText(.buttonTitle1, "Starred") }),
        part: "button")
    }
    var result: [ComponentState] = []
    if !flags.isSelected {
      // A disabled button has no focus to show: the style refuses it.
      var meaning = flags.meaning
      meaning.isFocused = flags.isFocused && !flags.isDisabled
      result.append(make("primary", .primary(isDisabled: flags.isDisabled), meaning))
      result.append(make("secondary", .secondary(isDisabled: flags.isDisabled), meaning))
      result.append(make("round", .round(isDisabled: flags.isDisabled), meaning))
    }
    guard !flags.isDisabled else { return result }
    for isEditing in [false, true] {
      var meaning = flags.meaning
      meaning.isEditing = isEditing
      result.append(
        make("tag button", .tag(isEditing: isEditing, isSelected: flags.isSelected), meaning))
    }
    result.append(
      make("home tab", .homeTab(tabName: "Starred", tabSelection: tab), flags.meaning))
    if !flags.isSelected {
      result.append(make("next", .next(isVisible: true), flags.meaning))
      result.append(make("outlined", .outlined(.accent), flags.meaning))
      result.append(make("outlined in grey", .outlined(.neutral), flags.meaning))
      result.append(make("floating", .floating, flags.meaning))
      for isDestructive in [false, true] {
        var meaning = flags.meaning
        meaning.isDestructive = isDestructive
        result.append(make("plain text", .plainText(isDestructive: isDestructive), meaning))
      }
    }
    return result
  }

  static let filledTags: [ComponentState] = variants.flatMap { color, configuration in
    Flags.all.map { flags in
      ComponentState(
        "filled \(color) \(configuration)", flags.meaning, flags.interaction,
        GSTag.filled(
          "나눔", color: color, configuration: configuration, isSelected: flags.isSelected,
          isDisabled: flags.isDisabled, isFocused: flags.isFocused,
          interaction: flags.interaction, action: {}), part: "tag")
    }
  }

  static let strokeTags: [ComponentState] = variants.flatMap { color, configuration in
    Flags.all.filter { !$0.isDisabled }.map { flags in
      ComponentState(
        "stroke \(color) \(configuration)", flags.meaning, flags.interaction,
        GSTag.stroke(
          "나눔", color: color, configuration: configuration, isSelected: flags.isSelected,
          isFocused: flags.isFocused, interaction: flags.interaction, action: {}), part: "tag")
    }
  }

  private static let variants = TagColor.allCases.flatMap { color in
    TagConfiguration.allCases.map { (color, $0) }
  }
}
