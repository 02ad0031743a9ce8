import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Any content of cells is the same when read back from the text.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func aSurfaceComesBackFromItsText(part: UInt64) throws {
    for seed in part * 500..<(part + 1) * 500 {
      var random = RandomPictures(seed: seed)
      let pool = CellPool()
      let surface = random.surface(in: pool)
      let snapshot = Snapshot(
        variant: "tag/filled",
        sections: [
          Snapshot.Section(
            environment: "",
            looks: [Snapshot.Look(picture: CellPicture(surface), states: ["tag/filled"])])
        ])
      let text = snapshot.text
      let read = try Snapshot(text: text)
      let picture = try #require(read["", "tag/filled"], "seed \(seed)")
      let returned = picture.surface(in: pool)
      // Strings are equal where they only mean the same.
      #expect(
        picture.plainText.unicodeScalars.elementsEqual(
          CellPicture(surface).plainText.unicodeScalars), "seed \(seed)")
      #expect(returned.cells == surface.cells, "seed \(seed)\n\(text)")
      #expect(returned.columns == surface.columns && returned.rows == surface.rows, "seed \(seed)")
      #expect(read == snapshot, "seed \(seed)\n\(text)")
    }
  }

  /// The text has no cells that a pane covers: such an outline is recorded by its cells alone.
  @Test func anOutlineUnderAPaneIsLeftToItsCells() throws {
    let specimen = Specimen(
      "covered/tag", summary: Phrase("A tag.", korean: "태그."),
      usage: Phrase("Here.", korean: "여기."), payload: 0, axes: [],
      code: { _, _ in "" },
      build: { _, _ in CoveredTags().lowered() })
    let drawn = SnapshotDrawer(BaselineSpace(Catalogue(specimens: [specimen]))).draw(specimen)
    let pictures = drawn.snapshot.sections.flatMap(\.looks).map(\.picture)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(picture.shapes?.map(\.cells.row) == [3], "\(picture.plainText)")
    }
    #expect(try Snapshot(text: drawn.snapshot.text) == drawn.snapshot)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func aSnapshotIsReadBackAndWrittenTheSame(part: UInt64) throws {
    for seed in part * 250..<(part + 1) * 250 {
      var random = RandomPictures(seed: seed)
      let snapshot = random.snapshot()
      let text = snapshot.text
      let read: Snapshot
      do {
        read = try Snapshot(text: text)
      } catch {
        Issue.record("seed \(seed): \(error)\n\(text)")
        continue
      }
      #expect(read.text == text, "seed \(seed)")
      #expect(read.stateCount == snapshot.stateCount, "seed \(seed)")
      #expect(read.sections.map(\.environment) == snapshot.sections.map(\.environment))
      for section in snapshot.sections {
        for look in section.looks {
          for state in look.states {
            #expect(read[section.environment, state] == look.picture, "seed \(seed)\n\(text)")
          }
        }
      }
    }
  }

  @Test func theTextHoldsOnlyVisibleCharacters() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = RandomPictures(seed: seed)
      for scalar in random.snapshot().text.unicodeScalars where scalar != "\n" {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
          Issue.record("seed \(seed): \(scalar.value)")
        case .format: #expect(scalar == "\u{200D}", "seed \(seed)")
        case .spaceSeparator: #expect(scalar == " ", "seed \(seed)")
        case _: break
        }
      }
    }
  }

  @Test func aTextThatWasTamperedWithIsRefusedOrSaysOneThing() throws {
    var refused = 0
    for seed in 0..<3000 as Range<UInt64> {
      var random = RandomPictures(seed: seed)
      var bytes = Array(random.snapshot().text.utf8)
      for _ in 0...random.number(below: 3) where !bytes.isEmpty {
        let place = random.number(below: bytes.count)
        switch random.number(below: 4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(random.number(below: 256))
        case 2:
          bytes.insert(contentsOf: bytes[place...].prefix(random.number(below: 40)), at: place)
        case _: bytes.removeSubrange(place..<min(bytes.count, place + random.number(below: 200)))
        }
      }
      do {
        let read = try Snapshot(text: String(decoding: bytes, as: UTF8.self))
        let again = try Snapshot(text: read.text)
        #expect(again == read, "seed \(seed)")
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    // Most of the changed texts are recognisably wrong.
    #expect(refused > 1000)
  }
}

/// Two tags, and a pane upon a part of the first.
private struct CoveredTags: Component {
  func lower(into table: inout InteractionTable) -> Element {
    let tags = ["Covered", "Free"].map {
      GSTag.filled($0, configuration: .height31).element
    }
    let pane = Element.sized(
      width: .exactly(4), height: .exactly(2), .backdrop(.raised, .label("Pane")))
    return .layered(.column(tags), overlay: pane, alignment: .topLeading)
  }
}
