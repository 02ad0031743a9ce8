package import GSDesign
package import GalleryKit

/// Everything the review knows at one moment; one value.
package struct ReviewModel: Hashable, Sendable {
  /// How a difference is shown.
  package enum View: Hashable, Sendable, CaseIterable {
    case sideBySide
    /// One of both in the same place, exchanged by a key.
    case blink
    case cells, style, text
  }

  /// The screen in cells.
  package var columns = 120
  package var rows = 40
  /// What the terminal turned out to be.
  package var terminal: TerminalFacts
  package var variants: [ReviewVariant]
  package var items: [ReviewItem]
  /// What is gone through, in order: what the filter takes, each by itself or in groups.
  package var shown: [ReviewEntry] = []
  /// Where among it the person is; behind the last is the summary.
  package var position = 0
  /// Which difference of a group is seen.
  package var member = 0
  package var isGrouped = false
  package var filter = ""
  /// The filter while it is typed; nil otherwise.
  package var field: TextFieldState?
  /// The filter before it was typed.
  package var formerFilter = ""
  package var view = View.sideBySide
  /// Which side blinking shows.
  package var showsNew = true
  package var isZoomed = false
  /// The area of changed cells that is pointed at.
  package var hunk = 0
  package var scroll = 0
  /// What pictures are seen under; what it does not say is as it was drawn.
  package var look = Settings()
  package var question: ReviewQuestion?
  /// nil while it is closed.
  package var palette: PaletteModel<ReviewCommand>?
  package var showsHelp = false
  package var helpScroll = 0
  package var toast: Toast?
  package var past: [ReviewStep] = []
  package var future: [ReviewStep] = []
  /// nil while everything that was decided is written.
  package var unwritten: UnwrittenDecisions?
  /// What was said of states whose files somebody else changed afterwards: it can no longer be taken back.
  package var settled: [Verdict: Int] = [:]
  package var lastCopied: String?

  init(_ variants: [ReviewVariant], _ items: [ReviewItem], _ terminal: TerminalFacts) {
    self.variants = variants
    self.items = items
    self.terminal = terminal
  }
}

/// What is about to be decided at once, and has to be asked.
package struct ReviewQuestion: Hashable, Sendable {
  package let verdict: Verdict
  package let parts: [ReviewPart]
  /// How many entries it is about, of how many that are shown.
  package let count: Int
  package let shown: Int
}

extension ReviewModel {
  /// What is looked at; nil on the summary.
  package var entry: ReviewEntry? { shown.indices.contains(position) ? shown[position] : nil }

  /// The part of it that is seen.
  package var part: ReviewPart? {
    guard let parts = entry?.parts else { return nil }
    return parts[min(member, parts.count - 1)]
  }

  /// The difference that is seen, with the states the filter takes.
  package var difference: Difference? { part.flatMap { items[$0.item].part($0.states) } }

  /// What was said of the states of an entry, each once.
  package func verdicts(of entry: ReviewEntry) -> Set<Verdict?> {
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
  package var undecidedCount: Int {
    items.reduce(0) { count, item in count + item.verdicts.count { $0 == nil } }
  }
}
