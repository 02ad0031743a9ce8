/// Canonical composition, NFC (Unicode Standard Annex #15), of scalars.
///
/// The standard library compares strings canonically but offers no composed form, and some terminals give each jamo
/// of a decomposed syllable a cell of its own: so labels are composed before they become cells.
enum Normalization {
  /// The composed form.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var decomposed: [Unicode.Scalar] = []
    decomposed.reserveCapacity(scalars.count)
    for scalar in scalars { decompose(scalar, into: &decomposed) }
    order(&decomposed)
    return compose(decomposed)
  }

  /// Appends the full canonical decomposition. Precomposed Hangul stays: composition takes it as it is.
  private static func decompose(_ scalar: Unicode.Scalar, into result: inout [Unicode.Scalar]) {
    guard scalar.value >= 0xC0, let parts = UnicodeCompositionData.parts(of: scalar) else {
      result.append(scalar)
      return
    }
    // Only the first part can decompose further; mappings are at most four deep.
    decompose(parts.first, into: &result)
    if let second = parts.second { decompose(second, into: &result) }
  }

  /// Sorts each run of marks by combining class, equal classes staying in order.
  private static func order(_ scalars: inout [Unicode.Scalar]) {
    var start = 0
    while start < scalars.count {
      guard combiningClass(scalars[start]) != 0 else {
        start += 1
        continue
      }
      let end = scalars[start...].firstIndex { combiningClass($0) == 0 } ?? scalars.count
      if end - start > 1 {
        // The sort of the standard library is not promised to be stable: the position decides between equals.
        let sorted = scalars[start..<end].enumerated().sorted {
          let (left, right) = (combiningClass($0.element), combiningClass($1.element))
          return left == right ? $0.offset < $1.offset : left < right
        }
        scalars.replaceSubrange(start..<end, with: sorted.map(\.element))
      }
      start = end
    }
  }

  private static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let scalarClass = combiningClass(scalar)
      if let starter {
        let isAdjacent = starter == result.count - 1
        if isAdjacent || (lastClass < scalarClass && lastClass != 0),
          let whole = composition(of: result[starter], scalar)
        {
          result[starter] = whole
          continue
        }
      }
      if scalarClass == 0 { starter = result.count }
      lastClass = scalarClass
      result.append(scalar)
    }
    return result
  }

  private static func composition(
    of first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    Hangul.composition(of: first, second)
      ?? UnicodeCompositionData.composition(of: first, second)
  }

  /// Nothing before U+0300 combines; asking the standard library is slower than knowing that.
  private static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
  }
}

extension UnicodeCompositionData {
  /// The canonical mapping of a scalar, one step.
  static func parts(
    of scalar: Unicode.Scalar
  ) -> (first: Unicode.Scalar, second: Unicode.Scalar?)? {
    let key = UInt64(scalar.value) << 20
    let record = lowerBound(of: key, in: decompositions, count: decompositionCount)
    guard record < decompositionCount,
      value(decompositions, record: record, field: 0) == scalar.value,
      let first = Unicode.Scalar(value(decompositions, record: record, field: 1))
    else { return nil }
    let second = value(decompositions, record: record, field: 2)
    return (first, second == 0 ? nil : Unicode.Scalar(second))
  }

  /// The composition of two scalars.
  static func composition(
    of first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    // The second part is never below U+0300, and ASCII text would ask for each letter.
    guard second.value >= 0x300 else { return nil }
    let key = UInt64(first.value) << 20 | UInt64(second.value)
    let record = lowerBound(of: key, in: compositions, count: compositionCount)
    guard record < compositionCount,
      value(compositions, record: record, field: 0) == first.value,
      value(compositions, record: record, field: 1) == second.value
    else { return nil }
    return Unicode.Scalar(value(compositions, record: record, field: 2))
  }

  /// The first record whose first two fields, as one number, are not below the key.
  private static func lowerBound(of key: UInt64, in table: StaticString, count: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let first = UInt64(value(table, record: middle, field: 0))
      let second = UInt64(value(table, record: middle, field: 1))
      if first << 20 | second < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// One field of five hexadecimal digits. `record` is below the table's count, so it lies within the literal.
  private static func value(_ table: StaticString, record: Int, field: Int) -> UInt32 {
    var result: UInt32 = 0
    for position in (record * 3 + field) * 5..<(record * 3 + field) * 5 + 5 {
      let digit = unsafe UInt32(table.utf8Start[position])
      result = result << 4 | (digit > 0x39 ? digit - 0x57 : digit - 0x30)
    }
    return result
  }
}
