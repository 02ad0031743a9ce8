import GSDesign
package import GalleryKit
package import StateSpace

/// The state of the review, as one value.
package struct ReviewModel: Hashable, Sendable {
  /// How a difference is shown.
  enum View: Hashable, Sendable, CaseIterable {
    case sideBySide
    /// Either look in the same place, swapped by a key.
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
  /// The items by cause.
  package var causes: CauseList
  /// The entries of the review in order, as filtered, singly or in groups.
  var shown: [ReviewEntry] = []
  /// The current position among the entries; the one after the last is the summary.
  var position = 0
  /// Whether the entry or the question at the current position has been on the screen: keys that come earlier decide
  /// nothing.
  var isSeen = true
  /// The states of the current entry; empty on the summary.
  var sheet = ReviewSheet()
  /// The index of the state that is shown large, among those of the sheet.
  var tile = 0
  /// The scroll position of the small pictures.
  var sheetScroll: ScrollOffset?
  /// The scroll position of the causes, set with the wheel.
  var causeScroll: ScrollOffset?
  /// Whether the facts and links of the shown state are in the place of the small pictures.
  var showsDetails = false
  /// Whether the entries are causes, rather than single differences.
  var isGrouped = true
  var filter = ""
  /// The filter field while it is open; nil otherwise.
  var field: TextFieldState?
  /// The filter before the field was opened.
  var formerFilter = ""
  /// The field for a reason while it is open; nil otherwise.
  var reasonField: TextFieldState?
  /// The reason that a decision on the current entry will have; nil for none.
  var givenReason: String?
  /// The reasons for looks, those of this review included.
  package var reasons = DecisionReasons()
  /// The reasons beside the baselines, as far as known.
  package var writtenReasons = DecisionReasons()
  var view = View.sideBySide
  /// Whether blinking shows the new look.
  var showsNew = true
  var isZoomed = false
  /// The index of the selected area of changed cells.
  var hunk = 0
  var scroll = 0
  /// The settings for viewing pictures; missing ones are as drawn.
  var look = Settings()
  var question: ReviewQuestion?
  /// nil while it is closed.
  var palette: PaletteModel<ReviewCommand>? { didSet { if palette == nil { paletteScroll = nil } } }
  /// The scroll position of the palette's list, set with the wheel.
  var paletteScroll: ScrollOffset?
  var showsHelp = false
  var helpScroll = 0
  var toast: Toast?
  var past: [ReviewStep] = []
  var future: [ReviewStep] = []
  /// nil while all decisions are written.
  var unwritten: UnwrittenDecisions?
  /// The number of decisions on states whose files changed on disk afterwards; these can no longer be undone.
  var settled: [Verdict: Int] = [:]
  /// The variants whose baselines another process replaced after decisions on them.
  package var changedAfterDeciding: [VariantID] = []
  package var lastCopied: String?

  init(
    _ variants: [ReviewVariant], _ items: [ReviewItem], _ causes: CauseList,
    _ terminal: TerminalFacts
  ) {
    self.variants = variants
    self.items = items
    self.causes = causes
    self.terminal = terminal
  }
}

/// A decision on several states that needs confirmation.
struct ReviewQuestion: Hashable, Sendable {
  let verdict: Verdict
  let parts: [ReviewPart]
  /// The number of states it is about, of those shown.
  let count: Int
  let shown: Int
}

extension ReviewModel {
  /// The current entry; nil on the summary.
  var entry: ReviewEntry? { shown.indices.contains(position) ? shown[position] : nil }

  /// The shown state.
  var shownTile: ReviewSheet.Tile? {
    sheet.tiles.indices.contains(tile) ? sheet.tiles[tile] : nil
  }

  /// The part of the entry with the shown state.
  var part: ReviewPart? {
    guard let parts = entry?.parts, let number = shownTile?.part, parts.indices.contains(number)
    else { return nil }
    return parts[number]
  }

  /// The link of the shown state.
  var link: LinkID? { shownTile.flatMap(link(of:)) }

  /// The link of a state of the current entry.
  func link(of tile: ReviewSheet.Tile) -> LinkID? {
    entry.map { entry in
      let difference = items[entry.parts[tile.part].item].difference
      return LinkID(difference.states[tile.state], difference.environment)
    }
  }

  /// The difference that a state of the current entry belongs to.
  func difference(of tile: ReviewSheet.Tile) -> Difference? {
    entry.map { items[$0.parts[tile.part].item].difference }
  }

  /// The difference of the shown state, with the states that look the same and pass the filter.
  var difference: Difference? { part.flatMap { items[$0.item].part($0.states) } }

  /// The distinct verdicts on the states of an entry; of a cause, those on the cause.
  func verdicts(of entry: ReviewEntry) -> Set<Verdict?> {
    var verdicts: Set<Verdict?> = []
    for part in entry.parts {
      for state in part.states { verdicts.insert(verdict(part, state)) }
    }
    return verdicts
  }

  /// The verdict on a state of a part: under a cause, the verdict on this cause.
  func verdict(_ part: ReviewPart, _ state: Int) -> Verdict? {
    let decision = items[part.item].decisions[state]
    return part.cause.flatMap { decision.causes[$0] } ?? decision.verdict
  }

  /// The number of states with a verdict, counted under each environment.
  package func count(_ verdict: Verdict) -> Int {
    items.reduce(settled[verdict] ?? 0) { count, item in
      count + item.verdicts.count { $0 == verdict }
    }
  }

  /// The files of the variants under review, as they are on disk as far as known.
  package var files: [SnapshotFiles] { variants.map(\.files) }

  /// The number of states of a variant that are accepted or rejected, without those of files that changed afterwards.
  package func decidedCount(of variant: VariantID) -> Int {
    variants.filter { $0.id == variant }.flatMap { items[$0.items] }.reduce(0) { count, item in
      count + item.verdicts.count { $0 == .accepted || $0 == .rejected }
    }
  }

  /// The number of states of a variant that are neither accepted nor rejected; nil if its files must be read to know.
  package func pendingCount(of files: SnapshotFiles) -> Int? {
    guard let variant = variants.first(where: { $0.files.isSame(as: files) }),
      variant.pair.outdated.isEmpty, !variant.items.isEmpty
    else { return nil }
    return items[variant.items].reduce(0) { $0 + $1.verdicts.count { $0 == nil || $0 == .skipped } }
  }

  /// The number of states that are neither accepted nor rejected.
  package var pendingCount: Int {
    items.reduce(0) { count, item in
      count + item.verdicts.count { $0 == nil || $0 == .skipped }
    }
  }

  /// The number of states without a verdict.
  var undecidedCount: Int {
    items.reduce(0) { count, item in count + item.verdicts.count { $0 == nil } }
  }
}

/// A decision made in one step, about any number of differences; undoing it is one step too.
struct ReviewStep: Hashable, Sendable {
  let verdict: Verdict
  let parts: [ReviewPart]
  /// The previous decisions of each part.
  let former: [[StateDecision]]
  /// The reason for it; nil for none.
  let reason: String?
  /// The reasons for looks before it.
  let formerReasons: DecisionReasons

  /// The number of states, each once.
  var stateCount: Int { ReviewProgram.stateCount(parts) }

  /// The part of the step about some items; nil if it is about none of them.
  func restricted(where isTaken: (_ item: Int) -> Bool) -> ReviewStep? {
    let places = parts.indices.filter { isTaken(parts[$0].item) }
    guard !places.isEmpty else { return nil }
    return ReviewStep(
      verdict: verdict, parts: places.map { parts[$0] }, former: places.map { former[$0] },
      reason: reason, formerReasons: formerReasons)
  }
}

/// Decisions that are not on disk yet: the review before them, and the changes to write.
struct UnwrittenDecisions: Hashable, Sendable {
  let items: [ReviewItem]
  let past: [ReviewStep]
  let future: [ReviewStep]
  let position: Int
  /// The items with new verdicts.
  var decided: Set<Int> = []
  /// The changes being written, in their order.
  var changes: [SnapshotChange] = []
}

/// The result of writing changes.
package struct WriteOutcome: Hashable, Sendable {
  package enum Obstacle: Hashable, Sendable {
    /// The files of a variant have changed meanwhile; these are the current ones.
    case changedMeanwhile(SnapshotFiles)
    /// A sentence with the reason and the remedy.
    case failed(String)
  }

  /// The number of changes written, from the first on.
  let written: Int
  /// Why the rest was not written; nil if all were.
  package let obstacle: Obstacle?

  package init(written: Int, obstacle: Obstacle? = nil) {
    self.written = written
    self.obstacle = obstacle
  }
}

/// A difference, and the verdict on each of its states.
package struct ReviewItem: Hashable, Sendable {
  let difference: Difference
  /// One for each state, in their order.
  var decisions: [StateDecision]

  init(_ difference: Difference) {
    self.difference = difference
    decisions = Array(repeating: StateDecision(), count: difference.states.count)
  }

  /// The verdict on each state; nil for an undecided state.
  var verdicts: [Verdict?] { decisions.map(\.verdict) }

  /// The part with a given verdict; nil if no state has it.
  func part(_ verdict: Verdict) -> Difference? {
    guard verdicts.contains(verdict) else { return nil }
    return part(verdicts.indices.filter { verdicts[$0] == verdict })
  }

  /// The part with some states, by their indices.
  func part(_ states: [Int]) -> Difference? {
    guard states.count < verdicts.count else { return difference }
    let wanted = Set(states.map { difference.states[$0] })
    return difference.restricted { wanted.contains($0) }
  }
}

/// The decision on a state.
struct StateDecision: Hashable, Sendable {
  /// nil while undecided.
  var verdict: Verdict?
  /// Those on its causes; the state is decided when all are.
  var causes = CauseVerdicts()
  /// The reason given for it; nil for none.
  var reason: String?
}

/// Some states of an item.
struct ReviewPart: Hashable, Sendable {
  let item: Int
  /// The indices among the states of the difference.
  let states: [Int]
  /// The name of the cause under which they are shown; nil for all of their causes.
  var cause: String?
}

/// A unit of decision: a difference, or a cause with all of its states.
struct ReviewEntry: Hashable, Sendable {
  /// At least one; those with the same evidence follow each other.
  let parts: [ReviewPart]
  /// nil for a single difference.
  var root: RootCause?
  /// The indices of the parts with which other evidence begins.
  var groups: [Int] = [0]

  var stateCount: Int { parts.reduce(0) { $0 + $1.states.count } }

  /// The number of the group that a part belongs to, from 1.
  func group(of member: Int) -> Int { groups.count { $0 <= member } }
}

/// The files of a variant under review.
///
/// They follow from their original contents and all decisions since, in any order. A decision that is changed or
/// undone leads to the same bytes as if it had been made at once.
struct ReviewVariant: Sendable {
  let id: VariantID
  /// Before any decision.
  let pair: SnapshotPair
  /// As they are on disk, as far as known.
  var files: SnapshotFiles
  /// The indices of its items.
  var items: Range<Int>

  init(_ pair: SnapshotPair, items: Range<Int>) {
    id = pair.original.variant
    self.pair = pair
    files = pair.original
    self.items = items
  }

  /// The files after the verdicts.
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
