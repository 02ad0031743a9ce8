import GSDesign
import GalleryKit
import StateSpace

/// The constraints between a tag, a line below it and a container, as knobs.
struct ConstraintsPayload: Hashable, Sendable {
  /// The horizontal placement of the tag in the container.
  enum Horizontal: String, Hashable, Sendable, CaseIterable {
    case pin, center, leading
  }

  /// The constraint on the width of the tag.
  enum Width: String, Hashable, Sendable, CaseIterable {
    case content, fixed, equal
  }

  /// How much the width matters.
  enum Importance: String, Hashable, Sendable, CaseIterable {
    case required, medium

    var priority: ConstraintPriority {
      switch self {
      case .required: .required
      case .medium: 500
      }
    }
  }

  /// The priority of the tag being no wider than its title.
  enum Hugging: String, Hashable, Sendable, CaseIterable {
    case low, high

    var priority: ConstraintPriority {
      switch self {
      case .low: .low
      case .high: .high
      }
    }
  }

  var horizontal = Horizontal.leading
  var width = Width.content
  var isInset = true
  var importance = Importance.required
  var hugging = Hugging.low

  /// The layout, or the error in it. The lines in problems are those of ``code(_:)``.
  func element(_ language: Language) throws(ConstraintError) -> Element {
    let source = "Row.swift"
    let tag = ConstrainedItem(
      "tag",
      .panel(
        Panel(ink: Ink(text: .onAccent, fill: .accent), horizontalPadding: .small),
        .label(Samples.todoTitle[language], style: .ribsTodo.body))
    )
    .hugging(hugging.priority, along: .horizontal)
    let note = ConstrainedItem(
      "note", .backdrop(.raised, GSText(.ribsTodo.body, Samples.remaining[language]).element))
    return try Element.constrained(tag, note) { container in
      container.width.equalTo(320, file: source, line: 4)
      tag.top.equalTo(container.top, file: source, line: 5)
      note.top.equalTo(tag.bottom, file: source, line: 6).offset(16)
      switch horizontal {
      case .pin:
        tag.horizontal.equalTo(container.horizontal, file: source, line: 7).inset(inset)
        note.leading.equalTo(tag.leading, file: source, line: 8)
      case .center:
        tag.centerX.equalTo(container.centerX, file: source, line: 7)
        note.centerX.equalTo(tag.centerX, file: source, line: 8)
      case .leading:
        tag.leading.equalTo(container.leading, file: source, line: 7).inset(inset)
        note.leading.equalTo(tag.leading, file: source, line: 8)
      }
      if width == .fixed {
        tag.width.equalTo(100, file: source, line: 9).priority(importance.priority)
      }
      if width == .equal {
        tag.width.equalTo(note.width, file: source, line: 9).priority(importance.priority)
      }
    }
  }

  /// The layout, or a sentence for each thing that is wrong with it.
  func shown(_ language: Language) -> Element {
    do throws(ConstraintError) {
      return try element(language)
    } catch {
      let sentences = error.problems.map { $0.sentence(language) }.joined(separator: " ")
      return .words(
        [Span(sentences, role: .destructive)], wraps: true, style: .ribsTodo.body)
    }
  }

  /// States that have no layout.
  static let problems: [(name: String, payload: ConstraintsPayload)] = [
    ("conflict", ConstraintsPayload(horizontal: .pin, width: .fixed)),
    ("ambiguous", ConstraintsPayload(width: .equal, hugging: .high)),
  ]

  private var inset: Space { isInset ? .large : .none }

  /// The layout as Swift.
  func code(_ language: Language) -> String {
    let tag =
      ".panel(Panel(ink: Ink(text: .onAccent, fill: .accent), horizontalPadding: .small), "
      + ".label(\(SwiftSource.literal(Samples.todoTitle[language])), style: .ribsTodo.body))"
    let note =
      "GSText(.ribsTodo.body, \(SwiftSource.literal(Samples.remaining[language]))).element"
    let hug = hugging == .low ? "" : ".hugging(.high, along: .horizontal)"
    let inset = isInset ? ".inset(.large)" : ""
    let priority = importance == .required ? "" : ".priority(500)"
    let places =
      switch horizontal {
      case .pin:
        [
          "tag.horizontal.equalTo(container.horizontal)" + inset,
          "note.leading.equalTo(tag.leading)",
        ]
      case .center:
        ["tag.centerX.equalTo(container.centerX)", "note.centerX.equalTo(tag.centerX)"]
      case .leading:
        ["tag.leading.equalTo(container.leading)" + inset, "note.leading.equalTo(tag.leading)"]
      }
    let width: [String] =
      switch width {
      case .content: []
      case .fixed: ["tag.width.equalTo(100)" + priority]
      case .equal: ["tag.width.equalTo(note.width)" + priority]
      }
    let lines =
      [
        "container.width.equalTo(320)", "tag.top.equalTo(container.top)",
        "note.top.equalTo(tag.bottom).offset(16)",
      ] + places + width
    return
      ([
        "let tag = ConstrainedItem(\"tag\", \(tag))\(hug)",
        "let note = ConstrainedItem(\"note\", .backdrop(.raised, \(note)))",
        "let row = try Element.constrained(tag, note) { container in",
      ] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }
}

extension Specimen {
  static let constraints: Specimen = Specimen(
    "layout/constraints",
    summary: Phrase(localized: "Two items placed by constraints between their anchors"),
    usage: Phrase(
      localized:
        "Use where rows and columns are not enough. Conflicts and open sizes are shown as sentences."
    ),
    tags: ["anchor", "auto layout", "priority", "hugging", "제약", "오토레이아웃", "레이아웃"], home: .ribsTodo,
    level: .molecule,
    payload: ConstraintsPayload(),
    axes: [
      .choice("horizontal", \.horizontal), .choice("width", \.width),
      .toggle("inset", \.isInset, meaning: .variety),
      .choice("priority", \.importance), .choice("hugging", \.hugging),
    ],
    impossible: [
      Impossible(
        localized: "Without a width that competes with it, a priority changes nothing."
      ) { $0.width == .content && ($0.importance != .required || $0.hugging != .low) },
      Impossible(
        localized: "Hugging has no effect between two pinned edges."
      ) { $0.horizontal == .pin && $0.hugging != .low },
      Impossible(localized: "A centred tag has no inset.") {
        $0.horizontal == .center && $0.isInset
      },
    ],
    presets: ConstraintsPayload.problems,
    code: { payload, language in payload.code(language) },
    build: { payload, language in
      Lowered(
        element: .backdrop(
          .surface, .sized(width: .exactly(40), height: .atLeast(4), payload.shown(language))),
        interactions: InteractionTable())
    })
}
