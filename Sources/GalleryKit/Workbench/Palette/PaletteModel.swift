package import GSDesign

/// What the gallery's palette can do: run a command, or set one thing of what is seen.
enum PaletteAction: Hashable, Sendable {
  case command(Command)
  /// The environment with one value set.
  case environment(Settings)
  /// A state of a specimen.
  case state(SpecimenState, of: Int)
}

/// Something that can be done by its name.
package struct PaletteItem<Action: Hashable & Sendable>: Hashable, Sendable {
  var title: Phrase
  /// The key that does it, or goes round among its like; empty for none.
  var key: String
  package var action: Action
  /// Whether it is in effect already.
  var isCurrent: Bool

  package init(title: Phrase, key: String, action: Action, isCurrent: Bool = false) {
    self.title = title
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
  private let index: SearchIndex
  private(set) var field = TextFieldState(isFocused: true)
  private var found: SearchResults
  private var specimens: SearchResults
  /// Both together, best first: specimens are below zero. Empty where nothing was asked.
  private var merged: [Int32] = []
  /// The place the keys are on.
  package private(set) var match = 0
  /// The text that was looked for last; another one is looked for once somebody wants to know what it finds.
  private var asked = ""

  /// - Parameter language: that of the names shown; the other one is found as well.
  package init(_ items: [PaletteItem<Action>], specimens count: Int = 0, _ language: Language) {
    self.items = items
    index = SearchIndex(
      items.map {
        let other = $0.title[language == .english ? .korean : .english]
        return SearchIndex.Entry($0.title[language], alias: other)
      })
    found = SearchResults(all: items.count)
    specimens = SearchResults(all: count)
  }

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
    found = index.find(query, after: found)
    specimens = specimenIndex().find(query, after: specimens)
    merged = found.isAll ? [] : Self.merge(found, specimens)
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

  /// What stands at a place, the best first.
  package subscript(place: Int) -> Choice? {
    guard 0..<count ~= place else { return nil }
    guard found.isAll else {
      let entry = Int(merged[place])
      return entry < 0 ? .specimen(-1 - entry) : .item(entry)
    }
    return place < specimens.count ? .specimen(place) : .item(place - specimens.count)
  }

  /// Goes to another place, round at the ends.
  package mutating func move(by step: Int) {
    guard count > 0 else { return }
    match = (0..<count).wrapping(match + step)
  }

  mutating func go(to place: Int) {
    match = max(0, min(place, count - 1))
  }

  /// What a choice is called, the same in every gallery.
  ///
  /// - Parameter specimen: the name of a specimen.
  func name(
    of choice: Choice, specimen: (Int) -> String = { _ in "" }
  ) -> String {
    switch choice {
    case .specimen(let index): specimen(index)
    case .item(let index): items[index].title.english
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
  /// What is asked for by the choice that the keys are on.
  var chosen: [PaneRequest] {
    switch self[match] {
    case .specimen(let index)?: [.show(index)]
    case .item(let index)?:
      switch items[index].action {
      case .command(let command): [.run(command)]
      case .environment(let environment): [.set(environment)]
      case .state(let state, let specimen): [.openPage(specimen), .put(state, .opened)]
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

extension GalleryProgram {
  /// Every command that works where the palette was opened, every theme and every value of the environment.
  func paletteItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    stateItems(model) + paletteCommands(model) + settingItems(model)
  }

  /// The states of the specimen shown that differ from the one it is in by one value; none in the matrix, which has all.
  private func stateItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    guard model.mode != .matrix, !catalogue.specimens.isEmpty else { return [] }
    let axes = specimen(model).axes
    return axes.indices.flatMap { index -> [PaletteItem<PaletteAction>] in
      let axis = axes[index]
      guard axis.tier != .text, !axis.isHeld else { return [] }
      return axis.values.compactMap { value in
        var state = model.state
        state[index] = value
        guard value != .flag(false), state.isRelevant(index), state.impossibility == nil
        else { return nil }
        return PaletteItem(
          title: axis.paletteTitle(of: value), key: "", action: .state(state, of: model.specimen),
          isCurrent: state == model.state)
      }
    }
  }

  /// The commands come from the table: one that is added there is here as well.
  private func paletteCommands(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    var below = model
    below.palette = nil
    let isOffered = { $0 != .palette(.toggle) && isAvailable($0, below) }
    return Command.table.named(in: paletteContext(model), where: isOffered).map {
      PaletteItem(
        title: $0.what, key: $0.keys.first?.name ?? "", action: .command($0.command))
    }
  }

  /// Where text is typed few keys are commands; the palette has those of the pane around it.
  func paletteContext(_ model: GalleryModel) -> KeyContext {
    var below = model
    below.palette = nil
    below.help = nil
    switch context(below) {
    case .textKnob: return .knobs
    case .search: return .tree
    case let context: return context
    }
  }

  /// Every value of every setting that has a name; saying nothing comes before the values.
  private func settingItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    Setting.listed.flatMap { setting -> [PaletteItem<PaletteAction>] in
      guard let name = setting.phrase else { return [] }
      let isOptional = setting.hasNothingSaid || setting == .theme
      let values = (isOptional ? [nil] : []) + setting.offered(in: catalogue)
      return values.map { value in
        let word = value.map { setting.word($0) } ?? setting.unchosen ?? Phrase("")
        var environment = model.environment
        environment.set(setting, to: value)
        return PaletteItem(
          title: Phrase(
            name.english + ": " + word.english, korean: name.korean + ": " + word.korean),
          key: setting.keys?.next.name ?? "", action: .environment(environment),
          isCurrent: environment == model.environment)
      }
    }
  }
}
