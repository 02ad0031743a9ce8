import GSDesign
import GalleryKit
import StateSpace

/// The state of a message of a chat.
struct BubblePayload: Hashable, Sendable {
  var hasTime = true
  var title: String?
}

/// The state of a ring of dots.
struct LoadingPayload: Hashable, Sendable {
  var step = 0
  var title: String?
}

/// The state of the frame of a missing image.
struct ImagePlaceholderPayload: Hashable, Sendable {
  var kind = GSImagePlaceholder.Kind.thumbnail
  var title: String?
}

/// The state of the head of a section.
struct SectionHeaderPayload: Hashable, Sendable {
  var hasButton = true
  var title: String?
  var interaction = Interaction.normal
  var isFocused = false

  mutating func handle(_ intent: Intent) -> Outcome {
    guard hasButton else { return .ignored }
    var state = ButtonState(isFocused: isFocused, interaction: interaction)
    let outcome = state.handle(intent)
    isFocused = state.isFocused
    interaction = state.interaction
    return outcome
  }
}

extension Specimen {
  static let ownBubble: Specimen = bubble(
    "bubble/mine", "mine", .roomy, Samples.ownMessage,
    summary: Phrase(localized: "One's own message in a chat"),
    usage: Phrase(localized: "Use at the right of a chat. For others' messages use bubble/theirs."),
    make: { GSBubble.mine($0, time: $1) })

  static let othersBubble: Specimen = bubble(
    "bubble/theirs", "theirs", .roomy, Samples.othersMessage,
    summary: Phrase(localized: "Someone else's message in a chat"),
    usage: Phrase(localized: "Use at the left of a chat. For one's own messages use bubble/mine."),
    make: { GSBubble.theirs($0, time: $1) })

  static let sentBubble: Specimen = bubble(
    "bubble/sent", "mine", .compact, Samples.sentMessage, home: .zatch,
    summary: Phrase(localized: "One's own message, compact"),
    usage: Phrase(
      localized: "Use at the right of a chat about goods. For others' use bubble/received."),
    make: { GSBubble.mine($0, time: $1, style: .compact) })

  static let receivedBubble: Specimen = bubble(
    "bubble/received", "theirs", .compact, Samples.receivedMessage, home: .zatch,
    summary: Phrase(localized: "Someone else's message, compact"),
    usage: Phrase(
      localized: "Use at the left of a chat about goods. For one's own use bubble/sent."),
    make: { GSBubble.theirs($0, time: $1, style: .compact) })

  /// A message of a chat.
  ///
  /// - Parameters:
  ///   - factory: the name of the factory in Swift.
  ///   - make: makes it of its words and its time.
  private static func bubble(
    _ id: VariantID, _ factory: String, _ style: GSBubble.Style, _ sample: SampleLabel,
    home: Theme = .gitspace, summary: Phrase, usage: Phrase,
    make: @escaping @Sendable (String, String) -> GSBubble
  ) -> Specimen {
    Specimen(
      id, summary: summary, usage: usage,
      tags: ["chat", "message", "말풍선", "채팅"], home: home,
      payload: BubblePayload(),
      axes: [
        .toggle("time", \.hasTime, meaning: .variety),
        .text("title", \.title, samples: Samples.textTier, sample: { sample[$1] }),
      ],
      code: { payload, language in
        SwiftSource.call(
          "GSBubble.\(factory)",
          [
            SwiftSource.literal(payload.title ?? sample[language]),
            payload.hasTime ? "time: \(SwiftSource.literal(Samples.messageTime))" : nil,
            SwiftSource.choice("style", style, unless: .roomy),
          ])
      },
      build: { payload, language in
        make(payload.title ?? sample[language], payload.hasTime ? Samples.messageTime : "")
          .lowered()
      })
  }

  static let loading: Specimen = Specimen(
    "loading/default",
    summary: Phrase(localized: "A ring that turns while something loads"),
    usage: Phrase(localized: "Use for a whole screen. Where its shape is known use skeleton."),
    tags: ["spinner", "progress", "로딩"], home: .lionheart,
    payload: LoadingPayload(),
    axes: [
      .stepper(
        "step", \.step, 0...(ProgressState.stepCount - 1), samples: [0, 3], meaning: .variety
      ).moving(.turning),
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.loading[$1] }),
    ],
    code: { payload, language in
      let label = SwiftSource.literal(payload.title ?? Samples.loading[language])
      return "GSLoading(\(label), state: ProgressState(step: \(payload.step)))"
    },
    build: { payload, language in
      GSLoading(
        payload.title ?? Samples.loading[language], state: ProgressState(step: payload.step)
      ).lowered()
    })

  static let avatar: Specimen = Specimen(
    "image/avatar",
    summary: Phrase(localized: "A circle in place of a profile picture"),
    usage: Phrase(localized: "Use on a profile. For a row or an article use image/placeholder."),
    tags: ["picture", "profile", "이미지", "프로필"], home: .zatch,
    payload: ImagePlaceholderPayload(kind: .avatar), axes: [],
    code: { _, _ in "GSImagePlaceholder(.avatar)" },
    build: { _, _ in GSImagePlaceholder(.avatar).lowered() })

  static let imagePlaceholder: Specimen = Specimen(
    "image/placeholder",
    summary: Phrase(localized: "A frame in place of a missing image"),
    usage: Phrase(localized: "Use where an image may be missing. While text loads use skeleton."),
    tags: ["picture", "thumbnail", "이미지"], home: .ribsTodo,
    payload: ImagePlaceholderPayload(),
    axes: [
      .choice(
        "kind", \.kind, values: [("thumbnail", .thumbnail), ("banner", .banner)]),
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.noImage[$1] }),
    ],
    code: { payload, language in
      let label = SwiftSource.literal(payload.title ?? Samples.noImage[language])
      return "GSImagePlaceholder(.\(payload.kind.rawValue), label: \(label))"
    },
    build: { payload, language in
      GSImagePlaceholder(payload.kind, label: payload.title ?? Samples.noImage[language])
        .lowered()
    })

  static let sectionHeader: Specimen = Specimen(
    "header/section",
    summary: Phrase(localized: "The title of a section with a button"),
    usage: Phrase(localized: "Use above a part of a list. For a screen use navigation-bar."),
    tags: ["title", "more", "제목", "섹션"], level: .molecule,
    payload: SectionHeaderPayload(),
    axes: [
      .toggle("button", \.hasButton, meaning: .variety),
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.cardTitle[$1] }),
      .interaction(\.interaction),
      .focused(\.isFocused),
    ],
    impossible: [
      Impossible(localized: "Without a button there is nothing to focus.") {
        !$0.hasButton && ($0.isFocused || $0.interaction != .normal)
      }
    ],
    code: { payload, language in
      let title = SwiftSource.literal(payload.title ?? Samples.cardTitle[language])
      let button = SwiftSource.literal(Samples.seeAll[language])
      return "GSSectionHeader(\(title)\(payload.hasButton ? ", button: \(button)" : ""))"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      let lowered = GSSectionHeader(
        payload.title ?? Samples.cardTitle[language],
        button: payload.hasButton ? Samples.seeAll[language] : "",
        state: ButtonState(isFocused: payload.isFocused, interaction: payload.interaction),
        id: part
      ).lowered()
      return Lowered(
        element: .sized(width: .exactly(Samples.phoneColumns), lowered.element),
        interactions: lowered.interactions)
    })
}
