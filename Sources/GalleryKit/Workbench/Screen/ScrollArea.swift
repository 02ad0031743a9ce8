/// The parts of the gallery that the wheel scrolls by themselves.
package enum ScrollArea: String, Codable, CodingKeyRepresentable, Hashable, Sendable,
  CaseIterable
{
  case tree, search, overview, canvas, knobs, inspect, matrix, axes, page, palette, help, moves,
    findings
}

extension ScrollArea {
  /// Whether followers do not see it.
  var isOfOneScreen: Bool {
    switch self {
    case .moves, .findings: true
    case .tree, .search, .overview, .canvas, .knobs, .inspect, .matrix, .axes, .page, .palette,
      .help:
      false
    }
  }
}

/// The lines of a list, the number of visible ones, and the focused one.
package struct ScrollRoom: Hashable, Sendable {
  /// The number of lines.
  package var lines: Int
  /// The number of visible lines, 1 or more.
  package var rows: Int
  /// The focused line; nil for none.
  package var target: Int?
  /// Lines at the top that a heading may cover, so that the target keeps below them.
  var covered = 0
  /// Whether lines differ in height: only the list itself can bring a line in sight.
  var isUneven = false
  /// Where the list is before a wheel scrolled it: just far enough down to show the target.
  var followed: Int

  package init(lines: Int, rows: Int, target: Int?) {
    self.lines = lines
    self.rows = max(1, rows)
    self.target = target
    followed = min(max(0, lines - self.rows), max(0, (target ?? 0) + 1 - self.rows))
  }

  /// The first visible line of a list scrolled to its end.
  var last: Int { max(0, lines - rows) }
}

/// Where the wheel or a click put a list. It stays there until the list changes, or the keys go to another line: then
/// it is moved just far enough to show that one.
package struct ScrollOffset: Hashable, Sendable {
  /// The first visible line.
  package let first: Int
  let room: ScrollRoom

  private init(first: Int, room: ScrollRoom) {
    self.first = max(0, min(first, room.last))
    self.room = room
  }

  /// A list before any scrolling.
  package init(_ room: ScrollRoom) { self.init(first: room.followed, room: room) }

  /// The same list scrolled by some lines, not beyond its ends.
  package func scrolled(by lines: Int) -> ScrollOffset {
    ScrollOffset(first: first + lines, room: room)
  }

  /// The offset in a list that may have changed since.
  package func settled(in room: ScrollRoom) -> ScrollOffset {
    guard room != self.room else { return self }
    guard !room.isUneven else { return ScrollOffset(room) }
    var first = min(first, room.last)
    if let target = room.target {
      first = max(first, target + 1 - room.rows)
      first = min(first, target - min(room.covered, room.rows - 1))
    }
    return ScrollOffset(first: first, room: room)
  }
}

extension ScrollOffset? {
  /// The first visible line.
  package func first(in room: ScrollRoom) -> Int {
    map { $0.settled(in: room).first } ?? room.followed
  }
}
