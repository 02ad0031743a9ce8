import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite struct VariantTabTests {
  private func session(_ link: String = "tag/filled", columns: Int = 120) throws -> Session {
    var options = GalleryOptions()
    options.link = try Link.parse(link, in: .builtIn).link
    return Session(catalogue: .builtIn, options: options, columns: columns)
  }

  private func place(_ id: VariantID) -> Int {
    Catalogue.builtIn.specimens.firstIndex { $0.id == id } ?? -1
  }

  @Test func bracketsWalkTheVariantsAndWrapAtTheEnds() throws {
    var session = try session()
    var seen: [String] = []
    for _ in 0..<5 {
      seen.append(session.link)
      session.press(KeyPress("]"))
    }
    #expect(seen == ["tag/filled", "tag/stroke", "tag/outlined", "tag/town", "tag/group"])
    #expect(session.link == "tag/filled")
    session.press(KeyPress("["))
    #expect(session.link == "tag/group")
  }

  @Test func thePaneAndTheWayOfLookingStay() throws {
    var session = try session()
    session.press(KeyPress(.tab), KeyPress(.tab))
    let pane = session.model.pane
    session.press(KeyPress("]"))
    #expect(session.model.pane == pane && session.link == "tag/stroke")
    var measured = try self.session()
    measured.press(KeyPress("I"), KeyPress("]"))
    #expect(measured.model.inspect != nil && measured.link == "tag/stroke")
    var large = try self.session()
    large.press(KeyPress("z"), KeyPress("]"))
    #expect(large.model.zoom.isOn && large.link == "tag/stroke")
  }

  @Test func aClickOpensATabAndALateOneDoesNothing() throws {
    var session = try session()
    session.click(.tab(place("tag/group")))
    #expect(session.link == "tag/group")
    let open = session.model
    session.click(.tab(place("button/primary")))
    #expect(session.model.specimen == open.specimen, "it belongs to another component")
    // The component that has the keys is left.
    session.click(.tab(place("tag/filled")))
    session.press(KeyPress(.tab), KeyPress(.enter))
    #expect(session.model.place.isInteracting)
    session.click(.tab(place("tag/stroke")))
    #expect(session.link == "tag/stroke" && session.model.place.isStage)
  }

  @Test func aComponentOfOneVariantHasNone() throws {
    var session = try session("calendar/challenge")
    let before = session.model
    session.press(KeyPress("]"))
    #expect(session.model.specimen == before.specimen)
    let workbench = session.program.workbench(session.model)
    #expect(VariantTabs.rows(of: 40, in: workbench) == 0)
    #expect(!session.program.statusItems(session.model).contains { $0.what == "variant" })
  }

  @Test func helpPaletteAndKeyLineKnowTheKeys() throws {
    let session = try session()
    let (program, model) = (session.program, session.model)
    #expect(program.statusItems(model).contains { $0.what == "variant" })
    #expect(program.helpLines(model).contains { $0.what == "variant" })
    let names = program.paletteItems(model).map { $0.title.english }
    #expect(names.contains("Next variant") && names.contains("Previous variant"))
  }
}
