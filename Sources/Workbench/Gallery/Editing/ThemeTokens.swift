package import ColorScience
package import GSDesign

/// The tokens that the colours of a theme come from, by the entries of its palette.
///
/// The host of a gallery makes it for themes of token files; a theme without it is declared in code.
package struct ThemeTokens: Hashable, Sendable {
  /// An entry of a theme's palette under an appearance.
  package typealias Place = Theme.EntryPlace

  /// The value of a token in a file.
  package struct Source: Hashable, Sendable {
    /// From the token chosen for the entry to the token that holds the value; a single one if they are the same.
    package let chain: [TokenOrigin]
    /// The offset of the value in the file, which distinguishes it from other values.
    package let offset: Int
    /// A fingerprint of the file's text; the file is written only if its text still has this fingerprint.
    package let text: UInt64
    /// The colour in the file, in its own space; nil for other values, and for a colour that is computed.
    package let color: TokenColor?

    /// Makes a source from the place where a value was read.
    ///
    /// - Parameters:
    ///   - chain: not empty.
    ///   - offset: of the value in the file of the last token.
    ///   - text: a fingerprint of that file's text.
    ///   - color: the colour in the file; nil for other values, and for a colour that is computed.
    package init(
      chain: [TokenOrigin], offset: Int, text: UInt64, color: TokenColor? = nil
    ) {
      self.chain = chain
      self.offset = offset
      self.text = text
      self.color = color
    }

    /// The token that holds the value.
    package var token: String { chain.last?.path ?? "" }
    /// Its file, as messages name it.
    package var file: String { chain.last?.file ?? "" }
    /// The line it is written in, from 1.
    package var line: Int { chain.last?.line ?? 1 }
  }

  /// A number of a theme: a length, or a part of a text style.
  package struct MeasurePlace: Hashable, Sendable {
    package let measure: ThemeMeasure
    package let name: String
  }

  private var sources: [Place: Source] = [:]
  private var measures: [MeasurePlace: Source] = [:]

  /// No tokens.
  package init() {}

  /// The source of a value; nil if it does not come from a token.
  package subscript(place: Place) -> Source? {
    get { sources[place] }
    set { sources[place] = newValue }
  }

  /// The source of a number; nil if it does not come from a token.
  package func source(of measure: ThemeMeasure, _ name: String) -> Source? {
    measures[MeasurePlace(measure: measure, name: name)]
  }

  /// Notes the source of a number.
  package mutating func note(_ source: Source, of measure: ThemeMeasure, _ name: String) {
    measures[MeasurePlace(measure: measure, name: name)] = source
  }

  /// Every number whose value is at the same place of the same file, in order.
  package func measures(of source: Source) -> [MeasurePlace] {
    measures.filter { $0.value.file == source.file && $0.value.offset == source.offset }.keys
      .sorted { $0.path < $1.path }
  }

  /// All places whose value is written at the same offset of the same file, in order.
  package func places(of source: Source) -> [Place] {
    sources.filter { $0.value.file == source.file && $0.value.offset == source.offset }.keys
      .sorted { ($0.entry, $0.appearance.rawValue) < ($1.entry, $1.appearance.rawValue) }
  }
}

/// A number of a theme that keys change.
package enum ThemeMeasure: Hashable, Sendable {
  /// A length of a kind, or an opacity.
  case length(ThemeLength.Kind)
  /// A part of a text style.
  case type(TypePart)

  /// A part of a text style that is a number.
  package enum TypePart: String, Hashable, Sendable, CaseIterable {
    case size, weight, lineHeight, kern
  }
}

extension ThemeTokens.MeasurePlace {
  /// `spacing.card`, `type.body1.size`.
  package var path: String {
    switch measure {
    case .length(let kind): kind.rawValue + "." + name
    case .type(let part): "type." + name + "." + part.rawValue
    }
  }
}
