import GSDesign
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

/// The roles visible in a look decide which changes of colours affect it.
@Suite("Uses of roles")
struct RoleUseTests {
  private static let client = RenderingClient.rendering(widthPolicy: .grapheme)

  /// Each entry of a palette gets another value; the states that look different afterwards are those in which a role is seen
  /// that has another colour.
  @Test(arguments: Catalogue.builtIn.specimens)
  func aChangeMovesTheStatesThatShowARoleOfIt(_ specimen: Specimen) throws {
    let theme = specimen.home
    let before = EnvironmentChange(theme: theme, appearance: .light)
    let all = Array(SpecimenSpace(of: specimen, tiers: [.design, .interaction]).prefix(240))
    let states = stride(from: 0, to: all.count, by: max(1, all.count / 16)).map { all[$0] }
    let groups = states.map { LookGroups(of: [$0], under: before, .english, Self.client) }
    for entry in theme.paletteEntries {
      let changed = try theme.replacing(entry: entry, with: "#00B7A1")
      let change = ThemeChange(from: theme, to: changed)
      for (index, state) in states.enumerated() {
        let isPredicted = !groups[index].moved(by: change, .light, .original).isEmpty
        let isMeasured = change.moves(
          state.element(.english), under: EnvironmentChange(appearance: .light), Self.client)
        #expect(isPredicted == isMeasured, "\(specimen.id) \(index) \(entry)")
      }
    }
  }

  @Test func usesCountEachStateOnceForEachRole() {
    let specimen = Specimen.filledTag
    let environment = EnvironmentChange(theme: .zatch)
    let states = Array(SpecimenSpace(of: specimen))
    let uses = RoleUses(of: states, in: specimen, under: environment, .english, Self.client)
    for role in uses.roles {
      let expected = states.filter {
        Self.client.roles($0.element(.english), environment).contains(role)
      }
      #expect(uses[role].count == 1)
      #expect(uses[role][0].states == expected)
    }
    #expect(uses.roles.map(\.name) == uses.roles.map(\.name).sorted())
    #expect(uses[ColorRole(custom: "no.such.role", fallback: .page)].isEmpty)
  }

  @Test func usesOfSeveralSpecimensAreInOrder() {
    var all = RoleUses()
    for specimen in [Specimen.filledTag, .strokeTag] {
      all.add(
        RoleUses(
          of: SpecimenSpace(of: specimen), in: specimen, under: EnvironmentChange(theme: .zatch),
          .english, Self.client))
    }
    #expect(all[.page].map(\.specimen.id) == [Specimen.filledTag.id, Specimen.strokeTag.id])
    #expect(all[.tagPurpleSolid].map(\.specimen.id) == [Specimen.filledTag.id])
  }

  @Test func withoutARendererNoUsesAreFound() {
    let client = RenderingClient(
      width: { $0.count }, size: { _, _, _ in (1, 1) },
      looks: { _, environments in
        environments.map { _ in
          LookFingerprint(high: 0, low: 0, columns: 1, rows: 1, isBlank: true, isCut: false)
        }
      }, inks: { _, _ in [] })
    let uses = RoleUses(
      of: SpecimenSpace(of: .filledTag), in: .filledTag, under: EnvironmentChange(), .english,
      client)
    #expect(uses.roles.isEmpty)
  }
}
