import Foundation
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender
@testable import TermSession

/// Numbers and verdicts of an independent implementation.
@Suite("Light or dark by known answers")
struct BackgroundVectorTests {
  struct File: Decodable {
    struct Item: Decodable {
      let bytes: String
      let complete: Bool
      let valid: Bool
      let hex: String?
      let slot: String?
      let luminance: Double?
      let dark: Bool?
      let lstar: Double?
    }
    struct Variable: Decodable {
      let value: String
      let dark: Bool?
    }
    struct Variables: Decodable { let items: [Variable] }
    struct Report: Decodable {
      let bytes: String
      let dark: Bool?
    }
    struct Reports: Decodable {
      let items: [Report]
      let query: String
      let enable: String
      let disable: String
    }
    let items: [Item]
    let colorfgbg: Variables
    let mode2031: Reports
  }

  private func file() throws -> File {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/background.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: path))
  }

  private func replies(_ text: String) -> [TerminalReply] {
    events(text, flush: false).compactMap {
      if case .reply(let reply) = $0 { reply } else { nil }
    }
  }

  @Test func colourAnswersAreReadAsKnown() throws {
    let items = try file().items
    #expect(items.count == 9)
    for item in items {
      let found = replies(item.bytes).compactMap { reply in
        if case .color(let slot, let color) = reply { (slot, color) } else { nil }
      }
      guard item.valid else {
        #expect(found.isEmpty, "\(item.bytes.debugDescription)")
        continue
      }
      let (slot, color) = try #require(found.first, "\(item.bytes.debugDescription)")
      let wanted: TerminalColorSlot = item.slot == "foreground" ? .foreground : .background
      #expect(slot == wanted)
      #expect(color.hex.lowercased() == item.hex)
      #expect(color.isDark == item.dark)
      #expect(abs(color.relativeLuminance - (item.luminance ?? -1)) < 1e-8)
      #expect(abs(Lab(color).lightness - (item.lstar ?? -1)) < 1e-3)
    }
  }

  @Test func theVariableIsReadAsKnown() throws {
    let items = try file().colorfgbg.items
    #expect(items.count == 7)
    for item in items {
      let known = TerminalCapabilities(
        environment: ["TERM": "xterm", "COLORFGBG": item.value], isTerminal: true)
      let wanted: Appearance? = item.dark.map { $0 ? .dark : .light }
      #expect(known.appearance.value == wanted, "\(item.value)")
    }
  }

  @Test func reportsOfTheSchemeAreReadAsKnown() throws {
    let reports = try file().mode2031
    for report in reports.items {
      let wanted: Appearance? = report.dark.map { $0 ? .dark : .light }
      #expect(replies(report.bytes).first?.appearance == wanted, "\(report.bytes.debugDescription)")
    }
    func text(_ sequence: ControlSequence) -> String {
      String(decoding: sequence.bytes, as: UTF8.self)
    }
    #expect(text(.requestColorScheme) == reports.query)
    #expect(text(.setMode(.colorSchemeReports)) == reports.enable)
    #expect(text(.resetMode(.colorSchemeReports)) == reports.disable)
  }
}
