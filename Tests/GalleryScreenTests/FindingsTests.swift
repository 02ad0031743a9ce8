import StateSpace
import Synchronization
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import TermRender
@testable import Workbench

/// A gallery that performs its effects: themes are replaced, and slices are looked at.
private struct Gallery {
  var program: GalleryProgram
  var model: GalleryModel
  var effects: [GalleryEffect] = []

  init(
    _ catalogue: Catalogue = .tags, columns: Int = 100, rows: Int = 30, isOverview: Bool = false,
    probe: RenderingClient = .rendering(widthPolicy: .grapheme),
    _ change: (inout GalleryOptions) -> Void = { _ in }
  ) {
    var options = GalleryOptions()
    if !isOverview { options.link = catalogue.specimens.first.map { Link($0) } }
    change(&options)
    program = GalleryProgram(catalogue: catalogue, options: options, probe: probe)
    model = program.initialModel
    send(.resized(columns: columns, rows: rows))
  }

  mutating func send(_ event: Event) {
    effects = program.update(&model, event)
    for case .showTheme(let theme, _) in effects { program = program.replacing(theme) }
  }

  mutating func press(_ keys: KeyPress...) { for key in keys { send(.key(key)) } }

  /// Looks at slices until none is asked for any more.
  mutating func rest() {
    while model.findings.isWaiting { send(.timer(FindingsModel.timer)) }
  }

  var drawing: Drawing {
    Renderer().draw(
      program.view(model), size: CellSize(columns: model.columns, rows: model.rows),
      environment: RenderEnvironment(theme: .chrome))
  }

  var text: String { drawing.surface.plainText }
  var list: FindingsList? { model.overlays.findings }
  var causes: [ContrastCause] { list?.report.contrast.entries.map(\.cause) ?? [] }
}

extension FindingsReport.Item {
  fileprivate var cause: ContrastCause? {
    switch self {
    case .pair(let entry): entry.cause
    case .fault: nil
    }
  }
}

@Suite("The audit in the gallery")
struct FindingsTests {
  private static let key = KeyPress("P")

  /// A component whose two states look the same.
  private static let unmarked: Specimen = {
    struct Plain: Hashable, Sendable { var isOn = false }
    return Specimen(
      "unmarked/default", home: .zatch, payload: Plain(), axes: [.toggle("on", \.isOn)],
      build: { _, _ in Content(.label("plain")).lowered() })
  }()

  /// The whole list, from its first item.
  private static func listed(
    _ catalogue: Catalogue = .tags, columns: Int = 100, rows: Int = 30,
    _ change: (inout GalleryOptions) -> Void = { _ in }
  ) -> Gallery {
    var gallery = Gallery(catalogue, columns: columns, rows: rows, change)
    gallery.press(key)
    gallery.rest()
    gallery.press(KeyPress(.home))
    return gallery
  }

  @Test func theListMatchesTheAudit() throws {
    let client = RenderingClient.rendering(widthPolicy: .grapheme)
    for specimen in Catalogue.builtIn.specimens
    where SpecimenSpace(of: specimen, tiers: [.design, .interaction]).count(upTo: 25) < 25 {
      let catalogue = Catalogue(specimens: [specimen])
      let audit = Audit(
        of: try Filters(in: catalogue), settings: [], walk: RandomWalk(seed: 1, steps: 0),
        probe: client,
        other: client)
      let report = audit.report(
        on: specimen, under: LawSetting.published(specimen, in: catalogue))
      let expected = ContrastCause.causes(of: report.findings)
      #expect(Self.listed(catalogue).causes == expected, "\(specimen.id.text)")
    }
  }

  @Test func brokenRulesAreListedAndOpenTheirState() throws {
    let client = RenderingClient.rendering(widthPolicy: .grapheme)
    let catalogue = Catalogue(specimens: [Self.unmarked, .filledTag])
    let audit = Audit(
      of: nil, settings: [], walk: FindingsModel.walk, probe: client, other: client)
    let expected = audit.report(
      on: Self.unmarked, under: LawSetting.published(Self.unmarked, in: catalogue)
    ).findings.filter { $0.rule != .contrast }
    #expect(expected.contains { $0.rule == .merged })
    var gallery = Self.listed(catalogue) { $0.countsFindings = true }
    #expect(gallery.list?.report.faults.map(\.finding) == expected)
    #expect(gallery.text.contains(", \(expected.count) broken rule"))
    let pairs = try #require(gallery.list?.report.contrast.open.count)
    #expect(gallery.model.findings.mark(of: [0]) == expected.count)
    for _ in 0..<pairs { gallery.press(KeyPress(.down)) }
    #expect(gallery.text.contains("› \(expected[0].name.english)  unmarked"))
    gallery.press(KeyPress(.enter))
    #expect(gallery.list == nil)
    #expect(gallery.model.state == expected[0].link.state)
    #expect(gallery.text.contains(expected[0].seen.english))
  }

  @Test func aWaiverOfARuleTakesItsFaultsFromTheBadge() throws {
    let gallery = Self.listed(Catalogue(specimens: [Self.unmarked])) { options in
      options.waive { FindingWaivers { finding, _ in finding.rule == .merged ? "Known." : nil } }
    }
    let faults = try #require(gallery.list?.report.faults)
    let waived = faults.filter { $0.waiver != nil }
    #expect(!waived.isEmpty && waived.allSatisfy { $0.finding.rule == .merged })
    #expect(gallery.model.findings.mark(of: [0]) == faults.count - waived.count)
    #expect(gallery.list?.items.last == waived.last.map(FindingsReport.Item.fault))
  }

  @Test func aVariantWithTooManyStatesIsListedAsUnchecked() {
    struct Wide: Hashable, Sendable { var first = 0, second = 0 }
    let numbers = (0..<101).map { (name: "\($0)", value: $0) }
    let wide = Specimen(
      "wide/default", home: .zatch, payload: Wide(),
      axes: [
        .choice("first", \.first, values: numbers), .choice("second", \.second, values: numbers),
      ],
      build: { _, _ in Content(.label("wide")).lowered() })
    let gallery = Self.listed(Catalogue(specimens: [wide]))
    #expect(gallery.text.contains("Not checked, more than 10,000 states: wide."))
    #expect(!gallery.text.contains("every rule holds"))
  }

  @Test func noEventLooksAtMoreThanASlice() {
    let count = Mutex(0)
    let whole = RenderingClient.rendering(widthPolicy: .grapheme)
    var probe = RenderingClient(
      width: whole.width, size: whole.size, looks: whole.looks,
      inks: { element, change in
        count.withLock { $0 += 1 }
        return whole.inks(element, change)
      })
    probe.roles = whole.roles
    func counted(_ body: () -> Void) -> Int {
      count.withLock { $0 = 0 }
      body()
      return count.withLock { $0 }
    }
    var gallery = Gallery(isOverview: true, probe: probe) { $0.countsFindings = true }
    #expect(gallery.model.findings.isWaiting)
    #expect(counted { gallery.press(Self.key, KeyPress(.down)) } == 0)
    #expect(counted { _ = gallery.program.view(gallery.model) } == 0)
    var slices: [Int] = []
    while gallery.model.findings.isWaiting {
      slices.append(counted { gallery.send(.timer(FindingsModel.timer)) })
    }
    // The states of both appearances are read once, a slice at a time; the rest makes one finding each.
    let states = gallery.model.findings.stateCount
    let full = slices.filter { $0 == FindingsModel.slice }.count
    #expect(full >= 2 * (states / FindingsModel.slice) - 4)
    let found = gallery.causes.count
    #expect(found > 0)
    #expect(slices.filter { $0 > FindingsModel.slice }.count <= 4 * found)
    #expect(slices.count >= 2 * states / FindingsModel.slice + found)
  }

  @Test func itIsCountedOnlyWhereItIsAskedFor() {
    var gallery = Gallery(isOverview: true)
    #expect(!gallery.model.findings.isWaiting)
    gallery.press(KeyPress(.down))
    #expect(!gallery.model.findings.isWaiting)
    gallery.press(Self.key)
    #expect(gallery.model.findings.isWaiting)
  }

  @Test func cardsAndTheTreeAreMarked() throws {
    var gallery = Gallery(columns: 120, rows: 40, isOverview: true) { $0.countsFindings = true }
    #expect(!gallery.text.contains("!"))
    gallery.rest()
    let filled = gallery.model.findings.mark(of: [0])
    let stroke = gallery.model.findings.mark(of: [1])
    #expect(filled > 0 && stroke > 0)
    let lines = gallery.text.split(separator: "\n")
    #expect(lines.contains { $0.contains("filled") && $0.contains("!\(filled)  32") })
    #expect(lines.contains { $0.contains("stroke") && $0.contains("!\(stroke)  16") })
    #expect(lines.contains { $0.contains("Tag · filled") && $0.contains("!\(filled)  32") })
  }

  @Test func findingsOfAnotherThemeNameTheirTheme() {
    var gallery = Gallery(columns: 120, rows: 40) { $0.countsFindings = true }
    gallery.rest()
    #expect(gallery.text.contains("▲ 32 of 32 states: low contrast"))
    #expect(!gallery.text.contains("low contrast · in "))
    #expect(gallery.text.contains("!"))
    gallery.model.environment.theme = "lionheart"
    #expect(gallery.text.contains("32 of 32 states: low contrast · in zatch"), "\(gallery.text)")
    #expect(!gallery.text.contains("!"), "\(gallery.text)")
    gallery.model.environment.theme = nil
    gallery.model.environment.contrast = .high
    #expect(gallery.text.contains("low contrast · as published"), "\(gallery.text)")
    #expect(!gallery.text.contains("!"), "\(gallery.text)")
  }

  @Test func lowContrastOnlyUnderAPressIsMarkedAsPressed() {
    var gallery = Gallery(Catalogue(specimens: [.floatingButton]), columns: 120, rows: 40) {
      $0.countsFindings = true
    }
    gallery.rest()
    #expect(gallery.text.contains("1 of 1 state: low contrast (pressed 2.6)"), "\(gallery.text)")
  }

  /// Also where two sheets, one above the other, fill the page.
  @Test func everyPageOfUsualHeightEndsWithItsCheck() throws {
    for specimen in Catalogue.builtIn.specimens {
      let gallery = Gallery(.builtIn, columns: 120, rows: 40) {
        $0.link = Link(specimen)
        $0.countsFindings = true
      }
      #expect(gallery.text.contains("  Check  "), "\(specimen.id.text)\n\(gallery.text)")
    }
  }

  @Test func lowContrastOnlyInFocusIsMarkedAsFocused() throws {
    var gallery = Gallery(Catalogue(specimens: [.logArea]), columns: 120, rows: 40) {
      $0.countsFindings = true
    }
    gallery.rest()
    // Without room for words, the key alone says how to list them.
    #expect(
      gallery.text.contains(/4 of 4 states: low contrast \(focused 2\.5\) {3}P *\n/),
      "\(gallery.text)")
  }

  /// Beside the findings of a component, the list begins with these, and Enter stays at the component.
  @Test(arguments: [true, false])
  func theListBeginsWithTheOpenComponent(isCounted: Bool) throws {
    let catalogue = Catalogue(specimens: [.floatingButton, .logArea])
    for (index, specimen) in catalogue.specimens.enumerated() {
      var gallery = Gallery(catalogue, columns: 120, rows: 40) { $0.countsFindings = isCounted }
      gallery.model.canvas.specimen = index
      gallery.rest()
      gallery.press(Self.key)
      gallery.rest()
      #expect(gallery.list?.items.count { $0.concerns(specimen.id) } ?? 0 > 0)
      #expect(gallery.list?.items.count { !$0.concerns(specimen.id) } ?? 0 > 0)
      let cause = try #require(gallery.list?.chosen?.cause)
      #expect(cause.states[specimen.id]?.isEmpty == false, "\(specimen.id.text): \(cause.id)")
      gallery.press(KeyPress(.enter))
      #expect(gallery.program.context(gallery.model) == .color)
      #expect(gallery.model.specimen == index)
      #expect(cause.states[specimen.id]?.contains(gallery.model.state) == true)
    }
  }

  /// Also if the list was left on a finding of another component, and this one is counted only now.
  @Test func theListBeginsWithTheOpenComponentAfterAnother() throws {
    let catalogue = Catalogue(specimens: [.floatingButton, .logArea])
    var gallery = Gallery(catalogue, columns: 120, rows: 40)
    gallery.press(Self.key)
    while gallery.list?.items.isEmpty == true { gallery.send(.timer(FindingsModel.timer)) }
    #expect(gallery.list?.chosen?.concerns(catalogue.specimens[0].id) == true)
    gallery.press(KeyPress(.end), KeyPress(.escape))
    #expect(gallery.model.overlays.lastFinding != nil)
    gallery.model.canvas.specimen = 1
    gallery.press(Self.key)
    #expect(gallery.list?.chosen?.concerns(catalogue.specimens[1].id) == false)
    gallery.rest()
    #expect(gallery.list?.chosen?.concerns(catalogue.specimens[1].id) == true)
  }

  @Test func waivedFindingsAreUnmarkedAndComeLast() throws {
    var gallery = Gallery(columns: 120, rows: 40, isOverview: true) { options in
      options.countsFindings = true
      options.waive { FindingWaivers { _, _ in "Published so." } }
    }
    gallery.rest()
    #expect(!gallery.text.contains("!"))
    gallery.press(Self.key)
    gallery.rest()
    #expect(gallery.text.contains("0 token pairs, "))
    #expect(gallery.text.contains("Published so."))
    let all = try #require(gallery.list?.report.contrast.waived.count)
    var other = Self.listed { options in
      options.waive {
        FindingWaivers { _, cause in cause?.appearance == .light ? "Published so." : nil }
      }
    }
    other.press(KeyPress(.end))
    let report = try #require(other.list?.report.contrast)
    #expect(report.open.count + report.waived.count == all)
    #expect(report.open.allSatisfy { $0.cause.appearance == .dark })
    #expect(other.list?.chosen?.cause?.appearance == .light)
  }

  @Test func waiversOfAPackageAreRead() throws {
    let specimen = Specimen.filledTag
    let catalogue = Catalogue(specimens: [specimen])
    let cause = try #require(Self.listed(catalogue).causes.first)
    let line =
      "contrast:\(cause.ink?.name ?? "")/\(cause.fill?.name ?? "")=\(cause.ratioText) * 2999-01-01 Agreed."
    func report(_ line: String) throws -> ContrastReport {
      let waivers = try AuditWaivers(Array(line.utf8), name: "audit.waivers", in: catalogue)
      let gallery = Self.listed(catalogue) { options in
        options.waive { waivers.reasons(in: catalogue) }
      }
      return try #require(gallery.list?.report.contrast)
    }
    #expect(try report(line).waived.contains { $0.cause.id == cause.id && $0.waiver == "Agreed." })
    let expired = line.replacing("2999", with: "2001")
    #expect(try report(expired).waived.isEmpty)
  }

  @Test func enterOpensTheEditorWithTheSmallestChange() throws {
    var gallery = Self.listed()
    let cause = try #require(gallery.list?.chosen?.cause)
    let mend = try #require(cause.mend)
    let before = try #require(gallery.program.catalogue.theme(named: cause.theme))
    gallery.press(KeyPress(.enter))
    #expect(gallery.program.context(gallery.model) == .color)
    #expect(gallery.model.colorEdit?.target.role == cause.ink)
    #expect(gallery.model.colorEdit?.color.hex == mend.new.hex.lowercased())
    let open = gallery.program.catalogue.specimens[gallery.model.specimen].id
    #expect(cause.states[open]?.contains(gallery.model.state) == true)
    let after = try #require(gallery.program.catalogue.theme(named: cause.theme))
    #expect(after != before)
    gallery.press(KeyPress("u"))
    #expect(gallery.program.catalogue.theme(named: cause.theme) == before)
    gallery.press(.control("r"), KeyPress(.enter))
    #expect(gallery.program.catalogue.theme(named: cause.theme) == after)
    gallery.press(Self.key)
    gallery.rest()
    #expect(!gallery.causes.contains { $0.id == cause.id })
  }

  @Test func theSettingsOfAPairEndWithItsEditor() throws {
    var gallery = Self.listed()
    let before = gallery.model.environment
    let place = try #require(gallery.causes.firstIndex { $0.appearance == .dark })
    for _ in 0..<place { gallery.press(KeyPress(.down)) }
    gallery.press(KeyPress(.enter))
    #expect(gallery.model.environment.appearance == .dark)
    #expect(gallery.program.context(gallery.model) == .color)
    gallery.press(KeyPress(.escape))
    #expect(gallery.model.environment == before)
    gallery.press(KeyPress("n"))
    #expect(gallery.model.environment != before)
  }

  @Test func everyPairOpensTheEditorOrSaysWhyNot() throws {
    var gallery = Self.listed()
    for place in 0..<gallery.causes.count {
      var copy = gallery
      for _ in 0..<place { copy.press(KeyPress(.down)) }
      let cause = try #require(copy.list?.chosen?.cause)
      #expect(cause == gallery.causes[place])
      copy.press(KeyPress(.enter))
      if copy.model.toast == nil {
        let (ink, fill) = try (
          #require(cause.fault.pair.inkRole), #require(cause.fault.pair.fillRole)
        )
        let theme = try #require(copy.program.catalogue.theme(named: cause.theme))
        let scheme = theme.scheme(cause.appearance, .original)
        #expect(
          ContrastRatio(scheme[ink], on: scheme[fill]).value >= cause.fault.needed, "\(cause.id)"
        )
        #expect(copy.model.colorEdit?.isChanged == true, "\(cause.id)")
      } else {
        #expect(copy.model.colorEdit?.isChanged != true, "\(cause.id)")
      }
    }
    gallery = Self.listed { $0.editing = .none }
    gallery.press(KeyPress(.enter))
    #expect(gallery.model.toast == .tells(.noEditing))
    #expect(gallery.list != nil)
  }

  @Test(arguments: [(100, 30), (80, 24), (40, 12), (24, 6)])
  func aClickOnAnyRowDoesTheSameAsEnter(_ size: (columns: Int, rows: Int)) throws {
    let gallery = Self.listed(columns: size.columns, rows: size.rows)
    var clicked = 0
    for region in gallery.drawing.regions {
      guard case .finding(let id)? = GalleryPart(region.id) else { continue }
      var copy = gallery
      let row = region.area.row
      let column = region.area.column + region.area.columns / 2
      let hit = copy.drawing.regions.last { other in
        other.area.row <= row && row < other.area.row + other.area.rows
          && other.area.column <= column && column < other.area.column + other.area.columns
      }
      copy.send(.pointer(.pressed(.primary), hit?.id))
      clicked += 1
      let isOpen = copy.program.context(copy.model) == .color
      #expect(isOpen || copy.model.toast != nil, "\(id)")
      if isOpen {
        let cause = try #require(gallery.causes.first { $0.id == id })
        #expect(copy.model.colorEdit?.target.role == cause.ink, "\(id)")
      }
    }
    #expect(clicked > 0)
  }

  @Test(arguments: [
    ("contrast", Language.english), ("audit", .english), ("대비", .korean), ("감사", .korean),
  ])
  func thePaletteFindsIt(_ word: String, _ language: Language) throws {
    for isOverview in [true, false] {
      var gallery = Gallery(isOverview: isOverview) { $0.language = language }
      gallery.press(.control("p"))
      gallery.send(.paste(word))
      _ = gallery.program.view(gallery.model)
      let palette = try #require(gallery.model.overlays.palette)
      let found = (0..<palette.count).contains { place in
        guard case .item(let index)? = palette[place] else { return false }
        return palette.items[index].action == .command(.findings(.toggle))
      }
      #expect(found)
    }
  }

  @Test func itsKeyIsFreeInEveryMode() {
    for context in KeyContext.allCases where !Command.table.typesText(context) {
      let commands = Command.table.entries(in: context).filter { $0.keys.contains(Self.key) }
      #expect(commands.allSatisfy { $0.command == .findings(.toggle) }, "\(context)")
    }
    for context in [KeyContext.tree, .canvas, .knobs, .inspect, .overview, .matrix, .page] {
      #expect(Command.table.command(for: Self.key, in: context) == .findings(.toggle))
    }
  }

  @Test func escapeAndTheKeyCloseItAndTheKeysStayWithTheirPair() throws {
    var gallery = Self.listed()
    gallery.press(KeyPress(.down), KeyPress(.down))
    let chosen = gallery.list?.chosen
    gallery.press(KeyPress(.escape))
    #expect(gallery.list == nil)
    gallery.press(Self.key)
    #expect(gallery.list?.chosen == chosen)
    gallery.press(Self.key)
    #expect(gallery.list == nil)
  }

  @Test func followersSeeTheScreenBelowTheList() {
    var gallery = Gallery()
    let scene = gallery.program.scene(of: gallery.model)
    gallery.press(Self.key)
    gallery.rest()
    #expect(gallery.program.scene(of: gallery.model) == scene)
  }

  @Test func itIsDrawnAtEverySize() {
    for language in [Language.english, .korean] {
      var gallery = Self.listed { $0.language = language }
      gallery.press(KeyPress(.end))
      for columns in [1, 2, 19, 20, 21, 39, 40, 59, 60, 71, 72, 99, 200] {
        for rows in [1, 4, 5, 6, 9, 12, 24, 60] {
          gallery.send(.resized(columns: columns, rows: rows))
          let surface = gallery.drawing.surface
          #expect((surface.columns, surface.rows) == (columns, rows))
        }
      }
    }
  }

  @Test func aPairIsAlwaysShownTheSameWay() throws {
    let catalogue = Catalogue(specimens: [.filledTag])
    let lines = Self.listed(catalogue, columns: 80, rows: 24).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix("  Audit   9 token pairs  "))
    #expect(lines[2].hasSuffix(" 1/9"))
    #expect(lines[3] == "  Published colours, light and dark: 1 variant, 112 states")
    #expect(lines[5].hasPrefix("▎ ›  Aa  →  Aa   tagYellow.onTint on tagYellow.tint  "))
    #expect(lines[5].hasSuffix("  ! 1.70 / 4.5"))
    #expect(lines[6].hasPrefix("▎                zatch light · 24 states · tag  "))
    #expect(lines[6].hasSuffix("  #FFAB42 → #955300"))
    let narrow = Self.listed(catalogue, columns: 40, rows: 12) { $0.language = .korean }.text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(narrow[1].hasPrefix(" 감사   토큰 조합 9개"))
    #expect(narrow[2].contains("Aa"))
    #expect(narrow[3].contains("! 1.70 / 4.5  #FFAB42 → #955300"))
    #expect(narrow[4].contains("zatch 라이트"))
  }

  /// The list of the whole catalogue, which takes seconds to make.
  private static let whole = listed(.builtIn)

  /// Every pair that the catalogue has, waived or not.
  @Test(arguments: [(40, 12), (40, 24), (60, 16)], [Language.english, .korean])
  func aNarrowScreenHasTheGroundTheRatioAndTheChange(
    size: (columns: Int, rows: Int), language: Language
  ) throws {
    var gallery = Self.whole
    gallery.model.language = language
    gallery.send(.resized(columns: size.columns, rows: size.rows))
    let report = try #require(gallery.list?.report)
    #expect(report.contrast.open.count > 10)
    for item in report.items {
      defer { gallery.press(KeyPress(.down)) }
      guard case .pair(let entry) = item else { continue }
      let lines = gallery.text.split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(lines.firstIndex { $0.contains("› ") })
      let cause = entry.cause
      for name in [cause.ink?.name, cause.fill?.name].compactMap({ $0 }) {
        // A name without room has its end.
        let isWhole = lines[start].contains(name)
        #expect(isWhole || lines[start].contains(name.suffix(6)), "\(lines[start]) \(name)")
      }
      #expect(lines[start + 1].contains("\(cause.ratioText) / \(cause.fault.needed)"))
      if let mend = cause.mend, entry.waiver == nil {
        #expect(lines[start + 1].contains("\(mend.old.hex) → \(mend.new.hex)"))
      }
    }
  }

  @Test func theAuditOpensFromTheColourEditorAndTheEditsStay() throws {
    for keys in [["right"], ["right", "="], ["right", "p"]] {
      var gallery = Gallery(.builtIn, columns: 120, rows: 40)
      gallery.press(KeyPress(.tab), KeyPress("E"))
      for key in keys { gallery.press(try #require(KeyPress(named: key))) }
      let unsaved = gallery.model.editing.unsaved
      #expect(!unsaved.isEmpty)
      let items = gallery.program.statusItems(gallery.model)
      #expect(gallery.program.context(gallery.model) != .canvas, "\(items)")
      gallery.press(Self.key)
      #expect(gallery.list != nil && gallery.model.overlays.editor == nil, "\(keys)")
      #expect(gallery.model.editing.unsaved == unsaved)
      gallery.press(KeyPress(.escape))
      #expect(gallery.list == nil && gallery.model.editing.unsaved == unsaved)
    }
    var typing = Gallery(.builtIn, columns: 120, rows: 40)
    typing.press(KeyPress(.tab), KeyPress("E"), KeyPress("#"), Self.key)
    #expect(typing.list == nil && typing.model.overlays.editor != nil, "keys type a value there")
    // A component that takes no letters leaves it the key.
    var interacting = Gallery(.builtIn, columns: 120, rows: 40)
    interacting.press(KeyPress(.tab), KeyPress(.enter), Self.key)
    #expect(interacting.list != nil && interacting.model.place.isInteracting)
  }

  @Test func aClickOnAFrameBeforeTheListDoesNothing() {
    var gallery = Gallery(columns: 120, rows: 40, isOverview: true)
    let regions = gallery.drawing.regions
    gallery.press(Self.key)
    gallery.rest()
    for region in regions {
      guard let part = GalleryPart(region.id), !part.isPart(of: .findings) else { continue }
      var copy = gallery
      copy.send(.pointer(.pressed(.primary), region.id))
      #expect(copy.model.place == gallery.model.place && copy.list == gallery.list, "\(region.id)")
    }
  }

  @Test func openingAnEntryOfThePaletteClosesTheList() {
    var gallery = Self.listed()
    gallery.press(.control("p"))
    gallery.send(.paste("tag/stroke"))
    gallery.press(KeyPress(.enter))
    #expect(gallery.list == nil)
    #expect(gallery.model.specimen == 1)
    gallery.press(.control("p"))
    gallery.send(.paste("audit contrast"))
    gallery.press(KeyPress(.enter))
    #expect(gallery.list != nil)
  }

  @Test func itIsReadLineByLine() throws {
    let program = GalleryProgram(
      catalogue: .tags, probe: .rendering(widthPolicy: .grapheme))
    var linear = LinearGallery(program)
    let all = linear.answer("audit")
    let expected = Self.listed().causes
    #expect(all.first == "\(expected.count) token pairs.")
    #expect(all.count == expected.count + 1)
    let first = try #require(expected.first)
    #expect(all[1].hasPrefix("1. \(first.theme) "))
    #expect(all[1].contains("\(first.ratioText) of \(first.fault.needed)"))
    #expect(linear.answer("1").first?.hasPrefix(first.finding.link.specimen.text) == true)
    #expect(linear.answer("감사").count < all.count)
    #expect(linear.answer("audit tag").count == all.count)
    #expect(linear.answer("audit nothing").first?.contains("nothing") == true)
    #expect(linear.answer("search contrast").contains { $0.hasSuffix("Audit contrast and rules") })
  }
}
