import Foundation
import GSDesign
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("The settings of the gallery itself") struct GalleryMemoryTests {
  private func folder(_ variables: [String: String]) -> String? {
    GalleryMemory.folder(in: ProcessEnvironment(variables: variables)) { $0 == "/h" }
  }

  @Test func settingsAreInTheSpecifiedFolder() {
    #expect(folder(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/gs-gallery")
    #expect(folder(["HOME": "/h"]) == "/h/.config/gs-gallery")
    #expect(folder(["XDG_CONFIG_HOME": "", "HOME": "/h"]) == "/h/.config/gs-gallery")
    // A relative path is ignored, whatever it holds.
    #expect(folder(["XDG_CONFIG_HOME": "../c", "HOME": "/h"]) == "/h/.config/gs-gallery")
    #expect(folder(["XDG_CONFIG_HOME": "c", "HOME": "h"]) == nil)
    #expect(folder([:]) == nil)
    // A home that does not exist is not created.
    #expect(folder(["HOME": "/nonexistent"]) == nil)
    ProgramName.$current.withValue("own") {
      #expect(folder(["HOME": "/h"]) == "/h/.config/own")
    }
    ProgramName.$current.withValue("..") {
      #expect(folder(["HOME": "/h"]) == nil)
    }
  }

  private func memory(_ home: String, isKiosk: Bool = false) -> GalleryMemory {
    GalleryMemory(ProcessEnvironment(variables: ["XDG_CONFIG_HOME": home]), isKiosk: isKiosk)
  }

  private var some: Remembered {
    var some = Remembered()
    some.place = "tag/filled:selected"
    some.recent = ["theme: zatch"]
    some.settings = ["theme": "zatch"]
    some.darkTerminals = ["kitty"]
    return some
  }

  @Test func savedSettingsAreLoaded() throws {
    let home = try TemporaryFolder()
    var (first, told) = (memory(home.path), [String]())
    #expect(first.load { told.append($0.english) } == Remembered())
    first.save(some) { told.append($0) }
    var second = memory(home.path)
    #expect(second.load { told.append($0.english) } == some)
    #expect(told == [])
    #expect(Array(try TemporaryFolder.files(below: home.path).keys) == ["gs-gallery/settings.json"])
  }

  @Test func theLastAppearanceOfTheTerminalIsRemembered() {
    var options = GalleryOptions()
    options.terminalName = "kitty"
    options.remembered.darkTerminals = ["foot"]
    func remembered(_ appearance: Appearance) -> Remembered {
      options.terminal.appearance = appearance
      let program = GalleryProgram(
        catalogue: .builtIn, options: options, probe: .rendering(widthPolicy: .grapheme))
      return program.remembered(program.initialModel)
    }
    #expect(remembered(.dark).darkTerminals == ["kitty", "foot"])
    #expect(remembered(.light).darkTerminals == ["foot"])
    #expect(remembered(.dark).appearance(of: "kitty") == .dark)
    #expect(remembered(.light).appearance(of: "kitty") == nil)
    options.remembered.darkTerminals = (0..<20).map { "terminal \($0)" }
    #expect(remembered(.dark).darkTerminals?.count == 8)
  }

  @Test func unchangedSettingsAreNotWritten() throws {
    let home = try TemporaryFolder()
    var memory = memory(home.path)
    memory.save(memory.load { _ in }) { Issue.record("\($0)") }
    #expect(try TemporaryFolder.files(below: home.path).isEmpty)
  }

  @Test func aKioskReadsAndWritesNothing() throws {
    let home = try TemporaryFolder()
    var writer = memory(home.path)
    writer.save(some) { Issue.record("\($0)") }
    let before = try TemporaryFolder.files(below: home.path)
    var kiosk = memory(home.path, isKiosk: true)
    #expect(kiosk.load { Issue.record("\($0)") } == Remembered())
    kiosk.save(Remembered()) { Issue.record("\($0)") }
    var other = some
    other.place = nil
    kiosk.save(other) { Issue.record("\($0)") }
    #expect(try TemporaryFolder.files(below: home.path) == before)
  }

  @Test(
    arguments: [
      "", "{", "[]", "\u{1B}]0;x\u{7}", EscapedText(String(repeating: "{\"a\":", count: 20_000)),
    ] as [EscapedText])
  func aBrokenFileIsSetAsideReportedAndNeverFatal(text: EscapedText) throws {
    let home = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: home.path + "/gs-gallery", withIntermediateDirectories: true)
    try home.write(text.text, to: "gs-gallery/settings.json")
    var (memory, told) = (memory(home.path), [Phrase]())
    #expect(memory.load { told.append($0) } == Remembered())
    #expect(told.count == 1 && told[0].english.contains("settings.json.broken-1"))
    #expect(told[0].korean != told[0].english)
    memory.save(some) { Issue.record("\($0)") }
    #expect(
      Set(try TemporaryFolder.files(below: home.path).keys)
        == ["gs-gallery/settings.json", "gs-gallery/settings.json.broken-1"])
  }

  @Test func anUnusableHomeIsReportedAndNeverFatal() throws {
    let home = try TemporaryFolder()
    try home.write("", to: "file")
    for path in [
      home.path + "/file", "/proc/nothing", "/" + String(repeating: "a", count: 5_000),
      "/tmp/\u{1B}[2J\n\u{202E}/nothing/../../../proc/nothing",
    ] {
      var (memory, told) = (memory(path), [String]())
      #expect(memory.load { told.append($0.english) } == Remembered())
      memory.save(some) { told.append($0) }
      #expect(!told.isEmpty)
      for line in told {
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x202E })
      }
    }
  }
}
