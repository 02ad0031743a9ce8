import CPlatform

/// A compiled entry of the terminfo database, as far as it is of use here.
///
/// term(5), "Legacy storage format", "Extended storage format" and "Extended number format". Every byte is untrusted:
/// an entry that breaks the format is rejected.
public struct TerminfoEntry: Hashable, Sendable {
  /// The most bytes of an entry (term(5): 32768).
  static let limit = 32_768

  private var flags: Set<String> = []
  private var numbers: [String: Int] = [:]
  private var strings: Set<String> = []

  /// Reads a compiled entry; nil if the bytes are not one.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit else { return nil }
    let reader = TerminfoReader(bytes)
    guard let layout = reader.layout() else { return nil }
    read(layout, names: .standard)
    // An entry without the extension ends here.
    guard let extended = reader.extendedLayout(layout) else { return }
    read(extended, names: .own)
  }

  /// Whether the capability is there: a flag, a number or a string, by its short name.
  public func has(_ name: String) -> Bool {
    flags.contains(name) || numbers[name] != nil || strings.contains(name)
  }

  /// A number by its short name, such as `colors`; nil if the entry lacks it.
  public func number(_ name: String) -> Int? { numbers[name] }

  /// How the capabilities of a section are called.
  private enum Names {
    /// By their place (term.h); the others are not kept.
    case standard
    /// By the names that the section gives.
    case own
  }

  private mutating func read(_ layout: TerminfoReader.Layout, names: Names) {
    func name(_ place: Int, of kind: TerminfoReader.Kind) -> String? {
      switch names {
      case .standard: Self.standardName(place, of: kind)
      case .own: layout.name(place, of: kind)
      }
    }
    for place in 0..<layout.flagCount where layout.flag(place) {
      if let name = name(place, of: .flag) { flags.insert(name) }
    }
    for place in 0..<layout.numberCount {
      guard let value = layout.number(place), let name = name(place, of: .number) else { continue }
      numbers[name] = value
    }
    for place in 0..<layout.stringCount where layout.hasString(place) {
      if let name = name(place, of: .string) { strings.insert(name) }
    }
  }

  /// The short names of the capabilities in use, by their places in the arrays of term.h.
  private static func standardName(_ place: Int, of kind: TerminfoReader.Kind) -> String? {
    switch (kind, place) {
    case (.flag, 28): "bce"
    case (.number, 1): "it"
    case (.number, 13): "colors"
    case (.string, 3): "csr"
    case (.string, 10): "cup"
    case (.string, 37): "ech"
    case (.string, 105): "dch"
    case (.string, 106): "dl"
    case (.string, 108): "ich"
    case (.string, 110): "il"
    case (.string, 121): "rep"
    case (.string, 130): "ri"
    case (.string, 134): "ht"
    default: nil
    }
  }
}

/// Finds the sections of a compiled entry of terminfo, and trusts none of its numbers.
struct TerminfoReader {
  enum Kind: Hashable {
    case flag, number, string
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The standard section; nil if the bytes are not an entry.
  func layout() -> Layout? {
    guard let magic = word(0) else { return nil }
    let numberBytes: Int
    switch magic {
    case 0o432: numberBytes = 2
    case 0o1036: numberBytes = 4
    default: return nil
    }
    guard let nameBytes = word(2), let flags = word(4), let numbers = word(6),
      let strings = word(8), let tableBytes = word(10), nameBytes > 0
    else { return nil }
    return Layout(
      bytes, start: 12 + nameBytes, flagCount: flags, numberCount: numbers, stringCount: strings,
      nameCount: 0, tableBytes: tableBytes, numberBytes: numberBytes)
  }

  /// The section of capabilities outside the standard ones; nil if the entry has no such section.
  func extendedLayout(_ standard: Layout) -> Layout? {
    let start = standard.end + standard.end % 2
    guard let flags = word(start), let numbers = word(start + 2), let strings = word(start + 4),
      word(start + 6) != nil, let tableBytes = word(start + 8)
    else { return nil }
    return Layout(
      bytes, start: start + 10, flagCount: flags, numberCount: numbers, stringCount: strings,
      nameCount: flags + numbers + strings, tableBytes: tableBytes,
      numberBytes: standard.numberBytes)
  }

  private func word(_ offset: Int) -> Int? { bytes.terminfoWord(at: offset) }

  /// Where the parts of a section are; every one lies within the bytes.
  struct Layout {
    let flagCount: Int
    let numberCount: Int
    let stringCount: Int
    let numberBytes: Int
    /// The first byte behind the section.
    let end: Int
    private let bytes: [UInt8]
    private let flags: Int
    private let numbers: Int
    private let offsets: Int
    private let table: Int
    /// Where the names begin, behind the values.
    private let names: Int

    fileprivate init?(
      _ bytes: [UInt8], start: Int, flagCount: Int, numberCount: Int, stringCount: Int,
      nameCount: Int, tableBytes: Int, numberBytes: Int
    ) {
      self.bytes = bytes
      self.flagCount = flagCount
      self.numberCount = numberCount
      self.stringCount = stringCount
      self.numberBytes = numberBytes
      flags = start
      // Numbers begin at an even place.
      numbers = flags + flagCount + (flags + flagCount) % 2
      offsets = numbers + numberCount * numberBytes
      table = offsets + (stringCount + nameCount) * 2
      end = table + tableBytes
      guard start <= bytes.count, end <= bytes.count else { return nil }
      var behind = table
      if nameCount > 0 {
        for place in 0..<stringCount {
          guard let last = Self.lastByte(bytes, offsets + place * 2, table, end) else { continue }
          behind = max(behind, last + 1)
        }
      }
      names = behind
    }

    func flag(_ place: Int) -> Bool { bytes[flags + place] == 1 }

    /// Nil if the number is absent or cancelled.
    func number(_ place: Int) -> Int? {
      let offset = numbers + place * numberBytes
      guard let low = bytes.terminfoWord(at: offset, signed: numberBytes == 2) else { return nil }
      guard numberBytes == 4 else { return low }
      guard let high = bytes.terminfoWord(at: offset + 2) else { return nil }
      return high << 16 | low
    }

    func hasString(_ place: Int) -> Bool {
      Self.lastByte(bytes, offsets + place * 2, table, end) != nil
    }

    /// The name that the section gives one of its capabilities; nil unless it is harmless.
    func name(_ place: Int, of kind: Kind) -> String? {
      let before =
        switch kind {
        case .flag: 0
        case .number: flagCount
        case .string: flagCount + numberCount
        }
      let offset = offsets + (stringCount + before + place) * 2
      guard let start = bytes.terminfoWord(at: offset), names + start < end else { return nil }
      let name = bytes[(names + start)..<end].prefix { $0 != 0 }
      guard (1...32).contains(name.count), name.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        return nil
      }
      return String(decoding: name, as: UTF8.self)
    }

    /// The place of the last byte of the string whose offset is at `place`; nil without a string.
    private static func lastByte(
      _ bytes: [UInt8], _ place: Int, _ table: Int, _ end: Int
    ) -> Int? {
      guard let offset = bytes.terminfoWord(at: place), table + offset < end else { return nil }
      return bytes[(table + offset)..<end].firstIndex(of: 0)
    }
  }
}

extension [UInt8] {
  /// A little-endian word of 16 bits; nil if it is negative or beyond the end.
  ///
  /// - Parameter signed: false for the lower half of a longer number.
  fileprivate func terminfoWord(at offset: Int, signed: Bool = true) -> Int? {
    guard offset >= 0, offset + 1 < count else { return nil }
    let value = Int(self[offset]) | Int(self[offset + 1]) << 8
    return signed && value >= 0x8000 ? nil : value
  }
}

/// The compiled terminfo entries of this machine. They are optional: without an entry, the name decides.
public enum TerminfoDatabase {
  /// The entry of a terminal; nil if it is missing or cannot be read.
  ///
  /// - Parameters:
  ///   - term: the name; an implausible one has no entry.
  ///   - environment: `TERMINFO`, `TERMINFO_DIRS` and `HOME` say where to look (terminfo(5)).
  public static func entry(
    of term: String, environment: [String: String]
  ) -> TerminfoEntry? {
    guard CapabilityDetector.isName(term), !term.hasPrefix("."), let first = term.utf8.first else {
      return nil
    }
    let letter = String(Unicode.Scalar(first))
    // File systems that ignore case have the letter's number instead.
    let number = String(first, radix: 16)
    for folder in folders(environment) {
      for part in [letter, number] {
        guard let bytes = read("\(folder)/\(part)/\(term)") else { continue }
        if let entry = TerminfoEntry(bytes) { return entry }
      }
    }
    return nil
  }

  private static let usual = [
    "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
    "/usr/local/share/terminfo",
  ]

  private static func folders(_ environment: [String: String]) -> [String] {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty || $0.utf8.count > 1_024 ? nil : $0 }
    }
    var folders: [String] = []
    if let folder = value("TERMINFO") { folders.append(folder) }
    if let home = value("HOME") { folders.append(home + "/.terminfo") }
    for folder in value("TERMINFO_DIRS")?.split(separator: ":").prefix(16) ?? [] {
      folders.append(String(folder))
    }
    return folders + usual
  }

  /// The bytes of an ordinary file of bounded size; nil for anything else.
  private static func read(_ path: String) -> [UInt8]? {
    guard path.utf8.first == 0x2F else { return nil }
    // Opening anything but a file must not block.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...off_t(TerminfoEntry.limit)).contains(status.st_size)
    else { return nil }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4_096)
    while bytes.count <= TerminfoEntry.limit {
      let count = unsafe CPlatform.read(descriptor, &room, room.count)
      if count == 0 { return bytes }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return nil }
      bytes += room.prefix(max(0, count))
    }
    return nil
  }
}
