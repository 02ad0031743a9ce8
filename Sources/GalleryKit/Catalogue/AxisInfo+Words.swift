import GSDesign
package import StateSpace

/// How an axis and its values are called on the screen.
extension AxisInfo {
  /// `Colour`, and `Height` where the values are `height20` and `height25`.
  package var title: Phrase { Phrase.title(commonStem ?? name) }

  /// The same in running text.
  package var word: Phrase { Phrase.word(commonStem ?? name) }

  /// A value as a person reads it: `purple`, and `20` of `height20`. A text is as it is.
  package func word(of value: AxisValue) -> Phrase {
    switch (kind, value) {
    case (.choice(let names), .choice(let index)) where names.indices.contains(index):
      Phrase.word(String(names[index].dropFirst(commonStem?.count ?? 0)))
    case (_, .flag(let isOn)): isOn ? .on : .off
    case (.options, .options):
      wordOfOptions(spelling(of: value))
    case (_, .choice), (_, .options), (_, .number), (_, .text): Phrase(spelling(of: value))
    }
  }

  /// A value by a word that needs no name of its axis: `purple`, and `disabled` for a flag that is set.
  package func ownWord(of value: AxisValue) -> Phrase {
    value == .flag(true) ? word : word(of: value)
  }

  /// The words of a set: `bold.dim`, or `none`.
  private func wordOfOptions(_ spelling: String) -> Phrase {
    .joined(spelling.split(separator: ".").map { .word(String($0)) }, separator: ".")
  }

  /// A value with the name of its axis: `State: disabled`, `Colour: purple`.
  package func paletteTitle(of value: AxisValue) -> Phrase {
    let title = value == .flag(true) ? Phrase.stateTitle : title
    return .joined([title, ownWord(of: value)], separator: ": ")
  }

  /// The letters before the number at the end of each value; nil if the values are not such a numbered row.
  private var commonStem: String? {
    func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    // Most choices are words: the last character of the first one decides quickly.
    guard case .choice(let names) = kind, names.count > 1, let first = names.first?.utf8,
      first.last.map(isDigit) == true
    else { return nil }
    let stem = first.prefix { !isDigit($0) }
    guard !stem.isEmpty else { return nil }
    let isRow = names.allSatisfy { name in
      let digits = name.utf8.dropFirst(stem.count)
      return name.utf8.starts(with: stem) && !digits.isEmpty && digits.allSatisfy(isDigit)
    }
    return isRow ? String(stem) : nil
  }
}

extension AxisInfo {
  /// The heading above its knob.
  package var group: Phrase {
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
