import GSDesign
import Synchronization

/// What cells looked like when they were seen last, so that a key that moves over them makes none of the others anew.
///
/// A cell depends on the plan, on what the terminal turned out to be, and on the panes; where any of these is another,
/// everything is forgotten. The keys' own marks and changed states are no part of what is kept.
final class MatrixCellMemory: Sendable {
  /// What every cell depends on.
  struct Scope: Equatable {
    let plan: MatrixPlan
    let terminal: TerminalFacts
    let panes: [MatrixPane]
    let paneColumns: Int
    /// How wide texts are that policies differ on: the terminal may say it later than the first cell is drawn.
    let widths: [Int]
  }

  struct Key: Hashable {
    let spot: MatrixSpot
    let gap: Int
    let height: Int
  }

  /// More than any screen has.
  private static let most = 8192

  private struct Contents {
    var scope: Scope?
    var cells: [Key: MatrixPainter.KnownCell] = [:]
    var looks: [Key: LookFingerprint] = [:]
  }

  private let contents = Mutex(Contents())

  /// Forgets what is of another scope.
  func enter(_ scope: Scope) {
    contents.withLock { contents in
      guard contents.scope != scope else { return }
      contents = Contents(scope: scope)
    }
  }

  /// The cell; made where it is not known.
  func cell(_ key: Key, _ make: () -> MatrixPainter.KnownCell) -> MatrixPainter.KnownCell {
    if let known = contents.withLock({ $0.cells[key] }) { return known }
    let made = make()
    contents.withLock { contents in
      if contents.cells.count >= Self.most { contents.cells = [:] }
      contents.cells[key] = made
    }
    return made
  }

  /// What is seen of a cell that nobody changed; looked at where it is not known.
  func look(_ key: Key, _ make: () -> LookFingerprint) -> LookFingerprint {
    if let known = contents.withLock({ $0.looks[key] }) { return known }
    let made = make()
    contents.withLock { contents in
      if contents.looks.count >= Self.most { contents.looks = [:] }
      contents.looks[key] = made
    }
    return made
  }
}
