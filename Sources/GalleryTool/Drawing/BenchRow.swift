import ColorScience
import GSDesign
import GalleryKit
import TermRender
import TermSession

/// What a number of drawings took.
struct BenchRow: Hashable {
  let name: String
  private(set) var count = 0
  private(set) var nanoseconds = 0
  private(set) var cells = 0
  private(set) var bytes = 0

  init(name: String) {
    self.name = name
  }

  mutating func add(time: Duration, cells: Int, bytes: Int) {
    count += 1
    let (seconds, attoseconds) = time.components
    nanoseconds += Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    self.cells += cells
    self.bytes += bytes
  }

  private func mean(_ total: Int) -> Double {
    count == 0 ? 0 : Double(total) / Double(count)
  }

  /// A table with a heading; numbers stand at the right of their columns.
  static func table(_ rows: [BenchRow], first: String) -> String {
    var lines = [[first, "count", "µs", "cells", "bytes"]]
    for row in rows {
      lines.append([
        row.name, String(row.count), tenths(row.mean(row.nanoseconds) / 1000),
        tenths(row.mean(row.cells)), tenths(row.mean(row.bytes)),
      ])
    }
    let widths = (0..<5).map { column in lines.map { $0[column] }.widest }
    return lines.map { line in
      line.enumerated().map { column, text in
        column == 0 ? text.padded(to: widths[column]) : text.rightAligned(in: widths[column])
      }.joined(separator: "   ") + "\n"
    }.joined()
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension BenchRow: Encodable {
  private enum CodingKeys: CodingKey {
    case name, count, microseconds, cells, bytes
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(count, forKey: .count)
    try row.encode(JSONNumber(mean(nanoseconds) / 1000), forKey: .microseconds)
    try row.encode(JSONNumber(mean(cells)), forKey: .cells)
    try row.encode(JSONNumber(mean(bytes)), forKey: .bytes)
  }
}

/// Presses keys in the gallery without a terminal and weighs the frames they make.
struct InteractionBench {
  private let program: GalleryProgram
  private let environment = RenderEnvironment(theme: .chrome)

  init(_ context: ToolContext) {
    program = GalleryProgram(
      catalogue: context.catalogue, probe: RenderingClient.rendering(widthPolicy: .grapheme))
  }

  /// The keys that are measured, by what a person would call them.
  private static let keys: [(name: String, press: KeyPress)] = [
    ("next component", KeyPress(.down)), ("previous component", KeyPress(.up)),
    ("next theme", KeyPress("t")), ("appearance", KeyPress("n")), ("colours", KeyPress("c")),
    ("matrix on", KeyPress("m")), ("next cell", KeyPress(.right)), ("matrix off", KeyPress("m")),
    ("help on", KeyPress("?")), ("help off", KeyPress("?")),
  ]

  func measure() -> [BenchRow] {
    var model = program.initialModel
    let renderer = Renderer()
    let queue = OutputQueue()
    var presenter = ANSIPresenter(sink: queue, depth: .truecolor)
    let first = Event.resized(columns: 120, rows: 40)
    let events = [("first frame", first)] + Self.keys.map { ($0.name, Event.key($0.press)) }
    return events.map { name, event in
      var row = BenchRow(name: name)
      let start = ContinuousClock.now
      _ = program.update(&model, event)
      let drawing = renderer.draw(
        program.view(model), size: CellSize(columns: 120, rows: 40), environment: environment)
      presenter.present(Frame(surface: drawing.surface))
      row.add(time: ContinuousClock.now - start, cells: 120 * 40, bytes: queue.take().count)
      return row
    }
  }
}

/// Types a search in a catalogue of a hundred thousand names and takes the time of each key.
struct SearchBench {
  private static let queries = ["button-12/filled", "tagst", "ㅂㅌ", "e"]

  /// One row: every key of every query, with all the names to be found.
  func measure() -> BenchRow {
    let index = SearchIndex((0..<100_000).lazy.map(Self.entry))
    var row = BenchRow(name: "search in 100 000")
    for query in Self.queries {
      var text = ""
      var found: SearchResults?
      for character in query {
        text.append(character)
        let start = ContinuousClock.now
        found = index.find(text, after: found)
        row.add(time: ContinuousClock.now - start, cells: 0, bytes: 0)
      }
    }
    return row
  }

  private static func entry(_ number: Int) -> SearchIndex.Entry {
    let components = ["button", "tag", "tab-bar", "text", "toast", "list"]
    let variants = ["filled", "stroke", "primary", "home", "plain-text"]
    return SearchIndex.Entry(
      "\(components[number % 6])-\(number / 100)/\(variants[number / 6 % 5])-\(number)",
      words: "Says what a thing is, or filters by it. 무엇인지 알려 줍니다. label 버튼 태그")
  }
}
