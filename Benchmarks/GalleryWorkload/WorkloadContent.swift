import ColorScience

/// The words and colours of the workload. `ncurses/workload.h` has the same.
enum WorkloadContent {
  static let tabs = ["Buttons", "Tags", "Tab Bars", "States"]
  static let entries = [
    "Overview", "Button", "Icon Button", "Tag", "Chip", "Badge", "Tab Bar", "Segmented", "Tier 골드",
    "Progress", "Toast", "Dialog",
  ]
  static let labels = [
    "Swift", "제출됨", "대기중", "Archive", "C++17", "정답", "오답", "Rust", "시간초과", "Python", "컴파일",
    "Kotlin", "골드 III", "Ruby", "채점중", "Go",
  ]
  static let hues = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
  static let help = "s select  d disable  t theme  tab next  q:quit"

  static let tagCount = 48
  static let tagsPerRow = 6
}

/// An ink on a ground.
struct WorkloadPaint {
  let ink: RGB
  let ground: RGB
}

/// The colours of one appearance.
struct WorkloadTheme {
  let page, surface, accent, disabled: WorkloadPaint
  let muted, rule, tagInk, selectedInk: RGB
  /// By hue.
  let tags, selectedTags: [RGB]

  static let dark = WorkloadTheme(
    page: WorkloadPaint(ink: RGB(0xD8D9E0), ground: RGB(0x16171C)),
    surface: WorkloadPaint(ink: RGB(0xB4B6C2), ground: RGB(0x1F2027)),
    accent: WorkloadPaint(ink: RGB(0xFFFFFF), ground: RGB(0x3F7FE0)),
    disabled: WorkloadPaint(ink: RGB(0x6B6D78), ground: RGB(0x2A2B31)),
    muted: RGB(0x7A7C88), rule: RGB(0x3A3B44), tagInk: RGB(0xE6E6EA), selectedInk: RGB(0x0E0E12),
    tags: [
      0x5B2A2E, 0x5E3A1C, 0x57491A, 0x27502F, 0x1D4F4F, 0x24406F, 0x43336F, 0x5C2A55,
    ].map { RGB($0) },
    selectedTags: [
      0xC4474F, 0xCF7A2E, 0xBFA12C, 0x3FA65A, 0x2FA6A3, 0x3F7FE0, 0x8064D8, 0xC653B4,
    ].map { RGB($0) })

  static let light = WorkloadTheme(
    page: WorkloadPaint(ink: RGB(0x26272E), ground: RGB(0xFAFAFC)),
    surface: WorkloadPaint(ink: RGB(0x4A4C57), ground: RGB(0xEEEFF4)),
    accent: WorkloadPaint(ink: RGB(0xFFFFFF), ground: RGB(0x1F5FC4)),
    disabled: WorkloadPaint(ink: RGB(0x9A9CA6), ground: RGB(0xE4E5EA)),
    muted: RGB(0x858792), rule: RGB(0xD0D1D9), tagInk: RGB(0x22232A), selectedInk: RGB(0xFFFFFF),
    tags: [
      0xF6D5D7, 0xF9E0CB, 0xF5EBC4, 0xD0EFD8, 0xCBEEED, 0xD3E2FB, 0xE0D8FA, 0xF6D6F0,
    ].map { RGB($0) },
    selectedTags: [
      0xC4303A, 0xC2660F, 0x9C7D00, 0x1F8A3E, 0x0D8784, 0x1F5FC4, 0x6240C0, 0xA93295,
    ].map { RGB($0) })
}
