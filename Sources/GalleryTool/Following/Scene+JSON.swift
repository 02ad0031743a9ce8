import GSDesign
import GalleryKit
import TokenFiles
import Workbench

/// A scene as JSON: default values are left out, so that every scene has exactly one text.
extension Scene {
  static let coding = JSONCoding.object(from: Scene(link: "", row: ""), fields)

  /// One for each property.
  static let fields = ofState + ofScreen

  private static let ofState: [JSONField<Scene>] = [
    .required("link", \.link, .text),
    .defaulted("beside", \.beside, .texts),
    .required("settings", \.settings, Settings.coding),
    .required("mode", \.mode, .named()),
    .required("pane", \.pane, .named()),
    .required("row", \.row, .text),
    .optional("overview", \.overview, .text),
    .defaulted("grouping", \.grouping, .named()),
    .defaulted("folded", \.folded, .texts),
    .defaulted("knob", \.knob, .number),
    .defaulted("caret", \.caret, .number),
    .optional("planned", \.planned, .text),
    .defaulted("strip", \.strip, .number),
    .defaulted("scroll", \.scroll, .number),
    .defaulted("lists", \.lists, .firstLines),
    .defaulted("compared", \.isCompared, .bool),
    .defaulted("zoom", \.zoom, .number),
    .optional("inspected", \.inspected, .number),
    .defaulted("option", \.option, .number),
    .defaulted("entry", \.entry, .text),
  ]

  private static let ofScreen: [JSONField<Scene>] = [
    .optional("search", \.search, Question.coding),
    .optional("palette", \.palette, Question.coding),
    .optional("choice", \.choice, .text),
    .defaulted("recent", \.recent, .texts),
    .optional("page", \.page, .number),
    .defaulted("lab", \.isLab, .bool),
    .defaulted("uses", \.listsUses, .bool),
    .optional("help", \.help, .number),
    .optional("failures", \.failures, JSONCoding.texts.list),
    .optional("matrix", \.matrix, MatrixScene.coding),
    .optional("event", \.event, ComponentEvent.coding),
    .defaulted("earlier", \.earlier, ComponentEvent.coding.list),
    .optional("toast", \.toast, Toast.coding),
    .defaulted("session", \.session, PresentedSession.coding),
  ]
}

extension JSONCoding<[ScrollArea: Int]> {
  /// The first lines of lists, each as the name of a list and a number.
  fileprivate static let firstLines = JSONCoding(
    { lists in
      .array(
        lists.sorted { $0.key.rawValue < $1.key.rawValue }.map {
          .strings([$0.key.rawValue, String($0.value)])
        })
    },
    { place throws(JSONCursor.Failure) in
      var lists: [ScrollArea: Int] = [:]
      for place in try place.items() {
        let texts = try place.texts()
        guard texts.count == 2, let area = ScrollArea(rawValue: texts[0]), let first = Int(texts[1])
        else { throw place.failure("a list and a line") }
        lists[area] = first
      }
      return lists
    })
}

extension Scene.Question {
  fileprivate static let coding = JSONCoding.object(
    from: Scene.Question(query: "", match: 0),
    [.required("query", \.query, .text), .required("match", \.match, .number)])
}

extension ComponentEvent {
  fileprivate static let coding = JSONCoding.text.list(
    of: 3, "a word in two languages and a detail"
  ).map(
    to: { ComponentEvent(word: Phrase($0[0], korean: $0[1]), detail: $0[2]) },
    from: { [$0.word.english, $0.word.korean, $0.detail] })
}

extension Toast {
  /// The kind, and a sentence in two languages; a copied link is not shown to followers.
  fileprivate static let coding = JSONCoding.texts.map(
    "a kind and a sentence in two languages", to: { Toast(texts: $0) }, from: { $0.texts })

  private var texts: [String] {
    switch self {
    case .copied: ["copied"]
    case .impossible(let phrase): ["impossible", phrase.english, phrase.korean]
    case .says(let phrase): ["says", phrase.english, phrase.korean]
    case .tells(let phrase): ["tells", phrase.english, phrase.korean]
    case .fails(let phrase): ["fails", phrase.english, phrase.korean]
    }
  }

  private init?(texts: [String]) {
    if texts == ["copied"] {
      self = .copied("")
      return
    }
    guard texts.count == 3 else { return nil }
    let phrase = Phrase(texts[1], korean: texts[2])
    switch texts[0] {
    case "impossible": self = .impossible(phrase)
    case "says": self = .says(phrase)
    case "tells": self = .tells(phrase)
    case "fails": self = .fails(phrase)
    case _: return nil
    }
  }
}

extension PresentedSession {
  fileprivate static let coding = JSONCoding.object(
    from: PresentedSession(),
    [
      .defaulted("undo", \.canUndo, .bool),
      .defaulted("redo", \.canRedo, .bool),
      .required("met", \.metHere, Coverage.Numbers.coding),
      .required("metInAll", \.metInAll, Coverage.Numbers.coding),
      .defaulted("full", \.isCoverageFull, .bool),
    ])
}

extension Coverage.Numbers {
  fileprivate static let coding = JSONCoding.numbers(3).map(
    to: { Coverage.Numbers(drawn: $0[0], seen: $0[1], used: $0[2]) },
    from: { [$0.drawn, $0.seen, $0.used] })
}

extension Settings {
  fileprivate static let coding = JSONCoding<Settings>(
    { settings in
      .object(
        Setting.all.compactMap { setting in
          settings.said(setting).map { JSONValue.Member(name: setting.name, value: .string($0)) }
        })
    },
    { place throws(JSONCursor.Failure) in
      var settings = Settings()
      for setting in Setting.all where !place[setting.name].isNull {
        let value = place[setting.name]
        guard settings.read(setting, try value.text()) else {
          throw value.failure("a value of the setting")
        }
      }
      return settings
    })
}

extension JSONCoding<[String]> {
  static let texts = JSONCoding<String>.text.list
}

extension JSONCoding<Int> {
  /// A count within the limit for lists; 0 if missing.
  static let number = JSONCoding(
    { .integer($0) }, { place throws(Failure) in place.isNull ? 0 : try limited.value(place) })

  private static let limited = count.checked("a count of items on a screen") { $0 <= 1 << 30 }
}

extension JSONCoding<[Int]> {
  /// A number of counts.
  static func numbers(_ count: Int) -> JSONCoding {
    JSONCoding<Int>.number.list(of: count, "\(count) counts")
  }
}
