public import GSDesign

/// A container to test a component in: another width, another background, something beside it.
///
/// ```
/// gs-gallery show tag/filled@container=card
/// gs-gallery matrix button/primary --columns container
/// ```
package enum Container: String, Hashable, Sendable, CaseIterable {
  /// The page alone.
  case none
  /// A pane with a heading.
  case panel
  /// A card with a fill.
  case card
  /// The end of a row of a list, which is marked while the component has the focus.
  case row
  /// A sheet with a title.
  case sheet

  /// A component with the container around it; it keeps its names, tab stops and actions.
  package func around(_ content: Content, _ language: Language, isFocused: Bool = false) -> Content
  {
    let title = Samples.container[language]
    return switch self {
    case .none: content
    case .panel: Content(GSPanel(title) { content })
    case .card: Content(GSCard { content })
    case .row: Content(GSControlRow(title, isCurrent: isFocused) { content })
    case .sheet: Content(GSSheet(title) { content })
    }
  }

  /// A look with the container around it, no wider than a phone.
  func around(_ element: Element, _ language: Language) -> Element {
    guard self != .none else { return element }
    let held = around(Content(element), language, isFocused: element.showsFocus)
    return .sized(width: .atMost(Samples.phoneColumns), held.element)
  }
}

extension Element {
  /// Whether a panel in it has the mark of the focus.
  fileprivate var showsFocus: Bool {
    var isFocused = false
    visit { if $0.has(.focused) { isFocused = true } }
    return isFocused
  }
}

extension SpecimenState {
  /// The look in the language of some settings, with their data state, in their container.
  public func element(in settings: Settings) -> Element {
    element(lowered(settings.labelLanguage), in: settings)
  }

  private func element(_ lowered: Lowered, in settings: Settings) -> Element {
    let language = settings.labelLanguage
    let look = (settings.data ?? .value).around(lowered.element, language)
    return (settings.container ?? .none).around(look, language)
  }

  /// The look and the lines that are spoken, in the language of some settings; the component is made once.
  package func lookAndWords(in settings: Settings) -> (look: Element, spoken: [String]) {
    let lowered = lowered(settings.labelLanguage)
    return (
      element(lowered, in: settings),
      spokenLines(lowered, in: settings, settings.labelLanguage)
    )
  }
}

extension SpecimenState {
  /// A text description of the state in some settings, with a line for each part in reading order. An invisible state
  /// gives a single line that says so.
  ///
  /// - Parameters:
  ///   - settings: the settings to read it under.
  ///   - language: of roles and states; the labels have that of the settings.
  public func spokenLines(in settings: Settings, _ language: Language? = nil) -> [String] {
    let labels = settings.labelLanguage
    return spokenLines(lowered(labels), in: settings, language ?? labels)
  }

  private func spokenLines(
    _ lowered: Lowered, in settings: Settings, _ language: Language
  ) -> [String] {
    let labels = settings.labelLanguage
    let (data, container) = (settings.data ?? .value, settings.container ?? .none)
    let parts =
      data == .value && container == .none
      ? lowered.spoken
      : container.around(data.around(Content(lowered), labels), labels).lowered().spoken
    let lines = parts.map { $0.text(language) }
    return lines.isEmpty ? [Phrase.nothingShown[language]] : lines
  }
}

extension Phrase {
  /// The text for an invisible state.
  static let nothingShown = Phrase(localized: "Nothing is shown.")
}
