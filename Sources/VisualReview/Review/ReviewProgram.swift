package import GSDesign
package import GalleryKit
package import StateSpace

/// The effects of the review on the outside; its host performs them.
package enum ReviewEffect: Hashable, Sendable {
  case screen(ScreenEffect)
  /// Writes the changes in order, up to the first that fails, and reports with `learn`.
  case write([SnapshotChange])
  /// Writes the reasons that differ from those beside the baselines, and reports with `learnReasons`.
  case writeReasons
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
  /// Whether the changes have been accepted already, so that nothing is decided or written.
  package var isReadOnly = false
  /// The evidence of the variants without pending changes, which distinguishes between causes.
  package var kept = KeptLooks()
  /// The variants whose baselines are other than in the checked-out commit: they may have been accepted since, so they do
  /// not show that a colour stayed as it was.
  package var uncommitted: Set<VariantID> = []
  /// The reasons noted for decisions about looks.
  package var reasons = DecisionReasons()
  /// Reads the text of the filter field; nil if it is not a filter and is searched for as text.
  package var filter: @Sendable (String) -> StateChoice? = { _ in nil }

  /// Finds the causes of each difference.
  package var evidence: @Sendable ([Difference]) -> [[Cause]] = { $0.map(\.causes) }

  package init() {}
}

/// A file of snapshots that cannot be reviewed.
package struct ReviewProblem: Hashable, Sendable {
  package let variant: VariantID
  /// The end of a sentence that names the file.
  package let reason: String
}

/// The files of a variant, and the comparison of them.
package struct ReviewSource: Sendable {
  package let files: SnapshotFiles
  /// An error if the pending file cannot be read, or the baseline has a later format.
  package let pair: Result<SnapshotPair, SnapshotError>

  package init(_ files: SnapshotFiles, _ pair: Result<SnapshotPair, SnapshotError>) {
    self.files = files
    self.pair = pair
  }

  /// Compares the files.
  package init(_ files: SnapshotFiles) {
    self.init(files, Result { () throws(SnapshotError) in try SnapshotPair(files) })
  }
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
    self.init(catalogue: catalogue, sources: files.map { ReviewSource($0) }, options: options)
  }

  /// - Parameter sources: every variant with pending changes.
  package init(
    catalogue: Catalogue, sources: [ReviewSource], options: ReviewOptions = ReviewOptions()
  ) {
    self.catalogue = catalogue
    self.options = options
    var pairs: [SnapshotPair] = []
    var problems: [ReviewProblem] = []
    for source in sources where source.files.pending != nil {
      switch source.pair {
      case .success(let pair):
        pairs.append(pair)
        if let reason = pair.outdatedReason {
          problems.append(ReviewProblem(variant: source.files.variant, reason: reason))
        }
      case .failure(let error):
        problems.append(ReviewProblem(variant: source.files.variant, reason: error.description))
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
    let causes = Self.causes(items, variants, options, in: catalogue)
    var model = ReviewModel(variants, items, causes, options.terminal)
    model.reasons = options.reasons
    model.writtenReasons = options.reasons
    model.shown = Self.grouped(Self.entries(items), by: causes)
    model.sheet = Self.sheet(model, in: catalogue)
    if options.isReadOnly { model.toast = .tells(.reviewReadOnly) }
    initialModel = model
  }

  /// The items by cause.
  static func causes(
    _ items: [ReviewItem], _ variants: [ReviewVariant], _ options: ReviewOptions,
    in catalogue: Catalogue
  ) -> CauseList {
    var kept = options.kept
    for variant in variants {
      guard let pending = variant.pair.pending else { continue }
      var looks = KeptLooks(baseline: variant.pair.baseline, drawn: pending, in: catalogue)
      if options.uncommitted.contains(variant.id) { looks.roles = [:] }
      kept.add(looks)
    }
    return CauseList(
      of: items.map(\.difference), kept: kept, in: catalogue, evidence: options.evidence)
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
    // A frame follows.
    model.isSeen = true
    let written = write(&model)
    return model.reasons == model.writtenReasons ? written : written + [.writeReasons]
  }

  /// The context that handles keys now.
  func context(_ model: ReviewModel) -> ReviewContext {
    if model.showsHelp { return .help }
    if model.question != nil { return .question }
    if model.palette != nil { return .palette }
    if model.field != nil { return .filter }
    if model.reasonField != nil { return .reason }
    return model.entry == nil ? .summary : .difference
  }
}

extension ReviewProgram {
  /// Each item alone, with its chosen states.
  static func entries(
    _ items: [ReviewItem], where isTaken: ((_ item: Int, _ state: Int) -> Bool)? = nil
  ) -> [ReviewEntry] {
    items.indices.compactMap { place in
      let states = items[place].decisions.indices.filter { isTaken?(place, $0) ?? true }
      return states.isEmpty
        ? nil : ReviewEntry(parts: [ReviewPart(item: place, states: Array(states))])
    }
  }

  /// Updates the shown entries, and keeps the current position.
  func refresh(_ model: inout ReviewModel) {
    let here = model.part
    let state = model.shownTile?.state
    let hadAny = !model.shown.isEmpty
    let single = Self.entries(model.items, where: choice(model))
    model.shown = model.isGrouped ? Self.grouped(single, by: model.causes) : single
    guard let here else {
      // The summary stays, unless it was shown only for lack of entries.
      show(hadAny && model.field == nil ? model.shown.count : 0, &model)
      return
    }
    guard let place = model.shown.firstIndex(where: { $0.parts.contains { $0.item == here.item } })
    else { return show(0, &model) }
    if place == model.position {
      model.sheet = Self.sheet(model, in: catalogue)
      model.sheetScroll = nil
    } else {
      show(place, &model)
    }
    let parts = model.shown[place].parts
    let former = model.tile
    model.tile =
      model.sheet.tiles.firstIndex { parts[$0.part].item == here.item && $0.state == state }
      ?? model.sheet.tiles.firstIndex { parts[$0.part].item == here.item } ?? 0
    if model.tile != former { startLooking(&model) }
    revealTile(&model)
  }

  /// The states of the current entry.
  static func sheet(_ model: ReviewModel, in catalogue: Catalogue) -> ReviewSheet {
    model.entry.map { ReviewSheet(of: $0, model.items, in: catalogue) } ?? ReviewSheet()
  }

  /// Switches between causes and single differences.
  func regroup(_ model: inout ReviewModel) {
    model.isGrouped.toggle()
    refresh(&model)
    if model.isGrouped { model.toast = .tells(.reviewGroups(model.shown.count)) }
  }

  /// The entries of each cause that has any, in the order of the causes.
  static func grouped(_ single: [ReviewEntry], by causes: CauseList) -> [ReviewEntry] {
    let chosen = Dictionary(
      single.compactMap(\.parts.first).map { ($0.item, $0.states) },
      uniquingKeysWith: { first, _ in first })
    return causes.causes.compactMap { cause in
      var parts: [ReviewPart] = []
      var groups: [Int] = []
      for group in cause.groups {
        let start = parts.count
        for (item, states) in zip(group.places, group.states) {
          let shown = Set(chosen[item] ?? [])
          let states = states.filter(shown.contains)
          guard !states.isEmpty else { continue }
          parts.append(ReviewPart(item: item, states: states, cause: cause.root.name))
        }
        if parts.count > start { groups.append(start) }
      }
      return parts.isEmpty ? nil : ReviewEntry(parts: parts, root: cause.root, groups: groups)
    }
  }

  /// Applies the text of the field as the filter.
  func refilter(_ model: inout ReviewModel) {
    guard let text = model.field?.text, text != model.filter else { return }
    model.filter = text
    refresh(&model)
  }

  /// The states that the filter selects: as a filter if it is one, else by the link, the bucket, the verdict or a cause.
  private func choice(_ model: ReviewModel) -> ((_ item: Int, _ state: Int) -> Bool)? {
    guard !model.filter.isEmpty else { return nil }
    let items = model.items
    if let choice = options.filter(model.filter) {
      return { item, state in
        let difference = items[item].difference
        return choice(LinkID(difference.states[state], difference.environment))
      }
    }
    let wanted = model.filter.lowercased()
    let language = options.language
    // By item: the states that a matching cause has changed.
    var changed: [Int: Set<Int>] = [:]
    for cause in model.causes.causes
    where [cause.root.name, cause.root.phrase[language]].contains(where: {
      $0.lowercased().holds(wanted)
    }) {
      for group in cause.groups {
        for (item, states) in zip(group.places, group.states) {
          changed[item, default: []].formUnion(states)
        }
      }
    }
    return { item, state in
      if changed[item]?.contains(state) == true { return true }
      let difference = items[item].difference
      let words = [
        LinkID(difference.states[state], difference.environment).text,
        difference.bucket.rawValue, difference.bucket.name[language],
        items[item].verdicts[state]?.name[language] ?? "",
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
