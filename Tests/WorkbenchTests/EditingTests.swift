import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// A gallery whose host shows the themes that it edits.
struct EditingSession {
  var program: GalleryProgram
  var model: GalleryModel
  var effects: [GalleryEffect] = []

  init(
    _ change: (inout GalleryOptions) -> Void = { _ in }, themes: [Theme] = [],
    probe: RenderingClient = plainProbe
  ) {
    var options = GalleryOptions()
    options.link = Link(.filledTag)
    change(&options)
    program = GalleryProgram(
      catalogue: Catalogue.tags.appending([], themes: themes), options: options, probe: probe)
    model = program.initialModel
    send(.resized(columns: 120, rows: 40))
  }

  mutating func send(_ event: Event) {
    effects = program.update(&model, event)
    for case .showTheme(let theme, _) in effects { program = program.replacing(theme) }
  }

  mutating func press(_ keys: KeyPress...) { for key in keys { send(.key(key)) } }

  mutating func type(_ text: String) { for character in text { press(KeyPress(character)) } }

  var context: KeyContext { program.context(model) }

  func theme(_ name: String) throws -> Theme { try #require(program.catalogue.theme(named: name)) }

  var shown: Theme { get throws { try theme(try #require(model.colorEdit).target.theme) } }

  var hex: String? { model.colorEdit?.color.hex }
}

extension EditingSession {
  /// A theme of token files.
  static func acme(
    accent: TokenValue = "#0a7a5a", lengths: [ThemeLength] = [], styles: [GSTextStyle] = []
  ) throws -> Theme {
    try Theme(
      name: "acme",
      light: [
        .page: "#ffffff", .surface: "#f4f4f4", .text: "#1a1a1a", .textSecondary: "#5a5a5a",
        .destructive: "#c00020", .accent: accent, .onAccent: "#ffffff", .outline: "#8a8a8a",
      ], dark: [:], textStyles: styles, lengths: lengths)
  }

  /// A gallery in the theme of token files.
  init(_ theme: Theme, _ tokens: ThemeTokens, _ editing: ColorEditing = .files) {
    self.init(
      {
        $0.editing = editing
        $0.environment.theme = theme.name
        $0.tokens = [theme.name: tokens]
      }, themes: [theme])
  }

  /// The editor at the number of a path, such as `spacing.tag20`; it stays closed if the state has none.
  mutating func open(_ path: String) {
    press(KeyPress("E"))
    guard let open = model.overlays.editor,
      let place = open.lengths.firstIndex(where: { $0.path == path })
    else { return }
    for _ in 0..<open.roles.count + place { press(KeyPress(.tab)) }
  }
}

@Suite("Editing colours")
struct EditingTests {
  @Test func aKeyOpensTheColoursOfTheStateAndTabGoesThroughThem() throws {
    var session = EditingSession()
    session.press(KeyPress("E"))
    #expect(session.context == .color)
    let open = try #require(session.model.overlays.editor)
    #expect(open.roles.count > 1)
    #expect(session.model.colorEdit?.target.role == open.roles[0])
    session.press(KeyPress(.tab))
    #expect(session.model.colorEdit?.target.role == open.roles[1])
    session.press(KeyPress(.tab, modifiers: .shift), KeyPress(.tab, modifiers: .shift))
    #expect(session.model.overlays.editor?.length == open.lengths.last)
    #expect(!open.lengths.isEmpty)
    session.press(KeyPress(.escape))
    #expect(session.context == .tree)
  }

  @Test("the same key opens it everywhere outside text fields", arguments: ["I", "i", "m"])
  func aSmallEOpensIt(key: String) {
    var session = EditingSession()
    session.type(key + "e")
    #expect(session.context == .color)
    session.press(KeyPress(.escape))
    #expect(session.context != .color)
    #expect(session.context != .tree)
  }

  @Test func aStepChangesTheThemeAndUndoGivesTheSameThemeBack() throws {
    var session = EditingSession()
    session.press(KeyPress("E"))
    let before = try session.shown
    session.press(KeyPress(.right))
    #expect(try session.shown != before)
    #expect(session.model.themeEdits == 1)
    session.press(KeyPress("u"))
    #expect(try session.shown == before)
    session.press(.control("r"))
    #expect(try session.shown != before)
    session.press(KeyPress("r"))
    #expect(try session.shown == before)
  }

  @Test func undoOfEveryStepGivesTheSameThemeAndRedoTheSameAgain() throws {
    let seed: UInt64 = 18_711
    var generator = SplitMix64(seed: seed)
    var session = EditingSession()
    session.press(KeyPress("E"))
    let keys: [KeyPress] = [
      KeyPress(.left), KeyPress(.right), KeyPress(.up), KeyPress(.down), KeyPress("H"),
      KeyPress("L"), KeyPress("r"),
    ]
    var themes = [try session.shown]
    for _ in 0..<200 {
      session.press(keys[Int.random(in: 0..<keys.count, using: &generator)])
      let now = try session.shown
      while themes.count <= session.model.colorEdit?.history.past.count ?? 0 {
        themes.append(now)
      }
    }
    let count = try #require(session.model.colorEdit).history.past.count
    #expect(count > 50, "seed \(seed)")
    for step in (0..<count).reversed() {
      session.press(KeyPress("u"))
      #expect(try session.shown == themes[step], "step \(step), seed \(seed)")
    }
    for step in 1...count {
      session.press(.control("r"))
      #expect(try session.shown == themes[step], "step \(step), seed \(seed)")
    }
  }

  @Test func escapeGivesUpEverythingSinceItWasOpened() throws {
    var session = EditingSession()
    session.press(KeyPress("E"))
    let name = try session.shown.name
    let first = try session.shown
    session.press(KeyPress(.right), KeyPress(.enter))
    let kept = try session.theme(name)
    #expect(kept != first)
    session.press(KeyPress("E"), KeyPress("#"))
    session.type("123456")
    session.press(KeyPress(.enter), KeyPress(.tab), KeyPress(.left))
    #expect(try session.shown != kept)
    session.press(KeyPress(.escape))
    #expect(try session.theme(name) == kept)
    // An applied edit can still be undone.
    session.press(KeyPress("E"), KeyPress("u"))
    #expect(try session.shown == first)
  }

  @Test func everyKeyChangesItsOwnChannelAndStaysInItsRange() throws {
    for space in TokenColorSpace.allCases {
      let parts = space.channels.enumerated().map { index, channel in
        channel.range.lowerBound / 4 + channel.range.upperBound * (0.2 + 0.15 * Double(index))
      }
      let first = EditedColor(try #require(TokenColor(space, parts, alpha: 0.5)))
      for channel in first.channels {
        // A handle changes components, and a component changes handles.
        let others =
          first.ownChannels.contains(channel) ? first.ownChannels : first.handleChannels
        for steps in [1, -1, 10, -10] {
          let moved = first.moved(channel, by: steps)
          #expect(moved[channel] != first[channel], "\(space) \(channel)")
          for other in others + [.opacity] where other != channel {
            #expect(moved[other] == first[other], "\(space) \(channel), \(other)")
          }
        }
        var color = first
        let range = color.range(of: channel)
        for _ in 0..<40 { color = color.moved(channel, by: 10) }
        #expect(range.contains(color[channel]), "\(space) \(channel)")
        for _ in 0..<80 { color = color.moved(channel, by: -10) }
        #expect(range.contains(color[channel]), "\(space) \(channel)")
      }
    }
  }

  @Test func everyByteComesBackFromItsChannels() {
    for value in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x1357) {
      #expect(EditedColor(RGB(value)).shown == RGB(value))
    }
    for byte in 0...255 {
      let hex = EditedColor(RGB(0x336699), opacity: Double(byte) / 255).hex
      #expect(EditedColor(typed: hex)?.hex == hex)
    }
  }

  @Test func chromaStopsWhereSRGBDoes() {
    var color = EditedColor(RGB(0x808080))
    for _ in 0..<200 { color = color.moved(.chroma, by: 1) }
    #expect(color.isInSRGB)
    #expect(!color.with(.chroma, color[.chroma] + 0.004).isInSRGB)
  }

  @Test func aHexIsTypedAndAnythingElseIsRefused() throws {
    var session = EditingSession()
    session.press(KeyPress("E"), KeyPress("#"))
    #expect(session.context == .colorText)
    session.type("12ab")
    session.send(.paste("\u{1B}[;Jf\n0 xyz"))
    session.press(KeyPress(.enter))
    #expect(session.hex == "#12abf0")
    #expect(session.context == .color)
    for wrong in ["", "1", "12345", "#######", "1234567"] {
      let before = session.hex
      session.press(KeyPress("#"))
      if wrong.isEmpty { for _ in 0..<6 { session.press(KeyPress(.backspace)) } }
      session.type(wrong)
      session.press(KeyPress(.enter))
      #expect(session.context == .colorText, "\(wrong)")
      guard case .fails(let words)? = session.model.toast else {
        Issue.record("nothing is said of \(wrong)")
        return
      }
      #expect(words.english.contains("is not a colour"))
      session.press(KeyPress(.escape))
      #expect(session.hex == before)
    }
    session.press(KeyPress("#"))
    session.type("abc")
    session.press(KeyPress(.backspace), KeyPress("d"), KeyPress(.enter))
    #expect(session.hex == "#aabbdd")
  }

  @Test func theShownValueIsEditedByBackspaceAndReplacedByADigit() {
    var session = EditingSession()
    func keys() -> [String] { session.program.statusItems(session.model).map(\.what) }
    session.press(KeyPress("E"), KeyPress("#"))
    session.type("9e7cfe")
    session.press(KeyPress(.enter), KeyPress("#"))
    #expect(session.model.overlays.editor?.typed?.text == "9e7cfe")
    #expect(keys().contains("replace"))
    session.press(KeyPress(.backspace))
    #expect(session.model.overlays.editor?.typed?.text == "9e7cf")
    #expect(!keys().contains("replace"))
    session.press(KeyPress("0"), KeyPress(.enter))
    #expect(session.hex == "#9e7cf0")
    session.press(KeyPress("#"), KeyPress("1"))
    #expect(session.model.overlays.editor?.typed?.text == "1")
    session.press(KeyPress(.escape), KeyPress("#"), KeyPress(.enter))
    #expect(session.hex == "#9e7cf0", "taken as it was")
  }

  @Test func thePageStaysOpaque() throws {
    let theme = Theme.zatch
    var editing = EditingModel()
    let opened = editing.open([.page], in: theme, .light, .original)
    let editor = try #require(opened)
    let color = try #require(EditedColor(typed: "11223344"))
    editing.take(color, in: editor)
    #expect(editing.current(in: editor)?.color.hex == "#112233")
  }

  @Test func theEyedropperTakesTheColourOfAnyCell() throws {
    var session = EditingSession()
    session.press(KeyPress("E"))
    let styles = [
      Style(foreground: Paint(RGB(0x010203)), background: Paint(RGB(0xAABBCC))),
      Style(background: Paint(RGB(0x445566))), .plain,
    ]
    let cells = [0, 1, 2, 1].map { CellPicture.Cell(text: "x", columns: 1, style: $0) }
    let picture = CellPicture(columns: 2, rows: 2, cells: cells, styles: styles)
    session.model.overlays.editor?.dropper = DropperModel(picture)
    #expect(session.context == .dropper)
    session.press(KeyPress(.up), KeyPress(.left), KeyPress(" "), KeyPress(.enter))
    #expect(session.hex == "#010203")
    session.model.overlays.editor?.dropper = DropperModel(picture)
    session.send(.pointer(.pressed(.primary), GalleryPart.picked(1, of: Stamp(picture)).id))
    #expect(session.hex == "#445566")
    #expect(session.context == .color)
    // The terminal's own colour has no value to pick.
    session.model.overlays.editor?.dropper = DropperModel(picture)
    session.press(KeyPress(.down), KeyPress(.left), KeyPress(.enter))
    #expect(session.context == .dropper)
    session.send(.pointer(.pressed(.primary), GalleryPart.picked(99_999, of: Stamp(picture)).id))
    session.send(.pointer(.pressed(.primary), GalleryPart.picked(-5, of: Stamp(picture)).id))
    #expect(DropperModel(CellPicture(columns: 0, rows: 0, cells: [], styles: [])) == nil)
  }

  @Test func aColourPrintedAtTheEndIsNotDiscarded() throws {
    var session = EditingSession { $0.editing = .files }
    session.press(KeyPress("E"), KeyPress(.right), KeyPress("s"))
    #expect(session.model.toast == .tells(.printedLater))
    let hex = try #require(session.hex)
    // Escape discards changes made after saving; saved ones stay.
    session.press(KeyPress(.right), KeyPress(.right), KeyPress(.escape))
    #expect(session.context != .color)
    let printed = try #require(session.program.unsavedColors(session.model))
    #expect(printed.contains("+") && printed.contains(hex), "\(printed)")
    session.press(KeyPress("E"))
    #expect(session.hex == hex)
    session.press(KeyPress(.escape))
    #expect(session.program.unsavedColors(session.model) == printed)
  }

  @Test func withoutSavingEscapeGivesEverythingUp() {
    var session = EditingSession { $0.editing = .files }
    session.press(KeyPress("E"), KeyPress(.right), KeyPress(.escape))
    #expect(session.program.unsavedColors(session.model) == nil)
  }

  @Test func aChangeOfTheColoursPageStaysWhenAColourIsEdited() throws {
    var session = EditingSession { $0.editing = .files }
    session.press(KeyPress("E"), KeyPress(.right), KeyPress(.enter))
    let theme = try #require(session.model.editing.unsaved.first).target.theme
    let mend = RoleMend(
      role: .tagYellowOnTint, appearance: .light, old: RGB(0xFFFFFF), new: RGB(0x123456))
    let shown = try session.theme(theme)
    let mended = session.model.editing.take(mend, in: shown)
    session.program = session.program.replacing(mended)
    #expect(try session.theme(theme).scheme(.light, .original)[mend.role] == mend.new)
    session.press(KeyPress("E"), KeyPress(.right), KeyPress(.escape))
    let edited = try session.theme(theme).scheme(.light, .original)[mend.role]
    #expect(edited == mend.new, "an edit keeps it")
    let base = try #require(session.model.editing.base(theme))
    session.program.show(base, nil, .readingThemes, &session.model)
    let readAgain = try session.theme(theme).scheme(.light, .original)[mend.role]
    #expect(readAgain == mend.new, "the file that is read again keeps it")
  }
}
