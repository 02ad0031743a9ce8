/// Why constraints make no layout, or more than one.
public enum ConstraintProblem: Hashable, Sendable, CustomStringConvertible {
  /// These cannot all hold, and without any one of them the rest could.
  case conflict([Constraint])
  /// The place of an item along an axis is left open.
  case ambiguousPosition(item: String, Axis)
  /// The size of an item along an axis is left open: several share too much room or too little, with equal priorities.
  case ambiguousSize(item: String, Axis)
  /// The constant of the constraint is not a length: not a number, or more than a million points.
  case noLength(Constraint)
  /// The constraint names an item that the layout does not have.
  case unknownItem(String, Constraint)
  /// Several items have one name.
  case repeatedItem(String)
  /// More items or constraints than a layout may have: nest layouts.
  case tooLarge(items: Int, constraints: Int)
  /// Layouts in layouts, deeper than they may be.
  case tooDeep

  /// The most items of a layout.
  public static let itemLimit = 256
  /// The most constraints of a layout.
  public static let constraintLimit = 1024
  /// The most layouts by constraints in one another.
  public static let depthLimit = 8

  /// The problem as a sentence in English.
  public var description: String { sentence(.english) }

  /// The problem as a sentence, in Korean if the language is Korean, otherwise in English.
  public func sentence(_ language: Language) -> String { words[language] }

  private var words: SampleLabel {
    switch self {
    case .conflict(let constraints):
      constraints.count == 1
        ? SampleLabel(
          "This constraint cannot hold: \(Self.list(constraints)).",
          "다음 제약은 만족할 수 없습니다: \(Self.list(constraints))")
        : SampleLabel(
          "These constraints cannot hold together: \(Self.list(constraints)).",
          "다음 제약은 함께 만족할 수 없습니다: \(Self.list(constraints))")
    case .ambiguousPosition(let item, let axis):
      SampleLabel(
        "The \(axis == .horizontal ? "horizontal" : "vertical") position of \(item) is ambiguous: "
          + "tie it to another item.",
        "\(item)의 \(axis == .horizontal ? "가로" : "세로") 위치가 정해지지 않았습니다. 다른 항목에 연결하세요.")
    case .ambiguousSize(let item, let axis):
      SampleLabel(
        "The \(axis == .horizontal ? "width" : "height") of \(item) is ambiguous: "
          + "give it another hugging or resistance.",
        "\(item)의 \(axis == .horizontal ? "너비" : "높이")가 정해지지 않았습니다. "
          + "hugging이나 resistance를 다르게 지정하세요.")
    case .noLength(let constraint):
      SampleLabel("\(constraint) has no finite length.", "길이가 올바르지 않습니다: \(constraint)")
    case .unknownItem(let name, let constraint):
      SampleLabel(
        "\(constraint) names \(name), which is not in the layout.",
        "레이아웃에 없는 항목(\(name))을 가리킵니다: \(constraint)")
    case .repeatedItem(let name):
      SampleLabel(
        "Several items are called \(name): give each its own name.",
        "이름이 \(name)인 항목이 여러 개입니다. 이름을 다르게 지정하세요.")
    case .tooLarge(let items, let constraints):
      SampleLabel(
        "\(items) items and \(constraints) constraints are too many: a layout takes "
          + "\(Self.itemLimit) items and \(Self.constraintLimit) constraints. Nest layouts.",
        "항목 \(items)개와 제약 \(constraints)개는 너무 많습니다. 레이아웃 하나에 항목 \(Self.itemLimit)개, "
          + "제약 \(Self.constraintLimit)개까지 둘 수 있습니다. 레이아웃을 나누어 넣으세요.")
    case .tooDeep:
      SampleLabel(
        "Layouts by constraints are nested more than \(Self.depthLimit) deep.",
        "제약 레이아웃은 \(Self.depthLimit)단계까지 중첩할 수 있습니다.")
    }
  }

  private static func list(_ constraints: [Constraint]) -> String {
    constraints.map(\.description).joined(separator: "; ")
  }
}

/// All that is wrong with a layout by constraints.
public struct ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the order they were found, at least one.
  public let problems: [ConstraintProblem]

  /// A sentence for each problem, in English.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
