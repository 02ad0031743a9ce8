import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import TermRender

/// Screens made of components: their composition, and whether everything in them can be reached.
@Suite struct ScreenCompositionTests {
  private static let screens = Catalogue.builtIn.specimens.filter { $0.level == .screen }

  /// The initial states of a screen.
  private func restingStates(of screen: Specimen) -> [SpecimenState] {
    Array(SpecimenSpace(of: screen))
  }

  @Test func thereAreThree() {
    #expect(Self.screens.map(\.id) == ["screen/today", "screen/filter", "screen/stars"])
  }

  @Test(arguments: screens)
  func membersAreInReadingOrder(screen: Specimen) throws {
    for state in restingStates(of: screen) {
      for language in [Language.english, .korean] {
        let lowered = state.lowered(language)
        let places = state.members(language).indices.map { member in
          lowered.interactions.parts.first { state.member(at: $0, language) == member }
        }
        let parts = try places.map { try #require($0, "\(screen.id)") }
        let drawing = Renderer().draw(
          lowered.element, size: CellSize(columns: 60, rows: 60), environment: RenderEnvironment())
        let areas = try parts.map { part in
          try #require(drawing.regions.first { $0.id == part }?.area, "\(part)")
        }
        for (area, next) in zip(areas, areas.dropFirst()) {
          let isBelow = next.row >= area.row + area.rows
          #expect(isBelow || next.column >= area.column + area.columns, "\(screen.id) \(language)")
        }
        let stops = lowered.interactions.tabStops
        #expect(stops == lowered.interactions.parts.filter(stops.contains), "\(screen.id)")
      }
    }
  }

  @Test(arguments: screens)
  func theFocusWalksOverAllMembersAndEachActs(screen: Specimen) {
    for resting in restingStates(of: screen) {
      var state = resting
      _ = state.handle(.focus)
      let count = state.members(.english).count
      for member in 0..<count {
        var pressed = state
        let outcome = pressed.handle(.activate)
        #expect(outcome.isAction, "\(screen.id), member \(member): \(outcome)")
        let moved = state.handle(.move(.right))
        #expect((moved != .ignored) == (member < count - 1), "\(screen.id), member \(member)")
      }
    }
  }

  @Test(arguments: screens)
  func eachMemberActsByThePointer(screen: Specimen) {
    for resting in restingStates(of: screen) {
      for member in resting.members(.english).indices {
        var state = resting
        #expect(!state.handle(.pressDown(member)).isAction)
        #expect(state.handle(.pressUp(member)).isAction, "\(screen.id), member \(member)")
      }
    }
  }

  @Test(arguments: screens)
  func twoContainersKeepAllThatActs(screen: Specimen) {
    for state in restingStates(of: screen) {
      let alone = state.lowered(.english)
      let inside = GSPanel("Panel") { GSCard { Content(alone) } }.lowered()
      #expect(inside.interactions.parts == alone.interactions.parts)
      #expect(inside.interactions.tabStops == alone.interactions.tabStops)
      for part in alone.interactions.parts {
        #expect(inside.interactions.hasAction(part) == alone.interactions.hasAction(part))
      }
    }
  }

  @Test(arguments: screens, [(80, 24), (120, 40), (47, 51)])
  func itIsDrawnOnScreensOfEverySize(screen: Specimen, size: (columns: Int, rows: Int)) {
    for state in restingStates(of: screen) {
      let (columns, rows) = RenderingClient.rendering(widthPolicy: .grapheme).size(
        state.element(.english), EnvironmentChange(), size.columns)
      #expect(columns <= size.columns && rows <= size.rows, "\(screen.id): \(rows) rows")
    }
  }
}

/// The composition of components.
@Suite struct CompositionTests {
  private let composition = Composition(.builtIn)

  @Test func containersAreMadeOfTheirContent() {
    #expect(composition.parts(of: "sheet/default") == ["list"])
    #expect(composition.users(of: "list/default").contains("sheet/default"))
    #expect(composition.parts(of: "tag/group") == ["tag/filled", "text"])
    #expect(composition.parts(of: "button/primary").isEmpty)
    #expect(composition.users(of: "button/primary") == composition.users(of: "button/tag"))
    #expect(composition.sharing(of: "button/primary") > 1)
    #expect(composition.sharing(of: "button/primary") == composition.sharing(of: "button/tag"))
    #expect(composition.sharing(of: "sheet/default") >= 1)
  }

  @Test func screensAreMadeOfComponentsAlone() {
    for screen in Catalogue.builtIn.specimens where screen.level == .screen {
      // Sentences in a style of the system are words, not components.
      #expect(composition.parts(of: screen.id).count >= 4, "\(screen.id)")
    }
  }

  @Test func usersAreAtTheSameOrAHigherLevel() {
    let catalogue = Catalogue.builtIn
    for specimen in catalogue.specimens {
      for user in composition.users(of: specimen.id) {
        #expect(catalogue[user].map { $0.level >= specimen.level } == true, "\(user)")
      }
    }
  }

  @Test func aGraphNamesEveryVariantOnceAndEveryEdgeLeadsToANode() {
    let graph = ComponentGraph(Catalogue.builtIn.specimens, composition: composition)
    let names = graph.ranks.flatMap { $0.nodes.map(\.name) }
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(Catalogue.builtIn.specimens.map { composition.name(of: $0.id) }))
    #expect(Set(graph.ranks.flatMap { $0.nodes.flatMap(\.parts) }).isSubset(of: names))
    #expect(graph.text.hasPrefix("screen\n  screen/today"))
    #expect(graph.dot.contains("\"sheet/default\" -> \"list\""))
    #expect(graph.dot.filter { $0 == "{" }.count == graph.dot.filter { $0 == "}" }.count)
  }
}
