import GSDesign
import GalleryKit
import TermSession

/// The gallery on a stage, with an eye on whether it is built anew.
struct GalleryAct: Act, ~Copyable {
  let program: GalleryProgram
  private var watch: RebuildWatch
  private var log: BuildLog?
  /// Whether a new build is started as soon as it can be: under a build log, or since somebody asked for it while it was
  /// still being written.
  private var startsByItself: Bool

  /// - Parameters:
  ///   - file: the file of the program; nil where no other build is to be noticed.
  ///   - rejected: a build that did not start.
  ///   - log: what is said of builds; nil where each is only offered.
  init(
    _ program: GalleryProgram, file: ProgramFile?, rejected: ProgramFile.Identity? = nil,
    log: BuildLog? = nil
  ) {
    self.program = program
    self.log = log
    startsByItself = log != nil
    watch = RebuildWatch(file, rejected: rejected, log: log?.path)
  }

  var descriptor: Int32 { watch.descriptor }
  var timeLeft: Int? { watch.timeLeft }
  var ending: EndReason? { startsByItself && watch.finding == .rebuilt ? .startAnew : nil }
  func hasNews() -> Bool { watch.hasNews() }

  mutating func look(_ model: inout GalleryModel) {
    if let errors = log?.news() { program.learn(.built(errors: errors), &model) }
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
