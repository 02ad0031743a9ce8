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
    if let name = spoken.name?[language].spokenLine, !name.isEmpty { pieces.append(name) }
    for state in SpokenState.allCases where spoken.states.contains(state) {
      pieces.append(state.word[language])
    }
    if let value = spoken.value?[language].spokenLine, !value.isEmpty { pieces.append(value) }
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
  /// The characters of a name or a value that are said at most.
  static let longestSpoken = 300

  /// The text as part of a line that is said: blanks for whatever ends a line, steers, hides or turns words round, and
  /// no more than so many characters, none of them a tower of marks.
  var spokenLine: String {
    var line = UnicodeScalarView()
    var marks = 0
    // A character of several scalars, such as a family, has seldom more than eight.
    let most = 8 * Self.longestSpoken
    for scalar in unicodeScalars.prefix(most) {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark:
        marks += 1
        if !line.isEmpty, line.last != " ", marks <= 4 { line.append(scalar) }
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
        .unassigned:
        if !line.isEmpty, line.last != " " { line.append(" ") }
        marks = 0
      case .format where scalar != "\u{200D}" && scalar != "\u{200C}": continue
      case _:
        line.append(scalar)
        marks = 0
      }
    }
    if line.last == " " { line.removeLast() }
    let text = String(line)
    let isCut = text.count > Self.longestSpoken || unicodeScalars.dropFirst(most).first != nil
    return isCut ? text.prefix(Self.longestSpoken - 1) + "…" : text
  }

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
