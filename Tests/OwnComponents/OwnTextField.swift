public import GSDesign

/// A line of text and the place of its caret; `TextFieldState` as another package would write it, which goes through
/// the text again for each intent.
public struct OwnTextFieldState: Hashable, Sendable {
  public private(set) var text: String
  /// Grapheme clusters before the caret.
  public private(set) var caret: Int
  public let isDisabled: Bool
  public let limit: Int
  var press: PressState

  public init(
    _ text: String, caret: Int?, isFocused: Bool, isDisabled: Bool, interaction: Interaction,
    limit: Int
  ) {
    self.text = Self.line(text)
    self.caret = min(max(0, caret ?? self.text.count), self.text.count)
    self.isDisabled = isDisabled
    self.limit = limit
    press = isDisabled ? PressState() : PressState(isFocused: isFocused, interaction: interaction)
  }

  /// Takes an intent in: `.edited` when the text changed, `.submitted` by Enter.
  public mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return press.handle(intent, isDisabled: true) }
    switch intent {
    case .activate: return .submitted(text)
    case .insert(let inserted): return insert(inserted)
    case .deleteBackward: return caret > 0 ? replace(caret - 1..<caret, with: "") : .ignored
    case .deleteAll: return text.isEmpty ? .ignored : replace(0..<text.count, with: "")
    case .deleteForward:
      return caret < text.count ? replace(caret..<caret + 1, with: "") : .ignored
    case .move(.left): return move(to: caret - 1)
    case .move(.right): return move(to: caret + 1)
    case .first: return move(to: 0)
    case .last: return move(to: text.count)
    case .move(.up), .move(.down), .remove, .cancel: return .ignored
    case .focus, .blur, .hover, .pressDown, .pressUp:
      let outcome = press.handle(intent)
      guard outcome == .activated else { return outcome }
      press.handle(.focus)
      return .changed
    }
  }

  private mutating func insert(_ inserted: String) -> Outcome {
    let scalarLimit = 4 * max(limit, 256)
    var taken = ""
    for character in Self.line(inserted) {
      let scalars = text.unicodeScalars.count + taken.unicodeScalars.count
      guard text.count + taken.count < limit,
        scalars + character.unicodeScalars.count <= scalarLimit
      else { break }
      taken.append(character)
    }
    return taken.isEmpty ? .ignored : replace(caret..<caret, with: taken)
  }

  private mutating func move(to position: Int) -> Outcome {
    let place = min(max(0, position), text.count)
    guard place != caret else { return .ignored }
    caret = place
    return .changed
  }

  private mutating func replace(_ range: Range<Int>, with inserted: String) -> Outcome {
    let before = String(text.prefix(range.lowerBound)) + inserted
    text = before + String(text.dropFirst(range.upperBound))
    // Clusters can merge where texts meet: the caret is then after the merged one.
    var (bytes, clusters) = (0, 0)
    for character in text where bytes < before.utf8.count {
      bytes += character.utf8.count
      clusters += 1
    }
    caret = clusters
    return .edited(text)
  }

  /// A text in one line; a vertical tab and a form feed stay.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline && $0 != "\u{B}" && $0 != "\u{C}" ? " " : $0 })
  }
}

/// A line of text that can be typed into, as another package would write `GSTextField`.
public struct OwnTextField: Component {
  let state: OwnTextFieldState
  let placeholder: String
  let prompt: String
  let id: FocusID
  let columns: Int

  public init(
    state: OwnTextFieldState, placeholder: String, prompt: String, id: FocusID, columns: Int
  ) {
    self.state = state
    self.placeholder = placeholder
    self.prompt = prompt
    self.id = id
    self.columns = columns
  }

  public func lower(into table: inout InteractionTable) -> Element {
    let ink =
      state.isDisabled
      ? Ink(text: .onDisabled, fill: .disabledFill)
      : Ink(text: .onField, fill: .fieldFill)
    var line = Element.sized(width: .exactly(columns), height: .exactly(1), words)
    if !prompt.isEmpty {
      line = .row(spacing: .small, [.words([Span(prompt, emphasis: .bold)]), line])
    }
    return table.control(
      id,
      ControlState(
        isFocused: state.press.isFocused, isDisabled: state.isDisabled,
        interaction: state.press.interaction),
      panel: Panel(ink: ink, horizontalPadding: .small), label: line)
  }

  private var words: Element {
    let shown =
      state.text.isEmpty
      ? Span(placeholder, role: state.isDisabled ? nil : .placeholder, emphasis: .dimInMono)
      : Span(state.text)
    return .words([shown], caret: state.press.isFocused ? state.caret : nil)
  }
}
