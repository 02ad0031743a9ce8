import GSDesign
package import GalleryKit

/// Everything the review knows at one moment; one value.
package struct ReviewModel: Hashable, Sendable {
  /// How a difference is shown.
  enum View: Hashable, Sendable, CaseIterable {
    case sideBySide
    /// One of both in the same place, exchanged by a key.
    case blink
    case cells, style, text
  }

  /// The screen in cells.
  var columns = 120
  var rows = 40
  /// The facts found about the terminal.
  package var terminal: TerminalFacts
  var variants: [ReviewVariant]
  package var items: [ReviewItem]
  /// The entries of the review in order, as filtered, singly or in groups.
  var shown: [ReviewEntry] = []
  /// Where among it the person is; behind the last is the summary.
  var position = 0
  /// Which difference of a group is seen.
  var member = 0
  /// Whether identical differences are decided together.
  var isGrouped = true
  var filter = ""
  /// The filter while it is typed; nil otherwise.
  var field: TextFieldState?
  /// The filter before it was typed.
  var formerFilter = ""
  var view = View.sideBySide
  /// Which side blinking shows.
  var showsNew = true
  var isZoomed = false
  /// The area of changed cells that is pointed at.
  var hunk = 0
  var scroll = 0
  /// The settings for viewing pictures; those not given stay as they were drawn.
  var look = Settings()
  var question: ReviewQuestion?
  /// nil while it is closed.
  var palette: PaletteModel<ReviewCommand>? { didSet { if palette == nil { paletteScroll = nil } } }
  /// Where the wheel put the list of the palette.
  var paletteScroll: ScrollOffset?
  var showsHelp = false
  var helpScroll = 0
  var toast: Toast?
  var past: [ReviewStep] = []
  var future: [ReviewStep] = []
  /// nil while everything that was decided is written.
  var unwritten: UnwrittenDecisions?
  /// The decisions on states whose files changed on disk afterwards; these can no longer be undone.
  var settled: [Verdict: Int] = [:]
  package var lastCopied: String?

  init(_ variants: [ReviewVariant], _ items: [ReviewItem], _ terminal: TerminalFacts) {
    self.variants = variants
    self.items = items
    self.terminal = terminal
  }
}

/// A decision on several states that needs confirmation.
struct ReviewQuestion: Hashable, Sendable {
  let verdict: Verdict
  let parts: [ReviewPart]
  /// How many entries it is about, of how many that are shown.
  let count: Int
  let shown: Int
}

extension ReviewModel {
  /// The current entry; nil on the summary.
  var entry: ReviewEntry? { shown.indices.contains(position) ? shown[position] : nil }

  /// The part of it that is seen.
  var part: ReviewPart? {
    guard let parts = entry?.parts else { return nil }
    return parts[min(member, parts.count - 1)]
  }

  /// The difference that is seen, with the states the filter takes.
  var difference: Difference? { part.flatMap { items[$0.item].part($0.states) } }

  /// The verdicts on the states of an entry, each once.
  func verdicts(of entry: ReviewEntry) -> Set<Verdict?> {
    var verdicts: Set<Verdict?> = []
    for part in entry.parts {
      for state in part.states { verdicts.insert(items[part.item].verdicts[state]) }
    }
    return verdicts
  }

  /// How many states something was said of, each under its environment.
  package func count(_ verdict: Verdict) -> Int {
    items.reduce(settled[verdict] ?? 0) { count, item in
      count + item.verdicts.count { $0 == verdict }
    }
  }

  /// How many states are neither accepted nor rejected.
  package var pendingCount: Int {
    items.reduce(0) { count, item in
      count + item.verdicts.count { $0 == nil || $0 == .skipped }
    }
  }

  /// How many states nothing was said of.
  var undecidedCount: Int {
    items.reduce(0) { count, item in count + item.verdicts.count { $0 == nil } }
  }
}

/// A decision that was made at once, about one difference or two hundred; it is taken back at once.
struct ReviewStep: Hashable, Sendable {
  let verdict: Verdict
  let parts: [ReviewPart]
  /// The previous verdicts of each part.
  let former: [[Verdict?]]

  var stateCount: Int { parts.reduce(0) { $0 + $1.states.count } }

  /// The step as it is about some items alone; nil where it is about none of them.
  func restricted(where isTaken: (_ item: Int) -> Bool) -> ReviewStep? {
    let places = parts.indices.filter { isTaken(parts[$0].item) }
    guard !places.isEmpty else { return nil }
    return ReviewStep(
      verdict: verdict, parts: places.map { parts[$0] }, former: places.map { former[$0] })
  }
}

/// Decisions that are not on disk yet: the review before them, and the changes to write.
struct UnwrittenDecisions: Hashable, Sendable {
  let items: [ReviewItem]
  let past: [ReviewStep]
  let future: [ReviewStep]
  let position: Int
  /// The items of which something was said.
  var decided: Set<Int> = []
  /// The changes under way, in their order.
  var changes: [SnapshotChange] = []
}

/// The result of writing changes.
package struct WriteOutcome: Hashable, Sendable {
  package enum Obstacle: Hashable, Sendable {
    /// The files of a variant are not what they were: what they are now.
    case changedMeanwhile(SnapshotFiles)
    /// A sentence that says why, and what to do.
    case failed(String)
  }

  /// How many of the changes were written, from the first on.
  let written: Int
  /// Why the others were not; nil where all were.
  let obstacle: Obstacle?

  package init(written: Int, obstacle: Obstacle? = nil) {
    self.written = written
    self.obstacle = obstacle
  }
}

/// A decision on a changed state.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case accepted, rejected
  /// Left pending, and not asked about again.
  case skipped
}

/// A difference, and what was said of each of its states.
package struct ReviewItem: Hashable, Sendable {
  let difference: Difference
  /// One for each state, in their order; nil while nothing was said.
  var verdicts: [Verdict?]

  init(_ difference: Difference) {
    self.difference = difference
    verdicts = Array(repeating: nil, count: difference.states.count)
  }

  /// Those of its states of which that was said; nil for none.
  func part(_ verdict: Verdict) -> Difference? {
    guard verdicts.contains(verdict) else { return nil }
    return part(verdicts.indices.filter { verdicts[$0] == verdict })
  }

  /// Some of its states, by their places.
  func part(_ states: [Int]) -> Difference? {
    guard states.count < verdicts.count else { return difference }
    let wanted = Set(states.map { difference.states[$0] })
    return difference.restricted { wanted.contains($0) }
  }
}

/// Some states of an item.
struct ReviewPart: Hashable, Sendable {
  let item: Int
  /// Their places among the states of the difference.
  let states: [Int]
}

/// A unit of decision: a difference, or a group of identical ones.
struct ReviewEntry: Hashable, Sendable {
  /// At least one.
  let parts: [ReviewPart]

  var stateCount: Int { parts.reduce(0) { $0 + $1.states.count } }
}

/// The files of a variant under review.
///
/// The files follow from their original contents and from all decisions since, in any order. A decision that is made
/// again, or undone, ends in the same bytes as if it had been made at once.
struct ReviewVariant: Sendable {
  let id: VariantID
  /// Before any decision.
  let pair: SnapshotPair
  /// As they are on disk, as far as is known.
  var files: SnapshotFiles
  /// The places of its items.
  var items: Range<Int>

  init(_ pair: SnapshotPair, items: Range<Int>) {
    id = pair.original.variant
    self.pair = pair
    files = pair.original
    self.items = items
  }

  /// The files after what was said.
  ///
  /// - Parameter all: every item of the review.
  func files(after all: [ReviewItem]) -> SnapshotFiles {
    var pair = pair
    for item in all[items] {
      if let accepted = item.part(.accepted) { pair.accept(accepted) }
      if let rejected = item.part(.rejected) { pair.reject(rejected) }
    }
    return pair.files
  }
}

extension ReviewVariant: Hashable {
  static func == (first: ReviewVariant, second: ReviewVariant) -> Bool {
    first.files.isSame(as: second.files) && first.items == second.items
      && first.pair.original.isSame(as: second.pair.original)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
