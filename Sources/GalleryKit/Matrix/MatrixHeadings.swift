import GSDesign

/// The headings of a side, of several levels: the outer axes first, switches beside one another in one level.
struct MatrixHeadings: Hashable, Sendable {
  private let side: MatrixSide
  /// The wheels of each level, by index.
  let levels: [Range<Int>]
  /// The label of the default.
  let normal: String

  /// - Parameter joinsSwitches: whether switches that follow one another make one level.
  init(_ side: MatrixSide, _ language: Language, joinsSwitches: Bool) {
    self.side = side
    normal = Phrase.normal[language]
    levels =
      joinsSwitches ? Self.levels(side) : side.wheels.indices.map { $0..<($0 + 1) }
  }

  /// Up to three switches that follow one another make one level: of more only the last two, the others stand alone.
  private static func levels(_ side: MatrixSide) -> [Range<Int>] {
    var levels: [Range<Int>] = []
    var index = 0
    while index < side.wheels.count {
      var end = index + 1
      if side.wheels[index].isToggle {
        while end < side.wheels.count, side.wheels[end].isToggle { end += 1 }
      }
      if end - index > 3 {
        for single in index..<(end - 2) { levels.append(single..<(single + 1)) }
        index = end - 2
      }
      levels.append(index..<end)
      index = end
    }
    return levels
  }

  /// The label of a level at the positions of the axis slots.
  func label(_ level: Int, at places: [Int]) -> String {
    let wheels = levels[level]
    guard side.wheels[wheels.lowerBound].isToggle else {
      return side.wheels[wheels.lowerBound].labels[places[wheels.lowerBound]]
    }
    let on = wheels.filter { side.wheels[$0].values[places[$0]] == .flag(true) }
    if !on.isEmpty { return on.map { side.wheels[$0].word }.joined(separator: " ") }
    // A switch that heads a group says that it is off; below the last heading everything is as usual.
    let isLast = level == levels.count - 1
    return isLast || wheels.count > 1
      ? normal : side.wheels[wheels.lowerBound].labels[places[wheels.lowerBound]]
  }

  /// The axes of a level by name.
  func name(_ level: Int) -> String {
    levels[level].map { side.wheels[$0].word }.joined(separator: ", ")
  }

  /// The outermost level that differs between two positions; nil where none does.
  func firstDifference(_ one: [Int], _ other: [Int]) -> Int? {
    levels.firstIndex { level in level.contains { one[$0] != other[$0] } }
  }

  /// The columns each level takes.
  func widths(_ width: (String) -> Int) -> [Int] {
    levels.indices.map { level in
      let wheels = levels[level]
      // Many values of one axis are as wide as the widest of the first.
      var lists: [[Int]] = []
      for wheel in wheels { lists.append(Array(0..<min(200, side.wheels[wheel].values.count))) }
      var places = Array(repeating: 0, count: side.wheels.count)
      var widest = 0
      func walk(_ depth: Int) {
        guard depth < lists.count else {
          widest = max(widest, width(label(level, at: places)))
          return
        }
        for place in lists[depth] {
          places[wheels.lowerBound + depth] = place
          walk(depth + 1)
        }
      }
      walk(0)
      return widest
    }
  }
}
