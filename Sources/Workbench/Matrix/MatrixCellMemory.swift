import GalleryKit
import Synchronization

/// Cells of the matrix as last drawn, so that a key only makes the cells that it changes.
///
/// A cell depends on the plan, the terminal and the panes: when one of these changes, all cells are dropped. Focus
/// marks and changed states are not kept.
final class MatrixCellMemory: Sendable {
  /// The values that every cell depends on.
  struct Scope: Equatable {
    let plan: MatrixPlan
    let terminal: TerminalFacts
    let panes: [MatrixPane]
    let paneColumns: Int
    /// The widths of texts that width policies differ on: the terminal may answer after the first cell was drawn.
    let widths: [Int]
  }

  struct Key: Hashable {
    let spot: MatrixSpot
    let gap: Int
    let height: Int
  }

  private struct Table<Value> {
    /// More than any screen has.
    private static var most: Int { 8192 }
    private var values: [Key: Value] = [:]

    subscript(_ key: Key) -> Value? { values[key] }

    mutating func keep(_ value: Value, for key: Key) {
      if values.count >= Self.most { values = [:] }
      values[key] = value
    }
  }

  private struct Contents {
    var scope: Scope?
    var cells = Table<MatrixPainter.KnownCell>()
    var looks = Table<LookFingerprint>()
  }

  private let contents = Mutex(Contents())

  /// Drops cells of another scope.
  func enter(_ scope: Scope) {
    contents.withLock { contents in
      guard contents.scope != scope else { return }
      contents = Contents(scope: scope)
    }
  }

  /// Returns the cell, creating it if it is not cached.
  func cell(_ key: Key, _ make: () -> MatrixPainter.KnownCell) -> MatrixPainter.KnownCell {
    if let known = contents.withLock({ $0.cells[key] }) { return known }
    let made = make()
    contents.withLock { $0.cells.keep(made, for: key) }
    return made
  }

  /// Returns the fingerprint of an unchanged cell, computing it if it is not cached.
  func look(_ key: Key, _ make: () -> LookFingerprint) -> LookFingerprint {
    if let known = contents.withLock({ $0.looks[key] }) { return known }
    let made = make()
    contents.withLock { $0.looks.keep(made, for: key) }
    return made
  }
}
