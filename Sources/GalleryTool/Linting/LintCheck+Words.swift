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
    guard isSymbol(index + 1, "("), !isDeclared else { return }
    switch name {
    case "RGB": report(.rawColor, at: start)
    case "CellPicture": report(.handMadeCells, at: start)
    case "direct", "indexed", "named":
      if isSymbol(index - 1, "."), word(index - 2) == "TerminalColor" {
        report(.rawColor, at: start)
      }
    case _ where Self.colorTypes.contains(name):
      // `Color(.accent)` and `UIColor(named:)` refer to an existing colour.
      if Self.componentLabels.contains(word(index + 2)), isSymbol(index + 3, ":") {
        report(.rawColor, at: start)
      } else if isSymbol(index + 2, "."), Self.colorSpaces.contains(word(index + 3)) {
        report(.rawColor, at: start)
      }
    case _: break
    }
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
  private static let colorSpaces: Set<String> = ["sRGB", "sRGBLinear", "displayP3"]
  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Toggle", "TextField", "Picker", "Slider", "Stepper", "Link",
    "UIButton", "UISwitch", "UITextField", "UISegmentedControl", "UISlider", "UIStepper",
    "NSButton", "NSTextField", "NSSwitch",
  ]
}
