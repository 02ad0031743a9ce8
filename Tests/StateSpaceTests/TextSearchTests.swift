import Testing

@testable import StateSpace

@Suite("Texts in texts")
struct TextSearchTests {
  @Test(arguments: 1...8) func aTextIsFoundAtAnyPlace(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      func text(_ most: Int) -> String {
        String(
          (0..<Int.random(in: 0...most, using: &random)).map { _ in
            ["a", "b", "가"].randomElement(using: &random) ?? "a"
          }.joined())
      }
      let (whole, part) = (text(12), text(4))
      #expect(whole.holds(part) == (part.isEmpty || whole.contains(part)), "\(whole), \(part)")
    }
  }

  /// A number whose comparisons are counted.
  private final class Counter {
    var count = 0
  }

  private struct Counted: Equatable {
    let value: UInt8
    let counter: Counter

    static func == (left: Counted, right: Counted) -> Bool {
      left.counter.count += 1
      return left.value == right.value
    }
  }

  /// Texts that searches are slow for: of one letter, of marks that combine, of joined emoji, of two directions.
  static let hard = ["a", "\u{301}", "👩\u{200D}", "\u{202E}\u{200F}", "e\u{301}\u{323}"]

  @Test(arguments: hard) func aSearchComparesAFewTimesForEachByte(piece: String) {
    let counter = Counter()
    func counted(_ text: String) -> [Counted] {
      text.utf8.map { Counted(value: $0, counter: counter) }
    }
    let whole = counted(String(repeating: piece, count: 1_024))
    let part = counted(String(repeating: piece, count: 512) + "x")
    #expect(!whole.holds(part))
    #expect(counter.count <= 4 * (whole.count + part.count))
  }

  @Test(arguments: hard) func aWrongNameIsComparedAsFarAsNamesGo(piece: String) {
    let names = ["tag/filled", "tag/stroke", String(repeating: piece, count: 1_024)]
    #expect(
      nearestNames(to: piece + String(repeating: piece, count: 1_023), among: names) == [names[2]])
  }
}
