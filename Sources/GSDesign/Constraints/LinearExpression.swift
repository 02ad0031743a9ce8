/// A sum of multiples of variables and a constant, such as `leading + width / 2 - 8`; lengths in points.
struct LinearExpression: Hashable, Sendable {
  /// The variables by number, none twice, with their coefficients.
  private(set) var terms: [Term]
  var constant: Double

  struct Term: Hashable, Sendable {
    let variable: Int
    var coefficient: Double
  }

  init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// One variable.
  init(variable: Int) {
    self.init([Term(variable: variable, coefficient: 1)])
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      let coefficient = term.coefficient * factor
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += coefficient
      } else {
        terms.append(Term(variable: term.variable, coefficient: coefficient))
      }
    }
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var result = left
    result.add(right, times: -1)
    return result
  }
}

/// How much it matters that an expression is zero: the level at which each point above zero counts, and each point below.
///
/// A higher level is served before any lower one. A side without a level may be as far from zero as it likes.
struct Goal: Hashable, Sendable {
  var expression: LinearExpression
  let sides: Sides

  struct Sides: Hashable, Sendable {
    let above: Int?
    let below: Int?

    var hasBoth: Bool { above != nil && below != nil }
    /// The higher level of the two.
    var level: Int { max(above ?? Goal.small, below ?? Goal.small) }
    /// Whether it is a required equation, which holds exactly or not at all.
    var isRequiredEquation: Bool { above == Goal.required && below == Goal.required }
  }

  init(_ expression: LinearExpression, above: Int? = nil, below: Int? = nil) {
    self.expression = expression
    sides = Sides(above: above, below: below)
  }

  /// The level of conditions that hold in every layout; priorities have the levels 1…999.
  static let required = 1001
  /// The level of given values: the size of the room, and the baselines of items.
  static let given = 1000
  /// The level at which a size that is asked for holds all items.
  static let enclosing = 0
  /// The level at which a size that is asked for is small.
  static let small = -1
}
