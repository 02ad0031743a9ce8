import StateSpace
import Synchronization
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// How often something was asked for.
private final class Counter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}

@Suite struct OverviewTests {
  private func session(_ catalogue: Catalogue = .builtIn, columns: Int = 120) -> Session {
    Session(catalogue: catalogue, columns: columns, isOverview: true)
  }

  private func context(_ session: Session) -> KeyContext {
    session.program.context(session.model)
  }

  /// The place of a variant in the catalogue.
  private static func place(_ id: VariantID) -> Int {
    Catalogue.builtIn.specimens.firstIndex { $0.id == id } ?? -1
  }

  @Test func withoutALinkItIsTheFirstScreen() {
    let session = session()
    #expect(session.model.place.isOverview)
    #expect(context(session) == .overview)
    #expect(Session(catalogue: .builtIn).model.place.isStage)
  }

  @Test func everySpecimenHasACardAndFewStatesShareOne() {
    let workbench = session().program.workbench(session().model)
    let cards = workbench.overview.cards(in: workbench)
    let specimens = Catalogue.builtIn.specimens
    #expect(cards.cards.flatMap(\.specimens).sorted() == Array(specimens.indices))
    for (index, specimen) in specimens.enumerated() {
      let card = cards.cards[cards.place(of: index)]
      #expect(card.specimens.contains(index), "\(specimen)")
    }
    let shared = cards.cards.filter { $0.specimens.count > 1 }.map { specimens[$0.first].component }
    #expect(
      shared == [
        "button", "card", "bubble", "text-field", "text-area", "split", "button", "toggle",
        "bubble", "text-field", "radio", "button", "field", "row", "button", "image",
      ])
    // Each system has its cards together, on its own ground.
    #expect(
      cards.sections.map { $0.name?.english } == ["GitSpace", "Zatch", "LionHeart", "RIBs-todo"])
    for section in cards.sections {
      let homes = Set(
        section.places.flatMap { cards.cards[$0].specimens.map { specimens[$0].home.name } })
      #expect(homes.count == 1, "\(homes)")
    }
  }

  @Test func bracketsGoFromSystemToSystem() {
    var session = session()
    session.press(KeyPress("]"))
    #expect(session.link == "tag/filled")
    session.press(KeyPress(.right), KeyPress("]"))
    #expect(session.link == "button/round")
    session.press(KeyPress(.right), KeyPress("["))
    #expect(session.link == "button/round")
    session.press(KeyPress("["), KeyPress("["), KeyPress("["))
    #expect(session.link == "button/neutral", "it wraps at the ends")
  }

  @Test func arrowsWalkFromCardToCardAndStopAtTheEnds() {
    var session = session()
    #expect(session.link == "button/primary")
    session.press(KeyPress(.left), KeyPress(.up))
    #expect(session.link == "button/primary")
    session.press(KeyPress(.right))
    #expect(session.link == "tab-bar/home")
    session.press(KeyPress(.down))
    #expect(session.link == "badge/default")
    session.press(KeyPress(.up))
    #expect(session.link == "tab-bar/home")
    // A section begins a row, and is come to from the last row of the one above.
    session.press(KeyPress("]"), KeyPress(.up))
    #expect(session.link == "key-line/default")
    session.press(KeyPress(.down))
    #expect(session.link == "tag/filled")
    session.press(KeyPress(.end), KeyPress(.down), KeyPress(.right))
    #expect(session.link == "layout/constraints")
    session.press(KeyPress(.home))
    #expect(session.link == "button/primary")
  }

  @Test func enterGoesInAndEscapeUpToTheTop() {
    var session = session()
    session.press(KeyPress("]"), KeyPress(.enter))
    #expect(session.model.place.isStage)
    #expect(context(session) == .canvas)
    #expect(session.link == "tag/filled")
    session.press(KeyPress(.escape))
    #expect(session.model.place.isOverview)
    #expect(session.model.overview.component == Catalogue.builtIn.index.group("tag"))
    #expect(
      session.model.tree.row == .component(session.model.tree.group(of: Self.place("tag/filled"))))
    session.press(KeyPress(.escape))
    #expect(session.model.overview.component == nil)
    #expect(session.model.tree.row == .overview)
    let top = session.model
    session.press(KeyPress(.escape), KeyPress(.escape))
    #expect(session.model == top)
    #expect(session.link == "tag/filled")
  }

  @Test func theCardOfAComponentLeadsToItsVariants() {
    var session = session()
    session.press(KeyPress(.enter))
    #expect(session.model.place.isStage)
    #expect(session.link == "button/primary")
    session.press(KeyPress("]"))
    #expect(session.link == "button/secondary")
    #expect(context(session) == .canvas)
    session.press(KeyPress(.escape), KeyPress(.escape))
    #expect(session.model.overview.component == nil)
    // The first variant is opened, wherever one was before.
    session.press(KeyPress(.enter))
    #expect(session.link == "button/primary")
  }

  @Test func aCardThatIsPressedIsOpened() {
    var session = session()
    session.click(card: Self.place("tag/stroke"))
    #expect(session.link == "tag/stroke")
    #expect(session.model.place.isStage)
    session.press(KeyPress(.escape), KeyPress(.escape))
    session.click(card: 0)
    #expect(session.link == "button/primary" && session.model.place.isStage)
    // A press that comes late, when the page is open already, does nothing.
    session.click(card: 1)
    let open = session.model
    session.click(card: 0)
    #expect(session.model == open)
  }

  @Test func eachCardIsSeenInItsHomeUntilAThemeIsChosen() {
    var session = session()
    func themes() -> [String?] {
      let workbench = session.program.workbench(session.model)
      return ["button/primary", "tag/filled", "navigation-bar/default"].map {
        workbench.review(of: Self.place($0)).theme?.name
      }
    }
    #expect(themes() == ["gitspace", "zatch", "lionheart"])
    session.press(KeyPress("t"), KeyPress("t"))
    #expect(themes() == ["zatch", "zatch", "zatch"])
    session.press(KeyPress("T"), KeyPress("T"))
    #expect(themes() == ["gitspace", "zatch", "lionheart"])
    // On a page the first key leads to another theme than the one that is seen.
    session.press(KeyPress("]"), KeyPress(.enter), KeyPress("t"))
    #expect(session.link == "tag/filled@theme=lionheart")
  }

  @Test func theMatrixAndTheSearchLeadBack() {
    var session = session()
    session.press(KeyPress("m"))
    #expect(session.model.place.isMatrix)
    #expect(session.model.matrix.component == 0)
    session.press(KeyPress(.escape))
    #expect(session.model.place.isOverview)
    session.press(KeyPress("]"), KeyPress(.right), KeyPress("m"))
    #expect(session.model.matrix.component == nil)
    session.press(KeyPress(.escape), KeyPress("/"))
    #expect(context(session) == .palette)
    session.press(KeyPress(.escape))
    #expect(session.model.place.isOverview)
    session.press(KeyPress("/"))
    session.type("toast")
    session.press(KeyPress(.enter))
    #expect(session.link == "toast/default")
    #expect(context(session) == .canvas)
  }

  @Test func theTreeLeadsEverywhere() {
    var session = session()
    session.press(KeyPress(.tab))
    #expect(context(session) == .tree)
    session.press(KeyPress(.down))
    #expect(session.model.overview.component == 0)
    session.press(KeyPress(.enter))
    #expect(context(session) == .overview)
    session.press(KeyPress(.tab), KeyPress(.down))
    #expect(session.model.place.isStage)
    #expect(session.link == "button/primary")
    session.press(KeyPress(.home))
    #expect(session.model.place.isOverview)
    #expect(session.model.overview.component == nil)
  }

  @Test func onlyVisibleCardsAreMeasuredAndOnlyOnce() {
    let measured = Counter()
    let probe = RenderingClient(
      width: plainProbe.width,
      size: { _, _, columns in
        measured.add()
        return (min(10, columns), 3)
      }, looks: plainProbe.looks, inks: plainProbe.inks)
    let specimens = (0..<2_000).map { number in
      Specimen(
        "own/v\(number)", payload: number, axes: []
      ) { number, _ in Lowered(element: .label("\(number)"), interactions: InteractionTable()) }
    }
    var session = Session(
      catalogue: Catalogue(specimens: [Specimen.filledTag] + specimens), probe: probe,
      isOverview: true)
    _ = session.program.view(session.model)
    let first = measured.count
    #expect((1..<60).contains(first))
    _ = session.program.view(session.model)
    #expect(measured.count == first)
    session.press(KeyPress(.enter), KeyPress(.escape))
    _ = session.program.view(session.model)
    let opened = measured.count
    session.press(KeyPress(.down))
    _ = session.program.view(session.model)
    #expect(measured.count - opened < 60)
  }

  @Test(arguments: [(120, 40, 3), (80, 24, 2), (200, 60, 6), (64, 20, 1), (40, 12, 1), (20, 5, 1)])
  func cardsFillThePaneAndNoneIsCut(columns: Int, rows: Int, perRow: Int) {
    let plan = ScreenPlan(columns: columns, rows: rows)
    let geometry = OverviewGeometry(plan, sections: [0..<5, 5..<12])
    #expect(geometry.perRow == perRow)
    let gap = OverviewGeometry.gap
    #expect(geometry.perRow * (geometry.cardColumns + gap) + gap <= plan.overviewColumns)
    #expect(geometry.perColumn * (geometry.cardRows + 1) - 1 <= plan.bodyRows)
    for place in 0..<12 {
      let room = geometry.room(showing: place)
      #expect(geometry.seen(from: room.followed).contains(place))
    }
  }
}
