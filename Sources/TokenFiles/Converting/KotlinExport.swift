import ColorScience
import Words

/// Exports tokens as Kotlin for Jetpack Compose.
enum KotlinExport {
  /// The text: nested objects with a constant for each token, and an object for each other mode.
  ///
  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - name: the name of the outermost object.
  ///   - hasReferences: whether an alias is the constant that it refers to.
  static func text(
    _ set: TokenSet, name: String = "Tokens", hasReferences: Bool = false
  ) -> (text: String, findings: [TokenFinding]) {
    let name = objectName(name)
    var list = ExportList(
      set, as: "Kotlin",
      name: { token in
        token.names.dropLast().map(objectName) + [constantName(token.names.last ?? "")]
      }, text: { constant($0, type: $1.type ?? "") })
    // Two modes may have one name in Kotlin.
    var names: [String: TokenModes.Mode] = [name: TokenModes.Mode(name: "")]
    list.drop { mode in
      let name = objectName(name + ExportName.upperCamel(mode.name))
      if names[name] == nil { names[name] = mode }
      return names[name] != mode
    }
    var text = imports(of: list.items)
    for mode in [nil] + list.modes.map(Optional.some) {
      let object = mode.map { objectName(name + ExportName.upperCamel($0.name)) } ?? name
      // The name of a group would hide that of the outermost object.
      let canRefer =
        hasReferences && !list.items.contains { $0.name.dropLast().contains(object) }
      let values = list.items.compactMap { item in
        item.text(in: mode).map { value in
          let target = canRefer ? reference(of: item, in: mode, list, object) : nil
          return (item, target.map { "get() = " + $0 } ?? "= " + value)
        }
      }
      guard mode == nil || !values.isEmpty else { continue }
      text += (mode == nil ? "" : "\n") + Self.object(object, values)
    }
    return (text, list.findings)
  }

  /// The constant that an alias refers to, by its full name; nil for another value.
  ///
  /// A property reads it with each use, since two objects whose constants are made from each other's may see one that
  /// is not made yet.
  private static func reference(
    of item: ExportItem<String>, in mode: TokenModes.Mode?, _ list: ExportList<String>,
    _ object: String
  ) -> String? {
    guard let target = list.target(of: item, in: mode), !target.isDeprecated else { return nil }
    return ([object] + target.name).joined(separator: ".")
  }

  private static let packages = [
    "CubicBezierEasing": "androidx.compose.animation.core",
    "Color": "androidx.compose.ui.graphics",
    "ColorSpaces": "androidx.compose.ui.graphics.colorspace",
    "FontWeight": "androidx.compose.ui.text.font", "Dp": "androidx.compose.ui.unit",
  ]

  private static func imports(of items: [ExportItem<String>]) -> String {
    let values = items.flatMap { [$0.text] + $0.modes.map(\.text) }
    let names = packages.filter { name, _ in
      values.contains { $0.hasPrefix(name + "(") || $0.hasSuffix(name + ".DisplayP3)") }
        || name == "ColorSpaces" && values.contains { $0.hasSuffix("ColorSpaces.ExtendedSrgb)") }
    }
    let lines = names.map { "import \($0.value).\($0.key)\n" }.sorted().joined()
    return lines.isEmpty ? "" : lines + "\n"
  }

  private static func object(_ name: String, _ values: [(ExportItem<String>, String)]) -> String {
    let constants = values.map { item, value in
      var lines: [String] = []
      if let words = item.token.description, !words.isEmpty {
        lines.append("/** \(comment(words)) */")
      }
      if case .deprecated(let reason) = item.token.deprecation {
        lines.append("@Deprecated(\(quoted(SafeText.text(reason ?? "", as: .sentence))))")
      }
      lines.append("val \(item.name.last ?? "") \(value)")
      return ConstantTree.Constant(scope: item.name.dropLast(), lines: lines)
    }
    return ConstantTree(constants: constants, opening: { "object \($0)" }, indent: 4)
      .text(named: name)
  }

  /// A text for a comment, which it cannot end; comments of Kotlin are nested.
  private static func comment(_ text: String) -> String {
    String(SafeText.text(text, as: .sentence).map { $0 == "*" ? "-" : $0 })
  }

  private static func objectName(_ name: String) -> String {
    let text = ExportName.upperCamel(name)
    let first = text.first.map { $0.isNumber ? "_" : "" } ?? "Unnamed"
    return identifier(first + text + (takenTypes.contains(text) ? "Tokens" : ""))
  }

  private static func constantName(_ name: String) -> String {
    let text = ExportName.lowerCamel(name)
    let first = text.first.map { $0.isNumber ? "_" : "" } ?? "unnamed"
    return identifier(first + text)
  }

  /// In backticks if it is a keyword or has other letters than ASCII.
  private static func identifier(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || "0"..."9" ~= scalar || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
    }
    return isPlain && !keywords.contains(name) ? name : "`\(name)`"
  }

  /// Types that values use, and types of Kotlin that every file knows.
  private static let takenTypes = Set(packages.keys).union([
    "Any", "Array", "Boolean", "Byte", "Char", "Double", "Float", "Int", "List", "Long", "Map",
    "Nothing", "Number", "Pair", "Set", "Short", "String", "Unit", "Deprecated",
  ])

  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// A literal of a string; a dollar sign would begin a template.
  private static func quoted(_ text: String) -> String {
    JSONText.quoted(text).replacing("$", with: "\\$")
  }

  private static func constant(_ value: JSONValue, type: String) -> String? {
    guard let kind = ValueKind(type: LegacyType.type(type) ?? "") else {
      return LegacyType.others.contains(type) ? plain(value) : nil
    }
    switch kind {
    case .color: return ColorValue(value).flatMap(color)
    case .dimension: return LengthValue(value).map { "Dp(\(float($0.pixels)))" }
    case .duration:
      guard let measure = LegacyValue.converted(value, as: kind),
        let number = measure["value"]?.number,
        let milliseconds = Int(exactly: measure["unit"]?.text == "s" ? number * 1000 : number)
      else { return nil }
      return String(milliseconds)
    case .number:
      return LegacyValue.converted(value, as: kind)?.number.map(double)
    case .fontWeight:
      guard let weight = LegacyValue.converted(value, as: kind),
        let number = weight.number ?? weight.text.flatMap({ ValueChecker.weights[$0] }),
        let whole = Int(exactly: number), 1...1000 ~= whole
      else { return nil }
      return "FontWeight(\(whole))"
    case .fontFamily:
      let names = value.items?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
      return names.isEmpty ? nil : "listOf(\(names.map(quoted).joined(separator: ", ")))"
    case .cubicBezier:
      guard let points = value.items?.compactMap(\.number), points.count == 4 else { return nil }
      return "CubicBezierEasing(\(points.map(float).joined(separator: ", ")))"
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .shadowLayer,
      .gradientStop, .anything, .component:
      return nil
    }
  }

  /// A value of a type without rules, such as `string` and `boolean`.
  private static func plain(_ value: JSONValue) -> String? {
    if case .bool(let value) = value { return value ? "true" : "false" }
    return value.text.map(quoted) ?? value.number.map(double)
  }

  private static func double(_ number: Double) -> String {
    let text = JSONText.number(number)
    return text.contains { ".e".contains($0) } ? text : text + ".0"
  }

  /// Eight digits if they are exact, else the components; nil outside of the widest space of Compose.
  private static func color(_ value: ColorValue) -> String? {
    let encoded = EncodedSRGB(value.color).components
    let bytes = (encoded + [value.alpha]).map { $0 * 255 }
    if bytes.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 && -0.5...255.5 ~= $0 }) {
      let whole = bytes.map { Int($0.rounded()) }
      let digits = [whole[3], whole[0], whole[1], whole[2]].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      return "Color(0x\(digits.joined()))"
    }
    func text(_ parts: [Double], _ space: String) -> String {
      "Color(\((parts + [value.alpha]).map(float).joined(separator: ", "))\(space))"
    }
    if value.color.isInSRGB { return text(encoded.map { min(max($0, 0), 1) }, "") }
    let wide = DisplayP3(value.color).components
    if wide.allSatisfy({ -1e-6...1 + 1e-6 ~= $0 }) {
      return text(wide.map { min(max($0, 0), 1) }, ", ColorSpaces.DisplayP3")
    }
    guard encoded.allSatisfy({ -0.799...2.399 ~= $0 }) else { return nil }
    return text(encoded, ", ColorSpaces.ExtendedSrgb")
  }

  private static func float(_ number: Double) -> String {
    JSONText.number((number * 1e6).rounded() / 1e6 + 0) + "f"
  }
}
