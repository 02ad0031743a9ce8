import GSDesign
import GalleryKit

/// The variants of the component as tabs above its stage: the current one has the accent bar and is bold.
///
/// Where they do not all fit, those around the current one are shown, with an arrow at each end that hides some.
struct VariantTabs: PaneView {
  let workbench: Workbench
  /// The cells of the page with the tabs.
  let room: CellSize
  private var columns: Int { room.columns }

  /// Rows that the tabs take of a page: none for a component of one variant, and where the stage needs every row.
  static func rows(of rows: Int, in workbench: Workbench) -> Int {
    workbench.siblings.count > 1 && rows >= leastRows ? 1 : 0
  }

  /// In fewer rows a page has no tabs.
  private static let leastRows = 11
  /// Columns between tabs. The last one is for the bar of the tab behind it.
  private static let gap = 3
  /// Columns of an arrow and the air beside it.
  private static let arrow = 2

  /// A page below its tabs, if it has any.
  func over(_ page: Element) -> Element {
    Self.rows(of: room.rows, in: workbench) > 0 ? .column([tabs, page]) : page
  }

  private var tabs: Element {
    let margin = columns >= 60 ? 2 : columns >= 40 ? 1 : 0
    let shown = shown(in: columns - margin - 1)
    let siblings = workbench.siblings
    let isCutBefore = shown.lowerBound > 0
    var parts: [Element] = [.gap(max(0, margin - 1))]
    if isCutBefore { parts += [arrow("‹", .previous), .gap(1)] }
    for place in shown {
      if place > shown.lowerBound { parts.append(.gap(Self.gap - 1)) }
      parts.append(tab(siblings[place]))
    }
    if shown.upperBound < siblings.count { parts += [.gap(1), arrow("›", .next)] }
    return pane(.page, columns: columns, rows: 1, line(columns: columns, parts))
  }

  private func tab(_ specimen: Int) -> Element {
    let isCurrent = specimen == workbench.shown
    let bar = Element.sized(
      width: .exactly(1), height: .exactly(1), isCurrent ? .accentBar : .empty)
    return .interactive(
      GalleryPart.tab(specimen).id,
      .row([bar, words(isCurrent ? .title3 : .body2, name(of: specimen))]))
  }

  private func arrow(_ glyph: String, _ command: TabCommand) -> Element {
    .interactive(GalleryPart.command(.tabs(command)).id, words(.body2, glyph))
  }

  private func name(of specimen: Int) -> String {
    say(.word(catalogue.specimens[specimen].variant))
  }

  /// The places of the tabs that fit around the current one, which is always among them.
  private func shown(in room: Int) -> Range<Int> {
    let siblings = workbench.siblings
    guard let here = siblings.firstIndex(of: workbench.shown) else { return 0..<0 }
    func columns(_ place: Int) -> Int { width(name(of: siblings[place])) + Self.gap }
    func fits(_ shown: Range<Int>, _ used: Int) -> Bool {
      let arrows =
        (shown.lowerBound > 0 ? Self.arrow : 0)
        + (shown.upperBound < siblings.count ? Self.arrow : 0)
      return used - Self.gap + 1 + arrows <= room
    }
    var shown = here..<here + 1
    var used = columns(here)
    var isForward = true
    var misses = 0
    // One at each side in turn; a side without room or tabs leaves the rest to the other.
    while misses < 2 {
      let next =
        isForward
        ? shown.lowerBound..<shown.upperBound + 1 : shown.lowerBound - 1..<shown.upperBound
      let added = isForward ? shown.upperBound : shown.lowerBound - 1
      if siblings.indices.contains(added), fits(next, used + columns(added)) {
        used += columns(added)
        shown = next
        misses = 0
      } else {
        misses += 1
      }
      isForward.toggle()
    }
    return shown
  }
}

extension Workbench {
  /// The variants of the component shown, by index, in the order they were declared.
  var siblings: [Int] {
    let all = catalogue.index
    guard all.positions.indices.contains(shown) else { return [] }
    return all.groups[all.positions[shown].group].specimens
  }
}
