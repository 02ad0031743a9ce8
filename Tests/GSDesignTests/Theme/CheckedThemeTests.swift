import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct CheckedThemeTests {
  /// The least a theme must give.
  static let values: [ColorRole: TokenValue] = [
    .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
    .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#8A8A8A",
  ]

  private func failure(
    light: [ColorRole: TokenValue], dark: [ColorRole: TokenValue] = [:]
  ) -> ThemeError? {
    do throws(ThemeError) {
      _ = try Theme(name: "mine", light: light, dark: dark)
      return nil
    } catch {
      return error
    }
  }

  @Test func theLeastIsEnough() throws {
    let theme = try Theme(name: "mine", light: Self.values, dark: [:])
    for appearance in Appearance.allCases {
      for contrast in [Contrast.normal, .high] {
        let scheme = theme.scheme(appearance, contrast)
        for pair in InkPair.all {
          let ratio = try #require(contrast.ratio(for: pair.kind))
          #expect(
            scheme.ratio(pair.ink, on: pair.fill) >= ratio,
            "\(pair.ink) on \(pair.fill) in \(appearance) \(contrast)")
        }
      }
    }
    #expect(theme.scheme(.light, .original)[.accent] == RGB(0x0A7A5A))
    #expect(theme.scheme(.dark, .original)[.page] == RGB(0x1A1A1A))
  }

  @Test func requiredRolesAreThoseWithoutARule() {
    #expect(Set(Theme.requiredRoles) == Set(Self.values.keys))
  }

  @Test func aTagColourThatIsLeftOutIsNeutral() throws {
    let theme = try Theme(name: "mine", light: Self.values, dark: [:])
    for appearance in Appearance.allCases {
      let scheme = theme.scheme(appearance, .original)
      for slot in BuiltInRole.tagSlots {
        #expect(scheme[ColorRole(slot[0])] == scheme[.textSecondary])
        #expect(scheme[ColorRole(slot[0])] != scheme[.accent])
        #expect(scheme.ratio(slot[3], on: slot[0]) >= 4.5, "\(slot[3]) in \(appearance)")
      }
    }
    let light = theme.scheme(.light, .original)
    #expect(light[.tagPurpleOnSolid] == light[.page])
    #expect(
      light.resolution(of: .tagYellowSolid).reason == "derived: the same as text.secondary")
  }

  @Test func aTagColourIsGivenInEachAppearanceOrInNone() throws {
    var purple = Self.values
    purple[.tagPurpleSolid] = "#7A4AD0"
    let theme = try Theme(name: "mine", light: purple, dark: [:])
    #expect(theme.scheme(.light, .original)[.tagPurpleOnSolid] == .white)
    let error = try #require(failure(light: purple, dark: Self.values))
    #expect(error.description.contains("Give tagPurple.solid a value in dark."))
    #expect(!error.description.contains("tagYellow"))
    var line = Self.values
    line[.tagYellowLine] = "#D08A10"
    let other = try #require(failure(light: line))
    #expect(other.description.contains("Give tagYellow.solid a value in light."))
  }

  @Test func theErrorNamesEveryMissingRoleOfBothAppearances() throws {
    let error = try #require(failure(light: [.page: "#FFFFFF"], dark: [.text: "#EEEEEE"]))
    for role in Theme.requiredRoles {
      let inLight = error.description.contains("Give \(role.name) a value in light.")
      let inDark = error.description.contains("Give \(role.name) a value in dark.")
      #expect(inLight == (role != .page), "\(role.name)")
      #expect(inDark == (role != .text), "\(role.name)")
    }
  }

  @Test func theErrorNamesEveryMalformedRole() throws {
    var values = Self.values
    let malformed: [TokenValue] = [
      "red", "#12345", "#GGGGGG", "", "#1234567", "123456", "\u{1B}[31m", "#FFFFFF ",
      .displayP3(red: .nan, green: 0, blue: 0), .displayP3(red: 0, green: .infinity, blue: 0),
    ]
    let roles = Theme.requiredRoles + [.raised, .separator]
    for (role, value) in zip(roles, malformed) { values[role] = value }
    let error = try #require(failure(light: values))
    guard case .invalid(theme: "mine", let problems) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(problems.count == malformed.count)
    for role in roles { #expect(error.description.contains(role.name)) }
    #expect(!error.description.unicodeScalars.contains("\u{1B}"))
  }

  @Test func messagesHoldNothingATerminalWouldActOn() throws {
    let tail = String(repeating: "a", count: 9_000)
    let hostile = "\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\u{200B}\n" + tail
    var values = Self.values
    values[ColorRole(custom: hostile, fallback: .accent)] = TokenValue(hostile)
    #expect {
      try Theme(name: hostile, light: values, dark: [:])
    } throws: { error in
      let text = (error as? ThemeError)?.description ?? hostile
      return text.count < 1_000
        && text.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
    }
  }

  @Test func aThemeWithoutValuesIsRefused() {
    #expect(failure(light: [:]) == .empty(theme: "mine"))
  }

  @Test func aPageMustBeOpaque() {
    var values = Self.values
    values[.page] = "#FFFFFF80"
    #expect(
      failure(light: values)
        == .invalid(theme: "mine", problems: [.translucentPage(appearance: .light)]))
  }

  @Test func pressedColoursButTheAccentsCannotBeGiven() throws {
    var values = Self.values
    values[.accent.pressed] = "#123456"
    let theme = try Theme(name: "mine", light: values, dark: [:])
    #expect(theme.scheme(.light, .original)[.accent.pressed] == RGB(0x123456))
    values[.chipFill.pressed] = "#123456"
    #expect(
      failure(light: values)
        == .invalid(
          theme: "mine", problems: [.pressed(role: "chip.fill.pressed", appearance: .light)]))
  }

  @Test func hoveredColoursCannotBeGiven() {
    var values = Self.values
    values[.accent.hovered] = "#123456"
    #expect(
      failure(light: values)
        == .invalid(
          theme: "mine", problems: [.hovered(role: "accent.hovered", appearance: .light)]))
  }

  @Test func translucentValuesAreComposedOverThePage() throws {
    var values = Self.values
    values[.surface] = "#00000080"
    let theme = try Theme(name: "mine", light: values, dark: [:])
    #expect(
      theme.scheme(.light, .original)[.surface]
        == RGB.black.composited(over: .white, opacity: 128.0 / 255))
  }

  @Test(arguments: [(0.922, 0.267, 0.404, 0xFF2C64), (1, 0, 0.2, 0xFF0B38)])
  func wideValuesAreMappedAsTokenFilesAre(
    red: Double, green: Double, blue: Double, expected: UInt32
  ) throws {
    var values = Self.values
    values[.accent] = .displayP3(red: red, green: green, blue: blue)
    let theme = try Theme(name: "mine", light: values, dark: [:])
    #expect(theme.scheme(.light, .original)[.accent] == RGB(expected))
  }

  /// An opacity is a 255th, in digits, numbers and values that were read.
  @Test func theSameOpacityIsTheSameColour() throws {
    for byte in 0...255 {
      let share = Double(byte) / 255
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      let values: [TokenValue] = [
        TokenValue("#808080" + digits), TokenValue(RGB(0x808080), opacity: share + 0.001),
        .displayP3(
          red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255,
          opacity: min(max(share - 0.001, 0), 1)),
      ]
      for value in values {
        let parsed = try #require(value.parsed)
        #expect(parsed.color == RGB(0x808080) && parsed.opacity == share, "\(value)")
      }
    }
  }

  @Test func aValueOfNoTextIsDescribedAsDigits() {
    #expect(TokenValue(RGB(0x0A7A5A)).description == "#0a7a5a")
    #expect(TokenValue(RGB(0x0A7A5A), opacity: 0.02).description == "#0a7a5a05")
    #expect(TokenValue(RGB(0x0A7A5A), opacity: .nan).description == "#0a7a5a00")
  }

  @Test func customRolesHaveValuesOrFallBack() throws {
    let rating = ColorRole(custom: "rating.fill", fallback: .accent)
    let other = ColorRole(custom: "other.fill", fallback: rating)
    var values = Self.values
    values[rating] = "#ABCDEF"
    let theme = try Theme(name: "mine", light: values, dark: [:])
    let scheme = theme.scheme(.light, .normal)
    #expect(scheme[rating] == RGB(0xABCDEF))
    #expect(!scheme.resolution(of: rating).isDerived)
    #expect(theme.scheme(.dark, .normal)[rating] == RGB(0xABCDEF))
    #expect(scheme[other] == scheme[.accent])
    #expect(scheme.resolution(of: other).reason.contains("does not know"))
    #expect(Theme.zatch.scheme(.dark, .high)[rating] == Theme.zatch.scheme(.dark, .high)[.accent])
  }

  @Test func aDarkThemeIsMirroredToo() throws {
    var values = Self.values
    values[.page] = "#101014"
    values[.surface] = "#1A1A1E"
    values[.text] = "#F0F0F0"
    values[.textSecondary] = "#A0A0A0"
    let theme = try Theme(name: "mine", light: [:], dark: values)
    #expect(theme.scheme(.light, .original)[.page] == RGB(0xF0F0F0))
    #expect(theme.scheme(.light, .original)[.text] == RGB(0x101014))
    let scheme = theme.scheme(.light, .normal)
    for pair in InkPair.all {
      let ratio = try #require(Contrast.normal.ratio(for: pair.kind))
      #expect(scheme.ratio(pair.ink, on: pair.fill) >= ratio, "\(pair.ink) on \(pair.fill)")
    }
  }

  @Test func noThemeOfAnyColoursTraps() throws {
    let seed: UInt64 = 0xF022
    var generator = SeededColors(state: seed)
    for _ in 0..<20 {
      let values = Self.values.mapValues { _ in TokenValue(generator.color().hex) }
      let theme = try Theme(name: "any", light: values, dark: [:])
      for appearance in Appearance.allCases {
        for contrast in Contrast.allCases {
          let scheme = theme.scheme(appearance, contrast)
          for role in BuiltInRole.allCases {
            #expect(scheme.resolution(role).adjusted == scheme[role], "seed \(seed)")
          }
        }
      }
    }
  }
}
