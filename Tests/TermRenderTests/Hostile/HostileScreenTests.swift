import GalleryTesting
import TerminalTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender

/// Everything a person sees of a gallery or a review that holds hostile text, as bytes for a terminal: by both presenters,
/// as text, and in an emulator, which frame after frame shows the surfaces: nothing of a text moved, erased or styled
/// anything.
extension NcursesPresenterTests {
  @Test(arguments: HostileScreens.Way.all)
  func everyScreenHoldsTheRulesOfHostileText(_ way: HostileScreens.Way) throws {
    var count = try HostileCount(sharing: HostileScreens.Way.all.firstIndex(of: way) ?? 0)
    var grids = 0
    let outputs: [(name: String, kind: OutputKind)] = [
      ("the presenter", .terminal), ("ncurses", .terminal), ("the screen as text", .text),
    ]
    try count.check("\(way)", outputs) { text in
      let size = HostileScreens.size
      let sink = TerminalSink(columns: size.columns, rows: size.rows)
      var presenter = ANSIPresenter(sink: sink, depth: .truecolor)
      let other = TerminalSink(columns: size.columns, rows: size.rows)
      var ncurses = try NcursesPresenter(
        sink: other, term: "xterm-256color", depth: .truecolor, directTerm: Self.direct)
      var words: [UInt8] = []
      var isRight = true
      for (number, frame) in HostileScreens.frames(way, text).enumerated() {
        try presenter.present(frame)
        try ncurses.present(frame)
        words += Array(frame.surface.plainText.utf8)
        guard isRight, !HostileScreens.isBeyondTheEmulator(text) else { continue }
        var downsampler = Downsampler(depth: .truecolor)
        let found = difference(
          sink.terminal.grid, frame.surface.expectedGrid(&downsampler).withoutDim)
        grids += 1
        isRight = found == nil
        #expect(found == nil, "\(text.debugDescription.prefix(80)), \(way), frame \(number)")
      }
      return [sink.writes.flatMap(\.self), other.writes.flatMap(\.self), words]
    }
    print("hostile checks: \(grids) grids of an emulator, \(way)")
    report(count, "\(way)")
  }
}
