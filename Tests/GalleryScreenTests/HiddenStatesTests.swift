import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// The table of states, which may have no room for all of its columns and rows.
@Suite("States that have no room")
struct HiddenStatesTests {
  private static let widths = [60, 64, 70, 76, 80, 96, 100, 104, 108, 112, 120, 140, 160, 200]

  /// The line above the table says so, whatever the width, the component and the language.
  @Test(arguments: [Language.english, .korean])
  func thePageSaysThatColumnsOrRowsAreHidden(language: Language) {
    var screens = Screens(columns: 60, rows: 30, language: language, catalogue: .builtIn)
    let phrase = language == .english ? "not shown" : "생략"
    var count = 0
    for (place, columns) in Self.widths.enumerated() {
      _ = screens.program.update(&screens.model, .resized(columns: columns, rows: 30))
      for (index, specimen) in Catalogue.builtIn.specimens.enumerated()
      where Effort.isLong || (place + index).isMultiple(of: 4) {
        screens.model.canvas.specimen = index
        let workbench = screens.program.workbench(screens.model)
        guard let canvas = screens.program.canvas(screens.model, workbench) else { continue }
        let table = canvas.layout.table
        guard !table.isEmpty, !table.hiddenColumns.isEmpty || table.hiddenRows > 0 else { continue }
        count += 1
        let lines = screens.text.split(separator: "\n").filter { $0.contains(phrase) }
        #expect(!lines.isEmpty, "\(specimen.id) at \(columns)")
      }
    }
    #expect(count > 50)
  }

  @Test func theNumberOfStatesMakesRoomForTheHiddenOnes() {
    let screens = Screens(columns: 100, rows: 30, language: .english)
    let line = screens.text.split(separator: "\n").first { $0.contains("purple  yellow") }
    #expect(line?.contains("not shown") == true)
    #expect(line?.contains("32 states") == false)
  }
}
