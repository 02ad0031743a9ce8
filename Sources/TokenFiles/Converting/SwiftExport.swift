import Words

/// Exports tokens as Swift source code.
public enum SwiftExport {
  /// The visibility of the declarations.
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
  ///   - access: the visibility of the declarations.
  ///   - hasReferences: whether an alias is the constant that it refers to, instead of its value.
  public static func text(
    _ set: TokenSet, name: String = "Tokens", access: Access = .everywhere,
    hasReferences: Bool = false
  ) -> (text: String, findings: [TokenFinding]) {
    let name = SwiftName.type(name)
    var list = ExportList(
      set, as: "Swift",
      name: { token in
        token.names.dropLast().map(SwiftName.type) + [SwiftName.constant(token.names.last ?? "")]
      }, text: { SwiftValue.constant($0, type: $1.type) })
    // Two modes may have one name in Swift.
    var names: [String: TokenModes.Mode] = [name: TokenModes.Mode(name: "")]
    list.drop { mode in
      let name = name + ExportName.upperCamel(mode.name)
      if names[name] == nil { names[name] = mode }
      return names[name] != mode
    }
    let source = SwiftText(
      list, name: name, access: access.prefix, hasReferences: hasReferences)
    return (source.text(modes: list.modes), list.findings)
  }
}

/// The source of tokens in Swift.
private struct SwiftText {
  private typealias Item = ExportItem<SwiftValue.Constant>

  private let list: ExportList<SwiftValue.Constant>
  private let name: String
  private let access: String
  private let hasReferences: Bool

  init(
    _ list: ExportList<SwiftValue.Constant>, name: String, access: String, hasReferences: Bool
  ) {
    self.list = list
    self.name = name
    self.access = access
    // The name of a group would hide that of the outermost enumeration.
    self.hasReferences =
      hasReferences && !list.items.contains { $0.name.dropLast().contains(name) }
  }

  private var items: [Item] { list.items }

  /// The constant that an alias refers to, by its full name; nil for another value.
  private func reference(
    of item: Item, in mode: TokenModes.Mode?, _ enumeration: String
  ) -> SwiftValue.Constant? {
    guard hasReferences, let target = list.target(of: item, in: mode), !target.isDeprecated,
      let type = item.text(in: mode)?.type, type == target.text(in: mode)?.type
    else { return nil }
    return (type, ([enumeration] + target.name).joined(separator: "."))
  }

  func text(modes: [TokenModes.Mode]) -> String {
    var text = enumeration(
      name, items.map { ($0, reference(of: $0, in: nil, name) ?? Self.adapted($0)) })
    for mode in modes {
      let modeName = name + ExportName.upperCamel(mode.name)
      let values = items.compactMap { item in
        item.modes.first { $0.mode == mode && !Self.isAdaptive($0.mode, $0.text) }
          .map { (item, reference(of: item, in: mode, modeName) ?? $0.text) }
      }
      guard !values.isEmpty else { continue }
      text += "\n/// The values that differ in the mode \(SwiftLiteral.quoted(mode.name)).\n"
      text += enumeration(modeName, values)
    }
    let hasAdaptiveColors = items.contains { item in
      item.modes.contains { Self.isAdaptive($0.mode, $0.text) }
    }
    return hasAdaptiveColors
      ? Self.adaptiveImports + text + Self.adaptiveColor : "import SwiftUI\n\n" + text
  }

  private static func isAdaptive(_ mode: TokenModes.Mode, _ value: SwiftValue.Constant) -> Bool {
    value.type == "Color" && mode.appearance != nil
  }

  /// The default value of a token, or a colour that follows the appearance.
  private static func adapted(_ item: Item) -> SwiftValue.Constant {
    let colors = item.modes.filter { isAdaptive($0.mode, $0.text) }.compactMap { mode, value in
      mode.appearance?.label.map { "\($0): \(value.value)" }
    }
    guard !colors.isEmpty else { return item.text }
    let values = ["light: " + item.text.value] + colors
    return (item.text.type, "Color(\(values.joined(separator: ", ")))")
  }

  private func enumeration(_ name: String, _ values: [(Item, SwiftValue.Constant)]) -> String {
    let constants = values.map { item, value in
      var lines =
        item.token.description?.split(whereSeparator: \.isNewline).map { line in
          "/// " + SafeText.text(String(line), as: .sentence)
        } ?? []
      lines += Self.availability(item.token.deprecation).map { [$0] } ?? []
      lines.append(
        "\(access)static let \(item.name.last ?? ""): \(value.type) = \(value.value)")
      return ConstantTree.Constant(scope: item.name.dropLast(), lines: lines)
    }
    return ConstantTree(
      constants: constants, opening: { "\(access)enum \($0)" }, indent: 2
    ).text(named: name)
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
          let onLight = isHighContrast ? highContrast ?? light : light
          guard isDark else { return onLight }
          return (isHighContrast ? darkHighContrast : nil) ?? dark ?? onLight
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
