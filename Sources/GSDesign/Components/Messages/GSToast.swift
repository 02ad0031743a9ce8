/// A message that goes away by itself.
///
/// A glyph shows its kind, so a failure does not look like a success. For messages that need an answer use ``GSAlert``.
///
/// ```swift
/// GSToast(state: ToastState(ToastState.Message("Saved.", kind: .success)))
/// ```
public struct GSToast: Component, Hashable, Sendable {
  /// The message that is shown, if any.
  public let state: ToastState

  /// Makes the toast of a state; without a message it takes no room.
  public init(state: ToastState) {
    self.state = state
  }

  /// Returns the look, or nothing without a message; a toast enters nothing.
  public func lower(into table: inout InteractionTable) -> Element {
    guard let message = state.message else { return .empty }
    let panel = Panel(
      ink: Ink(text: .onToast, fill: .toastFill), shape: .rounded(radius: Self.radius),
      height: .fixed(Self.height), horizontalPadding: .extraLarge)
    let spoken = Spoken(
      .notification, name: SampleLabel(message.text, message.text), value: message.kind.spoken)
    return .spoken(
      spoken,
      .panel(
        panel,
        .row(
          spacing: .small,
          [message.kind.glyph, message.text].map { .label($0, style: .lionheart.body3R) })))
  }

  /// Points, as LionHeart publishes them.
  private static let height = ControlSize(.lionheart, "toast")
  private static let radius = Radius(.lionheart, "toast")
}

extension GSToast {
  /// A message about a bookmark, as LionHeart shows one: `GSToast(.bookmarkSaved)`.
  public enum Notice: String, Hashable, Sendable, CaseIterable {
    /// An article was saved.
    case bookmarkSaved
    /// An article was removed from the bookmarks.
    case bookmarkRemoved
    /// Nothing was saved.
    case bookmarkFailed

    /// The kind of message. LionHeart gives all three the same haptic feedback, failures too.
    public var kind: ToastState.Kind {
      switch self {
      case .bookmarkSaved, .bookmarkRemoved: .success
      case .bookmarkFailed: .failure
      }
    }

    /// The words.
    public var text: SampleLabel {
      switch self {
      case .bookmarkSaved: Samples.toast(.success)
      case .bookmarkRemoved: Samples.bookmarkRemoved
      case .bookmarkFailed: Samples.toast(.failure)
      }
    }
  }

  /// Makes the toast of a message in a language.
  public init(_ notice: Notice, language: Language = .korean) {
    self.init(state: ToastState(ToastState.Message(notice.text[language], kind: notice.kind)))
  }
}

extension ToastState.Kind {
  fileprivate var spoken: SampleLabel {
    switch self {
    case .information: SampleLabel("information", "안내")
    case .success: SampleLabel("success", "성공")
    case .failure: SampleLabel("failure", "실패")
    }
  }

  fileprivate var glyph: String {
    switch self {
    case .information: "i"
    case .success: "✓"
    case .failure: "!"
    }
  }
}
