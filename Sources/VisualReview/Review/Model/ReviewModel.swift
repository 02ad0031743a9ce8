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
  /// What the terminal turned out to be.
  package var terminal: TerminalFacts
  var variants: [ReviewVariant]
  package var items: [ReviewItem]
  /// What is gone through, in order: what the filter takes, each by itself or in groups.
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
  /// What pictures are seen under; what it does not say is as it was drawn.
  var look = Settings()
  var question: ReviewQuestion?
  /// nil while it is closed.
  var palette: PaletteModel<ReviewCommand>?
  var showsHelp = false
  var helpScroll = 0
  var toast: Toast?
  var past: [ReviewStep] = []
  var future: [ReviewStep] = []
  /// nil while everything that was decided is written.
  var unwritten: UnwrittenDecisions?
  /// What was said of states whose files somebody else changed afterwards: it can no longer be taken back.
  var settled: [Verdict: Int] = [:]
  package var lastCopied: String?

  init(_ variants: [ReviewVariant], _ items: [ReviewItem], _ terminal: TerminalFacts) {
    self.variants = variants
    self.items = items
    self.terminal = terminal
  }
}

/// What is about to be decided at once, and has to be asked.
struct ReviewQuestion: Hashable, Sendable {
  let verdict: Verdict
  let parts: [ReviewPart]
  /// How many entries it is about, of how many that are shown.
  let count: Int
  let shown: Int
}

extension ReviewModel {
  /// What is looked at; nil on the summary.
  var entry: ReviewEntry? { shown.indices.contains(position) ? shown[position] : nil }

  /// The part of it that is seen.
  var part: ReviewPart? {
    guard let parts = entry?.parts else { return nil }
    return parts[min(member, parts.count - 1)]
  }

  /// The difference that is seen, with the states the filter takes.
  var difference: Difference? { part.flatMap { items[$0.item].part($0.states) } }

  /// What was said of the states of an entry, each once.
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
