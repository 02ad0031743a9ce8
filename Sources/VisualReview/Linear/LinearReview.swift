import GSDesign
import GalleryKit
package import StateSpace

/// The review with prompts and answers: a line in, some lines out, without a picture.
///
/// It shares the model and the commands of the full screen: decisions are on disk before the answer confirms them.
///
/// ```
/// 1 of 3, changed, 12 states, undecided
/// tag/filled@theme=zatch
/// 4 cells: background
/// accept
/// ```
package struct LinearReview {
  private let program: ReviewProgram
  /// The text of a state as currently drawn; nil if the catalogue does not have the state.
  private let words: (LinkID) -> [String]?
  private let write: ([SnapshotChange]) -> WriteOutcome
  /// Replaces the reasons beside the baselines by others; a sentence if it cannot.
  private let writeReasons: (_ old: DecisionReasons, _ new: DecisionReasons) -> String?
  package private(set) var model: ReviewModel
  /// Whether the user has left.
  package private(set) var hasEnded = false

  /// - Parameters:
  ///   - words: returns the text of a state, a line for each part; nil if the catalogue does not have the state.
  ///   - write: writes changes in their order, up to the first that cannot be written.
  ///   - writeReasons: replaces the reasons beside the baselines by others; returns a sentence if it cannot.
  package init(
    _ program: ReviewProgram, words: @escaping (LinkID) -> [String]?,
    write: @escaping ([SnapshotChange]) -> WriteOutcome,
    writeReasons: @escaping (_ old: DecisionReasons, _ new: DecisionReasons) -> String?
  ) {
    self.program = program
    self.words = words
    self.write = write
    self.writeReasons = writeReasons
    model = program.initialModel
  }

  /// The number of lines that are read at once.
  static let mostLines = 60

  private var language: Language { program.options.language }

  private func say(_ phrase: Phrase) -> String { phrase[language] }

  /// Returns the greeting before the first line: the number of changes, and the first of them.
  package func greeting() -> [String] {
    let states = model.items.reduce(0) { $0 + $1.verdicts.count }
    return [
      say(.review) + ", " + say(.linearChanges(model.shown.count, states: states)) + ".",
      say(.linearReviewHint),
    ] + entryLines
  }

  /// Answers a line.
  ///
  /// - Parameter line: nil for a line that was too long.
  package mutating func answer(_ line: String?) -> [String] {
    guard let line else { return [say(.linearTooLong)] }
    guard let line = LinearLine(line) else { return [] }
    if let number = Int(line.word), line.argument.isEmpty { return open(number) }
    guard let verb = ReviewVerb(line.word) else { return [ReviewVerb.unknown(line.word, language)] }
    // An unanswered question is withdrawn: another command never confirms it by accident.
    if model.question != nil, verb != .yes { model.question = nil }
    return perform(verb, line.argument)
  }

  private mutating func perform(_ verb: ReviewVerb, _ argument: String) -> [String] {
    // The answer before has named the change.
    model.isSeen = true
    switch verb {
    case .read: return entryLines
    case .list: return listLines
    case .next: return obeyed(.next)
    case .previous: return obeyed(.previous)
    case .undecided: return obeyed(.nextUndecided)
    case .states: return stateLines
    case .accept: return decide(.accept, all: .acceptAll, argument)
    case .reject: return decide(.reject, all: .rejectAll, argument)
    case .skip: return decide(.skip, all: .skipAll, argument)
    case .reason: return give(argument)
    case .yes: return model.question == nil ? [say(.linearNoQuestion)] : obeyed(.yes)
    case .no: return [say(.linearNothingDecided)]
    case .undo: return obeyed(.undo)
    case .redo: return obeyed(.redo)
    case .group: return obeyed(.group)
    case .filter:
      model.filter = argument
      program.refresh(&model)
      return entryLines
    case .link: return [model.difference?.link.text ?? say(.linearNoChange)]
    case .help:
      return ReviewVerb.allCases.map { say($0.words.word) + ": " + say($0.words.purpose) }
        + [say(.linearPicturesOnly)]
    case .quit:
      hasEnded = true
      return []
    }
  }
}

extension LinearReview {
  /// Performs an action, and returns its message and the current change.
  private mutating func obeyed(_ action: ReviewAction) -> [String] {
    guard program.isAvailable(.act(action), model) else {
      return model.entry == nil ? entryLines : [say(.linearNothingToDo)]
    }
    model.toast = nil
    settle(program.perform(.act(action), &model))
    return toastLines + entryLines
  }

  private mutating func settle(_ effects: [ReviewEffect]) {
    for effect in effects + program.settle(&model) {
      switch effect {
      case .write(let changes): program.learn(write(changes), &model)
      case .writeReasons:
        program.learnReasons(writeReasons(model.writtenReasons, model.reasons), &model)
      case .screen, .open: break
      }
    }
  }

  private mutating func give(_ reason: String) -> [String] {
    guard program.isAvailable(.act(.reason), model) else { return [say(.linearNothingToDo)] }
    guard !reason.isEmpty else { return [say(.linearReasonMissing)] }
    model.toast = nil
    program.give(reason, &model)
    settle([])
    return toastLines
  }

  private mutating func decide(
    _ one: ReviewAction, all: ReviewAction, _ argument: String
  ) -> [String] {
    guard !program.options.isReadOnly else { return [say(.reviewReadOnly)] }
    guard !argument.isEmpty else { return obeyed(one) }
    guard ["all", "모두"].contains(argument.lowercased()) else {
      return [say(.linearOnlyAll)]
    }
    guard program.isAvailable(.act(all), model) else { return [say(.linearNothingToDo)] }
    _ = program.perform(.act(all), &model)
    guard let question = model.question else { return [] }
    return [
      say(.reviewQuestion(question.verdict, question.count, of: question.shown)) + " "
        + say(.linearYesOrNo)
    ]
  }

  private mutating func open(_ number: Int) -> [String] {
    guard model.shown.indices.contains(number - 1) else {
      return [say(.linearNoChangeNumbered(number))]
    }
    model.question = nil
    program.show(number - 1, &model)
    return entryLines
  }

  private var toastLines: [String] {
    switch model.toast {
    case .says(let phrase)?, .tells(let phrase)?, .fails(let phrase)?: [spoken(say(phrase))]
    case .impossible(let reason)?: [spoken(say(reason))]
    case .copied?, nil: []
    }
  }

  /// The current change: its position, link, difference and causes; after the last one, the counts.
  private var entryLines: [String] {
    guard let entry = model.entry, let difference = model.difference else {
      return [say(model.shown.isEmpty ? .reviewNothingShown : .reviewEnd), say(counts)]
    }
    var lines = [
      say(.linearPlace(model.position + 1, model.shown.count)) + ", " + title(entry, difference),
      difference.link.text,
    ]
    switch difference.bucket {
    case .new: lines.append(say(.reviewIsNew))
    case .deleted: lines.append(say(.reviewIsDeleted))
    case .renamed:
      lines.append(say(.reviewIsRenamed))
      if let former = difference.formerStates.first { lines.append(say(.formerly(former))) }
    case .changed:
      if let changes = difference.changes { lines.append(say(changes.summary)) }
      lines += difference.causes.map { say($0.phrase) }
    }
    if let reason = model.reasons[difference] { lines.append(say(reason.phrase)) }
    if difference.bucket != .deleted, let words = words(difference.link) {
      lines += words.map { say(.linearNow) + " " + $0 }
    }
    return lines.map(spoken)
  }

  private func title(_ entry: ReviewEntry, _ difference: Difference) -> String {
    [say(difference.bucket.name), say(.reviewStates(entry.stateCount)), verdict(on: entry)]
      .joined(separator: ", ")
  }

  private func verdict(on entry: ReviewEntry) -> String {
    let verdicts = model.verdicts(of: entry)
    guard verdicts.count == 1, let only = verdicts.first else { return say(.reviewMixed) }
    return say(only?.name ?? .reviewUndecided)
  }

  /// Every change in a line, with the number that opens it.
  private var listLines: [String] {
    let lines = model.shown.enumerated().compactMap { place, entry -> String? in
      guard let part = entry.parts.first, let difference = model.items[part.item].part(part.states)
      else { return nil }
      return "\(place + 1). " + title(entry, difference) + ": " + difference.link.text
    }
    guard !lines.isEmpty else { return [say(.reviewNothingShown)] }
    return cut(lines)
  }

  /// The links of the states in the group.
  private var stateLines: [String] {
    guard let entry = model.entry else { return [say(.linearNoChange)] }
    return cut(
      entry.parts.flatMap { part in
        (model.items[part.item].part(part.states)?.links ?? []).map(\.text)
      })
  }

  private func cut(_ lines: [String]) -> [String] {
    guard lines.count > Self.mostLines else { return lines }
    return lines.prefix(Self.mostLines) + [say(.linearFilterMore(lines.count - Self.mostLines))]
  }

  /// The number of states by verdict.
  private var counts: Phrase {
    .linearCounts(
      accepted: model.count(.accepted), rejected: model.count(.rejected),
      skipped: model.count(.skipped), undecided: model.undecidedCount)
  }

  /// A line of the full screen for reading aloud: an arrow becomes a word.
  private func spoken(_ line: String) -> String {
    line.replacing(" → ", with: say(.linearArrow))
  }
}
