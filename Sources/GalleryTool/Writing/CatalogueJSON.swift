import ColorScience
import GSDesign
import GalleryKit

/// The catalogue as JSON: a contract, so its shape has a number.
struct CatalogueJSON {
  static let format = 1

  let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  var value: JSONValue {
    .members([
      "format": .integer(Self.format),
      "specimens": .array(catalogue.specimens.map(specimen)),
      "themes": .array(catalogue.themes.map(theme)),
    ])
  }

  private func specimen(_ specimen: Specimen) -> JSONValue {
    .members([
      "id": .string(specimen.id),
      "component": .string(specimen.component),
      "variant": .string(specimen.variant),
      "summary": phrase(specimen.summary),
      "usage": phrase(specimen.usage),
      "keywords": .strings(specimen.keywords),
      "home": .string(specimen.home.name),
      "interactive": .bool(specimen.isInteractive),
      "states": .integer(StateSpace(of: specimen).count),
      "axes": .array(specimen.axes.map(axis)),
      "roles": .strings(specimen.roles.map(\.name)),
    ])
  }

  private func phrase(_ phrase: Phrase) -> JSONValue {
    .members(["en": .string(phrase.english), "ko": .string(phrase.korean)])
  }

  private func axis(_ axis: AxisInfo) -> JSONValue {
    let kind =
      switch axis.kind {
      case .toggle: "toggle"
      case .choice: "choice"
      case .options: "options"
      case .number: "number"
      case .text: "text"
      }
    return .members([
      "name": .string(axis.name),
      "tier": .string(axis.tier.rawValue),
      "meaning": .string(axis.meaning.rawValue),
      "held": .bool(axis.isHeld),
      "kind": .string(kind),
      "values": .array(axis.values.map(axisValue(axis))),
      "default": axisValue(axis)(axis.standard),
    ])
  }

  private func axisValue(_ axis: AxisInfo) -> (AxisValue) -> JSONValue {
    { value in
      switch value {
      case .flag(let isOn): .bool(isOn)
      case .choice, .options: .string(axis.spelling(of: value))
      case .number(let number): .decimal(number)
      case .text(let text): text.map { .string($0) } ?? .null
      }
    }
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
