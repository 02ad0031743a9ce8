import GSDesign
import GalleryKit
import StateSpace
import TermSession
import Workbench

/// A program that a command runs on a terminal.
protocol Act: HostedProgram, ~Copyable where Reason == EndReason {}

/// The part of an effect that an act leaves to its host.
typealias StageDirection = HostDirection<EndReason>

/// The terminal as acts are played on it, one after the other.
typealias Stage = ProgramHost<EndReason>

/// Why an act ended.
enum EndReason: EndingReason {
  case quit
  /// Restarts as the rebuilt program.
  case startAnew
  /// Opens the gallery at a link.
  case open(LinkID)
  /// A limit on a kiosk visit was reached.
  case limit(KioskLimit)
  case interrupted
  case signal(SessionSignal)
  case hangup
}

/// The limit that ended a kiosk visit.
enum KioskLimit: Hashable, Sendable {
  case idle, total
}

/// Why an act ended, with its final model.
typealias Ending<Model> = ProgramEnding<EndReason, Model>

extension EndReason {
  /// The exit status of the process once the terminal is the shell's again; a signal is passed on.
  func status() throws(ToolError) -> ExitStatus {
    switch self {
    case .quit, .startAnew, .open, .limit: return .done
    case .interrupted: return .interrupted
    case .signal(let signal): signal.reraise()
    case .hangup: throw ToolError(.notPossibleHere, "The terminal was closed.")
    }
  }
}

/// Themes that can reload while they are on screen.
struct ThemeEdits {
  /// Readable when a process that was asked for tokens has output; nil if no process is asked.
  let answers: SharedDescriptors?
  /// The folders to watch now.
  let listFolders: () -> [String]
  /// Milliseconds until the next poll; nil if nothing is pending.
  let timeLeft: () -> Int?
  /// Checks the sources, and reads the changed themes again.
  let poll: () -> [ThemeEdit]
  /// Makes the next poll read or ask every source again, changed or not.
  let reload: () -> Void
  /// The tokens that a theme's colours were last read from.
  let tokens: (_ theme: String) -> ThemeTokens?
  /// Writes an edited colour into the file of its token.
  let save: (ColorSave) -> ColorSaving

  /// The folders of the files.
  var folders: [String] { listFolders() }
}

/// The outcome of saving an edited colour, for the screen.
struct ColorSaving: Hashable {
  let words: Phrase
  let isWritten: Bool
}

/// A change in a theme's source.
enum ThemeEdit {
  /// The theme was read; the phrase says which colours changed.
  case read(Theme, Phrase)
  /// The theme cannot be read, or lacks colours that it had; the last good colours stay.
  case broken(Phrase)
  /// Whether a command or server gives the shown colours. If it does not, the phrase says why, and how old the
  /// colours are.
  case source(theme: String, Phrase?)
}

/// The gallery on a stage; watches for a rebuild of the program.
struct GalleryAct: Act, ~Copyable {
  private(set) var program: GalleryProgram
  private let themes: ThemeEdits?
  private var watch: RebuildWatch
  /// Both the watched folders and the processes that were asked for tokens.
  private let descriptors: SharedDescriptors?
  private var log: BuildLog?
  /// Whether a new build starts as soon as it is complete: with a build log, or when the user asked for it while it
  /// was being written.
  private var startsByItself: Bool

  /// - Parameters:
  ///   - file: the file of the program; nil to ignore rebuilds.
  ///   - rejected: a build that did not start.
  ///   - log: the build log; nil to offer each build instead of starting it.
  ///   - themes: themes of files that may be edited; nil to watch none.
  init(
    _ program: GalleryProgram, file: ProgramFile?, rejected: ProgramFile.Identity? = nil,
    log: BuildLog? = nil, themes: ThemeEdits? = nil
  ) {
    self.program = program
    self.themes = themes
    self.log = log
    startsByItself = log != nil
    watch = RebuildWatch(file, rejected: rejected, log: log?.path, folders: themes?.folders ?? [])
    descriptors = themes?.answers
    descriptors?.replace([], with: [watch.descriptor])
  }

  var descriptor: Int32 { descriptors?.descriptor ?? watch.descriptor }
  /// A log that was written before its folder was watched is read at once: no change would report it.
  var timeLeft: Int? {
    log?.isUnread == true ? 0 : [watch.timeLeft, themes?.timeLeft()].compactMap(\.self).min()
  }
  var ending: EndReason? { startsByItself && watch.finding == .rebuilt ? .startAnew : nil }
  func hasNews() -> Bool { watch.hasNews() || themes?.answers != nil }

  mutating func look(_ model: inout GalleryModel) {
    // Before any file is read: a change from here on is reported again.
    _ = watch.hasNews()
    if let errors = log?.news() { program.learn(.built(errors: errors), &model) }
    var edits = themes?.poll() ?? []
    // Sees changes made in a folder before it was watched.
    while let themes, watch.watch(themes.folders) { edits += themes.poll() }
    for edit in edits {
      switch edit {
      case .read(let theme, let phrase):
        program.show(theme, themes?.tokens(theme.name), phrase, &model)
      case .broken(let phrase): program.learn(.theme(phrase, isBroken: true), &model)
      case .source(let theme, let phrase):
        program.learn(.source(theme: theme, phrase), &model)
      }
    }
    switch watch.look() {
    case .rebuilt, .busy: program.learn(.rebuilt, &model)
    case .nothingNew, .settling: program.learn(.notRebuilt, &model)
    }
  }

  mutating func perform(
    _ effect: GalleryEffect, _ model: inout GalleryModel
  ) -> StageDirection {
    switch effect {
    case .screen(let effect): return .screen(effect)
    case .switchShapes: return .switchShapes
    case .showTheme(let theme, let words):
      program = program.replacing(theme)
      if let words { program.learn(.theme(words, isBroken: false), &model) }
      return .none
    case .reloadThemes:
      themes?.reload()
      look(&model)
      return .none
    case .saveColor(let save):
      guard let outcome = themes?.save(save) else { return .none }
      if outcome.isWritten { look(&model) }
      program.learn(.saved(outcome.words, isWritten: outcome.isWritten), &model)
      return .none
    case .startAnew:
      // It may be written again at this very moment.
      look(&model)
      switch watch.finding {
      case .rebuilt: return .end(.startAnew)
      case .busy:
        startsByItself = true
        program.learn(.stillWritten, &model)
        return .none
      case .nothingNew, .settling: return .none
      }
    }
  }

  func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout GalleryModel) {
    program.learn(.outlines(outcome.phrase), &model)
  }
}

extension ShapeSwitch {
  /// As the gallery says it.
  var phrase: Phrase {
    switch self {
    case .cells: .outlinesAsCells
    case .pixels: .outlinesAsPixels
    case .noImages: .outlinesWithoutImages
    case .fewColors: .outlinesWithFewColors
    case .ncurses: .outlinesInNcurses
    }
  }
}
