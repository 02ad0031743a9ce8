@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// A screen like the gallery's, 120x40 in true colour, and the keys that change it, for counting bytes.
///
/// Four tabs over a rule, a sidebar of twelve rows, a matrix of 48 tags half of which are Korean, a status line.
struct GalleryWorkload {
  enum Key: String, CaseIterable {
    case left, right, up, down, select, disable, theme, tab
  }

  private static let tabs = ["Buttons", "Tags", "Tab Bars", "States"]
  private static let sidebar = [
    "Overview", "Button", "Icon Button", "Tag", "Chip", "Badge", "Tab Bar", "Segmented", "Tier 골드",
    "Progress", "Toast", "Dialog",
  ]
  private static let words = [
    "Swift", "제출됨", "대기중", "Archive", "C++17", "정답", "오답", "Rust", "시간초과", "Python", "컴파일",
    "Kotlin",
    "골드 III", "Ruby", "채점중", "Go",
  ]
  private static let hues = [
    "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink",
  ]

  private(set) var tab = 0
  private(set) var focus = 0
  private(set) var theme = 0
  private(set) var selected = Set<Int>()
  private(set) var disabled = Set<Int>()
  let pool = CellPool()

  mutating func press(_ key: Key) {
    switch key {
    case .left: focus = (focus + 47) % 48
    case .right: focus = (focus + 1) % 48
    case .up: focus = (focus + 42) % 48
    case .down: focus = (focus + 6) % 48
    case .select: selected.formSymmetricDifference([focus])
    case .disable: disabled.formSymmetricDifference([focus])
    case .theme: theme = 1 - theme
    case .tab: tab = (tab + 1) % 4
    }
  }

  /// The frame of the present state.
  func frame() -> Frame {
    let colors = WorkloadColors.themes[theme]
    let page = style(colors.pageText, colors.page)
    let raised = style(colors.raisedText, colors.raised)
    let accent = style(colors.accentText, colors.accent)
    var surface = Surface(
      columns: 120, rows: 40, pool: pool, filledWith: Cell(glyph: .blank, style: page))
    surface.fill(CellRect(column: 0, row: 0, columns: 120, rows: 1), style: raised)
    var column = 1
    for (index, name) in GalleryWorkload.tabs.enumerated() {
      let look =
        index == tab ? style(colors.accentText, colors.accent, .bold) : raised
      column = write(" \(name) ", column, 0, look, into: &surface) + 1
    }
    let rule = style(colors.rule, colors.page)
    write(String(repeating: "─", count: 120), 0, 1, rule, into: &surface)
    surface.fill(CellRect(column: 0, row: 2, columns: 22, rows: 36), style: raised)
    for row in 2..<38 { write("│", 22, row, rule, into: &surface) }
    write("Components", 1, 2, style(colors.muted, colors.raised, .bold), into: &surface)
    for (index, name) in GalleryWorkload.sidebar.enumerated() {
      let look = index == tab * 3 ? accent : raised
      surface.fill(CellRect(column: 0, row: 3 + index, columns: 22, rows: 1), style: look)
      write("  " + name, 0, 3 + index, look, into: &surface)
    }
    for index in 0..<48 { drawTag(index, colors, into: &surface) }
    drawStatus(colors, into: &surface)
    return Frame(surface: surface)
  }

  private func drawTag(_ index: Int, _ colors: WorkloadColors, into surface: inout Surface) {
    let column = 25 + index % 6 * 15
    let row = 3 + index / 6 * 4
    let hue = hue(index)
    let look: StyleID
    let mark: String
    if disabled.contains(index) {
      look = style(colors.disabledText, colors.disabled)
      mark = "x"
    } else if selected.contains(index) {
      look = style(colors.selectedText, colors.selected[hue], .bold)
      mark = "✓"
    } else {
      look = style(colors.tagText, colors.tag[hue])
      mark = " "
    }
    surface.fill(CellRect(column: column, row: row, columns: 13, rows: 1), style: look)
    write(index == focus ? "▸" : " ", column, row, look, into: &surface)
    write(label(index), column + 2, row, look, into: &surface)
    write(mark, column + 12, row, look, into: &surface)
    let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
    write(
      "#\(number) \(GalleryWorkload.hues[hue])", column, row + 1, style(colors.muted, colors.page),
      into: &surface)
  }

  private func drawStatus(_ colors: WorkloadColors, into surface: inout Surface) {
    let raised = style(colors.raisedText, colors.raised)
    surface.fill(CellRect(column: 0, row: 39, columns: 120, rows: 1), style: raised)
    let number = focus < 9 ? "0\(focus + 1)" : "\(focus + 1)"
    write("\(number)/48", 1, 39, raised, into: &surface)
    write(label(focus), 8, 39, raised, into: &surface)
    write(GalleryWorkload.hues[hue(focus)], 19, 39, raised, into: &surface)
    write(selected.contains(focus) ? "selected" : "normal", 27, 39, raised, into: &surface)
    write(disabled.contains(focus) ? "disabled" : "enabled", 37, 39, raised, into: &surface)
    write("tab \(tab + 1)/4", 47, 39, raised, into: &surface)
    let help = "s select  d disable  t theme  tab next  q:quit"
    write(help, 119 - help.count, 39, style(colors.muted, colors.raised), into: &surface)
  }

  private func label(_ index: Int) -> String {
    let word = GalleryWorkload.words[(index + 4 * tab) % 16]
    return index < 16 ? word : word + "\(index / 16 + 1)"
  }

  private func hue(_ index: Int) -> Int { (index + index / 6 + tab) % 8 }

  private func style(_ text: UInt32, _ fill: UInt32, _ attributes: Attributes = []) -> StyleID {
    pool.id(
      of: Style(
        foreground: Paint(RGB(text)), background: Paint(RGB(fill)), attributes: attributes))
  }

  @discardableResult
  private func write(
    _ text: String, _ column: Int, _ row: Int, _ style: StyleID, into surface: inout Surface
  ) -> Int {
    var column = column
    for character in text {
      let isWide = character.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      let columns = isWide ? 2 : 1
      surface.put(
        pool.glyph(of: character, columns: columns), style: style, column: column, row: row)
      column += columns
    }
    return column
  }
}

/// The colours of the workload's two themes, 0xRRGGBB.
struct WorkloadColors {
  let pageText, page, raisedText, raised, accentText, accent: UInt32
  let muted, rule, disabledText, disabled, tagText, selectedText: UInt32
  /// By hue.
  let tag, selected: [UInt32]

  static let themes = [
    WorkloadColors(
      pageText: 0xD8D9E0, page: 0x16171C, raisedText: 0xB4B6C2, raised: 0x1F2027,
      accentText: 0xFFFFFF, accent: 0x3F7FE0, muted: 0x7A7C88, rule: 0x3A3B44,
      disabledText: 0x6B6D78, disabled: 0x2A2B31, tagText: 0xE6E6EA, selectedText: 0x0E0E12,
      tag: [
        0x5B2A2E, 0x5E3A1C, 0x57491A, 0x27502F, 0x1D4F4F, 0x24406F, 0x43336F, 0x5C2A55,
      ],
      selected: [
        0xC4474F, 0xCF7A2E, 0xBFA12C, 0x3FA65A, 0x2FA6A3, 0x3F7FE0, 0x8064D8, 0xC653B4,
      ]),
    WorkloadColors(
      pageText: 0x26272E, page: 0xFAFAFC, raisedText: 0x4A4C57, raised: 0xEEEFF4,
      accentText: 0xFFFFFF, accent: 0x1F5FC4, muted: 0x858792, rule: 0xD0D1D9,
      disabledText: 0x9A9CA6, disabled: 0xE4E5EA, tagText: 0x22232A, selectedText: 0xFFFFFF,
      tag: [
        0xF6D5D7, 0xF9E0CB, 0xF5EBC4, 0xD0EFD8, 0xCBEEED, 0xD3E2FB, 0xE0D8FA, 0xF6D6F0,
      ],
      selected: [
        0xC4303A, 0xC2660F, 0x9C7D00, 0x1F8A3E, 0x0D8784, 0x1F5FC4, 0x6240C0, 0xA93295,
      ]),
  ]
}
