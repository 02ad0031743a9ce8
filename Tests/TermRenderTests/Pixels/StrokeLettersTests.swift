import Testing

@testable import TermRender

/// The letters that are drawn with a pen.
@Suite("Letters as lines") struct StrokeLettersTests {
  private static let hangul = (0xAC00...0xD7A3).compactMap { Unicode.Scalar($0 as Int) }

  private func lines(_ scalar: Unicode.Scalar) throws -> [[StrokePoint]] {
    try #require(StrokeLetters.lines(of: scalar), "\(scalar)")
  }

  @Test func allOfASCIIAndOfTheMarksAreDrawn() throws {
    #expect(StrokeLetters.lines(of: " ") == [])
    for value in 0x21...0x7E {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(try !lines(scalar).isEmpty, "\(scalar)")
    }
    for scalar in "·…‹›←→↑↓–—’“”×°€£₩•✓✕●○ÀÉéñöüß".unicodeScalars {
      #expect(try !lines(scalar).isEmpty, "\(scalar)")
    }
    #expect(StrokeLetters.lines(of: "π") == nil && StrokeLetters.lines(of: "漢") == nil)
  }

  @Test func lettersKeepToTheirCells() throws {
    let pen = PixelWords.pen(isBold: true) / 2
    for value in 0x21...0x17F {
      guard let scalar = Unicode.Scalar(value), let lines = StrokeLetters.lines(of: scalar) else {
        continue
      }
      for point in lines.joined() {
        #expect(point.x >= 0.04 && point.x <= 0.96, "\(scalar): \(point)")
        #expect(point.y - pen >= 0 && point.y + pen <= 1.02, "\(scalar): \(point)")
      }
    }
    for scalar in Self.hangul {
      for point in try lines(scalar).joined() {
        guard point.x >= 0.05, point.x <= 1.95, point.y >= 0.05, point.y <= 0.97 else {
          Issue.record("\(scalar): \(point)")
          return
        }
      }
    }
  }

  @Test func everySyllableHasItsOwnLines() throws {
    var seen: [String: Unicode.Scalar] = [:]
    for scalar in Self.hangul {
      let form = try lines(scalar).map { line in
        line.map { "\(Int($0.x * 1000)),\(Int($0.y * 1000))" }.joined(separator: " ")
      }.joined(separator: "|")
      #expect(!form.isEmpty)
      if let other = seen.updateValue(scalar, forKey: form) {
        Issue.record("\(scalar) and \(other) are drawn alike")
        return
      }
    }
  }

  @Test(arguments: ["Il", "O0", "1l", "S5", "B8", "Z2", "uv", "()", ",;", ".:", "-–"])
  func similarLettersDiffer(pair: String) throws {
    let letters = Array(pair.unicodeScalars)
    #expect(try lines(letters[0]) != lines(letters[1]))
  }
}
