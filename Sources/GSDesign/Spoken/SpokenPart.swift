import Words

/// One part of a component in words, as a screen reader would say it: role, name, state, value, place.
///
/// ```swift
/// GSButton(style: .primary(isDisabled: true), action: {}) { GSText(.buttonTitle1, "Send") }
///   .lowered().spoken[0].text(.english)   // button, Send, disabled
/// ```
public struct SpokenPart: Hashable, Sendable {
  /// The description; its name holds the words of the look if the component gave none.
  public let spoken: Spoken
  /// Whether pressing it does something.
  public let acts: Bool

  init(_ spoken: Spoken, acts: Bool) {
    self.spoken = spoken
    self.acts = acts
  }

  /// The line that is said in a language; never more than some hundred characters, and none that steers a terminal.
  public func text(_ language: Language) -> String {
    var pieces = [spoken.role.word[language]]
    let name = (spoken.name?[language]).map(SafeText.spoken) ?? ""
    if !name.isEmpty { pieces.append(name) }
    for state in SpokenState.allCases where spoken.states.contains(state) {
      pieces.append(state.word[language])
    }
    let value = (spoken.value?[language]).map(SafeText.spoken) ?? ""
    if !value.isEmpty { pieces.append(value) }
    if let position = spoken.position { pieces.append(position.label[language]) }
    return pieces.joined(separator: ", ")
  }
}

extension Spoken.Position {
  fileprivate var label: SampleLabel {
    SampleLabel("\(place) of \(count)", "\(count)개 중 \(place)번째")
  }
}

extension String {
  /// Whether it is nothing but signs, such as `✕` or `● `: there is nothing in it to be said.
  var isGlyphArt: Bool {
    !unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || !scalar.isSign
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSign: Bool {
    switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .spaceSeparator, .control, .format, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      true
    case _: false
    }
  }
}
