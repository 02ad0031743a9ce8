package import GSDesign
package import GalleryKit

/// What reaches outside of the review; done by whoever runs it.
package enum ReviewEffect: Hashable, Sendable {
  case screen(ScreenEffect)
  /// Writes the changes in their order, up to the first that cannot be, and tells by `learn`.
  case write([SnapshotChange])
  /// Opens the gallery at a link, and comes back.
  case open(LinkID)
}

/// How a review starts.
package struct ReviewOptions: Sendable {
  /// The language of the review's own words.
  package var language: Language = .english
  package var terminal = TerminalFacts()
  /// Which states are reviewed at all.
  package var choice: StateChoice = { _ in true }
  /// Reads a filter that a person types; nil where it names nothing, and is a text to be looked for.
  package var filter: @Sendable (String) -> StateChoice? = { _ in nil }

  package init() {}
}

/// A file of snapshots that cannot be reviewed.
package struct ReviewProblem: Hashable, Sendable {
  package let variant: VariantID
  /// The end of a sentence that names the file.
  package let reason: String
}

/// The loop over what waits to be decided: a model, what changes it, and what it looks like.
package struct ReviewProgram: Program, Sendable {
  let catalogue: Catalogue
  package let options: ReviewOptions
  /// The files that could not be read.
  package let problems: [ReviewProblem]
  package let initialModel: ReviewModel

  /// - Parameter files: those of every variant that has something pending.
  package init(
    catalogue: Catalogue, files: [SnapshotFiles], options: ReviewOptions = ReviewOptions()
  ) {
    self.catalogue = catalogue
    self.options = options
    var pairs: [SnapshotPair] = []
    var problems: [ReviewProblem] = []
    for files in files where files.pending != nil {
      do throws(SnapshotError) {
        pairs.append(try SnapshotPair(files))
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

  /// The differences of a variant that are reviewed.
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
    case .windowFocus, .timer: break
    }
    return []
  }

  package func settle(_ model: inout ReviewModel) -> [ReviewEffect] {
    find(&model)
    return write(&model)
  }

  /// Where keys go now.
  func context(_ model: ReviewModel) -> ReviewContext {
    if model.showsHelp { return .help }
    if model.question != nil { return .question }
    if model.palette != nil { return .palette }
    if model.field != nil { return .filter }
    return model.entry == nil ? .summary : .difference
  }
}
