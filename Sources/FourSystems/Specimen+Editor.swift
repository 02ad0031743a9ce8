import GSDesign
import GalleryKit
import StateSpace

/// The state of an editor of messages.
struct MessageEditorPayload: Hashable, Sendable {
  /// How much there is to send.
  enum Content: String, Hashable, Sendable, CaseIterable {
    case empty, blank, short, growing, full
  }

  var isBlocked = false
  var content = Content.short
  /// The text that a person entered; nil for a sample.
  var title: String?
  /// The number of characters after the caret.
  var caretFromEnd = 0
  var interaction = Interaction.normal
  /// The member under the pointer; nil is the text.
  var pointed: Int?
  var isFocused = false

  func text(_ language: Language) -> String {
    let lines = Samples.messageLines.map { $0[language] }
    return switch content {
    case .empty: ""
    case .blank: " \n "
    case .short: title ?? lines[0]
    case .growing: title ?? lines.prefix(3).joined(separator: "\n")
    case .full: title ?? lines.joined(separator: "\n")
    }
  }

  func state(_ text: String) -> MessageEditorState {
    MessageEditorState(
      text, caret: text.count - caretFromEnd, isBlocked: isBlocked, isFocused: isFocused,
      pointed: interaction == .normal ? nil : pointed ?? 0, isPressed: interaction == .pressed)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state(text(.english))
    let outcome = state.handle(intent)
    guard outcome != .ignored else { return outcome }
    switch outcome {
    case .edited(let text):
      title = text.isEmpty ? nil : text
      content = text.isEmpty ? .empty : .short
      caretFromEnd = 0
    case .submitted:
      title = nil
      content = .empty
      caretFromEnd = 0
    case .ignored, .changed, .activated, .acted, .selected, .deselected, .removed: break
    }
    if title != nil { caretFromEnd = state.field.text.count - state.field.caret }
    isFocused = state.field.isFocused
    pointed = state.buttonInteraction == .normal ? nil : 1
    interaction = pointed == nil ? state.field.interaction : state.buttonInteraction
    return outcome
  }
}

extension MessageEditorPayload {
  /// Whether the pointer is on a button that does not take it, which is impossible.
  var isPointerElsewhere: Bool {
    guard let pointed else { return false }
    return pointed == 0 || interaction == .normal || !state(text(.english)).isSendable
  }

  func code(_ language: Language) -> String {
    let text = text(language)
    let state = SwiftSource.call(
      "MessageEditorState",
      [
        text.isEmpty ? nil : SwiftSource.literal(text), SwiftSource.flag("isBlocked", isBlocked),
      ])
    let placeholder = SwiftSource.literal(Samples.messagePlaceholder[language])
    let notice = SwiftSource.literal(Samples.messageBlocked[language])
    return SwiftSource.call(
      "GSMessageEditor",
      [
        "state: \(state)", "placeholder: \(placeholder)",
        isBlocked ? "blockedNotice: \(notice)" : nil,
      ])
  }
}

extension SpecimenAxis<MessageEditorPayload> {
  static var message: [SpecimenAxis<MessageEditorPayload>] {
    [
      .choice("content", \.content),
      .toggle("blocked", \.isBlocked),
      .text(
        "title", \.title, samples: Samples.textTier.filter { !$0.isEmpty },
        sample: { $0.text($1) }),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .place("pointer-at", \.pointed, of: 2, unless: "first", meaning: .pointer),
      .caret(\.caretFromEnd),
    ]
  }
}

extension Impossible<MessageEditorPayload> {
  static var ofMessage: [Impossible<MessageEditorPayload>] {
    [
      Impossible(
        localized: "A blocked editor takes neither focus nor pointer."
      ) { $0.isBlocked && ($0.isFocused || $0.interaction != .normal) },
      Impossible(
        localized: "The button takes the pointer only when there is something to send."
      ) { $0.isPointerElsewhere },
    ]
  }
}

extension Specimen {
  static let messageEditor: Specimen = Specimen(
    "editor/message",
    summary: Phrase(localized: "Writes and sends a message"),
    usage: Phrase(localized: "Use at the bottom of a chat. For one line use text-field."),
    tags: ["input", "chat", "multiline", "입력", "채팅"],
    level: .molecule,
    payload: MessageEditorPayload(),
    axes: SpecimenAxis.message, impossible: Impossible.ofMessage,
    card: [[MessageEditorPayload(content: .growing)]],
    keyMap: .lines,
    members: { _, language in [Samples.messagePlaceholder[language], Samples.send[language]] },
    code: { payload, language in payload.code(language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSMessageEditor(
        state: payload.state(payload.text(language)),
        placeholder: Samples.messagePlaceholder[language],
        blockedNotice: Samples.messageBlocked[language], id: part
      ) { _ in }.lowered()
    })
}
