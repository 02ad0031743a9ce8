import GSDesign
import GalleryKit
import StateSpace
import Words

/// Pieces of Swift source, as the gallery prints the code of a state.
enum SwiftSource {
  /// A string literal that reads back as the text.
  static func literal(_ text: String) -> String { SwiftLiteral.quoted(text) }

  /// A call with the arguments that are not nil.
  static func call(_ name: String, _ arguments: [String?]) -> String {
    name + "(" + arguments.compactMap(\.self).joined(by: ", ") + ")"
  }

  /// An array literal.
  static func list(_ items: [String]) -> String { "[" + items.joined(by: ", ") + "]" }

  /// The rows of a list that have a title alone.
  static func rows(_ titles: [String]) -> String {
    list(titles.map { call("GSList.Row", [literal($0)]) })
  }

  /// A Bool argument; nil if it is false, which is the default.
  static func flag(_ label: String, _ isOn: Bool) -> String? {
    isOn ? "\(label): true" : nil
  }

  /// A number; nil if it is the default.
  static func number(_ label: String, _ value: Int, unless defaultValue: Int = 0) -> String? {
    value == defaultValue ? nil : "\(label): \(value)"
  }

  /// An argument that names a case; nil if it is the default.
  static func choice<Value: RawRepresentable & Equatable>(
    _ label: String, _ value: Value, unless defaultValue: Value
  ) -> String? where Value.RawValue == String {
    value == defaultValue ? nil : "\(label): .\(value.rawValue)"
  }
}

extension Samples {
  /// The titles of the text tier: awkward ones, and two with control characters for terminals.
  static let textTier = awkwardTitles.map(\.text) + ["a\u{9B}31mb", "line\rreturn\u{7}"]
}
