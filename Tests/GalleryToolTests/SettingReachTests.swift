import Foundation
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview
@testable import Workbench

/// Ways to find the settings: nothing outside their table lists them.
@Suite("Every setting of the table")
struct SettingReachTests {
  private static let defaults = Catalogue.builtIn.defaults(of: "tag/filled")

  private static let names = Setting.all.map(\.name)

  private func setting(_ name: String) throws -> Setting { try #require(Setting.named(name)) }

  @Test(arguments: ["show", "browse", "present", "follow", "matrix", "export", "test", "audit"])
  func areOptionsOfTheCommandsThatDraw(_ command: String) throws {
    let help = try Tool.run([command, "--help"]).output
    let text = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for setting in Setting.all {
      let isOffered =
        setting != .size || ["show", "browse", "present", "matrix", "export"].contains(command)
      #expect(help.contains("--" + setting.name + " ") == isOffered, "\(setting.name)")
      for value in setting.choices where isOffered {
        #expect(text.contains(value), "\(setting.name)")
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func areCompletedBy(_ shell: String) throws {
    let script = try Tool.run(["--generate-completion-script", shell]).output
    for setting in Setting.all {
      let name = setting.name
      #expect(script.contains(shell == "fish" ? "-l '\(name)'" : "--" + name), "\(name)")
      for value in setting.choices { #expect(script.contains(value), "\(name): \(value)") }
    }
  }

  @Test func areInTheManual() throws {
    let manual = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/man/gs-gallery.1")
    let text = try String(contentsOf: manual, encoding: .utf8)
    for setting in Setting.all {
      #expect(text.contains("\n.It Fl -\(setting.name) "), "\(setting.name)")
      for value in setting.choices { #expect(text.contains(value), "\(setting.name): \(value)") }
    }
  }

  @Test(arguments: names)
  func isReadFromAnOptionAndSpelledInTheLink(_ name: String) throws {
    let setting = try setting(name)
    for value in setting.offered(in: .builtIn).compactMap(\.self) {
      let link = try Tool.run(["show", "tag/filled", "--" + name, value, "--json"])
      #expect(link.status == 0, "\(link.error)")
      let isDefault = value == setting.defaultText(in: Settings(), Self.defaults)
      #expect(link.output.contains("@\(name)=\(value)\"") == !isDefault, "\(value)")
    }
  }

  @Test(arguments: names)
  func isAnAxisOfAPrintedMatrix(_ name: String) throws {
    let setting = try setting(name)
    let matrix = try Tool.run([
      "matrix", "tag/filled", "--rows", name, "--columns", "selected", "--format", "text",
    ])
    guard setting != .size else {
      #expect(matrix.status != 0 && matrix.error.contains("has no axis “size”"))
      return
    }
    #expect(matrix.status == 0, "\(matrix.error)")
    for value in setting.values(in: .builtIn) { #expect(matrix.output.contains(value)) }
  }

  @Test func theReviewHasEveryKeyOfThem() {
    let turns = ReviewCommand.table.entries(in: .difference).compactMap { entry -> SettingTurn? in
      if case .setting(let turn) = entry.command { turn } else { nil }
    }
    #expect(Set(turns) == Set(SettingTurn.allCases))
  }

  @Test func filesOfAnExportAreTitledByThem() {
    for setting in Setting.all {
      for value in setting.offered(in: .builtIn).compactMap(\.self)
      where value != setting.defaultText(in: Settings(), Self.defaults) {
        var environment = Settings()
        environment.set(setting, to: value)
        let title = environment.title(Self.defaults)
        #expect(title.components(separatedBy: " · ").contains(value), "\(title)")
      }
    }
  }
}
