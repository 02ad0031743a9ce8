import TermRender

/// The words of the workload as glyphs.
struct WorkloadWords {
  let tabs, entries, hues, numbers, positions, tabPositions: [[Cell.Glyph]]
  let heading, help, selected, normal, disabled, enabled: [Cell.Glyph]
  let horizontal, vertical, pointer, cross, check: Cell.Glyph
  /// By tab and tag.
  private let labels: [[Cell.Glyph]]

  init(pool: CellPool) {
    func glyphs(_ text: String) -> [Cell.Glyph] {
      text.map { pool.glyph(of: $0, columns: DisplayWidth.columns(of: $0)) }
    }
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let tags = 0..<WorkloadContent.tagCount
    tabs = WorkloadContent.tabs.map { glyphs(" \($0) ") }
    entries = WorkloadContent.entries.map(glyphs)
    hues = WorkloadContent.hues.map(glyphs)
    numbers = tags.map { glyphs("#" + twoDigits($0 + 1)) }
    positions = tags.map { glyphs(twoDigits($0 + 1) + "/48") }
    tabPositions = WorkloadContent.tabs.indices.map { glyphs("tab \($0 + 1)/4") }
    heading = glyphs("Components")
    help = glyphs(WorkloadContent.help)
    selected = glyphs("selected")
    normal = glyphs("normal")
    disabled = glyphs("disabled")
    enabled = glyphs("enabled")
    horizontal = pool.glyph(of: "─", columns: 1)
    vertical = pool.glyph(of: "│", columns: 1)
    pointer = pool.glyph(of: "▸", columns: 1)
    cross = pool.glyph(of: "x", columns: 1)
    check = pool.glyph(of: "✓", columns: 1)
    labels = WorkloadContent.tabs.indices.flatMap { tab in
      tags.map { tag in
        let all = WorkloadContent.labels
        let round = tag / all.count
        return glyphs(all[(tag + 4 * tab) % all.count] + (round > 0 ? "\(round + 1)" : ""))
      }
    }
  }

  func label(_ tag: Int, tab: Int) -> [Cell.Glyph] {
    labels[tab * WorkloadContent.tagCount + tag]
  }
}
