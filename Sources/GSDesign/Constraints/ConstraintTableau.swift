/// Quantities as sums of multiples of a few of them: the columns, which are zero, and what follows from them.
///
/// A quantity is a variable or the value of a goal's expression. Every quantity has a row; that of a column is one times
/// itself, so that exchanging a column for another quantity is the same sum for each row.
struct ConstraintTableau {
  /// By column: its quantity.
  private(set) var owners: [Int]
  /// By quantity: its column; -1 if it follows from the columns.
  private(set) var columns: [Int]
  /// By quantity: its value with every column zero.
  private(set) var constants: [Double]
  /// How often a column was exchanged.
  private(set) var pivots = 0
  /// Column by column, as exchanging looks at a whole column, and most of it is zero.
  private var cells: [Double]
  /// By column: where its cells start.
  private var starts: [Int]
  /// The cells that the current exchange changes; a property so that its storage is reused.
  private var changed: [(quantity: Int, factor: Double)] = []

  /// Coefficients and constants closer to zero than this are zero: they are left over from rounding.
  static let tolerance = 1e-9

  /// Makes a column of each variable, and a quantity of each goal's expression.
  ///
  /// - Parameters:
  ///   - variables: how many there are.
  ///   - goals: the goals whose expressions become quantities.
  ///   - number: the number here, from 0, of a variable of an expression.
  init(variables: Int, _ goals: [Goal], number: (Int) -> Int) {
    let count = variables + goals.count
    owners = Array(0..<variables)
    starts = owners.map { $0 * count }
    columns = Array(repeating: -1, count: count)
    constants = Array(repeating: 0, count: count)
    cells = Array(repeating: 0, count: count * variables)
    for variable in 0..<variables {
      columns[variable] = variable
      cells[starts[variable] + variable] = 1
    }
    for (index, goal) in goals.enumerated() {
      let quantity = variables + index
      constants[quantity] = goal.expression.constant
      for term in goal.expression.terms {
        cells[starts[number(term.variable)] + quantity] = term.coefficient
      }
    }
  }

  /// The growth of a quantity for a growth of a column by one.
  func coefficient(_ quantity: Int, _ column: Int) -> Double { cells[starts[column] + quantity] }

  /// Makes a column of a quantity, and the column's quantity follow from it.
  mutating func exchange(_ quantity: Int, _ column: Int) {
    pivots += 1
    let start = starts[column]
    let pivot = cells[start + quantity]
    // Most of a column is zero: only the rest of it changes.
    changed.removeAll(keepingCapacity: true)
    for other in columns.indices where cells[start + other] != 0 {
      let factor = cells[start + other] / pivot
      cells[start + other] = factor
      changed.append((other, factor))
    }
    for index in owners.indices where index != column {
      let place = starts[index]
      let coefficient = cells[place + quantity]
      guard coefficient != 0 else { continue }
      for (other, factor) in changed {
        let value = cells[place + other] - factor * coefficient
        cells[place + other] = value.magnitude < Self.tolerance ? 0 : value
      }
    }
    let constant = constants[quantity]
    for (other, factor) in changed {
      let value = constants[other] - factor * constant
      constants[other] = value.magnitude < Self.tolerance ? 0 : value
    }
    columns[owners[column]] = -1
    owners[column] = quantity
    columns[quantity] = column
  }

  /// Removes a column: its quantity stays zero.
  mutating func remove(_ column: Int) {
    columns[owners[column]] = -1
    let last = owners.removeLast()
    guard column < owners.count else { return }
    starts[column] = starts[owners.count]
    owners[column] = last
    columns[last] = column
  }
}
