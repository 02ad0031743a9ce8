import GSDesign
import GalleryKit
import TermRender
import Testing

@testable import team_gallery

@Suite struct ChipTests {
  @Test func pressingTurnsItOnAndOff() {
    var chip = Chip()
    #expect(chip.handle(.activate) == .selected(0))
    #expect(chip.isOn)
    #expect(chip.handle(.activate) == .deselected(0))
  }

  @Test func aDisabledChipIgnoresEverything() {
    var chip = Chip(isDisabled: true)
    #expect(chip.handle(.activate) == .ignored)
    #expect(!chip.isOn)
  }

  @Test func itShowsItsTitle() {
    #expect(Chip(title: "Swift").plainText().contains("Swift"))
  }

  @Test func theCatalogueIsSound() throws {
    #expect(try Catalogue.own().problems == [])
  }
}
