import ColorScience
package import GSDesign

/// An action of the palette: run a command, or set one value of the environment.
enum PaletteAction: Hashable, Sendable {
  case command(Command)
  /// The environment with one value set.
  case environment(Settings)
  /// The language of the gallery's own words.
  case language(Language)
  /// A state of a specimen.
  case state(SpecimenState, of: Int)
  /// A state of a specimen, with the part measured that a role is seen in.
  case use(SpecimenState, of: Int, ColorRole)
  /// The first state that a role is seen in, with the part measured.
  case role(ColorRole)
}

/// Something that can be done by its name.
package struct PaletteItem<Action: Hashable & Sendable>: Hashable, Sendable {
  var title: Phrase
  /// The English name wherever it appears; the title may describe its effect now.
  var name: String
  /// The key that does it, or goes round among its like; empty for none.
  var key: String
  package var action: Action
  /// Whether it is in effect already.
  var isCurrent: Bool
  /// The colour that it is found by; nil for what has none.
  var color: RGB?

  /// - Parameter name: what it is called in English; nil is its title.
  package init(
    title: Phrase, name: String? = nil, key: String, action: Action, isCurrent: Bool = false
  ) {
    self.title = title
    self.name = name ?? title.english
    self.key = key
    self.action = action
    self.isCurrent = isCurrent
  }
}

/// Everything by its name: what was asked and what was found.
package struct PaletteModel<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A thing found: one of the items, or a specimen, by index.
  package enum Choice: Hashable, Sendable {
    case item(Int)
    case specimen(Int)
  }

  package let items: [PaletteItem<Action>]
  /// The recent choices, latest first; they stand above the rest while the query is empty.
  let recent: [Choice]
  /// The recent choices and what is suggested below them.
  private let leading: [Choice]
  /// What its field says while it is empty; nil for the words of the gallery.
  let placeholder: Phrase?
  private let index: SearchIndex
  private(set) var field = TextFieldState(isFocused: true)
  /// What its words find; where a colour is asked for, what has that colour is found instead.
  private var worded: Worded
  private var found: SearchResults
  private var specimens: SearchResults
  /// Both together, best first: specimens are below zero. Empty where nothing was asked.
  private var merged: [Int32] = []
  /// The place the keys are on.
  package private(set) var match = 0
  /// The text that was looked for last; another one is looked for once someone wants to know what it finds.
  private var asked = ""

  /// - Parameters:
  ///   - recent: what was chosen before, the latest first, each once.
  ///   - suggested: what stands below that before anything was asked.
  ///   - placeholder: what its field says while it is empty; nil for the words of the gallery.
  ///   - language: that of the names shown; the other one is found as well.
  package init(
    _ items: [PaletteItem<Action>], specimens count: Int = 0, recent: [Choice] = [],
    suggested: [Choice] = [], placeholder: Phrase? = nil, _ language: Language
  ) {
    self.items = items
    leading = recent + suggested.filter { !recent.contains($0) }
    self.recent = recent
    self.placeholder = placeholder
    index = SearchIndex(
      items.map {
        let other = $0.title[language == .english ? .korean : .english]
        return SearchIndex.Entry($0.title[language], alias: other)
      })
    found = SearchResults(all: items.count)
    specimens = SearchResults(all: count)
    worded = Worded(items: found, specimens: specimens)
  }

  /// What words find.
  private struct Worded: Hashable, Sendable {
    var items: SearchResults
    var specimens: SearchResults
  }

  /// Whether it is a list of its own: no specimens are found besides, and what is chosen in it is not kept.
  var isOwnList: Bool { placeholder != nil }

  var query: String { field.text }

  /// Types or erases.
  package mutating func edit(_ intent: Intent) {
    field.handle(intent)
    if query != asked { match = 0 }
  }

  /// Looks for what was typed since; where it only grew, among what was found already.
  package mutating func find(
    in specimenIndex: @autoclosure () -> SearchIndex = SearchIndex([])
  ) {
    guard query != asked else { return }
    asked = query
    worded.items = index.find(query, after: worded.items)
    if !isOwnList {
      worded.specimens = specimenIndex().find(query, after: worded.specimens)
    }
    let colored = foundByColor
    found = colored ?? worded.items
    specimens = colored == nil ? worded.specimens : SearchResults(noneOf: specimens.total)
    merged = found.isAll ? [] : Self.merge(found, specimens)
  }

  /// What has the colour that is asked for, nearest first; nil where none is asked for. What can be a word as well asks for a
  /// colour only where something has it.
  private var foundByColor: SearchResults? {
    guard let question = ColorQuery(query) else { return nil }
    var distances: [(item: Int32, distance: Double)] = []
    for (index, item) in items.enumerated() {
      guard let distance = item.color.flatMap({ question.distance(of: $0) }) else { continue }
      distances.append((Int32(index), distance))
    }
    guard !distances.isEmpty || !question.isPlain else { return nil }
    let ranked = distances.sorted { ($0.distance, $0.item) < ($1.distance, $1.item) }
    return SearchResults(
      query: SearchQuery(query), total: items.count, found: distances.map(\.item),
      ranked: ranked.map(\.item), ranks: ranked.map { UInt16(min($0.distance * 100, 60_000)) },
      examined: items.count)
  }

  /// The distance of an item from the colour that is asked for; nil where none is.
  func distance(of item: Int) -> Double? {
    guard let color = items[item].color, let question = ColorQuery(query) else { return nil }
    return question.distance(of: color)
  }

  /// Looks for another text.
  mutating func ask(
    _ text: String, _ specimenIndex: @autoclosure () -> SearchIndex = SearchIndex([])
  ) {
    field = TextFieldState(isFocused: true)
    edit(.insert(text))
    find(in: specimenIndex())
    match = 0
  }

  var count: Int { found.count + specimens.count }

  /// The result at a position, best first.
  package subscript(place: Int) -> Choice? {
    guard 0..<count ~= place else { return nil }
    guard found.isAll else {
      let entry = Int(merged[place])
      return entry < 0 ? .specimen(-1 - entry) : .item(entry)
    }
    guard place >= leading.count else { return leading[place] }
    // What stands above is not there again.
    var own = place - leading.count
    for other in leading.map(ownPlace).sorted() where other <= own { own += 1 }
    return own < specimens.count ? .specimen(own) : .item(own - specimens.count)
  }

  /// The line of a place: below the heading of what was chosen before, and below a blank line.
  func line(of place: Int) -> Int {
    place + (recentCount == 0 ? 0 : place < recentCount ? 1 : 2)
  }

  /// How many places at the top are what was chosen before.
  var recentCount: Int { found.isAll ? recent.count : 0 }

  /// The place of a choice where nothing was asked or chosen yet.
  private func ownPlace(_ choice: Choice) -> Int {
    switch choice {
    case .specimen(let index): index
    case .item(let index): specimens.count + index
    }
  }

  /// Goes to another place, round at the ends.
  package mutating func move(by step: Int) {
    guard count > 0 else { return }
    match = (0..<count).wrapping(match + step)
  }

  mutating func go(to place: Int) {
    match = max(0, min(place, count - 1))
  }

  /// The name of a choice, the same in every gallery.
  ///
  /// - Parameter specimen: the name of a specimen.
  func name(
    of choice: Choice, specimen: (Int) -> String = { _ in "" }
  ) -> String {
    switch choice {
    case .specimen(let index): specimen(index)
    case .item(let index): items[index].name
    }
  }

  /// Goes to what is called so, which is the choice it is near where that is called so too.
  ///
  /// - Returns: false where nothing that was found is.
  package mutating func go(
    toName name: String, near match: Int = 0, specimen: (Int) -> String = { _ in "" }
  ) -> Bool {
    func isIt(_ place: Int) -> Bool {
      self[place].map { self.name(of: $0, specimen: specimen) } == name
    }
    guard let place = isIt(match) ? match : (0..<count).first(where: isIt) else { return false }
    self.match = place
    return true
  }

  /// Both are in order already, and of two that fit as well the specimen comes first.
  private static func merge(_ items: SearchResults, _ specimens: SearchResults) -> [Int32] {
    var merged: [Int32] = []
    merged.reserveCapacity(items.count + specimens.count)
    var item = 0
    for (place, specimen) in specimens.ranked.enumerated() {
      while item < items.count, items.ranks[item] < specimens.ranks[place] {
        merged.append(items.ranked[item])
        item += 1
      }
      merged.append(-1 - specimen)
    }
    merged += items.ranked[item...]
    return merged
  }
}

extension PaletteModel {
  mutating func handle(_ motion: Motion) {
    switch motion {
    case .up, .down: move(by: motion.rows)
    case .first: go(to: 0)
    case .last: go(to: .max)
    case .left, .right: break
    }
  }
}

extension PaletteModel<PaletteAction> {
  /// The requests of the selected choice.
  var chosen: [PaneRequest] {
    switch self[match] {
    case .specimen(let index)?: [.show(index)]
    case .item(let index)?:
      switch items[index].action {
      case .command(let command): [.run(command)]
      case .environment(let environment): [.set(environment)]
      case .language(let language): [.speak(language)]
      case .state(let state, let specimen): [.openPage(specimen), .put(state, .opened)]
      case .use(let state, let specimen, let role):
        [.openPage(specimen), .put(state, .opened), .inspect(role)]
      case .role(let role): [.showRole(role)]
      }
    case nil: []
    }
  }
}

/// The command palette. Inside it the keys of a search work.
enum PaletteCommand: Hashable, Sendable, CaseIterable {
  case toggle
}

extension PaletteCommand {
  static let entries = [
    CommandEntry(.palette(.toggle), [.control("p")], .palette, isInStatus: false)
  ]
}
