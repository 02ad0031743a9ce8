import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// A hundred thousand specimens: built and drawn ones are counted, never timed.
@Suite("A catalogue of a hundred thousand specimens")
struct LargeCatalogueTests {
  /// One declaration under many ids; making them takes longer than everything else here.
  private static let catalogue = Catalogue(
    specimens: (0..<100_000).map { number in
      Specimen(
        "part-\(number / 20)/variant-\(number)", summary: Phrase("A part.", korean: "부품."),
        usage: Phrase("Here.", korean: "여기."), payload: number, axes: [],
        code: { payload, _ in "Part(\(payload))" },
        build: { _, _ in GSText(.body1, "part").lowered() })
    })

  /// Opened once: the search index is prepared when it opens.
  private static let opened = Session(catalogue: catalogue)

  private func session() -> Session { Self.opened }

  private func workbench(_ session: Session) -> Workbench {
    session.program.workbench(session.model)
  }

  @Test func onlyTheRowsThatAreSeenAreBuilt() {
    var session = session()
    for keys in [
      [KeyPress(.end)], [KeyPress(.up), KeyPress(.up)], [KeyPress(.home), KeyPress(.down)],
    ] {
      for key in keys { session.press(key) }
      let view = TreeView(tree: session.model.tree, workbench: workbench(session))
      let window = session.model.tree.window(in: view.workbench)
      #expect(view.rows(window).count <= 40)
      let place = session.model.tree.place(of: session.model.tree.row)
      #expect(place.map { window.places.contains($0) } == true)
    }
    #expect(session.model.tree.count == 105_000)
  }

  @Test func onlyShownVariantsAreCounted() {
    var session = session()
    #expect(session.model.counts.count < 60)
    session.press(KeyPress(.end))
    #expect(session.model.counts.count < 120)
  }

  @Test func searchingReadsAllNamesOnceAndThenOnlyTheResults() throws {
    var session = session()
    session.press(KeyPress("/"))
    session.type("9")
    #expect(session.model.overlays.palette?.specimens.examined == 100_000)
    let found = session.model.overlays.palette?.count
    session.type("9")
    #expect(session.model.overlays.palette?.specimens.examined == found)
    session.type("999")
    let search = try #require(session.model.overlays.palette)
    let lines = PaletteLines(search, hasPictures: true)
    let seen = search.sections.indices.map { lines.places(of: $0, in: 0..<40).count }
    #expect(seen.reduce(0, +) <= 40)
    session.press(KeyPress(.enter))
    #expect(session.link == "part-4999/variant-99999")
  }

  @Test func aLinkIsFoundByItsId() throws {
    let parsed = try Link.parse("part-4999/variant-99999", in: Self.catalogue)
    #expect(parsed.link.specimen == "part-4999/variant-99999")
    #expect(Self.catalogue.variants(of: "part-7").count == 20)
  }

  @Test func foldingMovesTheRowsBelow() {
    var session = session()
    session.press(KeyPress(.left), KeyPress(.left))
    #expect(session.model.tree.count == 104_980)
    #expect(session.model.tree.row(at: 1) == .component(1))
  }
}

@Suite("Tree")
struct TreeTests {
  /// Every row by the slow way: a list of all of them.
  private func allRows(_ index: CatalogueIndex, folded: Set<Int>) -> [TreeRow] {
    index.groups.enumerated().flatMap { group, members in
      let variants = members.specimens.map { TreeRow.specimen($0) }
      guard variants.count > 1 else { return variants }
      return [.component(group)] + (folded.contains(group) ? [] : variants)
    }
  }

  private static func index(by grouping: Grouping) -> CatalogueIndex {
    let catalogue = Catalogue.builtIn
    return CatalogueIndex(catalogue.specimens, by: grouping, themes: catalogue.themes)
  }

  @Test(arguments: Grouping.allCases)
  func arithmeticGivesTheSameRowsAsAList(grouping: Grouping) {
    var generator = SplitMix64(seed: 4)
    let index = Self.index(by: grouping)
    var tree = TreeModel(index)
    var folded: Set<Int> = []
    for _ in 0..<60 {
      let group = Int.random(in: index.groups.indices, using: &generator)
      tree.toggle(group)
      if folded.remove(group) == nil { folded.insert(group) }
      let rows = allRows(index, folded: folded)
      #expect(tree.count == rows.count)
      #expect(rows.indices.allSatisfy { tree.row(at: $0) == rows[$0] }, "seed 4")
      #expect(rows.indices.allSatisfy { tree.place(of: rows[$0]) == $0 }, "seed 4")
    }
    #expect(tree.row(at: -1) == .overview)
    #expect(tree.row(at: -2) == nil)
    #expect(tree.row(at: tree.count) == nil)
  }

  @Test func aComponentOfOneVariantIsOneRow() throws {
    let catalogue = Catalogue.builtIn
    var tree = TreeModel(catalogue.index)
    let index = try #require(catalogue.specimens.firstIndex { $0.id.text == "toast/default" })
    let group = tree.group(of: index)
    let place = try #require(tree.place(of: .specimen(index)))
    #expect(tree.place(of: .component(group)) == place)
    tree.fold(group)
    #expect(tree.place(of: .specimen(index)) == place)
    #expect(!tree.isApart(group))
    tree.row = .specimen(index)
    _ = tree.handle(.left)
    #expect(tree.row == .overview)
    tree.row = .component(group)
    _ = tree.handle(.right)
    #expect(tree.row == .specimen(index))
  }

  @Test(arguments: Grouping.allCases)
  func everyVariantIsOnceInItsSection(grouping: Grouping) {
    let catalogue = Catalogue.builtIn
    let index = Self.index(by: grouping)
    let all = index.groups.flatMap(\.specimens)
    #expect(all.sorted() == Array(catalogue.specimens.indices))
    #expect(Set(index.groups.map(\.name)).count == index.groups.count)
    for (place, group) in index.groups.enumerated() {
      #expect(index.group(group.name) == place)
      for (variant, specimen) in group.specimens.enumerated() {
        #expect(index.positions[specimen] == (place, variant))
        #expect(catalogue.specimens[specimen].component == group.component)
      }
    }
    let sections = index.groups.indices.filter(index.beginsSection)
      .compactMap { index.groups[$0].section?.english }
    let expected: [String] =
      switch grouping {
      case .component: []
      case .level: ["Foundations", "Atoms", "Molecules", "Organisms", "Screen"]
      case .system: ["GitSpace", "Zatch", "LionHeart", "RIBs-todo"]
      }
    #expect(sections == expected)
  }

  @Test func gSortsTreeAndOverviewAndKeepsThePlace() throws {
    var session = Session(catalogue: .builtIn, isOverview: true)
    session.press(KeyPress(.right))
    let shown = session.link
    var firsts: [String] = []
    for _ in Grouping.allCases {
      session.press(KeyPress("g"))
      #expect(session.link == shown)
      let workbench = session.program.workbench(session.model)
      let cards = session.model.overview.cards(in: workbench).cards
      #expect(cards.flatMap(\.specimens).count == Catalogue.builtIn.specimens.count)
      firsts.append(Catalogue.builtIn.specimens[cards[0].first].id.text)
      // Into a section's part of a component, up again, and to its first row in the tree.
      session.press(KeyPress(.enter), KeyPress(.escape), KeyPress(.escape))
      #expect(session.link == shown)
    }
    #expect(firsts == ["text/gitspace", "button/primary", "button/primary"])
    #expect(session.model.tree.index.grouping == .component)
  }

  @Test(arguments: Grouping.allCases)
  func aWindowShowsTheRowAndFillsItsLines(grouping: Grouping) {
    let tree = TreeModel(Self.index(by: grouping))
    for lines in 1...60 {
      for place in 0..<tree.count {
        let room = ScrollRoom(
          lines: tree.line(of: tree.count - 1) + 1, rows: lines, target: tree.line(of: place))
        let window = ListWindow(tree, room, from: room.followed)
        #expect(window.places.contains(place), "\(place) in \(lines)")
        let first = window.places.lowerBound
        let last = window.places.upperBound - 1
        let used =
          last + tree.blanks(above: last) - first - tree.blanks(above: first) + 1
          + window.leadingLines + (window.heading == nil ? 0 : 1)
        #expect(used <= lines)
        // Air and the name of a section that do not fit are left out together.
        #expect(used >= min(lines - 2, tree.count), "\(place) in \(lines)")
      }
    }
  }
}
