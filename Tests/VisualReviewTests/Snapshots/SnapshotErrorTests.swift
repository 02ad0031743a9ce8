import GalleryTesting
import Testing

@testable import GalleryKit
@testable import StateSpace
@testable import VisualReview

@Suite struct SnapshotErrorTests {
  private static let text = """
    gs-gallery snapshot 4
    variant tag/filled
    size natural
    width-policy grapheme
    environment light

    roles in light

      page                     #FFFFFF

    look 2x1 in light
      tag/filled
    glyphs
      |ab|
    styles
      2a
    legend
      a = on page
    spoken
      tag

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
    for name in ["light", ""] {
      let named = foreign.replacing("environment light", with: "environment light \(name)")
      #expect(
        Snapshot.environments(ofText: named, of: "tag/filled") == [EnvironmentID(name)])
    }
  }

  @Test func environmentsAreReadFromTheHeadingAlone() {
    let heading = "environment light\nenvironment dark appearance=dark\n"
    let text =
      Self.text.replacing("environment light\n", with: heading) + "environment other other\n"
    #expect(
      Snapshot.environments(ofText: text, of: "tag/filled") == ["", "appearance=dark"])
    #expect(Snapshot.environments(ofText: text, of: "tag/stroke").isEmpty)
  }

  @Test(arguments: ["", "\n", " \r\n"] as [EscapedText])
  func blankTextIsEmpty(file: EscapedText) {
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
    let later = error(replacing: "snapshot 4", with: "snapshot 5")
    #expect(later == .newerFormat(5))
    #expect(later?.countsAsMissing == false)
  }

  @Test(arguments: [
    ("gs-gallery snapshot 4\n", "", 1), ("snapshot 4", "snapshot one", 1),
    ("variant tag/filled\n", "", 2), ("size natural", "size 9x3", 3),
    ("grapheme", "widest", 4), ("environment light\n", "environment light\nenvironment light\n", 6),
    ("#FFFFFF", "white", 9), ("#FFFFFF", "#FFFFFF #000000", 9),
    ("page                     #FFFFFF", "paper                    #FFFFFF", 9),
    ("look 2x1 in light", "look 2x1", 11), ("look 2x1", "look -2x1", 11),
    ("look 2x1", "look 999999x1", 11), ("1 in light", "1 in dark", 11),
    ("1 in light\n", "1 in light, light\n", 11), ("  tag/filled\nglyphs", "glyphs", 11),
    ("  tag/filled\nglyphs", "  tag/filled\n  tag/filled\nglyphs", 13),
    ("glyphs\n", "", 13), ("  |ab|\n", "", 14), ("|ab|", "|a|", 14), ("|ab|", "|a", 14),
    ("|ab|", "|a\\q|", 14), ("|ab|", "|a\\{61:9}|", 14), ("|ab|", "|a\\{D800:1}|", 14),
    ("|ab|", "|a\\{61|", 14), ("styles\n", "", 15), ("2a", "3a", 16), ("2a", "1a", 16),
    ("2a", "2", 16), ("2a", "0a 2a", 16), ("2a", "2A", 16), ("legend\n", "", 17),
    ("2a", "1a 1b", 20), ("a = on page", "b = on page", 18), ("a = on page", "a = on", 18),
    ("a = on page", "a = on surface", 18), ("a = on page", "a = on page, loud", 18),
    ("a = on page", "a = on page#12", 18), ("a = on page", "a = in page", 18),
    ("a = on page", "a = on page\nlook 2x1 in light", 19),
    ("spoken\n  tag\n", "", 19), ("spoken\n", "", 20),
  ])
  func anErrorNamesItsLine(old: String, new: String, line: Int) {
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
