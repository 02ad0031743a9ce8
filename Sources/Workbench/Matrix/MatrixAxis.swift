import GalleryKit
import StateSpace

/// A dimension of a matrix: an axis of the specimen, or a setting of the environment.
enum MatrixAxis: Hashable, Sendable {
  /// By its index among the axes of the specimen.
  case state(Int)
  case environment(Setting)
}

/// Some axes taken together as one side of a grid; the last turns fastest.
///
/// A side of any length takes no room: its positions are numbers, and the values at a position are worked out.
struct MatrixSide: Hashable, Sendable {
  var slots: [MatrixSlot]

  init(_ slots: [MatrixSlot] = []) {
    self.slots = slots
  }

  /// Larger numbers of positions are counted as this limit.
  static let most = 1 << 40

  /// The number of positions; 1 for a side without axes.
  var count: Int {
    var count = 1
    for slot in slots {
      let (product, overflows) = count.multipliedReportingOverflow(by: slot.values.count)
      guard !overflows, product <= Self.most else { return Self.most }
      count = product
    }
    return count
  }

  /// The place of each slot at a position.
  func places(at position: Int) -> [Int] {
    var rest = position
    guard !slots.isEmpty else { return [] }
    var places = Array(repeating: 0, count: slots.count)
    for index in slots.indices.reversed() where !slots[index].values.isEmpty {
      places[index] = rest % slots[index].values.count
      rest /= slots[index].values.count
    }
    return places
  }

  /// The position of the values; nil if a slot does not have its value.
  func position(_ value: (MatrixSlot) -> AxisValue?) -> Int? {
    var position = 0
    for slot in slots {
      guard let wanted = value(slot), let place = slot.values.firstIndex(of: wanted)
      else { return nil }
      position = position * slot.values.count + place
    }
    return position
  }
}
