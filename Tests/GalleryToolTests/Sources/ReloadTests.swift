import Foundation
import GalleryTesting
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// Themes whose sources are read and asked again while the gallery shows them.
@Suite("Themes that are reloaded") struct ReloadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SourceTokens.text(), to: "acme.json")
  }

  private var file: String { folder.path + "/acme.json" }

  private func gallery(_ source: ThemeSource) throws -> SourceGallery {
    var context = ToolContext(
      catalogue: .builtIn,
      environment: ProcessEnvironment(variables: [
        "XDG_CACHE_HOME": folder.path + "/cache", "PATH": "/usr/bin:/bin",
      ]))
    context.declared = [DeclaredTheme(name: "acme", source: source)]
    return try SourceGallery(try context.opening([], asking: .later))
  }

  private func accent(_ act: borrowing GalleryAct) -> String? {
    act.program.catalogue.theme(named: "acme")?.scheme(.light, .original)[.accent].hex
  }

  private func words(_ model: GalleryModel) -> String {
    switch model.toast {
    case .tells(let phrase)?, .fails(let phrase)?, .says(let phrase)?: phrase.english
    case .copied, .impossible, nil: ""
    }
  }

  @Test func aKeyRunsACommandAgain() throws {
    var gallery = try gallery(.command(["sh", "-c", "cat '\(file)'"]))
    gallery.look { act, _ in accent(act) == "#0033CC" }
    try folder.write(SourceTokens.text(blue: "0.4"), to: "acme.json")
    gallery.act.look(&gallery.model)
    #expect(accent(gallery.act) == "#0033CC")
    gallery.press(KeyPress(.function(5)))
    gallery.look { act, _ in accent(act) == "#003366" }
    // An unchanged answer is reported as well.
    gallery.model.toast = nil
    gallery.press(KeyPress(.function(5)))
    // A quick command has answered by then.
    let said = words(gallery.model)
    #expect([Phrase.readingThemes.english, "acme was read again."].contains(said), "\(said)")
    gallery.look { _, model in words(model) == "acme was read again." }
    try folder.write("{", to: "acme.json")
    for _ in 0..<2 {
      gallery.press(KeyPress(.function(5)))
      gallery.look { _, model in
        words(model).contains("Invalid JSON") || words(model).contains("acme:")
      }
      #expect(accent(gallery.act) == "#003366")
    }
  }

  @Test func aKeyReadsAFileAgain() throws {
    var gallery = try gallery(.file(file))
    #expect(accent(gallery.act) == "#0033CC")
    gallery.press(KeyPress(.function(5)))
    #expect(words(gallery.model) == "acme was read again.")
  }

  @Test func aSavedFileThatACommandNamesRunsItAgain() throws {
    for words in [["cat", file], ["sh", "-c", "cat \"${0#--tokens=}\"", "--tokens=" + file]] {
      try folder.write(SourceTokens.text(), to: "acme.json")
      var gallery = try gallery(.command(words))
      gallery.look { act, _ in accent(act) == "#0033CC" }
      try folder.write(SourceTokens.text(blue: "0.4"), to: "acme.json")
      gallery.look { act, _ in accent(act) == "#003366" }
    }
  }

  @Test func aCommandThatWritesItsOwnArgumentIsNotRunForever() throws {
    try folder.write("", to: "own")
    try folder.write("", to: "runs")
    let script = "echo x >> \"$0\"; echo x >> '\(folder.path)/runs'; cat '\(file)'"
    var gallery = try gallery(.command(["sh", "-c", script, folder.path + "/own"]))
    gallery.look { act, _ in accent(act) == "#0033CC" }
    let edits = gallery.edits
    gallery.look { _, _ in edits.timeLeft() == nil }
    for _ in 0..<5 { gallery.act.look(&gallery.model) }
    gallery.look { _, _ in edits.timeLeft() == nil }
    let runs = try String(contentsOfFile: folder.path + "/runs", encoding: .utf8).utf8.count / 2
    #expect((1...2).contains(runs))
  }

  @Test func withoutSourcesAndInAKioskNothingCanBeReloaded() {
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    let catalogue = Catalogue(specimens: [.filledTag])
    let plain = GalleryProgram(catalogue: catalogue, probe: probe)
    #expect(!plain.isAvailable(.rebuild(.reloadThemes), plain.initialModel))
    var options = GalleryOptions()
    options.tokens = ["acme": ThemeTokens()]
    let withSource = GalleryProgram(catalogue: catalogue, options: options, probe: probe)
    #expect(withSource.isAvailable(.rebuild(.reloadThemes), withSource.initialModel))
    options.withholdLeaving()
    let kiosk = GalleryProgram(catalogue: catalogue, options: options, probe: probe)
    #expect(!kiosk.isAvailable(.rebuild(.reloadThemes), kiosk.initialModel))
  }
}
