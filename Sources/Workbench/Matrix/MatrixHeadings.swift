import GSDesign
import GalleryKit
import StateSpace

/// The headings of a side, of several levels: the outer axes first, switches beside one another in one level.
struct MatrixHeadings: Hashable, Sendable {
  private let side: MatrixSide
  /// The slots of each level, by index.
  let levels: [Range<Int>]
  /// The label of the default.
  let normal: String

  /// - Parameter joinsSwitches: whether switches that follow one another make one level.
  init(_ side: MatrixSide, _ language: Language, joinsSwitches: Bool) {
    self.side = side
    normal = Phrase.normal[language]
    levels =
      joinsSwitches ? Self.levels(side) : side.slots.indices.map { $0..<($0 + 1) }
  }

  /// Up to three consecutive switches share a level; of a longer run only the last two do, the others have one each.
  private static func levels(_ side: MatrixSide) -> [Range<Int>] {
    var levels: [Range<Int>] = []
    var index = 0
    while index < side.slots.count {
      var end = index + 1
      if side.slots[index].isToggle {
        while end < side.slots.count, side.slots[end].isToggle { end += 1 }
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
    let slots = levels[level]
    guard side.slots[slots.lowerBound].isToggle else {
      return side.slots[slots.lowerBound].heading(at: places[slots.lowerBound])
    }
    let on = slots.filter { side.slots[$0].values[places[$0]] == .flag(true) }
    if !on.isEmpty { return on.map { side.slots[$0].word }.joined(separator: " ") }
    // A switch that heads a group says that it is off; below the last heading everything is as usual.
    let isLast = level == levels.count - 1
    return isLast || slots.count > 1
      ? normal : side.slots[slots.lowerBound].heading(at: places[slots.lowerBound])
  }

  /// The axes of a level by name.
  func name(_ level: Int) -> String {
    levels[level].map { side.slots[$0].word }.joined(separator: ", ")
  }

  /// The outermost level that differs between two positions; nil if none does.
  func firstDifference(_ one: [Int], _ other: [Int]) -> Int? {
    levels.firstIndex { level in level.contains { one[$0] != other[$0] } }
  }

  /// The columns each level takes.
  func widths(_ width: (String) -> Int) -> [Int] {
    levels.indices.map { level in
      let slots = levels[level]
      // Many values of one axis are as wide as the widest of the first.
      var lists: [[Int]] = []
      for slot in slots { lists.append(Array(0..<min(200, side.slots[slot].values.count))) }
      var places = Array(repeating: 0, count: side.slots.count)
      var widest = 0
      func walk(_ depth: Int) {
        guard depth < lists.count else {
          widest = max(widest, width(label(level, at: places)))
          return
        }
        for place in lists[depth] {
          places[slots.lowerBound + depth] = place
          walk(depth + 1)
        }
      }
      walk(0)
      return widest
    }
  }
}
