import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// One value of a built-in component is another one: exactly that is blamed, in every state it can be done in.
@Suite struct ComponentCauseTests {
  private static let ids: [VariantID] = ["tag/filled", "tag/stroke", "button/tag"]
  private let renderer = Renderer()

  /// The causes of each pair of states that differ on one axis alone.
  private func causes(
    _ id: VariantID, axis name: String, _ from: AxisValue, _ to: AxisValue,
    in environment: RenderEnvironment = RenderEnvironment(theme: .zatch)
  ) throws -> [(state: StateID, causes: [Cause])] {
    let specimen = try #require(Catalogue.builtIn[id])
    guard let axis = specimen.axes.firstIndex(where: { $0.name == name }) else { return [] }
    var result: [(state: StateID, causes: [Cause])] = []
    for state in SpecimenSpace(of: specimen, tiers: [.design, .interaction]) {
      var before = state
      before[axis] = from
      var after = state
      after[axis] = to
      guard state == before || name == "title", before.impossibility == nil,
        after.impossibility == nil
      else { continue }
      let pictures = [before, after].map {
        CellPicture(renderer.draw($0.element(.english), environment: environment).surface)
      }
      result.append(
        (
          Link(specimen, state: state).id(in: .builtIn).state,
          CauseFinder(pictures[0], pictures[1]).causes
        ))
    }
    return result
  }

  @Test(arguments: ids) func anotherTitleIsWords(id: VariantID) throws {
    for depth in ColorDepth.allCases {
      let found = try causes(
        id, axis: "title", .text("Share"), .text("To share"),
        in: RenderEnvironment(theme: .zatch, depth: depth))
      #expect(!found.isEmpty)
      for (state, causes) in found {
        #expect(causes == [.words(from: "Share", to: "To share")], "\(state) in \(depth)")
      }
    }
  }

  @Test(arguments: ids) func focusIsAnUnderline(id: VariantID) throws {
    let found = try causes(id, axis: "focused", .flag(false), .flag(true))
    #expect(!found.isEmpty)
    for (state, causes) in found {
      #expect(causes == [.attributes(.words, added: .underline, removed: [])], "\(state)")
    }
  }

  @Test(arguments: ["tag/filled", "tag/stroke"] as [VariantID]) func anotherColourIsAnotherInk(
    id: VariantID
  ) throws {
    let found = try causes(id, axis: "color", .choice(0), .choice(1))
    var seen = 0
    for (state, causes) in found {
      for cause in causes where !cause.isOfGlyphs {
        guard case .ink(_, let from?, let to?) = cause, from.name.hasPrefix("tagPurple"),
          to.name == from.name.replacing("tagPurple", with: "tagYellow")
        else {
          Issue.record("\(state): \(cause.phrase.english)")
          continue
        }
        seen += 1
      }
    }
    #expect(seen > 0)
  }

  @Test(arguments: ids) func selectionIsAMarkWithItsInk(id: VariantID) throws {
    let found = try causes(id, axis: "selected", .flag(false), .flag(true))
    #expect(!found.isEmpty)
    for (state, causes) in found {
      let sign = state.text.contains("editing") ? "…✕" : "…"
      let isMarked =
        causes.contains(.mark(from: sign, to: "✓" + sign))
        || state.text.contains("disabled") && causes.contains(.mark(from: "(…)", to: "✓…"))
      let isRecolored = causes.contains { if case .ink = $0 { true } else { false } }
      // Where colours suffice no glyph is drawn.
      #expect(isMarked || isRecolored, "\(state)")
      #expect(
        causes.contains(.attributes(.words, added: .bold, removed: [])), "\(state): \(causes)")
      for cause in causes {
        switch cause {
        case .mark, .attributes, .ink, .shape, .outline: break
        case .token, .color, .words, .order, .spoken, .size, .measure, .moved, .rearranged,
          .unseen:
          Issue.record("\(state): \(cause.phrase.english)")
        }
      }
    }
  }
}

extension Cause {
  /// Whether it is about the glyphs that mark a selected or disabled component, and about nothing else.
  var isOfGlyphs: Bool {
    guard case .mark(let from, let to) = self else { return false }
    func others(_ text: String) -> String { text.filter { !"✓()".contains($0) } }
    return others(from) == others(to)
  }
}
