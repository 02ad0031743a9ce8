// Calls that make colours, cells and controls.
extension LintCheck {
  mutating func checkWord(at index: Int) {
    let name = word(index)
    guard let token = self[index] else { return }
    let start = token.range.lowerBound
    if name == "colorLiteral", isSymbol(index - 1, "#") { report(.rawColor, at: start) }
    let isDeclared = Self.declarers.contains(word(index - 1))
    if importsControls, Self.controls.contains(name), !isSymbol(index - 1, "."), !isDeclared,
      isSymbol(index + 1, "(") || isSymbol(index + 1, "{")
    {
      report(.platformControl, at: start)
    }
    if isNamedColor(at: index), !isInTheme(at: index) { report(.namedColor, at: start) }
    guard isSymbol(index + 1, "("), !isDeclared else { return }
    switch name {
    case "RGB": report(.rawColor, at: start)
    case "CellPicture": report(.handMadeCells, at: start)
    case "direct", "indexed", "named":
      if isSymbol(index - 1, "."), word(index - 2) == "TerminalColor" {
        report(.rawColor, at: start)
      }
    case _ where Self.colorTypes.contains(name):
      if Self.componentLabels.contains(word(index + 2)), isSymbol(index + 3, ":") {
        report(.rawColor, at: start)
      } else if isSymbol(index + 2, "."), Self.colorSpaces.contains(word(index + 3)) {
        report(.rawColor, at: start)
      }
    case _: break
    }
  }

  /// Whether a word names a colour of the platform, or makes one of a catalogue by its name.
  private func isNamedColor(at index: Int) -> Bool {
    let name = word(index)
    let isType =
      name == "Color" ? importsControls && !isSymbol(index - 1, ".") : Self.platforms.contains(name)
    if isType, isSymbol(index + 1, "(") {
      if name == "Color" { return isString(index + 2) }
      return word(index + 2) == "named" && isSymbol(index + 3, ":") && isString(index + 4)
    }
    guard isSymbol(index - 1, "."), Self.isPlatformColor(name) else { return false }
    let owner = word(index - 2)
    if owner == "Color" { return importsControls }
    if !owner.isEmpty || isSymbol(index - 2, ")") || isSymbol(index - 2, "]") {
      return Self.platforms.contains(owner)
    }
    // `.red` alone is a colour where a colour is expected.
    return importsControls && isExpectedColor(before: index - 1)
  }

  /// Whether an expression that begins at an index is given to something that takes a colour, judging by names.
  private func isExpectedColor(before index: Int) -> Bool {
    if isSymbol(index - 1, "=") {
      let name = isSymbol(index - 3, ":") ? word(index - 4) : word(index - 2)
      let type = isSymbol(index - 3, ":") ? word(index - 2) : ""
      return Self.isColorName(name) || Self.colorTypes.contains(type)
    }
    guard let last = enclosures.last else { return false }
    if !last.label.isEmpty { return Self.isColorName(last.label) }
    return Self.colorModifiers.contains(last.name) || Self.colorTypes.contains(last.name)
  }

  private func isString(_ index: Int) -> Bool {
    guard case .string? = self[index]?.kind else { return false }
    return true
  }

  private static func isPlatformColor(_ name: String) -> Bool {
    plainColors.contains(name)
      || name.hasPrefix("system")
        && (plainColors.contains(name.dropFirst(6).lowercased()) || name.contains("Background")
          || name.hasPrefix("systemGray") || name.hasSuffix("Fill"))
  }

  /// Whether a name is that of a colour, such as `tintColor`.
  static func isColorName(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["color", "colour", "tint"].contains { name.contains($0) }
  }

  /// Whether the current argument is passed to a function that makes colours, judging by names.
  var isGivenToColor: Bool {
    guard let last = enclosures.last else { return false }
    let names = [last.name.lowercased(), last.label.lowercased()]
    return names.contains { name in
      ["color", "colour"].contains { name.contains($0) } || ["hex", "rgb", "argb"].contains(name)
    }
  }

  /// Whether a theme's colours belong here: in `Theme(…)`, an extension of it, or a token value.
  func isInTheme(at index: Int) -> Bool {
    let isToken = isSymbol(index - 1, "=") && word(index - 2) == "TokenValue"
    return isToken || openThemes > 0
  }

  private static let declarers: Set<String> = [
    "struct", "class", "enum", "func", "actor", "protocol", "extension", "typealias", "case", "let",
    "var",
  ]
  private static let colorTypes: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "CIColor", "SKColor",
  ]
  private static let componentLabels: Set<String> = [
    "red", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed", "genericCMYKCyan", "hue",
    "calibratedHue", "deviceHue", "white", "calibratedWhite", "deviceWhite", "gray",
    "genericGrayGamma2_2Gray",
    "hex", "rgb", "r",
  ]
  private static let platforms: Set<String> = ["UIColor", "NSColor"]
  private static let plainColors: Set<String> = [
    "black", "white", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo",
    "purple", "pink", "brown", "gray", "blue", "magenta", "darkGray", "lightGray",
  ]
  /// Functions whose first argument is a colour or another style.
  private static let colorModifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "tint", "background", "backgroundStyle", "fill", "stroke",
    "strokeBorder", "border", "accentColor", "overlay", "listRowBackground", "colorMultiply",
    "setFill", "setStroke",
  ]
  private static let colorSpaces: Set<String> = ["sRGB", "sRGBLinear", "displayP3"]
  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Toggle", "TextField", "Picker", "Slider", "Stepper", "Link",
    "UIButton", "UISwitch", "UITextField", "UISegmentedControl", "UISlider", "UIStepper",
    "NSButton", "NSTextField", "NSSwitch",
  ]
}
