import ColorScience
import Words

/// Exports tokens as Swift source code.
public enum SwiftExport {
  /// The visibility of what is declared.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    /// To every module.
    case everywhere = "public"
    /// Within the package.
    case package
    /// Within the module.
    case module = "internal"

    fileprivate var prefix: String { self == .module ? "" : rawValue + " " }
  }

  /// The text: nested enumerations, with a constant for each token; colours are SwiftUI's.
  ///
  /// A colour with values for the dark appearance or for more contrast follows its environment. The values of other
  /// modes go to an enumeration for each mode, whose name begins with that of the outermost one.
  ///
  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - name: the name of the outermost enumeration.
  ///   - access: the visibility of what is declared.
  public static func text(
    _ set: TokenSet, name: String = "Tokens", access: Access = .everywhere
  ) -> (text: String, findings: [TokenFinding]) {
    var writer = SwiftWriter(set: set, name: SwiftName.type(name), access: access.prefix)
    let text = writer.text()
    return (text, writer.findings)
  }
}

private struct SwiftWriter {
  private let set: TokenSet
  private let name: String
  private let access: String
  private let notComputed: Set<String>
  private(set) var findings: [TokenFinding] = []
  private var hasAdaptiveColors = false

  /// A constant in its enumerations.
  private struct Constant {
    let token: Token
    let scope: [String]
    let name: String
    let type: String
    let value: String
  }

  init(set: TokenSet, name: String, access: String) {
    self.set = set
    self.name = name
    self.access = access
    notComputed = set.notComputed
  }

  mutating func text() -> String {
    var own: [Constant] = []
    var others: [(mode: TokenModes.Mode, constants: [Constant])] = []
    let modes = TokenModes(set)
    // A group cannot have the name of a token beside it, so the names of groups come first.
    var taken: Set<[String]> = []
    for token in set.tokens {
      let scope = token.names.dropLast().map(SwiftName.type)
      for count in scope.indices { taken.insert(Array(scope[...count])) }
    }
    for (index, token) in set.tokens.enumerated() {
      guard let constant = constant(token, &taken) else { continue }
      let (values, lost) = modes.valuesOutsideCatalogues(of: index)
      var without = lost
      let adaptive = constant.type == "Color" ? values.filter { $0.mode.appearance != nil } : []
      own.append(adapted(constant, to: adaptive, &without))
      for value in values where !adaptive.contains(where: { $0.mode == value.mode }) {
        guard let (type, text) = SwiftValue.constant(value.value, type: token.type) else {
          without.append(value.mode.quoted)
          continue
        }
        let constant = Constant(
          token: token, scope: constant.scope, name: constant.name, type: type, value: text)
        if let place = others.firstIndex(where: { $0.mode == value.mode }) {
          others[place].constants.append(constant)
        } else {
          others.append((value.mode, [constant]))
        }
      }
      if !without.isEmpty {
        findings.append(.notWritten(modes: without, of: token))
      }
    }
    var text = enumeration(name, own)
    var names: Set<String> = [name]
    for mode in modes.all {
      guard let constants = others.first(where: { $0.mode == mode })?.constants else { continue }
      let name = name + ExportName.upperCamel(mode.name)
      guard names.insert(name).inserted else {
        for constant in constants {
          findings.append(.notWritten(modes: [mode.quoted], of: constant.token))
        }
        continue
      }
      text += "\n/// The values that differ in the mode \(SwiftLiteral.quoted(mode.name)).\n"
      text += enumeration(name, constants)
    }
    return hasAdaptiveColors
      ? Self.adaptiveImports + text + Self.adaptiveColor : "import SwiftUI\n\n" + text
  }

  /// The constant of a token with its default value; nil, with a finding, if there can be none.
  private mutating func constant(_ token: Token, _ taken: inout Set<[String]>) -> Constant? {
    guard let value = token.value,
      let (type, text) = SwiftValue.constant(value, type: token.type)
    else {
      let type = shown(token.type ?? "it")
      if notComputed.contains(token.path) {
        findings.append(.notWritten(notComputed: token))
      } else if token.value == nil {
        skip(token, "the token has no value")
      } else {
        skip(
          token,
          SwiftValue.hasConstants(token)
            ? "the value cannot be read as \(type)" : "Swift has no like of \(type)")
      }
      return nil
    }
    let scope = token.names.dropLast().map(SwiftName.type)
    let name = SwiftName.constant(token.names.last ?? "")
    guard taken.insert(scope + [name]).inserted else {
      skip(token, "another token or group has the same name in Swift")
      return nil
    }
    return Constant(token: token, scope: scope, name: name, type: type, value: text)
  }

  /// A colour that follows the appearance, if it has other values.
  private mutating func adapted(
    _ constant: Constant, to values: [TokenModes.Value], _ lost: inout [String]
  ) -> Constant {
    var text = "Color(light: " + constant.value
    var count = 0
    for value in values {
      guard let label = value.mode.appearance?.label,
        let color = SwiftValue.constant(value.value, type: "color")?.value
      else {
        lost.append(value.mode.quoted)
        continue
      }
      text += ", \(label): \(color)"
      count += 1
    }
    guard count > 0 else { return constant }
    hasAdaptiveColors = true
    return Constant(
      token: constant.token, scope: constant.scope, name: constant.name, type: constant.type,
      value: text + ")")
  }

  /// The constants in order; an enumeration has all of its tokens, since it cannot be opened twice.
  private func enumeration(_ name: String, _ constants: [Constant]) -> String {
    var lines = ""
    var open: [String] = []
    let order = constants.indices.sorted { first, second in
      let (one, other) = (constants[first].scope, constants[second].scope)
      return one == other ? first < second : one.lexicographicallyPrecedes(other)
    }
    for constant in order.lazy.map({ constants[$0] }) {
      let scope = constant.scope
      let shared = zip(open, scope).prefix { $0 == $1 }.count
      while open.count > shared {
        open.removeLast()
        lines += Self.indent(open.count) + "}\n"
      }
      for part in scope[shared...] {
        lines += Self.indent(open.count) + "\(access)enum \(part) {\n"
        open.append(part)
      }
      if let words = constant.token.description {
        for line in words.split(whereSeparator: \.isNewline) {
          lines += Self.indent(open.count) + "/// \(SafeText.text(String(line), as: .sentence))\n"
        }
      }
      if let attribute = Self.availability(constant.token.deprecation) {
        lines += Self.indent(open.count) + attribute + "\n"
      }
      lines +=
        Self.indent(open.count)
        + "\(access)static let \(constant.name): \(constant.type) = \(constant.value)\n"
    }
    while !open.isEmpty {
      open.removeLast()
      lines += Self.indent(open.count) + "}\n"
    }
    return "\(access)enum \(name) {\n\(lines)}\n"
  }

  /// The attribute of a deprecated constant; nil for any other.
  private static func availability(_ deprecation: Token.Deprecation) -> String? {
    switch deprecation {
    case .none: return nil
    case .deprecated(let reason):
      let words = SafeText.text(reason ?? "", as: .sentence)
      return words.isEmpty
        ? "@available(*, deprecated)"
        : "@available(*, deprecated, message: \(SwiftLiteral.quoted(words)))"
    }
  }

  private mutating func skip(_ token: Token, _ reason: String) {
    findings.append(
      TokenFinding(.droppedToken, token.path, at: token.raw, "Not written: \(reason)."))
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth + 1) }

  private static let adaptiveImports = """
    import SwiftUI

    #if canImport(UIKit)
      import UIKit
    #elseif canImport(AppKit)
      import AppKit
    #endif


    """

  /// Colours of UIKit and AppKit follow the environment; watches have one appearance.
  private static let adaptiveColor = """

    extension Color {
      fileprivate init(
        light: Color, dark: Color? = nil, highContrast: Color? = nil,
        darkHighContrast: Color? = nil
      ) {
        @Sendable func color(isDark: Bool, isHighContrast: Bool) -> Color {
          let plain = isDark ? dark ?? light : light
          guard isHighContrast else { return plain }
          return isDark ? darkHighContrast ?? plain : highContrast ?? plain
        }
        #if canImport(UIKit) && !os(watchOS)
          self.init(
            uiColor: UIColor { traits in
              UIColor(
                color(
                  isDark: traits.userInterfaceStyle == .dark,
                  isHighContrast: traits.accessibilityContrast == .high))
            })
        #elseif canImport(AppKit)
          self.init(
            nsColor: NSColor(name: nil) { appearance in
              let match = appearance.bestMatch(from: [
                .aqua, .darkAqua, .accessibilityHighContrastAqua,
                .accessibilityHighContrastDarkAqua,
              ])
              return NSColor(
                color(
                  isDark: match == .darkAqua || match == .accessibilityHighContrastDarkAqua,
                  isHighContrast: match == .accessibilityHighContrastAqua
                    || match == .accessibilityHighContrastDarkAqua))
            })
        #else
          self = color(isDark: false, isHighContrast: false)
        #endif
      }
    }

    """
}

extension TokenMode {
  /// The label of its colour in Swift; nil for the default.
  fileprivate var label: String? {
    switch self {
    case .light: nil
    case .dark: "dark"
    case .highContrast: "highContrast"
    case .darkHighContrast: "darkHighContrast"
    }
  }
}

/// Values as Swift writes them.
enum SwiftValue {
  /// Whether Swift has constants for the type of a token.
  static func hasConstants(_ token: Token) -> Bool {
    switch ValueKind(type: LegacyType.type(token.type ?? "") ?? "") {
    case .color, .dimension, .duration, .number, .fontWeight, .fontFamily, .cubicBezier: true
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .shadowLayer,
      .gradientStop, .anything, .component, nil:
      false
    }
  }

  /// The type and the expression of a value's constant; nil if Swift has no equivalent.
  static func constant(_ value: JSONValue, type: String?) -> (type: String, value: String)? {
    guard let kind = ValueKind(type: LegacyType.type(type ?? "") ?? "") else { return nil }
    switch kind {
    case .color: return ColorValue(value).map { ("Color", color($0, value)) }
    case .dimension: return LengthValue(value).map { ("CGFloat", Self.number($0.pixels)) }
    case .duration:
      guard let measure = LegacyValue.converted(value, as: kind),
        let number = measure["value"]?.number
      else { return nil }
      return ("Double", Self.number(measure["unit"]?.text == "s" ? number : number / 1000))
    case .number:
      return LegacyValue.converted(value, as: kind)?.number.map { ("Double", Self.number($0)) }
    case .fontWeight:
      return LegacyValue.converted(value, as: kind).flatMap { weight in
        weight.number ?? weight.text.flatMap { ValueChecker.weights[$0] }
      }.map { ("Double", Self.number($0)) }
    case .fontFamily:
      let names = value.items?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
      return names.isEmpty
        ? nil : ("[String]", "[" + names.map(SwiftLiteral.quoted).joined(separator: ", ") + "]")
    case .cubicBezier:
      guard let points = value.items?.compactMap(\.number), points.count == 4 else { return nil }
      return ("[Double]", "[" + points.map(Self.number).joined(separator: ", ") + "]")
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .shadowLayer,
      .gradientStop, .anything, .component:
      return nil
    }
  }

  private static func color(_ color: ColorValue, _ value: JSONValue) -> String {
    let isP3 = !color.color.isInSRGB || value["colorSpace"]?.text == "display-p3"
    let parts = isP3 ? DisplayP3(color.color).components : EncodedSRGB(color.color).components
    let names = zip(["red", "green", "blue"], parts).map {
      "\($0): \(number(($1 * 1e6).rounded() / 1e6))"
    }
    return
      "Color(\(isP3 ? ".displayP3" : ".sRGB"), \(names.joined(separator: ", ")), opacity: \(number(color.alpha)))"
  }

  private static func number(_ value: Double) -> String {
    value == 0 ? "0" : JSONText.number(value)
  }
}
