/// How an axis and its values are called on the screen.
extension AxisInfo {
  /// `Colour`, and `Height` where the values are `height20` and `height25`.
  var title: Phrase { Phrase.title(commonStem ?? name) }

  /// The same in running text.
  var word: Phrase { Phrase.word(commonStem ?? name) }

  /// A value as a person reads it: `purple`, and `20` of `height20`. A text is as it is.
  func word(of value: AxisValue) -> Phrase {
    switch (kind, value) {
    case (.choice(let names), .choice(let index)) where names.indices.contains(index):
      Phrase.word(String(names[index].dropFirst(commonStem?.count ?? 0)))
    case (_, .flag(let isOn)): isOn ? .on : .off
    case (_, .choice), (_, .options), (_, .number), (_, .text): Phrase(spelling(of: value))
    }
  }

  /// A value as something to be looked at: `State: disabled`, `Colour: purple`.
  func paletteTitle(of value: AxisValue) -> Phrase {
    let isFlag = value == .flag(true)
    let (title, word) = (isFlag ? Phrase.stateTitle : title, isFlag ? self.word : word(of: value))
    return Phrase(
      title.english + ": " + word.english, korean: title.korean + ": " + word.korean)
  }

  /// The letters before the number that each value ends in; nil where the values are no such row of numbers.
  private var commonStem: String? {
    guard case .choice(let names) = kind, names.count > 1, let first = names.first
    else { return nil }
    let stem = String(first.prefix { !$0.isNumber })
    guard !stem.isEmpty, stem.count < first.count else { return nil }
    let isRow = names.allSatisfy { name in
      name.hasPrefix(stem) && name.count > stem.count
        && name.dropFirst(stem.count).allSatisfy(\.isNumber)
    }
    return isRow ? stem : nil
  }
}

extension AxisInfo {
  /// The heading that its knob stands under.
  var group: Phrase {
    switch (tier, meaning, kind) {
    case (_, _, .text): .groupContent
    case (.interaction, .pointer, .choice) where name == "interaction": .groupInteraction
    case (.interaction, .focused, .toggle): .groupInteraction
    case (.interaction, .state, _), (.interaction, .disabled, _): .groupInteraction
    case (.interaction, _, _): .groupAdvanced
    case (.design, .behavior, _): .groupAdvanced
    case (.design, _, _): .groupDesign
    case (.text, _, _): .groupContent
    }
  }
}
