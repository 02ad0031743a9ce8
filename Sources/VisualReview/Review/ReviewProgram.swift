package import GSDesign
package import GalleryKit
package import StateSpace

/// The effects of the review on the outside; its host performs them.
package enum ReviewEffect: Hashable, Sendable {
  case screen(ScreenEffect)
  /// Writes the changes in order, up to the first that fails, and reports with `learn`.
  case write([SnapshotChange])
  /// Opens the gallery at a link, and returns.
  case open(LinkID)
}

/// The options of a review.
package struct ReviewOptions: Sendable {
  /// The language of the interface.
  package var language: Language = .english
  package var terminal = TerminalFacts()
  /// The states to review.
  package var choice: StateChoice = { _ in true }
  /// Reads the text of the filter field; nil if it is not a filter and is searched for as text.
  package var filter: @Sendable (String) -> StateChoice? = { _ in nil }

  package init() {}
}

/// A file of snapshots that cannot be reviewed.
package struct ReviewProblem: Hashable, Sendable {
  package let variant: VariantID
  /// The end of a sentence that names the file.
  package let reason: String
}

/// The review of pending changes: its model, the events that change it, and its view.
package struct ReviewProgram: Program, Sendable {
  let catalogue: Catalogue
  package let options: ReviewOptions
  /// The files that could not be read.
  package let problems: [ReviewProblem]
  package let initialModel: ReviewModel

  /// - Parameter files: those of every variant with pending changes.
  package init(
    catalogue: Catalogue, files: [SnapshotFiles], options: ReviewOptions = ReviewOptions()
  ) {
    self.catalogue = catalogue
    self.options = options
    var pairs: [SnapshotPair] = []
    var problems: [ReviewProblem] = []
    for files in files where files.pending != nil {
      do throws(SnapshotError) {
        let pair = try SnapshotPair(files)
        pairs.append(pair)
        if let reason = pair.outdatedReason {
          problems.append(ReviewProblem(variant: files.variant, reason: reason))
        }
      } catch {
        problems.append(ReviewProblem(variant: files.variant, reason: error.description))
      }
    }
    self.problems = problems
    var variants: [ReviewVariant] = []
    var items: [ReviewItem] = []
    for pair in pairs {
      let more = Self.items(of: pair, options.choice)
      guard !more.isEmpty else { continue }
      variants.append(ReviewVariant(pair, items: items.count..<items.count + more.count))
      items += more
    }
    var model = ReviewModel(variants, items, options.terminal)
    model.shown = Self.grouped(Self.entries(items), items)
    initialModel = model
  }

  /// The differences of a variant under review.
  static func items(of pair: SnapshotPair, _ choice: StateChoice) -> [ReviewItem] {
    pair.differences.compactMap { difference in
      difference.restricted { choice(LinkID($0, difference.environment)) }
    }.map { ReviewItem($0) }
  }

  package func receive(_ model: inout ReviewModel, _ event: Event) -> [ReviewEffect] {
    switch event {
    case .key(let press): return take(press, &model)
    case .paste(let text): type(text, &model)
    case .pointer(let phase, let target): return take(phase, over: target, &model)
    case .resized(let columns, let rows):
      model.columns = columns
      model.rows = rows
      holdScroll(&model)
    case .appearance(let appearance): model.terminal.appearance = appearance
    case .colorDepth(let depth): model.terminal.depth = depth
    case .roundTrip, .windowFocus, .timer: break
    }
    return []
  }

  package func settle(_ model: inout ReviewModel) -> [ReviewEffect] {
    find(&model)
    return write(&model)
  }

  /// The context that handles keys now.
  func context(_ model: ReviewModel) -> ReviewContext {
    if model.showsHelp { return .help }
    if model.question != nil { return .question }
    if model.palette != nil { return .palette }
    if model.field != nil { return .filter }
    return model.entry == nil ? .summary : .difference
  }
}

extension ReviewProgram {
  /// Each item alone, with its chosen states.
  static func entries(
    _ items: [ReviewItem], where isTaken: ((ReviewItem, _ state: Int) -> Bool)? = nil
  ) -> [ReviewEntry] {
    items.indices.compactMap { place in
      let states = items[place].verdicts.indices.filter { isTaken?(items[place], $0) ?? true }
      return states.isEmpty
        ? nil : ReviewEntry(parts: [ReviewPart(item: place, states: Array(states))])
    }
  }

  /// Updates the shown entries, and keeps the current position.
  func refresh(_ model: inout ReviewModel) {
    let here = model.part
    let hadAny = !model.shown.isEmpty
    let single = Self.entries(model.items, where: choice(model.filter))
    model.shown = model.isGrouped ? Self.grouped(single, model.items) : single
    guard let here else {
      // The summary stays, unless it was shown only for lack of entries.
      show(hadAny && model.field == nil ? model.shown.count : 0, &model)
      return
    }
    for (place, entry) in model.shown.enumerated() {
      guard let member = entry.parts.firstIndex(where: { $0.item == here.item }) else { continue }
      let isSame = place == model.position && member == model.member
      if !isSame { show(place, &model) }
      model.member = member
      return
    }
    show(0, &model)
  }

  /// Groups identical differences, or ungroups them.
  func regroup(_ model: inout ReviewModel) {
    model.isGrouped.toggle()
    refresh(&model)
    if model.isGrouped { model.toast = .tells(.reviewGroups(model.shown.count)) }
  }

  /// Groups identical differences, the largest group first.
  static func grouped(_ single: [ReviewEntry], _ items: [ReviewItem]) -> [ReviewEntry] {
    var parts: [String: ReviewPart] = [:]
    var differences: [Difference] = []
    for entry in single {
      guard let part = entry.parts.first, let difference = items[part.item].part(part.states)
      else { continue }
      parts[Self.key(of: difference)] = part
      differences.append(difference)
    }
    return DifferenceGroup.groups(of: differences).map { group in
      ReviewEntry(parts: group.differences.compactMap { parts[Self.key(of: $0)] })
    }
  }

  /// Identifies a difference: a state has only one under each environment.
  private static func key(of difference: Difference) -> String {
    difference.bucket.rawValue + " " + difference.variant.text + " " + difference.link.text
  }

  /// Applies the text of the field as the filter.
  func refilter(_ model: inout ReviewModel) {
    guard let text = model.field?.text, text != model.filter else { return }
    model.filter = text
    refresh(&model)
  }

  /// The entries that a text selects: as a filter if it is one, else by the link, the bucket or the verdict.
  private func choice(_ text: String) -> ((ReviewItem, Int) -> Bool)? {
    guard !text.isEmpty else { return nil }
    if let choice = options.filter(text) {
      return { item, state in
        choice(LinkID(item.difference.states[state], item.difference.environment))
      }
    }
    let wanted = text.lowercased()
    let language = options.language
    return { item, state in
      let difference = item.difference
      let words = [
        LinkID(difference.states[state], difference.environment).text,
        difference.bucket.rawValue, difference.bucket.name[language],
        item.verdicts[state]?.name[language] ?? "",
      ]
      return words.contains { $0.lowercased().holds(wanted) }
    }
  }
}

/// The command palette.
extension ReviewProgram {
  /// The commands available where the palette was opened, from the table of keys.
  func palette(_ model: ReviewModel) -> PaletteModel<ReviewCommand> {
    var seen: Set<Phrase> = []
    let entries = ReviewCommand.table.named(in: context(model)) {
      $0 != .act(.palette) && isAvailable($0, model)
    }
    let items = entries.filter { seen.insert($0.what).inserted }.map {
      PaletteItem(title: $0.what, key: $0.keys.first?.name ?? "", action: $0.command)
    }
    return PaletteModel(items, options.language)
  }

  /// Runs the selected command, and closes the palette.
  func runChoice(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let palette = model.palette, case .item(let index)? = palette[palette.match] else {
      return []
    }
    model.palette = nil
    let command = palette.items[index].action
    guard isAvailable(command, model) else { return [] }
    return perform(command, &model)
  }
}
