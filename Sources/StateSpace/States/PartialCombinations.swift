/// Positions on some axes; nil on an axis where any position will do.
package typealias PartialCombination = [Int?]

/// The partial combinations that together hold exactly the combinations with which a condition is true.
///
/// None of them can lose a position: each is a prime implicant of the condition. Where several sets would do, the one
/// found first in the order of the walk is kept, so that the same condition gives the same result.
struct PartialCombinations {
  private let sizes: [Int]
  /// The distance between neighbouring positions of each axis, in the order of a walk.
  private let strides: [Int]
  private let holds: [Bool]

  /// - Parameters:
  ///   - sizes: the number of positions on each axis.
  ///   - holds: whether the condition is true, for every combination in the order of a walk; the last axis turns
  ///     fastest.
  init(sizes: [Int], holds: [Bool]) {
    self.sizes = sizes
    self.holds = holds
    var strides = Array(repeating: 1, count: sizes.count)
    for axis in sizes.indices.dropLast().reversed() {
      strides[axis] = strides[axis + 1] * sizes[axis + 1]
    }
    self.strides = strides
  }

  /// The partial combinations, in the order of a walk.
  var all: [PartialCombination] {
    guard !holds.isEmpty else { return [] }
    let relevant = sizes.indices.filter(isRelevant)
    var isCovered = Array(repeating: false, count: holds.count)
    var result: [PartialCombination] = []
    // The other axes change nothing: one position of theirs is enough.
    for index in indices(from: 0, varying: relevant) where holds[index] && !isCovered[index] {
      var kept = relevant
      for axis in relevant.reversed() {
        let fewer = kept.filter { $0 != axis }
        if box(at: index, keeping: fewer, of: relevant).allSatisfy({ holds[$0] }) { kept = fewer }
      }
      for index in box(at: index, keeping: kept, of: relevant) { isCovered[index] = true }
      result.append(sizes.indices.map { kept.contains($0) ? position(of: $0, in: index) : nil })
    }
    return result
  }

  private func position(of axis: Int, in index: Int) -> Int {
    index / strides[axis] % sizes[axis]
  }

  /// Whether the condition depends on an axis.
  private func isRelevant(_ axis: Int) -> Bool {
    holds.indices.contains { index in
      let first = index - position(of: axis, in: index) * strides[axis]
      return holds[index] != holds[first]
    }
  }

  /// The combinations of the relevant axes that agree with one on some of them.
  private func box(at index: Int, keeping kept: [Int], of relevant: [Int]) -> [Int] {
    let free = relevant.filter { !kept.contains($0) }
    let first = free.reduce(index) { $0 - position(of: $1, in: index) * strides[$1] }
    return indices(from: first, varying: free)
  }

  /// The combinations that some axes make, from one where these are at their first positions.
  private func indices(from first: Int, varying axes: [Int]) -> [Int] {
    axes.reduce([first]) { indices, axis in
      indices.flatMap { index in (0..<sizes[axis]).map { index + $0 * strides[axis] } }
    }
  }
}

/// The rules and the associated axes of a space, as data instead of as functions.
@usableFromInline
package struct SpaceConditions: Sendable {
  /// The combinations that each rule forbids.
  package let forbidden: [[PartialCombination]]
  /// The combinations without a value on each slot; empty for a slot that always has one.
  package let unused: [[PartialCombination]]

  /// Spaces with more combinations have no conditions as data: finding them takes a table of all.
  package static let limit = 1_000_000
}

extension StateWalk {
  /// The rules and the associated axes as data; nil for more combinations than ``SpaceConditions/limit``.
  ///
  /// - Parameter count: the number of rules.
  @inlinable
  package mutating func conditions(rules count: Int) -> SpaceConditions? {
    guard var table = ConditionTable(slots, rules: count) else { return nil }
    while !isDone {
      table.add()
      rules.forEachBroken(payload) { table.forbid(by: $0) }
      for index in slots.indices where slots[index].isAssociated {
        if axes[index].read(payload) == nil { table.leaveOut(index) }
      }
      advance()
    }
    return table.conditions
  }
}
