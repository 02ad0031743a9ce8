package import ColorScience
package import GSDesign
import StateSpace

/// Something that can be done by its name.
package struct PaletteItem<Action: Hashable & Sendable>: Hashable, Sendable {
  package var title: Phrase
  /// The English name wherever it appears; the title may describe its effect now.
  package var name: String
  /// The key that does it, or goes round among its like; empty for none.
  var key: String
  package var action: Action
  /// Whether it is already in effect.
  var isCurrent: Bool
  /// The colour a colour query matches, shown before the title; nil if the item has no colour.
  package var color: RGB?
  /// The heading of its like among the results; nil for a list without headings.
  package var section: Phrase?
  /// Words at the right end of its row, in place of the key.
  package var detail = ""
  /// Search terms in addition to the title.
  package var terms = ""

  /// - Parameter name: the English name; nil uses the title.
  package init(
    title: Phrase, name: String? = nil, key: String, action: Action, isCurrent: Bool = false
  ) {
    self.title = title
    self.name = name ?? title.english
    self.key = key
    self.action = action
    self.isCurrent = isCurrent
  }

  /// The same item among those under a heading.
  package func under(_ section: Phrase) -> PaletteItem {
    var item = self
    item.section = section
    return item
  }
}

/// A searchable list of commands and specimens: the query and its results.
package struct PaletteModel<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A thing found: one of the items, or a specimen, by index.
  package enum Choice: Hashable, Sendable {
    case item(Int)
    case specimen(Int)
  }

  /// Results of one kind under their heading.
  package struct Section: Hashable, Sendable {
    package let heading: Phrase?
    /// The places of its results.
    package let places: Range<Int>
    /// Whether they are shown with pictures where there is room.
    var hasPictures = false
  }

  package let items: [PaletteItem<Action>]
  /// The results by kind.
  package private(set) var sections: [Section] = []
  /// Whether nothing was found, and the results are names that are nearly the query.
  private(set) var isSuggested = false
  /// Whether the query found nothing, and no names nearly like it were looked for.
  package private(set) var awaitsSuggestions = false
  /// The sections while the query is empty.
  private let opening: [Section]
  /// The recent choices, latest first, listed at the top while the query is empty.
  package let recent: [Choice]
  /// The recent choices, followed by the suggestions.
  private let leading: [Choice]
  /// The placeholder of the empty field; nil uses the gallery's own.
  package let placeholder: Phrase?
  private let index: SearchIndex
  private(set) var field = TextFieldState(isFocused: true)
  /// The results of a text query; unused while the query is a colour.
  private var worded: Worded
  private var found: SearchResults
  private(set) var specimens: SearchResults
  /// Both results by section, best first; negative entries are specimens. Empty while the query is empty.
  private var merged: [Int32] = []
  /// The focused place.
  package private(set) var match = 0
  /// The query of the last search; a changed query is searched when its results are next needed.
  private var asked = ""

  /// - Parameters:
  ///   - recent: the earlier choices, latest first, without duplicates.
  ///   - suggested: the choices listed below those while the query is empty.
  ///   - placeholder: the placeholder of the empty field; nil uses the gallery's own.
  ///   - language: the language of the names shown; names in the other language match too.
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
        return SearchIndex.Entry($0.title[language], alias: other, words: $0.terms)
      })
    found = SearchResults(all: items.count)
    specimens = SearchResults(all: count)
    worded = Worded(items: found, specimens: specimens)
    opening = Self.opening(items, specimens: count, recent: recent, leading)
    sections = opening
  }

  /// The recent choices, the suggestions, and the rest.
  private static func opening(
    _ items: [PaletteItem<Action>], specimens count: Int, recent: [Choice], _ leading: [Choice]
  ) -> [Section] {
    var sections: [Section] = []
    func add(_ heading: Phrase?, _ count: Int, hasPictures: Bool = false) {
      let start = sections.last?.places.upperBound ?? 0
      guard count > 0 else { return }
      if let last = sections.last, last.heading == heading, last.hasPictures == hasPictures {
        sections[sections.count - 1] = Section(
          heading: heading, places: last.places.lowerBound..<start + count,
          hasPictures: hasPictures)
      } else {
        sections.append(
          Section(heading: heading, places: start..<start + count, hasPictures: hasPictures))
      }
    }
    func heading(of choice: Choice) -> Phrase? {
      switch choice {
      case .specimen: .paletteComponents
      case .item(let index): items[index].section
      }
    }
    add(.recentChoices, recent.count)
    for choice in leading.dropFirst(recent.count) {
      if case .specimen = choice {
        add(.paletteComponents, 1, hasPictures: true)
      } else {
        add(heading(of: choice), 1)
      }
    }
    let listed = Set(leading)
    let suggested = leading.count { if case .specimen = $0 { true } else { false } }
    let isMore = leading.count > recent.count
    add(isMore ? .paletteMore : .paletteComponents, count - suggested, hasPictures: !isMore)
    for (index, item) in items.enumerated() where !listed.contains(.item(index)) {
      add(item.section, 1)
    }
    return sections
  }

  /// The results of a text query.
  private struct Worded: Hashable, Sendable {
    var items: SearchResults
    var specimens: SearchResults
  }

  /// Whether it is a separate list: it finds no specimens, and its choices are not remembered.
  package var isOwnList: Bool { specimens.total == 0 }

  package var query: String { field.text }

  /// Types or erases.
  package mutating func edit(_ intent: Intent) {
    field.handle(intent)
    if query != asked { match = 0 }
  }

  /// Searches if the query changed; a query that only grew narrows the earlier results.
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
    isSuggested = false
    merged = []
    sections = opening
    if !found.isAll { arrange() }
    awaitsSuggestions = count == 0
  }

  /// A result and how well it fits: its entry among the items, or a specimen as a negative number.
  private struct Ranked {
    let entry: Int32
    let weight: Int
  }

  /// Puts results of one kind together: the best of each first, the kind with the best result at the top, and the rest
  /// below, with those that fit much less well than the best of their kind.
  private mutating func arrange() {
    let all = Self.merge(found, specimens)
    guard items.contains(where: { $0.section != nil }) || !isOwnList else {
      merged = all.map(\.entry)
      sections = all.isEmpty ? [] : [Section(heading: nil, places: 0..<all.count)]
      return
    }
    var headings: [Phrase?] = []
    var best: [Phrase?: [Int32]] = [:]
    var weights: [Phrase?: Int] = [:]
    var rest: [Int32] = []
    for result in all {
      let entry = result.entry
      let heading = entry < 0 ? Phrase.paletteComponents : items[Int(entry)].section
      let most = entry < 0 ? Self.mostPictures : Self.mostOfAKind
      if best[heading] == nil {
        headings.append(heading)
        weights[heading] = result.weight
      }
      // Letters that are scattered weigh less than three quarters of the same letters in a row.
      let isNear = result.weight * 4 >= weights[heading, default: 0] * 3
      if isNear, best[heading, default: []].count < most {
        best[heading, default: []].append(entry)
      } else {
        rest.append(entry)
      }
    }
    // The short names of colours fit well, and are still looked for less often than components.
    let colors = headings.firstIndex { heading in
      best[heading]?.first.map { $0 >= 0 && items[Int($0)].color != nil } == true
    }
    if let colors, let components = headings.firstIndex(of: .paletteComponents),
      colors < components
    {
      headings.insert(headings.remove(at: components), at: colors)
    }
    sections = []
    for heading in headings {
      let entries = best[heading] ?? []
      sections.append(
        Section(
          heading: heading, places: merged.count..<merged.count + entries.count,
          hasPictures: entries.first.map { $0 < 0 } ?? false))
      merged += entries
    }
    guard !rest.isEmpty else { return }
    sections.append(
      Section(heading: .paletteMore, places: merged.count..<merged.count + rest.count))
    merged += rest
  }

  /// The results of a kind that come before those of other kinds.
  private static var mostPictures: Int { 4 }
  private static var mostOfAKind: Int { 6 }

  /// Lists choices whose names are nearly the query, where nothing was found.
  package mutating func suggest(_ choices: [Choice]) {
    guard awaitsSuggestions else { return }
    awaitsSuggestions = false
    guard !choices.isEmpty else { return }
    merged = choices.map {
      switch $0 {
      case .specimen(let index): -1 - Int32(truncatingIfNeeded: index)
      case .item(let index): Int32(truncatingIfNeeded: index)
      }
    }
    sections = [Section(heading: .paletteNearly, places: 0..<merged.count)]
    isSuggested = true
  }

  /// The items of the colour asked for, nearest first; nil if the query is not a colour. A query that is also a word
  /// counts as a colour only if an item has that colour.
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

  /// The distance of an item from the colour asked for; nil if the query is not a colour.
  func distance(of item: Int) -> Double? {
    guard let color = items[item].color, let question = ColorQuery(query) else { return nil }
    return question.distance(of: color)
  }

  /// Looks for another text.
  package mutating func ask(
    _ text: String, _ specimenIndex: @autoclosure () -> SearchIndex = SearchIndex([])
  ) {
    field = TextFieldState(isFocused: true)
    edit(.insert(text))
    find(in: specimenIndex())
    match = 0
  }

  package var count: Int { sections.last?.places.upperBound ?? 0 }

  /// The result at a position, best first.
  package subscript(place: Int) -> Choice? {
    guard 0..<count ~= place else { return nil }
    guard found.isAll else {
      let entry = Int(merged[place])
      return entry < 0 ? .specimen(-1 - entry) : .item(entry)
    }
    guard place >= leading.count else { return leading[place] }
    // The choices listed at the top are not repeated below.
    var own = place - leading.count
    for other in leading.map(ownPlace).sorted() where other <= own { own += 1 }
    return own < specimens.count ? .specimen(own) : .item(own - specimens.count)
  }

  /// The place of a choice in the full list, before any query.
  private func ownPlace(_ choice: Choice) -> Int {
    switch choice {
    case .specimen(let index): index
    case .item(let index): specimens.count + index
    }
  }

  /// Selects another place, wrapping at the ends.
  package mutating func move(by step: Int) {
    guard count > 0 else { return }
    match = (0..<count).wrapping(match + step)
  }

  package mutating func go(to place: Int) {
    match = max(0, min(place, count - 1))
  }

  /// The name of a choice, the same in every gallery.
  ///
  /// - Parameter specimen: the name of a specimen.
  package func name(
    of choice: Choice, specimen: (Int) -> String = { _ in "" }
  ) -> String {
    switch choice {
    case .specimen(let index): specimen(index)
    case .item(let index): items[index].name
    }
  }

  /// Moves to the result with a name; among several, to the one nearest `match`.
  ///
  /// - Returns: false if no result has the name.
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
  private static func merge(_ items: SearchResults, _ specimens: SearchResults) -> [Ranked] {
    var merged: [Ranked] = []
    merged.reserveCapacity(items.count + specimens.count)
    var item = 0
    func add(_ entry: Int32, _ rank: UInt16) {
      merged.append(Ranked(entry: entry, weight: SearchFinder.weight(ofRank: rank)))
    }
    for (place, specimen) in specimens.ranked.enumerated() {
      while item < items.count, items.ranks[item] < specimens.ranks[place] {
        add(items.ranked[item], items.ranks[item])
        item += 1
      }
      add(-1 - specimen, specimens.ranks[place])
    }
    while item < items.count {
      add(items.ranked[item], items.ranks[item])
      item += 1
    }
    return merged
  }
}
