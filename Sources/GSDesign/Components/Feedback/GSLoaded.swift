/// A component that waits for data: shows it, a placeholder while it loads, and the reason when it fails.
///
/// ```swift
/// GSLoaded(model.tags, placeholder: [], action: reload) { tags in
///   Content.column { for tag in tags { GSTag.filled(tag.title) } }
/// }
/// ```
///
/// While the first value loads, a bar of the content's size takes its place, and nothing moves when the value arrives.
/// A value stays on the screen: a later failure adds a line below it with the reason and a button to try again.
public struct GSLoaded: Component {
  /// The state of the data.
  public enum Phase: Hashable, Sendable {
    /// Nothing was requested: the place stays empty.
    case idle
    /// The first value is loading.
    case loading
    /// The value is there.
    case value
    /// The value is there, and a newer one is loading.
    case refreshing
    /// The value is there, but could not be updated; the reason.
    case stale(String)
    /// Loading failed before the first value; the reason.
    case failed(String)
  }

  /// The state of the data.
  public let phase: Phase
  /// The language of the words that are added.
  public let language: Language
  /// Focus and pointer state of the button that tries again.
  public let retry: ButtonState
  /// The name of that button.
  public let id: FocusID
  private let action: () -> Void
  private let content: Content

  /// Shows content in a phase.
  ///
  /// - Parameters:
  ///   - phase: the state of the data.
  ///   - language: of the added words; Korean or English.
  ///   - retry: focus and pointer of the button that tries again.
  ///   - id: the name of that button.
  ///   - action: requests the data again.
  ///   - content: the look of the last good value, or a placeholder of its size.
  public init(
    _ phase: Phase, language: Language = .english, retry: ButtonState = ButtonState(),
    id: FocusID = "retry", action: @escaping () -> Void, @ContentBuilder content: () -> Content
  ) {
    self.phase = phase
    self.language = language
    self.retry = retry
    self.id = id
    self.action = action
    self.content = content()
  }

  /// Shows loaded data.
  ///
  /// - Parameters:
  ///   - data: the data, with its state.
  ///   - placeholder: sets the size until the first value arrives.
  ///   - language: of the added words; Korean or English.
  ///   - retry: focus and pointer of the button that tries again.
  ///   - id: the name of that button.
  ///   - action: requests the data again.
  ///   - content: the look of a value.
  public init<Value, Failure: ReadableError>(
    _ data: Loaded<Value, Failure>, placeholder: Value, language: Language = .english,
    retry: ButtonState = ButtonState(), id: FocusID = "retry", action: @escaping () -> Void,
    @ContentBuilder content: (Value) -> Content
  ) {
    let phase: Phase =
      switch data {
      case .idle: .idle
      case .loading(.some, _): .refreshing
      case .loading(nil, _): .loading
      case .value: .value
      case .stale(_, let failure): .stale(failure.text(language))
      case .failed(let failure): .failed(failure.text(language))
      }
    self.init(phase, language: language, retry: retry, id: id, action: action) {
      content(data.last ?? placeholder)
    }
  }

  /// Returns the look. Content that is visible keeps its actions; the button to try again follows it in focus order.
  public func lower(into table: inout InteractionTable) -> Element {
    switch phase {
    case .idle: return place(.empty)
    case .loading: return place(bar)
    case .value: return content.lower(into: &table)
    case .refreshing: return .column([content.lower(into: &table), line([Span("○ " + loading)])])
    case .stale(let reason):
      return .column([
        content.lower(into: &table),
        .flow([line(warning(stale + ": " + reason)), table.add(button)]),
      ])
    case .failed(let reason):
      return .column([
        line(warning(failed)), line([Span(reason, role: .textSecondary)]),
        table.add(button),
      ])
    }
  }

  /// An overlay in the size of the content, at least a few cells.
  private func place(_ overlay: Element) -> Element {
    .layered(
      .sized(
        width: .atLeast(Self.leastColumns), height: .atLeast(1), .hidden(content.element)),
      overlay: overlay)
  }

  /// A bar in the size of the content.
  private var bar: Element {
    let panel = Panel(
      ink: Ink(text: .onDisabled, fill: .disabledFill), shape: .rounded(radius: Self.radius))
    return .panel(
      panel,
      .sized(
        width: .fill, height: .fill, alignment: .center, .label(loading, style: .captionPrimary1)))
  }

  private func warning(_ text: String) -> [Span] {
    [Span("! ", role: .destructive, emphasis: .bold), Span(text, role: .text)]
  }

  private func line(_ spans: [Span]) -> Element {
    .words(spans, wraps: true, style: .captionPrimary1)
  }

  private var button: GSButton {
    GSButton(style: .plainText(isDestructive: false), state: retry, id: id, action: action) {
      GSText(.body2, Self.retryWords[language])
    }
  }

  private var loading: String { Self.loadingWords[language] }
  private var stale: String { Self.staleWords[language] }
  private var failed: String { Self.failedWords[language] }

  private static let loadingWords = SampleLabel("Loading", "불러오는 중")
  private static let staleWords = SampleLabel("Not up to date", "최신 상태가 아님")
  private static let failedWords = SampleLabel("Could not be loaded", "불러오지 못했습니다")
  private static let retryWords = SampleLabel("Try again", "다시 시도")

  /// Room for the mark and a cut word.
  private static let leastColumns = 4
  /// That of a skeleton.
  private static let radius = Radius(.gitspace, "skeleton")
}
