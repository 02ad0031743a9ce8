/// Quantities as sums of multiples of a few of them: the columns, which are zero, and what follows from them.
///
/// A quantity is a variable or the value of a goal's expression. Every quantity has a row; that of a column is one times
/// itself, so that exchanging a column for another quantity is the same sum for each row.
struct ConstraintTableau {
  /// By column: the quantity that it stands for.
  private(set) var owners: [Int]
  /// By quantity: its column; -1 where it follows from the columns.
  private(set) var columns: [Int]
  /// By quantity: its value where every column is zero.
  private(set) var constants: [Double]
  /// How often a column was exchanged.
  private(set) var pivots = 0
  private var cells: [Double]
  private let stride: Int

  /// Coefficients and constants closer to zero than this are zero: they are left over from rounding.
  static let tolerance = 1e-9

  /// Makes a column of each variable, and a quantity of each expression.
  init(variables: Int, _ expressions: some Collection<LinearExpression>) {
    let count = variables + expressions.count
    stride = variables
    owners = Array(0..<variables)
    columns = Array(0..<variables) + Array(repeating: -1, count: expressions.count)
    constants = Array(repeating: 0, count: count)
    cells = Array(repeating: 0, count: count * variables)
    for variable in 0..<variables { cells[variable * stride + variable] = 1 }
    for (index, expression) in expressions.enumerated() {
      let quantity = variables + index
      constants[quantity] = expression.constant
      for term in expression.terms {
        cells[quantity * stride + term.variable] = term.coefficient
      }
    }
  }

  /// By how much a quantity grows where a column grows by one.
  func coefficient(_ quantity: Int, _ column: Int) -> Double { cells[quantity * stride + column] }

  /// Makes a column of a quantity, and the column's quantity follow from it.
  mutating func exchange(_ quantity: Int, _ column: Int) {
    pivots += 1
    let count = owners.count
    let start = quantity * stride
    let (constant, pivot) = (constants[quantity], cells[start + column])
    // Most of a row is zero: only the rest of it changes others.
    let row = (0..<count).compactMap { index in
      let value = cells[start + index]
      return value == 0 || index == column ? nil : (index: index, value: value)
    }
    var place = 0
    for other in columns.indices {
      defer { place += stride }
      let factor = cells[place + column] / pivot
      guard factor != 0 else { continue }
      for (index, coefficient) in row {
        let value = cells[place + index] - factor * coefficient
        cells[place + index] = value.magnitude < Self.tolerance ? 0 : value
      }
      cells[place + column] = factor
      let value = constants[other] - factor * constant
      constants[other] = value.magnitude < Self.tolerance ? 0 : value
    }
    columns[owners[column]] = -1
    owners[column] = quantity
    columns[quantity] = column
  }

  /// Takes a column out: what it stands for stays zero.
  mutating func remove(_ column: Int) {
    columns[owners[column]] = -1
    let last = owners.removeLast()
    guard column < owners.count else { return }
    for quantity in columns.indices {
      cells[quantity * stride + column] = cells[quantity * stride + owners.count]
    }
    owners[column] = last
    columns[last] = column
  }
}
