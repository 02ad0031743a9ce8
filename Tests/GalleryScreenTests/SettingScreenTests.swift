import Foundation
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// Where the settings are seen.
@Suite("Settings on the screen")
struct SettingScreenTests {
  /// The page has those that are not as usual; the help has all of them.
  @Test func theHelpListsSettingsThatDoNotComeFromTheTerminal() {
    let screens = Screens(columns: 140, rows: 50)
    let lines = screens.program.helpLines(screens.model)
    let listed = Setting.all.filter { setting in
      lines.contains { line in
        guard let keys = setting.keys else { return false }
        return line.what == keys.name.english
          && line.keys.split(separator: " ").contains { $0 == keys.next.name }
      }
    }
    #expect(listed == Setting.all.filter { !$0.isOfTerminal })
  }

  @Test func theHeaderShowsChangedSettings() throws {
    for setting in Setting.all where !setting.isOfTerminal && setting != .language {
      for value in setting.offered(in: .tags).compactMap(\.self) {
        var screens = Screens(columns: 160, rows: 50)
        screens.model.environment.set(setting, to: value)
        let header = try #require(screens.text.split(separator: "\n").first)
        let isShown =
          [.theme, .appearance, .depth].contains(setting)
          || setting.isChosen(in: screens.model.environment)
        let named = (setting.isNamed ? "\(setting.name) " : "") + setting.word(value).english
        let words = header.components(separatedBy: "  ")
          .flatMap { $0.components(separatedBy: " · ") }
          .map { $0.trimmingCharacters(in: .whitespaces) }
          // Each is behind its key.
          .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        // An appearance that the design does not have is marked.
        let isNamed = words.contains(named) || words.contains(named + " (derived)")
        #expect(isNamed == isShown, "\(setting.name) \(value): \(header)")
      }
    }
  }
}
