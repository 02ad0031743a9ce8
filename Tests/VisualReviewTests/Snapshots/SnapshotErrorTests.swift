import GalleryTesting
import Testing

@testable import GalleryKit
@testable import VisualReview

@Suite struct SnapshotErrorTests {
  private static let text = """
    gs-gallery snapshot 3
    variant tag/filled
    size natural
    width-policy grapheme
    environment light

    roles
      page                     #FFFFFF

    look 2x1 in light
      tag/filled
    glyphs
      |ab|
    styles
      2a
    legend
      a = on page

    """

  private func error(_ text: String) -> SnapshotError? {
    do throws(SnapshotError) {
      _ = try Snapshot(text: text)
      return nil
    } catch {
      return error
    }
  }

  private func error(replacing old: String, with new: String) -> SnapshotError? {
    let parts = Self.text.components(of: old)
    #expect(parts.count == 2, "\(old)")
    return error(parts.joined(separator: new))
  }

  @Test func theSampleIsCanonical() throws {
    #expect(try Snapshot(text: Self.text).text == Self.text)
  }

  @Test func linesMayEndAsOnOtherSystems() throws {
    let foreign = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try Snapshot(text: foreign).text == Self.text)
  }

  @Test(arguments: ["", "\n", " \r\n"] as [EscapedText])
  func nothingIsSaidToBeEmpty(file: EscapedText) {
    #expect(error(file.text) == .empty)
  }

  @Test(arguments: [
    "<<<<<<< HEAD\n", "=======\n", ">>>>>>> topic\n", "||||||| 8a1b2c3\n",
  ])
  func aConflictMarkerIsNamedByItsLine(marker: String) {
    let conflict = error(replacing: "environment light\n", with: "environment light\n" + marker)
    #expect(conflict == .conflict(line: 6))
    #expect(conflict?.countsAsMissing == true)
  }

  @Test func aLaterFormatIsNotTakenForMissing() {
    let later = error(replacing: "snapshot 3", with: "snapshot 4")
    #expect(later == .newerFormat(4))
    #expect(later?.countsAsMissing == false)
  }

  @Test(arguments: [
    ("gs-gallery snapshot 3\n", "", 1), ("snapshot 3", "snapshot one", 1),
    ("variant tag/filled\n", "", 2), ("size natural", "size 9x3", 3),
    ("grapheme", "widest", 4), ("environment light\n", "environment light\nenvironment light\n", 6),
    ("#FFFFFF", "white", 8), ("#FFFFFF", "#FFFFFF #000000", 8),
    ("page                     #FFFFFF", "paper                    #FFFFFF", 8),
    ("look 2x1 in light", "look 2x1", 10), ("look 2x1", "look -2x1", 10),
    ("look 2x1", "look 999999x1", 10), ("in light", "in dark", 10),
    ("in light\n", "in light, light\n", 10), ("  tag/filled\nglyphs", "glyphs", 10),
    ("  tag/filled\nglyphs", "  tag/filled\n  tag/filled\nglyphs", 12),
    ("glyphs\n", "", 12), ("  |ab|\n", "", 13), ("|ab|", "|a|", 13), ("|ab|", "|a", 13),
    ("|ab|", "|a\\q|", 13), ("|ab|", "|a\\{61:9}|", 13), ("|ab|", "|a\\{D800:1}|", 13),
    ("|ab|", "|a\\{61|", 13), ("styles\n", "", 14), ("2a", "3a", 15), ("2a", "1a", 15),
    ("2a", "2", 15), ("2a", "0a 2a", 15), ("2a", "2A", 15), ("legend\n", "", 16),
    ("2a", "1a 1b", 17), ("a = on page", "b = on page", 17), ("a = on page", "a = on", 17),
    ("a = on page", "a = on surface", 17), ("a = on page", "a = on page, loud", 17),
    ("a = on page", "a = on page#12", 17), ("a = on page", "a = in page", 17),
    ("a = on page", "a = on page\nlook 2x1 in light", 18),
  ])
  func whatCannotBeReadIsNamedByItsLine(old: String, new: String, line: Int) {
    guard case .malformed(let found, let reason)? = error(replacing: old, with: new) else {
      Issue.record("\(old) -> \(new) is read")
      return
    }
    #expect(found == line, "\(reason)")
    #expect(!reason.isEmpty)
  }
}

extension String {
  /// Cuts the text at the only occurrence of another.
  fileprivate func components(of part: String) -> [String] {
    guard let range = firstRange(of: part) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
