import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

/// The byte budget of the gallery's screen. The floors were found by a search over all encodings that go from row to row; a
/// picture of panes takes less, pane by pane.
@Suite("Bytes of the gallery's screen")
struct ByteBudgetTests {
  typealias Key = GalleryWorkload.Key

  /// Forty-four keys, for which the floor was searched too.
  static let script: [Key] =
    Array(repeating: .right, count: 8) + Array(repeating: .down, count: 4)
    + [Key.select, .disable, .theme, .tab].flatMap { Array(repeating: $0, count: 8) }

  private func measure(_ features: TerminalFeatures) -> (first: Int, keys: [Key: [Int]]) {
    var workload = GalleryWorkload()
    var encoder = Encoder(depth: .truecolor, features: features)
    var downsampler = Downsampler(depth: .truecolor)
    let terminal = EmulatedTerminal(columns: 120, rows: 40)
    let start = encoder.encode(workload.frame())
    terminal.feed(start)
    var keys: [Key: [Int]] = [:]
    for (number, key) in ByteBudgetTests.script.enumerated() {
      workload.press(key)
      let frame = workload.frame()
      let bytes = encoder.encode(frame)
      keys[key, default: []].append(bytes.count)
      terminal.feed(bytes)
      let found = difference(terminal.grid, frame.surface.expectedGrid(&downsampler))
      #expect(found == nil, "key \(number), \(key): \(found ?? "")")
    }
    return (start.count, keys)
  }

  /// The floors: 4 959 for the first frame and 6 more for hiding the cursor; for a key in the median 86 to the right,
  /// 98 down, 87 to select, 85 to disable, 5 144 for the theme, 2 687 for a tab.
  @Test func theScreenStaysWithinItsBudgets() {
    let (first, keys) = measure(.xterm)
    #expect(first <= 4173)
    let budgets: [Key: Int] = [
      .right: 694, .down: 397, .select: 696, .disable: 680, .theme: 34_112, .tab: 21_561,
    ]
    for (key, budget) in budgets {
      let total = (keys[key] ?? []).reduce(0, +)
      #expect(total > 0 && total <= budget, "\(key): \(keys[key] ?? [])")
    }
  }

  @Test func theScreenStaysWithinItsBudgetsWhereAnyCharacterRepeats() {
    let (first, keys) = measure(.xterm.union(.repeatAnyCharacter))
    #expect(first <= 3828)
    let budgets: [Key: Int] = [.right: 694, .theme: 31_352, .tab: 21_561]
    for (key, budget) in budgets {
      let total = (keys[key] ?? []).reduce(0, +)
      #expect(total > 0 && total <= budget, "\(key): \(keys[key] ?? [])")
    }
  }

  /// Nothing but what every terminal has: no erasing in colour, no ECH, no REP.
  @Test func theScreenStaysWithinItsBudgetsOnAPoorTerminal() {
    let (first, keys) = measure([])
    #expect(first <= 7843)
    let budgets: [Key: Int] = [.right: 729, .theme: 63_868, .tab: 22_587]
    for (key, budget) in budgets {
      let total = (keys[key] ?? []).reduce(0, +)
      #expect(total > 0 && total <= budget, "\(key): \(keys[key] ?? [])")
    }
  }
}
