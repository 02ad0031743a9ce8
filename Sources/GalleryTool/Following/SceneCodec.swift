import GSDesign
import GalleryKit
import TokenFiles

/// A scene as JSON: default values are left out, so that every scene has exactly one text.
extension Scene {
  var json: JSONValue {
    .saying([
      "link": .string(link),
      "beside": .list(beside),
      "settings": settings.json,
      "mode": .string(mode.rawValue),
      "pane": .string(pane.rawValue),
      "row": .string(row),
      "overview": overview.map { .string($0) },
      "grouping": grouping == .component ? nil : .string(grouping.rawValue),
      "folded": .list(folded),
      "knob": .number(knob),
      "caret": .number(caret),
      "strip": .number(strip),
      "scroll": .number(scroll),
      "lists": lists.isEmpty
        ? nil
        : .array(
          lists.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            .strings([$0.key.rawValue, String($0.value)])
          }),
      "compared": isCompared ? .bool(true) : nil,
      "zoom": zoom == 1 ? nil : .integer(zoom),
      "inspected": inspected.map { .integer($0) },
      "option": .number(option),
      "entry": entry.isEmpty ? nil : .string(entry),
      "search": search?.json,
      "palette": palette?.json,
      "choice": choice.map { .string($0) },
      "recent": .list(recent),
      "page": page.map { .integer($0) },
      "lab": isLab ? .bool(true) : nil, "uses": listsUses ? .bool(true) : nil,
      "help": help.map { .integer($0) },
      "failures": failures.map { .array($0.map { .strings($0) }) },
      "matrix": matrix?.json,
      "event": event.map { $0.json },
      "earlier": earlier.isEmpty ? nil : .array(earlier.map(\.json)),
      "toast": toast?.json,
      "session": session == PresentedSession() ? nil : session.json,
    ])
  }

  init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    self.init(link: try place["link"].text(), row: try place["row"].text())
    beside = try place["beside"].stringsOrEmpty()
    settings = try Settings(place["settings"])
    mode = try place["mode"].named()
    pane = try place["pane"].named()
    overview = try place["overview"].nonNil?.text()
    grouping = try place["grouping"].nonNil?.named() ?? .component
    folded = try place["folded"].stringsOrEmpty()
    knob = try place["knob"].number()
    caret = try place["caret"].number()
    strip = try place["strip"].number()
    scroll = try place["scroll"].number()
    for place in try place["lists"].nonNil?.items() ?? [] {
      let texts = try place.texts()
      guard texts.count == 2, let area = ScrollArea(rawValue: texts[0]), let first = Int(texts[1])
      else { throw place.failure("a list and a line") }
      lists[area] = first
    }
    isCompared = try place["compared"].nonNil?.bool() ?? false
    zoom = try place["zoom"].nonNil?.number() ?? 1
    inspected = try place["inspected"].nonNil?.number()
    option = try place["option"].number()
    entry = try place["entry"].nonNil?.text() ?? ""
    search = try place["search"].nonNil.map(Question.init)
    palette = try place["palette"].nonNil.map(Question.init)
    choice = try place["choice"].nonNil?.text()
    recent = try place["recent"].stringsOrEmpty()
    page = try place["page"].nonNil?.number()
    isLab = try place["lab"].nonNil?.bool() ?? false
    listsUses = try place["uses"].nonNil?.bool() ?? false
    help = try place["help"].nonNil?.number()
    if let lines = try place["failures"].nonNil?.items() {
      var failures: [[String]] = []
      for line in lines { failures.append(try line.texts()) }
      self.failures = failures
    }
    matrix = try place["matrix"].nonNil.map(MatrixScene.init)
    event = try place["event"].nonNil.map(ComponentEvent.init)
    for place in try place["earlier"].nonNil?.items() ?? [] {
      earlier.append(try ComponentEvent(place))
    }
    toast = try place["toast"].nonNil.map(Toast.init)
    session = try place["session"].nonNil.map(PresentedSession.init) ?? PresentedSession()
  }
}

extension Scene.Question {
  fileprivate var json: JSONValue { .members(["query": .string(query), "match": .integer(match)]) }

  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    self.init(query: try place["query"].text(), match: try place["match"].number())
  }
}

extension ComponentEvent {
  fileprivate var json: JSONValue { .strings([word.english, word.korean, detail]) }

  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    let texts = try place.texts()
    guard texts.count == 3 else { throw place.failure("a word in two languages and a detail") }
    self.init(word: Phrase(texts[0], korean: texts[1]), detail: texts[2])
  }
}

extension Toast {
  fileprivate var json: JSONValue {
    let (kind, phrase): (String, Phrase?) =
      switch self {
      case .copied: ("copied", nil)
      case .impossible(let phrase): ("impossible", phrase)
      case .says(let phrase): ("says", phrase)
      case .tells(let phrase): ("tells", phrase)
      case .fails(let phrase): ("fails", phrase)
      }
    return .strings([kind] + (phrase.map { [$0.english, $0.korean] } ?? []))
  }

  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    let texts = try place.texts()
    guard texts.count == (texts.first == "copied" ? 1 : 3) else {
      throw place.failure("a kind and a sentence in two languages")
    }
    let phrase = Phrase(texts.count > 1 ? texts[1] : "", korean: texts.last ?? "")
    switch texts[0] {
    case "copied": self = .copied("")
    case "impossible": self = .impossible(phrase)
    case "says": self = .says(phrase)
    case "tells": self = .tells(phrase)
    case "fails": self = .fails(phrase)
    case _: throw place.failure("a kind of message")
    }
  }
}

extension PresentedSession {
  fileprivate var json: JSONValue {
    .saying([
      "undo": canUndo ? .bool(true) : nil,
      "redo": canRedo ? .bool(true) : nil,
      "met": metHere.json,
      "metInAll": metInAll.json,
      "full": isCoverageFull ? .bool(true) : nil,
    ])
  }

  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    self.init()
    canUndo = try place["undo"].nonNil?.bool() ?? false
    canRedo = try place["redo"].nonNil?.bool() ?? false
    metHere = try Coverage.Numbers(place["met"])
    metInAll = try Coverage.Numbers(place["metInAll"])
    isCoverageFull = try place["full"].nonNil?.bool() ?? false
  }
}

extension Coverage.Numbers {
  fileprivate var json: JSONValue {
    .array([.integer(drawn), .integer(seen), .integer(used)])
  }

  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    let items = try place.items()
    guard items.count == 3 else { throw place.failure("three counts") }
    self.init(
      drawn: try items[0].number(), seen: try items[1].number(), used: try items[2].number())
  }
}

extension Settings {
  fileprivate var json: JSONValue {
    .object(
      Setting.all.compactMap { setting in
        said(setting).map { JSONValue.Member(name: setting.name, value: .string($0)) }
      })
  }

  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    self.init()
    for setting in Setting.all {
      guard let value = place[setting.name].nonNil else { continue }
      guard read(setting, try value.text()) else { throw value.failure("a value of the setting") }
    }
  }
}

extension JSONValue {
  /// An object of the members that are not nil, in order.
  static func saying(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// A list of texts; nil if it is empty.
  static func list(_ texts: [String]) -> JSONValue? { texts.isEmpty ? nil : .strings(texts) }

  /// A number; nil for 0.
  static func number(_ number: Int) -> JSONValue? { number == 0 ? nil : .integer(number) }
}

extension JSONCursor {
  /// The cursor; nil at a missing or null value.
  var nonNil: JSONCursor? { isNull ? nil : self }

  /// A count within the limit for lists; 0 if missing.
  func number() throws(Failure) -> Int {
    guard !isNull else { return 0 }
    let number = try count()
    guard number <= 1 << 30 else { throw failure("a count of what there can be") }
    return number
  }

  /// A list of counts of a given length.
  func numbers(_ count: Int) throws(Failure) -> [Int] {
    let items = try items()
    guard items.count == count else { throw failure("\(count) counts") }
    var numbers: [Int] = []
    for item in items { numbers.append(try item.number()) }
    return numbers
  }

  /// One of the values of an enumeration, by its name.
  func named<Value: RawRepresentable<String>>() throws(Failure) -> Value {
    guard let value = Value(rawValue: try text()) else { throw failure("one of the names") }
    return value
  }

  /// Texts; empty if missing.
  func stringsOrEmpty() throws(Failure) -> [String] { isNull ? [] : try texts() }
}
