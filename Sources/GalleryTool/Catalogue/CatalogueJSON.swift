import ColorScience
import GSDesign
import GalleryKit

/// A specimen and what is counted of it.
struct CatalogueRow {
  let specimen: Specimen
  let stateCount: Int
  /// nil where nobody asked.
  let lookCount: Int?
}

/// The catalogue as JSON: a contract, so its shape has a number.
struct CatalogueJSON {
  static let format = 1

  let catalogue: Catalogue
  let rows: [CatalogueRow]

  init(_ catalogue: Catalogue, rows: [CatalogueRow]) {
    self.catalogue = catalogue
    self.rows = rows
  }

  var value: JSONValue {
    .members([
      "format": .integer(Self.format),
      "specimens": .array(rows.map(specimen)),
      "themes": .array(catalogue.themes.map(theme)),
    ])
  }

  private func specimen(_ row: CatalogueRow) -> JSONValue {
    let specimen = row.specimen
    let members: KeyValuePairs<String, JSONValue> = [
      "id": .string(specimen.id),
      "component": .string(specimen.component),
      "variant": .string(specimen.variant),
      "summary": .phrase(specimen.summary),
      "usage": .phrase(specimen.usage),
      "tags": .strings(specimen.tags),
      "home": .string(specimen.home.name),
      "interactive": .bool(specimen.isInteractive),
      "states": .integer(row.stateCount),
      "looks": row.lookCount.map { .integer($0) } ?? .null,
      "tiers": tiers(of: specimen),
      "axes": .array(specimen.axes.map(axis)),
      "impossible": .array(specimen.exclusions().map(exclusion)),
      "keys": .array(SpecimenKeys(specimen).entries.map(key)),
      "roles": .strings(specimen.roles.map(\.name)),
    ]
    return .object(
      members.filter { $0.key != "looks" || row.lookCount != nil }
        .map { JSONValue.Member(name: $0.key, value: $0.value) })
  }

  /// How many states there are where the axes of one tier turn alone.
  private func tiers(of specimen: Specimen) -> JSONValue {
    .object(
      AxisTier.allCases.map {
        JSONValue.Member(
          name: $0.rawValue, value: .integer(StateSpace(of: specimen, tiers: [$0]).count))
      })
  }

  private func exclusion(_ exclusion: Exclusion) -> JSONValue {
    .members([
      "reason": .phrase(exclusion.reason), "count": .integer(exclusion.count),
      "alone": .integer(exclusion.alone),
    ])
  }

  private func key(_ entry: SpecimenKeys.Entry) -> JSONValue {
    .members([
      "key": .string(entry.key), "intent": .string(entry.intent),
      "answered": .bool(entry.isAnswered),
    ])
  }

  private func axis(_ axis: AxisInfo) -> JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue) {
      members.append(JSONValue.Member(name: name, value: value))
    }
    add("name", .string(axis.name))
    add("tier", .string(axis.tier.rawValue))
    add("meaning", .string(axis.meaning.rawValue))
    add("held", .bool(axis.isHeld))
    add("associated", .bool(axis.isAssociated))
    switch axis.kind {
    case .toggle: add("kind", .string("toggle"))
    case .choice: add("kind", .string("choice"))
    case .options(let names, _):
      add("kind", .string("options"))
      add("options", .strings(names))
    case .number(let scale, _):
      add("kind", .string("number"))
      add("minimum", number(scale.range.lowerBound))
      add("maximum", number(scale.range.upperBound))
      add("step", number(scale.step))
    case .text: add("kind", .string("text"))
    }
    add("values", .array(axis.values.map { value($0, of: axis) }))
    add("default", value(axis.standard, of: axis))
    return .object(members)
  }

  private func value(_ value: AxisValue, of axis: AxisInfo) -> JSONValue {
    switch value {
    case .flag(let isOn): .bool(isOn)
    case .choice, .options: .string(axis.spelling(of: value))
    case .number(let number): self.number(number)
    case .text(let text): text.map { .string($0) } ?? .null
    }
  }

  private func number(_ number: Double) -> JSONValue {
    number == number.rounded() && abs(number) < 1e15 ? .integer(Int(number)) : .decimal(number)
  }

  private func theme(_ theme: Theme) -> JSONValue {
    .members([
      "name": .string(theme.name),
      "roles": .array(
        Appearance.allCases.flatMap { appearance in
          BuiltInRole.allCases.map { role(ColorRole($0), theme, appearance) }
        }),
    ])
  }

  private func role(_ role: ColorRole, _ theme: Theme, _ appearance: Appearance) -> JSONValue {
    let resolution = theme.scheme(appearance, .normal).resolution(of: role)
    return .members([
      "role": .string(role.name),
      "appearance": .string(appearance.rawValue),
      "derived": .bool(resolution.isDerived),
      "original": .string(hexadecimal(resolution.original)),
      "value": .string(hexadecimal(resolution.adjusted)),
      "entries": .strings(resolution.entries),
      "reason": .string(resolution.reason),
    ])
  }

  private func hexadecimal(_ color: RGB) -> String {
    let digits = String(color.value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
