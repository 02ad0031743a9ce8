/// The sizes of values with resolved references, computed before any value is made.
struct UnitSizes {
  private let graph: ReferenceGraph
  private var sizes: [Int]
  private var nesting: [Int]

  init(_ graph: ReferenceGraph) {
    self.graph = graph
    sizes = Array(repeating: 0, count: graph.values.count)
    nesting = sizes
  }

  /// Measures a unit after its dependencies; returns whether it is within the limits.
  mutating func measure(_ unit: Int) -> Bool {
    let value = graph.values[unit]
    let end = value.document.entries[Int(value.index)].next
    let needs = graph.needs(of: unit)
    // A value that is only a reference shares its target's value.
    let isWhole = value.kind == .string || (value.kind == .object && value["$ref"] != nil)
    var size = isWhole && !needs.isEmpty ? 0 : Int(end - value.index) + value.range.count / 64
    var deepest = 0
    for target in needs {
      size = min(size + sizes[target], TokenResolver.sizeLimit + 1)
      deepest = max(deepest, nesting[target] + (isWhole ? 0 : 1))
    }
    let isAllowed =
      needs.isEmpty
      || (size <= TokenResolver.sizeLimit && deepest <= TokenResolver.nestingLimit)
    sizes[unit] = isAllowed ? size : 1
    nesting[unit] = isAllowed ? deepest : 0
    return isAllowed
  }
}
