import Glibc

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermSession
@testable import VisualReview
@testable import Workbench

/// The processor time of every field of every program for texts that are hard to take, at lengths that double.
///
/// `fields [LONGEST]` prints a line for each field and piece of text: microseconds for each length, and by how much the last
/// doubling raises them. Twice is linear; a field that is bounded stays below.
enum FieldCosts {
  /// Marks that combine, joined emoji, flags, Hangul letters, letters of two directions, and letters alone.
  static let pieces = [
    "a", "\u{301}", "e\u{301}\u{323}", "👩\u{200D}", "🇰", "ᄀ", "ᄀ\u{1161}\u{11A8}",
    "\u{202E}\u{200F}",
    "*", "a ", "가", "%41", ",", "=", "/", "\u{FE0F}", "1", "#",
  ]

  private struct Field {
    let name: String
    let program: Visit.Program
    let options: [String]
    let keys: String
  }

  private static let fields = [
    Field(name: "search", program: .browse, options: ["link=tag/filled"], keys: "/"),
    Field(name: "palette", program: .browse, options: ["link=tag/filled"], keys: "ctrl-p"),
    Field(name: "colour", program: .browse, options: ["link=tag/filled"], keys: "E #"),
    Field(
      name: "text knob", program: .browse, options: ["link=tag/filled"], keys: "tab tab end"),
    Field(name: "component", program: .browse, options: ["link=text-field/default"], keys: "enter"),
    Field(
      name: "editor", program: .browse, options: ["link=message-editor/default"], keys: "enter"),
    Field(name: "filter", program: .review, options: [], keys: "/"),
    Field(name: "review palette", program: .review, options: [], keys: "ctrl-p"),
  ]

  static func run(_ words: [String]) -> Int32 {
    let longest = words.first.flatMap { Int($0) } ?? 8_000
    let lengths = [longest / 8, longest / 4, longest / 2, longest]
    for field in fields {
      for piece in pieces { report(field.name, piece, lengths) { typing(field, $0) } }
    }
    let verbs =
      LinearVerb.allCases.map { ("linear " + $0.rawValue, Visit.Program.linear, $0.word[.english]) }
      + ReviewVerb.allCases.map {
        ("linear review " + $0.word.english, Visit.Program.linearReview, $0.word[.english])
      }
      + [
        ("linear open tag", Visit.Program.linear, "open tag/filled:title="),
        ("linear word", .linear, ""),
      ]
    for (name, program, verb) in verbs {
      for piece in pieces {
        report(name, piece, lengths) { text in
          guard let visit = Visit(program: program.rawValue, seed: 7, options: ["link=tag/filled"]),
            let walker = visit.walker(beside: "/tmp/gallery-fields")
          else { return 0 }
          let line = ProgramInput.paste(verb + (verb.hasSuffix("=") ? "" : " ") + text)
          return time { walker.send(line) }
        }
      }
    }
    let catalogue = Catalogue.builtIn
    for piece in pieces {
      report("link", piece, lengths) { text in
        time { _ = try? Link.parse("tag/filled:title=" + text + "@theme=zatch", in: catalogue) }
      }
      report("link's name", piece, lengths) { text in
        time { _ = try? Link.parse(text + "/" + text, in: catalogue) }
      }
      report("filter of files", piece, lengths) { text in
        time { _ = try? StateChooser([text], files: [], in: catalogue) }
      }
    }
    return 0
  }

  private static func typing(_ field: Field, _ text: String) -> Int {
    guard
      let visit = Visit(
        program: field.program.rawValue, seed: 7, options: field.options + ["100x30"]),
      let walker = visit.walker(beside: "/tmp/gallery-fields")
    else { return 0 }
    for name in field.keys.split(separator: " ") {
      guard let key = KeyPress(named: name) else { continue }
      walker.send(.key(key))
      walker.send(.frame)
    }
    return time {
      walker.send(.paste(text))
      walker.send(.frame)
      walker.send(.key(KeyPress("a")))
      walker.send(.frame)
    }
  }

  private static func report(
    _ name: String, _ piece: String, _ lengths: [Int], _ cost: (String) -> Int
  ) {
    let costs = lengths.map { length in
      let text = String(repeating: piece, count: length)
      return min(cost(text), cost(text))
    }
    let last = Double(costs[3]) / Double(max(1, costs[2]))
    let spelling = piece.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    let mark = last > 2.6 && costs[3] > 2_000 ? "STEEP " : costs[3] > 50_000 ? "SLOW " : ""
    let list = costs.map(String.init).joined(separator: " ")
    print("\(mark)\(name), \(spelling): \(list) µs, \((last * 10).rounded() / 10)")
    fflush(nil)
  }

  private static func time(_ body: () -> Void) -> Int {
    let before = InputCosts.now
    body()
    return InputCosts.now - before
  }
}
