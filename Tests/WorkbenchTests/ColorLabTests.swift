import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import Workbench

/// The losses of reduced colours, and the palettes they come from.
@Suite("The colour lab")
struct ColorLabTests {
  private let probe = RenderingClient.rendering(widthPolicy: .grapheme)
  private let zatch = EnvironmentChange(theme: .zatch, appearance: .light, contrast: .original)

  @Test func shownColoursAreReadFromTheCells() throws {
    let roles: [ColorRole] = [.page, .tagPurpleTint, .tagPurpleOnTint]
    let all = try #require(probe.shown(roles, in: zatch, at: .truecolor))
    #expect(all.allSatisfy { $0.distance == 0 && $0.asked == $0.shown })
    #expect(all.map(\.asked) == roles.map { Theme.zatch.scheme(.light, .original)[$0] })
    for (depth, palette) in [
      (ColorDepth.indexed256, IndexedPalette.xterm240), (.indexed16, IndexedPalette.xterm16),
    ] {
      let few = try #require(probe.shown(roles, in: zatch, at: depth))
      for color in few {
        #expect(palette.colors.contains(color.shown))
        #expect(color.distance == Lab(color.asked).difference2000(to: Lab(color.shown)))
      }
      #expect(few.contains { $0.distance > ShownColor.noticeable })
    }
    #expect(probe.shown([], in: zatch, at: .indexed16) == [])
    #expect(plainProbe.shown(roles, in: zatch, at: .indexed16) == nil)
  }

  @Test func distancesHaveNames() {
    for (distance, shift) in [
      (0.0, ShownColor.Shift.none), (0.1, .unnoticed), (2.29, .unnoticed), (2.3, .noticed),
      (9.99, .noticed), (10, .other), (60, .other),
    ] {
      #expect(ShownColor.Shift(distance) == shift, "\(distance)")
    }
  }

  @Test func redAndGreenComeNearWithoutRedOrGreenCones() {
    func color(_ role: ColorRole, _ hex: UInt32) -> ShownColor {
      ShownColor(role: role, asked: RGB(hex), shown: RGB(hex))
    }
    let colors = [color(.destructive, 0x8A6A00), color(.accent, 0x4F7F00), color(.page, 0xFFFFFF)]
    #expect(VisionLoss.losses(of: colors, with: .none) == [])
    let lost = VisionLoss.losses(of: colors, with: .deutan)
    #expect(lost.map(\.first) == [.destructive] && lost.map(\.second) == [.accent])
    #expect(lost.allSatisfy { $0.left < 10 && $0.distance >= 20 })
    #expect(VisionLoss.losses(of: colors, with: .tritan) == [])
  }

  @Test func aRampHasEachColourOnceFromDarkToLight() {
    for theme in Theme.builtIn {
      for appearance in Appearance.allCases {
        let scheme = theme.scheme(appearance, .original)
        let ramps = PaletteRamps(scheme).ramps
        let colors = ramps.flatMap(\.entries).map(\.color)
        #expect(Set(colors).count == colors.count)
        #expect(Set(colors) == Set(BuiltInRole.allCases.map { scheme[ColorRole($0)] }))
        for ramp in ramps {
          #expect(ramp.entries.map(\.lightness) == ramp.entries.map(\.lightness).sorted())
          #expect(ramp.entries.allSatisfy { PaletteRamps.Family($0.color) == ramp.family })
        }
      }
    }
  }

  @Test func huesHaveTheirNames() {
    let hues: [(UInt32, PaletteRamps.Family)] = [
      (0x808080, .grey), (0xFF0000, .red), (0xFF8000, .orange), (0xFFE000, .yellow),
      (0x00A000, .green), (0x00C0C0, .cyan), (0x0050FF, .blue), (0x8000FF, .purple),
      (0xFF40C0, .pink),
    ]
    for (hex, family) in hues { #expect(PaletteRamps.Family(RGB(hex)) == family, "\(RGB(hex))") }
  }

  @Test func gapsAndNearDuplicatesAreNamed() throws {
    let theme = try Theme(
      name: "gaps",
      light: [
        .page: "#FFFFFF", .surface: "#FEFEFE", .text: "#101010", .textSecondary: "#101010",
        .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#303030",
      ], dark: [:])
    let ramps = PaletteRamps(theme.scheme(.light, .original))
    let near = try #require(ramps.duplicates.first)
    #expect([near.first.color, near.second.color].contains(RGB(0xFEFEFE)))
    #expect(near.distance < 1)
    func entry(_ level: UInt32) -> PaletteRamps.Entry {
      PaletteRamps.Entry(name: "\(level)", others: 0, color: RGB(level << 16 | level << 8 | level))
    }
    let greys = PaletteRamps.Ramp(family: .grey, entries: [0x10, 0x30, 0xB0, 0xFF].map(entry))
    #expect(greys.gaps.map(\.below.name) == ["48"] && greys.gaps.map(\.above.name) == ["176"])
  }

  @Test(arguments: [40, 76, 116, 170], [Language.english, .korean])
  func itFitsTheRoom(columns: Int, language: Language) throws {
    for id in ["tag/filled", "button/primary", "tab-bar/bottom", "screen/today"] {
      let specimen = try #require(Catalogue.builtIn[VariantID(id)])
      let lab = ColorLab(
        of: specimen.initialState.element(.english), under: zatch, on: .indexed256, language,
        columns: columns, probe)
      let picture = try #require(
        probe.picture(
          lab.element, .chrome(.light), CellSize(columns: columns, rows: 1000)))
      #expect(picture.columns <= columns)
      let text = picture.plainText
      for depth in ColorDepth.allCases {
        let word = Setting.depth.word(depth.rawValue)[language]
        #expect(text.contains(word), "\(id) \(word)")
      }
      for vision in Vision.allCases {
        let word = Setting.vision.word(vision.rawValue)[language]
        #expect(text.contains(word), "\(id) \(word)")
      }
      for phrase in [
        Phrase.labDepths, .labVisions, .labColors, .labContrast, .labPalette("zatch"), .labScreen,
      ] {
        #expect(text.contains(phrase[language]), "\(id): \(phrase.english)")
      }
    }
  }

  @Test func anUnnoticeableShiftIsNotReportedAsNone() throws {
    let specimen = try #require(Catalogue.builtIn[VariantID("button/primary")])
    let lab = ColorLab(
      of: specimen.initialState.element(.english),
      under: EnvironmentChange(theme: .gitspace, appearance: .light, contrast: .original),
      on: .truecolor, .english, columns: 170, probe)
    let picture = try #require(
      probe.picture(lab.element, .chrome(.light), CellSize(columns: 170, rows: 1000)))
    let text = picture.plainText.split(separator: "\n").prefix(4).joined(separator: " ")
    #expect(text.contains("this screen, all colours as"))
    #expect(text.contains("no colour shifts so much"))
    #expect(text.contains("colours shift,"))
  }

  /// The ratio is that of the cells, which is another one in fewer colours.
  @Test(arguments: [
    (ColorDepth.truecolor, Vision.none, "Contrast", "is 2.05:1"),
    (.indexed256, .none, "Contrast · 256", "is 1.94:1"),
    (.indexed256, .achroma, "Contrast · 256 · achroma", "below 4.5"),
  ]) func theContrastNamesItsDepthAndVision(
    depth: ColorDepth, vision: Vision, title: String, ratio: String
  ) throws {
    let specimen = try #require(Catalogue.builtIn[VariantID("tag/filled")])
    var review = zatch
    (review.depth, review.vision) = (depth, vision)
    let lab = ColorLab(
      of: specimen.initialState.element(.english), under: review, on: .truecolor, .english,
      columns: 100, probe)
    let picture = try #require(
      probe.picture(lab.element, .chrome(.light), CellSize(columns: 100, rows: 1000)))
    let lines = picture.plainText.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let place = try #require(lines.firstIndex { $0 == title }, "\(picture.plainText)")
    #expect(lines[place + 1].contains(ratio))
  }

  @Test func faintPairsAreShownWithAChange() throws {
    let specimen = try #require(Catalogue.builtIn[VariantID("tag/filled")])
    let lab = ColorLab(
      of: specimen.initialState.element(.english), under: zatch, on: .truecolor, .english,
      columns: 100, probe)
    let fault = try #require(lab.faults.first)
    #expect(fault.pair.inkRole == .tagPurpleOnTint)
    let picture = try #require(
      probe.picture(lab.element, .chrome(.light), CellSize(columns: 100, rows: 1000)))
    #expect(picture.plainText.contains(fault.seen.english))
    #expect(picture.plainText.contains("#6841BE"))
  }
}

/// The lab as a page of the gallery.
@Suite("The page of the colour lab")
struct ColorLabPageTests {
  private func session() -> Session {
    var options = GalleryOptions()
    options.environment.theme = "zatch"
    var session = Session(
      catalogue: .builtIn, options: options, probe: .rendering(widthPolicy: .grapheme))
    let index = Catalogue.builtIn.specimens.firstIndex { $0.id.text == "tag/filled" } ?? 0
    session.program.show(index, &session.model)
    return session
  }

  @Test func aKeyOpensItAndClosesIt() {
    var session = session()
    session.press(KeyPress("s"))
    #expect(session.model.overlays.page?.topic == .colors)
    #expect(session.program.context(session.model) == .page)
    session.press(KeyPress("i"))
    #expect(session.model.overlays.page?.topic == .component)
    session.press(KeyPress("s"))
    #expect(session.model.overlays.page?.topic == .colors)
    session.press(KeyPress("s"))
    #expect(session.model.overlays.page == nil)
    session.press(KeyPress("s"))
    session.press(KeyPress(.escape))
    #expect(session.model.overlays.page == nil)
  }

  @Test func scrollingEndsAtItsEnds() {
    var session = session()
    session.press(KeyPress("s"))
    session.press(KeyPress(.up))
    #expect(session.model.overlays.page?.scroll == 0)
    session.press(KeyPress(.end))
    let last = session.model.overlays.page?.scroll ?? 0
    #expect(last > 0)
    session.press(KeyPress(.down))
    #expect(session.model.overlays.page?.scroll == last)
    session.press(KeyPress(.home))
    #expect(session.model.overlays.page?.scroll == 0)
  }

  @Test func enterAppliesTheFirstChangeToTheTheme() throws {
    var session = session()
    session.press(KeyPress("s"))
    let mend = try #require(session.model.overlays.page?.mend)
    session.effects = []
    session.press(KeyPress(.enter))
    guard case .showTheme(let theme, let phrase?)? = session.effects.last else {
      Issue.record("\(session.effects)")
      return
    }
    #expect(theme.name == "zatch" && theme.scheme(.light, .original)[mend.role] == mend.new)
    #expect(phrase.english.contains(mend.new.hex))
    // With the theme in its place the change is made, and the page has another or none.
    let mended = session.program.replacing(theme)
    var model = session.model
    mended.learn(.theme(phrase, isBroken: false), &model)
    _ = mended.update(&model, .resized(columns: 121, rows: 40))
    #expect(model.overlays.page?.topic == .colors)
    #expect(model.overlays.page?.mend != mend)
  }

  @Test func withNothingToFixTheKeySaysSo() {
    var session = session()
    session.model.environment.contrast = .normal
    session.press(KeyPress("s"))
    session.effects = []
    session.press(KeyPress(.enter))
    #expect(session.effects.isEmpty)
    #expect(session.model.toast == .tells(.labNothingToMend))
  }

  @Test func followersSeeItToo() throws {
    var session = session()
    session.press(KeyPress("s"))
    session.press(KeyPress(.down))
    let scene = session.program.scene(of: session.model)
    #expect(scene.overlays.page == PageModel.Presented(topic: .colors, scroll: 1))
    let line = FollowMessage.scene(scene).line
    #expect(try FollowMessage(line: Array(line.dropLast())) == .scene(scene))
  }
}
