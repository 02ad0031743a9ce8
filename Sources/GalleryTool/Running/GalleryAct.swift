import GalleryKit

/// The gallery on a stage, with an eye on whether it is built anew.
struct GalleryAct: Act, ~Copyable {
  let program: GalleryProgram
  private var watch: RebuildWatch

  /// - Parameters:
  ///   - file: the file of the program; nil where no other build is to be noticed.
  ///   - rejected: a build that did not start.
  init(_ program: GalleryProgram, file: ProgramFile?, rejected: ProgramFile.Identity? = nil) {
    self.program = program
    watch = RebuildWatch(file, rejected: rejected)
  }

  var descriptor: Int32 { watch.descriptor }
  var timeLeft: Int? { watch.timeLeft }
  func hasNews() -> Bool { watch.hasNews() }

  mutating func look(_ model: inout GalleryModel) {
    switch watch.look() {
    case .rebuilt: program.learn(.rebuilt, &model)
    case .nothingNew, .settling: program.learn(.notRebuilt, &model)
    }
  }

  mutating func perform(
    _ effect: GalleryEffect, _ model: inout GalleryModel
  ) -> StageDirection {
    switch effect {
    case .screen(let effect): return .screen(effect)
    case .startAnew:
      // It may be written again at this very moment.
      look(&model)
      return watch.finding == .rebuilt ? .end(.startAnew) : .none
    }
  }
}
