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
