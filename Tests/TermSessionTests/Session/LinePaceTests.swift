import Testing

@testable import TermSession

/// How much is sent at once, over times that the test does not wait for.
@Suite struct LinePaceTests {
  /// A line with simulated time: each byte takes a while, and each answer is under way for a while.
  private struct Line {
    var pace: LinePace
    let perByte: Double
    let delay: Int64
    var now: Int64 = 0
    var shares: [Int?] = []

    /// Sends parts until the share is stable, as frames without end would.
    mutating func run(_ parts: Int) {
      for _ in 0..<parts {
        shares.append(pace.share)
        guard let share = pace.share else { return }
        pace.sent(share, now: now)
        now += Int64(Double(share) * perByte) + delay
        pace.hear(now: now)
        #expect(!pace.isWaiting)
      }
      shares.append(pace.share)
    }
  }

  private func found(slow spread: Int) -> LinePace {
    var pace = LinePace(speed: 38_400)
    pace.sentBeginning(now: 0)
    pace.hearAll(spread: spread)
    return pace
  }

  @Test func aSlowSpeedInTheSettingsIsBelieved() {
    #expect(LinePace(speed: 9_600).share == 256)
    #expect(LinePace(speed: 19_200).share == 480)
    #expect(LinePace(speed: 300).share == 256)
    for speed in [0, 38_400, 115_200, 4_000_000] { #expect(LinePace(speed: speed).share == nil) }
    var line = Line(pace: LinePace(speed: 9_600), perByte: 1.04, delay: 5)
    line.run(20)
    #expect(line.shares.allSatisfy { $0 == 256 })
  }

  @Test func answersThatComeApartAreASlowLine() {
    #expect(found(slow: 149).share == nil)
    var line = Line(pace: found(slow: 400), perByte: 1.04, delay: 30)
    line.run(40)
    // Once twice as much took twice as long.
    #expect(line.shares.compactMap(\.self).max() ?? 0 <= 2_048)
    #expect(Set(line.shares.suffix(20)).count == 1)
    #expect(line.shares.last??.magnitude ?? 0 <= 1_024)
  }

  @Test func aLongLineIsNotASlowOne() {
    var line = Line(pace: found(slow: 400), perByte: 0.001, delay: 1_000)
    line.run(20)
    #expect(line.shares.last == .some(nil))
    #expect(line.shares.count <= 8)
  }

  @Test func theBeginningOfTheFirstFrameWaitsForAnAnswer() {
    var pace = LinePace(speed: 0)
    #expect(pace.isFirst && !pace.isWaiting)
    pace.sentBeginning(now: 0)
    pace.hasDrawn()
    #expect(pace.isWaiting && pace.timeLeft(now: 50) == 150)
    pace.hearBeginning()
    pace.expire(now: 200)
    #expect(pace.isWaiting && pace.timeLeft(now: 200) == 2_200)
    pace.hearAll(spread: 10)
    #expect(!pace.isWaiting && pace.share == nil && !pace.isFirst)
    // No answer at all: the rest follows.
    pace.sentBeginning(now: 0)
    pace.expire(now: 200)
    #expect(!pace.isWaiting && pace.share == nil)
  }

  @Test func aTerminalThatDoesNotAnswerGetsWholeFrames() {
    var pace = LinePace(speed: 9_600)
    pace.sent(256, now: 0)
    pace.expire(now: 4_999)
    #expect(pace.isWaiting && pace.timeLeft(now: 4_999) == 1)
    pace.expire(now: 5_000)
    #expect(!pace.isWaiting && pace.share == nil)
    #expect(pace.timeLeft(now: 5_000) == nil)
  }

  @Test func oneLateAnswerIsForgiven() {
    var pace = LinePace(speed: 9_600)
    pace.sent(256, now: 0)
    pace.hear(now: 1)
    for start in stride(from: Int64(0), to: 100_000, by: 10_000) {
      pace.sent(256, now: start)
      pace.expire(now: start + 5_000)
      pace.sent(256, now: start + 5_000)
      pace.hear(now: start + 5_300)
    }
    #expect(pace.share == 256)
    for start in [Int64(0), 5_000] {
      pace.sent(256, now: start)
      pace.expire(now: start + 5_000)
    }
    #expect(pace.share == nil)
  }
}
