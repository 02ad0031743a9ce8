import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// A specimen and its counts.
struct CatalogueRow {
  let specimen: Specimen
  let stateCount: Int
  /// nil if not requested.
  let lookCount: Int?
}

/// The catalogue as JSON, which other programs rely on: it has a version number.
struct CatalogueJSON: Encodable {
  let format = 1
  let specimens: [Row]
  let themes: [ThemeRoles]

  struct Row: Encodable {
    let id: String
    let component: String
    let variant: String
    let summary: JSONPhrase
    let usage: JSONPhrase
    let tags: [String]
    let home: String
    let level: String
    let madeOf: [String]
    let usedIn: [String]
    let interactive: Bool
    let states: Int
    let looks: Int?
    /// The number of states if only the axes of one tier vary.
    let tiers: [String: Int]
    let axes: [Axis]
    let presets: [Preset]
    let impossible: [Impossible]
    /// States in which every pair of values of two axes meets, in the design and interaction tiers.
    let pairs: [State]
    let keys: [Key]
    let roles: [String]
  }

  struct Axis: Encodable {
    let name: String
    let tier: String
    let meaning: String
    let held: Bool
    let associated: Bool
    let kind: String
    var options: [String]?
    var minimum: JSONNumber?
    var maximum: JSONNumber?
    var step: JSONNumber?
    let values: [Value]
    let `default`: Value
    /// Values of other axes with which this one has no value.
    var absent: [[String: Value]]?
  }

  /// A state by its link, and the value of each axis that has one.
  struct State: Encodable {
    let link: String
    let args: [String: Value]
  }

  /// A value of an axis; `nothing` is the text of the language itself.
  enum Value {
    case flag(Bool)
    case number(JSONNumber)
    case text(String)
    case nothing
  }

  /// A named state, and the full link to it.
  struct Preset: Encodable {
    let name: String
    let link: String
  }

  struct Impossible: Encodable {
    let reason: JSONPhrase
    let count: Int
    let alone: Int
    /// Values that no state has together; nil for a space that is too large to find them.
    let excluded: [[String: Value]]?
  }

  struct Key: Encodable {
    let key: String
    let intent: String
    let answered: Bool
  }

  struct ThemeRoles: Encodable {
    let name: String
    /// Each appearance, and whether it is part of the design or derived.
    let appearances: [ThemeAppearance]
    let roles: [Role]
    let textStyles: [TextStyle]
    let lengths: [Length]
  }

  struct ThemeAppearance: Encodable {
    let name: String
    let derived: Bool
  }

  /// A length by its name. Points.
  struct Length: Encodable {
    let kind: String
    let name: String
    let points: JSONNumber
    /// The number of states drawn with it; 0 without components.
    let states: Int
  }

  /// A text style in points; its members have the names of those in a typography token.
  struct TextStyle: Encodable {
    let name: String
    let fontFamily: String?
    let fontSize: JSONNumber
    let fontWeight: Int
    let lineHeight: JSONNumber?
    let letterSpacing: JSONNumber
    let role: String
    /// The number of states drawn with it; 0 without components.
    let states: Int
  }

  struct Role: Encodable {
    let role: String
    let appearance: String
    let derived: Bool
    let original: String
    let value: String
    let entries: [String]
    let reason: String
  }

  init(_ catalogue: Catalogue, rows: [CatalogueRow]) {
    let composition = Composition(catalogue)
    specimens = rows.map { Row($0, composition, in: catalogue) }
    let uses = MeasureUses(of: catalogue)
    themes = catalogue.themes.map { ThemeRoles($0, uses) }
  }

  var text: String { JSONWriter.text(self) }
}

extension CatalogueJSON.Row {
  fileprivate init(_ row: CatalogueRow, _ composition: Composition, in catalogue: Catalogue) {
    let specimen = row.specimen
    let survey = SpecimenSurvey(of: specimen)
    let conditions = SpecimenConditions(of: specimen)
    func args(_ values: SpecimenConditions.Values) -> [String: CatalogueJSON.Value] {
      CatalogueJSON.args(values, of: specimen)
    }
    self.init(
      id: specimen.id.text, component: specimen.component, variant: specimen.variant,
      summary: JSONPhrase(specimen.summary), usage: JSONPhrase(specimen.usage),
      tags: specimen.tags, home: specimen.home.name, level: specimen.level.rawValue,
      madeOf: composition.parts(of: specimen.id),
      usedIn: composition.users(of: specimen.id).map(\.text), interactive: specimen.isInteractive,
      states: row.stateCount, looks: row.lookCount,
      tiers: Dictionary(
        uniqueKeysWithValues: AxisTier.allCases.map {
          ($0.rawValue, SpecimenSpace(of: specimen, tiers: [$0]).count)
        }),
      axes: specimen.axes.indices.map { index in
        CatalogueJSON.Axis(
          specimen.axes[index], absent: conditions?.unused[index].map { $0.map(args) })
      },
      presets: specimen.presets.map {
        CatalogueJSON.Preset(
          name: specimen.component + "/" + $0.name,
          link: Link(specimen, state: $0.state).text(in: catalogue))
      },
      impossible: survey.exclusions.enumerated().map { index, exclusion in
        CatalogueJSON.Impossible(
          reason: JSONPhrase(exclusion.reason), count: exclusion.count, alone: exclusion.alone,
          excluded: conditions.map { $0.forbidden[index].map(args) })
      },
      pairs: SpecimenSpace(of: specimen, tiers: [.design, .interaction]).covered(by: .pairs).map {
        CatalogueJSON.State(
          link: Link(specimen, state: $0).id(in: catalogue).state.text,
          args: args($0.values(of: specimen)))
      },
      keys: SpecimenKeys(specimen).entries.map {
        CatalogueJSON.Key(key: $0.key, intent: $0.intent, answered: $0.isAnswered)
      },
      roles: survey.roles.map(\.name))
  }
}

extension CatalogueJSON {
  /// Values by the names of their axes.
  fileprivate static func args(
    _ values: SpecimenConditions.Values, of specimen: Specimen
  ) -> [String: Value] {
    let pairs = values.map {
      (specimen.axes[$0.axis].name, Value($0.value, of: specimen.axes[$0.axis]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension SpecimenState {
  /// The value of each axis that has one. A text that was not entered has none, and an axis outside the space is left
  /// out at its default.
  func values(of specimen: Specimen) -> SpecimenConditions.Values {
    specimen.axes.indices.filter { index in
      let axis = specimen.axes[index]
      let isLeftOut = axis.isHeld && self[index] == axis.standard
      return isRelevant(index) && self[index] != .text(nil) && !isLeftOut
    }.map { ($0, self[$0]) }
  }
}

extension CatalogueJSON.Axis {
  fileprivate init(_ axis: AxisInfo, absent: [[String: CatalogueJSON.Value]]?) {
    let kind =
      switch axis.kind {
      case .toggle: "toggle"
      case .choice: "choice"
      case .options: "options"
      case .number: "number"
      case .text: "text"
      }
    self.init(
      name: axis.name, tier: axis.tier.rawValue, meaning: axis.meaning.rawValue,
      held: axis.isHeld, associated: axis.isAssociated, kind: kind,
      values: axis.values.map { CatalogueJSON.Value($0, of: axis) },
      default: CatalogueJSON.Value(axis.standard, of: axis), absent: absent)
    switch axis.kind {
    case .options(let names, _): options = names
    case .number(let scale, _):
      minimum = JSONNumber(scale.range.lowerBound)
      maximum = JSONNumber(scale.range.upperBound)
      step = JSONNumber(scale.step)
    case .toggle, .choice, .text: break
    }
  }
}

extension CatalogueJSON.Value: Encodable {
  init(_ value: AxisValue, of axis: AxisInfo) {
    switch value {
    case .flag(let isOn): self = .flag(isOn)
    case .choice, .options: self = .text(axis.spelling(of: value))
    case .number(let number): self = .number(JSONNumber(number))
    case .text(let text): self = text.map { .text($0) } ?? .nothing
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let isOn): try container.encode(isOn)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .nothing: try container.encodeNil()
    }
  }
}

extension CatalogueJSON.ThemeRoles {
  fileprivate init(_ theme: Theme, _ uses: MeasureUses) {
    name = theme.name
    appearances = Appearance.allCases.map {
      CatalogueJSON.ThemeAppearance(
        name: $0.rawValue, derived: theme.derives($0))
    }
    roles = Appearance.allCases.flatMap { appearance in
      BuiltInRole.allCases.map { CatalogueJSON.Role(ColorRole($0), theme, appearance) }
    }
    textStyles = theme.textStyles.map { style in
      CatalogueJSON.TextStyle(style, states: uses.states { $0.named(by: style, in: theme) })
    }
    lengths = theme.lengths.map { length in
      CatalogueJSON.Length(
        kind: length.kind.rawValue, name: length.name, points: JSONNumber(length.points),
        states: uses.states { $0.named(by: length, in: theme) })
    }
  }
}

extension CatalogueJSON.TextStyle {
  fileprivate init(_ style: GSTextStyle, states: Int) {
    self.init(
      name: style.name, fontFamily: style.family, fontSize: JSONNumber(style.size),
      fontWeight: style.weight, lineHeight: style.lineHeight.map { JSONNumber($0) },
      letterSpacing: JSONNumber(style.kern), role: style.role.name, states: states)
  }
}

extension CatalogueJSON.Role {
  fileprivate init(_ role: ColorRole, _ theme: Theme, _ appearance: Appearance) {
    let resolution = theme.scheme(appearance, .normal).resolution(of: role)
    self.role = role.name
    self.appearance = appearance.rawValue
    derived = resolution.isDerived
    original = Self.hexadecimal(resolution.original)
    value = Self.hexadecimal(resolution.adjusted)
    entries = resolution.entries
    reason = resolution.reason
  }

  private static func hexadecimal(_ color: RGB) -> String {
    let digits = String(color.value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// The keys in a specimen's key map, and whether any of its states uses them.
struct SpecimenKeys {
  struct Entry: Hashable {
    let key: String
    let intent: String
    let isAnswered: Bool
  }

  let entries: [Entry]

  init(_ specimen: Specimen) {
    entries = specimen.keys.compactMap { key in
      guard let word = Self.name(of: key.intent) else { return nil }
      return Entry(key: Self.name(of: key.press), intent: word, isAnswered: key.isAnswered)
    }
  }

  /// The name of a key on keyboards.
  private static func name(of press: KeyPress) -> String {
    guard press != Specimen.typedKey else { return "letter" }
    let name = KeyPress.names.first { $0.key == press.key }?.name ?? ""
    return press.modifiers.contains(.alt) ? "alt-" + name : name
  }

  /// The name of an intent that a key can produce; nil for those of a pointer or a host only.
  private static func name(of intent: Intent) -> String? {
    switch intent {
    case .activate: "activate"
    case .remove: "remove"
    case .move(.left): "move-left"
    case .move(.right): "move-right"
    case .move(.up): "move-up"
    case .move(.down): "move-down"
    case .first: "first"
    case .last: "last"
    case .insert: "insert"
    case .deleteBackward: "delete-backward"
    case .deleteForward: "delete-forward"
    case .deleteAll: "delete-all"
    case .cancel: "cancel"
    case .focus, .blur, .hover, .pressDown, .pressUp: nil
    }
  }
}
