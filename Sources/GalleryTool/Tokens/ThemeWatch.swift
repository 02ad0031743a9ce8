import GSDesign
import GalleryKit
import StateSpace
import TokenFiles
import Workbench

/// Reads themes again when their files change, and asks commands and servers for others.
///
/// A theme that cannot be read, or whose tokens lost a colour, keeps its last good version.
final class ThemeWatch {
  private struct Entry {
    let name: String
    let reader: ThemeReader
    /// nil for a theme of files.
    let asked: AskedTheme?
    var look: Look
    var theme: Theme
    var mapping: ThemeMapping?
    /// The roles without a colour of their own.
    var gaps: Set<String>
    var hasTokens: Bool
    var isBroken = false
    /// Whether the user asked to reload it, and gets a message about the result.
    var isReloaded = false
    /// Where its colours come from.
    var tokens: ThemeTokens
    /// The last reported problem.
    var problem: SourceError?
    /// The job that reads the theme in the background, and the answer it reads; nil if no job runs.
    var reading: (job: ThemeReading, answer: SourceAsker.Answer?, isAnswer: Bool)?
  }

  /// The state of files and folders at one moment.
  private struct Look: Hashable {
    var files: [String: ProgramFile.Identity?]
    var folders: [String: [String]]

    init(files: [String], folders: [String]) {
      self.files = Dictionary(
        files.map { ($0, ProgramFile(path: $0).identity) }, uniquingKeysWith: { first, _ in first })
      self.folders = Dictionary(
        folders.map { ($0, (try? Disk.names(in: $0)) ?? []) },
        uniquingKeysWith: { first, _ in first })
    }

    /// The same files and folders now.
    var now: Look { Look(files: Array(files.keys), folders: Array(folders.keys)) }

    /// Adds files and folders, and records their state if they are new.
    mutating func include(_ named: ThemeFiles) { include(named.paths, named.folders) }

    mutating func include(_ paths: [String], _ named: [String]) {
      let new = Look(
        files: paths.filter { files[$0] == nil }, folders: named.filter { folders[$0] == nil })
      files.merge(new.files) { known, _ in known }
      folders.merge(new.folders) { known, _ in known }
    }

    /// How much there is to read, in bytes.
    var size: Int64 { files.values.reduce(0) { $0 + ($1?.size ?? 0) } }

    var allFolders: Set<String> {
      Set(files.keys.map { Disk.divided($0).folder } + folders.keys)
    }
  }

  private let catalogue: Catalogue
  private let hold: (@Sendable () -> Void)?
  private var entries: [Entry] = []
  /// Waits for the themes that are asked of commands or servers; nil without such themes.
  private var answers: SharedDescriptors?

  /// Watches the themes of a context that were read from sources.
  ///
  /// - Parameters:
  ///   - limits: of commands and servers; nil for those of the environment.
  ///   - hold: called on the background thread before it begins a long read; a test waits there.
  init(
    _ context: ToolContext, _ limits: SourceLimits? = nil, hold: (@Sendable () -> Void)? = nil
  ) throws(ToolError) {
    catalogue = context.catalogue
    self.hold = hold
    for opened in context.opened {
      guard let theme = catalogue.theme(named: opened.name),
        !entries.contains(where: { $0.name == opened.name })
      else { continue }
      let reader = ThemeReader(
        source: opened.source, root: opened.isLimited ? .current() : nil)
      var asked: AskedTheme?
      if let question = opened.source.question {
        asked = AskedTheme(
          opened.name, reader, question, context.environment,
          try Self.limits(limits, context.environment))
        answers = answers ?? SharedDescriptors()
      }
      entries.append(
        Entry(
          name: opened.name, reader: reader, asked: asked,
          look: Look(
            files: opened.files + opened.source.namedFiles, folders: opened.folders),
          theme: theme,
          mapping: (try? JSONDocument(Array(opened.mapping.utf8))).flatMap {
            try? ThemeMapping($0)
          }, gaps: Set(opened.gaps), hasTokens: opened.hasTokens, tokens: opened.tokens))
    }
  }

  private static func limits(
    _ limits: SourceLimits?, _ environment: ProcessEnvironment
  ) throws(ToolError) -> SourceLimits {
    guard let limits else { return try SourceLimits(environment) }
    return limits
  }

  /// The last good version of each theme.
  var themes: [Theme] { entries.map(\.theme) }

  /// The themes as the gallery asks for them.
  var edits: ThemeEdits {
    ThemeEdits(
      answers: answers,
      listFolders: { Set(self.entries.flatMap { $0.look.allFolders }).sorted() },
      timeLeft: {
        self.entries.compactMap { $0.reading?.job.timeLeft ?? $0.asked?.asker.timeLeft }.min()
      },
      poll: { self.poll() },
      reload: { self.reload() },
      tokens: { name in self.entries.first { $0.name == name }?.tokens },
      save: { ColorSaver().save($0) })
  }

  /// Stops every request; the next poll starts them again.
  func stop() {
    for entry in entries { entry.asked?.asker.stop() }
  }

  /// The changes since the last poll.
  func poll() -> [ThemeEdit] {
    entries.indices.flatMap { index -> [ThemeEdit] in
      var edits: [ThemeEdit] = []
      if let reading = entries[index].reading {
        // Changes made while it is read are noticed by a later poll.
        guard let outcome = reading.job.outcome else { return [] }
        entries[index].reading = nil
        edits = finish(outcome, reading.answer, reading.isAnswer, &entries[index])
      }
      let now = entries[index].look.now
      let isEdited = now != entries[index].look
      entries[index].look = now
      guard let asked = entries[index].asked else {
        return edits + (isEdited || entries[index].isReloaded ? read(&entries[index]) : [])
      }
      if isEdited, asked.asker.isCommand { asked.asker.askAgain() }
      if let answer = asked.asker.poll(answers) {
        edits += take(answer, asked, &entries[index])
        // Files written by the command itself do not count as edits.
        entries[index].look = entries[index].look.now
      }
      if isEdited, entries[index].reading == nil {
        if asked.bytes(of: .same).count > ThemeReading.most {
          begin(&entries[index], .same, isAnswer: false)
        } else if let made = asked.lastGood(in: catalogue) {
          edits += [show(made, &entries[index])].compactMap(\.self)
        }
      }
      return edits
    }
  }

  /// Makes the next poll read or ask every source again, changed or not.
  private func reload() {
    for index in entries.indices {
      entries[index].isReloaded = true
      entries[index].asked?.asker.askAgain()
    }
  }

  /// Starts reading a theme in the background.
  private func begin(_ entry: inout Entry, _ answer: SourceAsker.Answer?, isAnswer: Bool) {
    let bytes = answer.flatMap { entry.asked?.bytes(of: $0) } ?? []
    entry.reading = (
      ThemeReading(
        entry.reader.source, root: entry.reader.files.root, answer: bytes, named: entry.name,
        in: catalogue, earlier: entry.mapping,
        keep: isAnswer ? answer.flatMap { entry.asked?.asker.keeping($0) } : nil, hold: hold),
      answer, isAnswer
    )
  }

  /// Handles the result of a background read.
  private func finish(
    _ outcome: ThemeReading.Outcome, _ answer: SourceAsker.Answer?, _ isAnswer: Bool,
    _ entry: inout Entry
  ) -> [ThemeEdit] {
    defer { entry.isReloaded = false }
    entry.look.include(outcome.paths, outcome.folders)
    guard let asked = entry.asked else { return take(outcome.theme, &entry) }
    switch outcome.theme {
    case .success(let made):
      guard isAnswer else { return [show(made, &entry)].compactMap(\.self) }
      asked.asker.took(outcome.copy)
      return accept(made, &entry)
    case .failure(let error):
      guard isAnswer else {
        asked.asker.forget()
        return []
      }
      return refuse(.unusable(error.description), asked, &entry)
    }
  }

  private func read(_ entry: inout Entry) -> [ThemeEdit] {
    guard entry.look.size <= ThemeReading.most else {
      begin(&entry, nil, isAnswer: false)
      return []
    }
    defer { entry.isReloaded = false }
    let theme: Result<TokenTheme, ToolError>
    do throws(ToolError) {
      theme = .success(
        try entry.reader.theme(named: entry.name, in: catalogue, earlier: entry.mapping))
    } catch {
      theme = .failure(error)
    }
    entry.look.include(entry.reader.files)
    return take(theme, &entry)
  }

  /// Handles the theme read from its files.
  private func take(_ theme: Result<TokenTheme, ToolError>, _ entry: inout Entry) -> [ThemeEdit] {
    do throws(ToolError) {
      let made = try theme.get()
      if entry.hasTokens, let lost = lost(made, entry) {
        entry.isBroken = true
        return [.broken(Self.kept(lost))]
      }
      entry.hasTokens = true
      return [show(made, &entry)].compactMap(\.self)
    } catch {
      entry.isBroken = true
      return [.broken(Self.kept(error.description))]
    }
  }

  /// Handles the answer of a command or a server.
  private func take(
    _ answer: Result<SourceAsker.Answer, SourceError>, _ asked: AskedTheme, _ entry: inout Entry
  ) -> [ThemeEdit] {
    do throws(SourceError) {
      let answer = try answer.get()
      guard asked.bytes(of: answer).count <= ThemeReading.most else {
        begin(&entry, answer, isAnswer: true)
        return []
      }
      let made = try asked.theme(of: answer, in: catalogue, earlier: entry.mapping)
      entry.look.include(entry.reader.files)
      // Not before an error above: a reload that fails as before has to report it again.
      defer { entry.isReloaded = false }
      return accept(made, &entry)
    } catch {
      defer { entry.isReloaded = false }
      return refuse(error, asked, &entry)
    }
  }

  /// Takes the theme of an answer.
  private func accept(_ made: TokenTheme, _ entry: inout Entry) -> [ThemeEdit] {
    let isFirst = !entry.hasTokens
    entry.hasTokens = true
    entry.problem = nil
    var edits = [ThemeEdit.source(theme: entry.name, nil)]
    guard let edit = show(made, &entry) else { return edits }
    edits.append(edit)
    if isFirst, let notes = Self.joined(made.notes.sentences) {
      edits.append(.read(made.theme, notes))
    }
    return edits
  }

  /// Records why a command or a server gave no theme.
  private func refuse(
    _ error: SourceError, _ asked: AskedTheme, _ entry: inout Entry
  ) -> [ThemeEdit] {
    entry.isBroken = true
    let edits = [ThemeEdit.source(theme: entry.name, asked.note(error))]
    guard entry.problem != error || entry.isReloaded else { return edits }
    entry.problem = error
    return edits + [.broken(asked.sentence(error))]
  }

  /// Shows a theme that was read; returns nil if nothing of it is new.
  private func show(_ made: TokenTheme, _ entry: inout Entry) -> ThemeEdit? {
    let changed = Self.roles(from: entry.theme, to: made.theme)
    let wasBroken = entry.isBroken
    entry.isBroken = false
    entry.gaps = Set(made.notes.gaps.map(\.role))
    let tokens = entry.asked == nil ? made.tokens : ThemeTokens()
    // A value that moved to another line is written there.
    guard wasBroken || entry.isReloaded || made.theme != entry.theme || tokens != entry.tokens
    else { return nil }
    entry.theme = made.theme
    entry.tokens = tokens
    entry.mapping = made.mapping
    return .read(made.theme, Self.told(changed, safePath(entry.name)))
  }

  /// The colours that a theme lost. A role that a mapping leaves out is left out on purpose; a token without a colour is not.
  private func lost(_ made: TokenTheme, _ entry: Entry) -> String? {
    let lost = made.notes.problems.filter { !entry.gaps.contains($0.role) }
    guard !lost.isEmpty else { return nil }
    return "\(safePath(entry.name)): \(lost.map(\.words).joined(separator: "; "))."
  }
}

extension ThemeWatch {
  private static func joined(_ phrases: [Phrase]) -> Phrase? {
    phrases.isEmpty ? nil : .joined(phrases)
  }

  private static func kept(_ problem: String) -> Phrase {
    Phrase(localized: "\(problem) The last good colours stay.")
  }

  /// The roles whose published colours differ, in order.
  private static func roles(from old: Theme, to new: Theme) -> [String] {
    BuiltInRole.allCases.map { ColorRole($0) }.filter { role in
      Appearance.allCases.contains {
        old.scheme($0, .original)[role] != new.scheme($0, .original)[role]
      }
    }.map(\.name)
  }

  private static func told(_ roles: [String], _ name: String) -> Phrase {
    guard !roles.isEmpty else {
      return Phrase(localized: "\(name) was read again.")
    }
    let shown = roles.prefix(4).joined(separator: ", ") + (roles.count > 4 ? " …" : "")
    return Phrase(localized: "\(name): \(roles.count, "colour") changed: \(shown)")
  }
}
