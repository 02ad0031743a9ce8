/// Puts compiled entries of terminfo together (term(5)), so that the reader is not judged by its own code.
struct TerminfoBytes {
  var flags: [Int: Bool] = [:]
  var numbers: [Int: Int] = [:]
  var strings: [Int: String] = [:]
  var ownFlags: [String] = []
  var ownNumbers: [(String, Int)] = []
  var ownStrings: [(String, String)] = []
  var hasLongNumbers = false

  var bytes: [UInt8] {
    let names = Array("sample|a terminal\0".utf8)
    let flagCount = (flags.keys.max() ?? -1) + 1
    let numberCount = (numbers.keys.max() ?? -1) + 1
    let stringCount = (strings.keys.max() ?? -1) + 1
    var table: [UInt8] = []
    var offsets: [Int] = []
    for place in 0..<stringCount {
      offsets.append(strings[place] == nil ? 0xFFFF : table.count)
      if let text = strings[place] { table += Array(text.utf8) + [0] }
    }
    var output = words(
      hasLongNumbers ? 0o1036 : 0o432, names.count, flagCount, numberCount, stringCount,
      table.count)
    output += names
    output += (0..<flagCount).map { flags[$0] == true ? 1 : 0 }
    pad(&output)
    for place in 0..<numberCount { output += number(numbers[place] ?? -1) }
    output += offsets.flatMap { words($0) }
    output += table
    return output + own(after: output.count)
  }

  private func own(after count: Int) -> [UInt8] {
    guard !ownFlags.isEmpty || !ownNumbers.isEmpty || !ownStrings.isEmpty else { return [] }
    var table: [UInt8] = []
    var offsets: [Int] = []
    for (_, value) in ownStrings {
      offsets.append(table.count)
      table += Array(value.utf8) + [0]
    }
    let base = table.count
    for name in ownFlags + ownNumbers.map(\.0) + ownStrings.map(\.0) {
      offsets.append(table.count - base)
      table += Array(name.utf8) + [0]
    }
    var output: [UInt8] = count % 2 == 0 ? [] : [0]
    output += words(
      ownFlags.count, ownNumbers.count, ownStrings.count, offsets.count, table.count)
    output += ownFlags.map { _ in 1 }
    if ownFlags.count % 2 == 1 { output.append(0) }
    for (_, value) in ownNumbers { output += number(value) }
    return output + offsets.flatMap { words($0) } + table
  }

  private func pad(_ output: inout [UInt8]) {
    if output.count % 2 == 1 { output.append(0) }
  }

  private func number(_ value: Int) -> [UInt8] {
    hasLongNumbers ? words(value & 0xFFFF, value >> 16 & 0xFFFF) : words(value)
  }

  private func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
