import CPlatform
import GSDesign
import TermRender
import TermSession

/// The workload through TermRender, the whole way from bytes of keys to bytes of cells.
///
/// With `ncurses` it is presented through ncurses. With `MODE COUNT` it draws so many frames of a ``FrameSeries`` and
/// prints the CPU time they took. `list COUNT` and `table COUNT` run a list or a table of that many rows. `bytes` compares what keys cost with the reference calculator; `labels COUNT SEED`
/// shows random bytes.
@main
struct GalleryWorkload {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let queue = WorkloadQueue()
    if let mode = arguments.first.flatMap(FrameSeries.Mode.init(rawValue:)),
      let count = arguments.last.flatMap({ Int($0) })
    {
      try drawFrames(mode, count: count)
    } else if let kind = arguments.first.flatMap(RowsProgram.Kind.init(rawValue:)),
      let count = arguments.last.flatMap({ Int($0) })
    {
      try TerminalApp.run(RowsProgram(kind: kind, count: count))
    } else if arguments.first == "bytes" {
      compareBytes()
    } else if arguments.first == "labels" {
      let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
      let seed = arguments.dropFirst(2).first.flatMap { UInt64($0) }
      guard soakLabels(count: count, seed: seed ?? .random(in: 0...(.max / 2))) else { exit(1) }
    } else if arguments.first == "ncurses" {
      try answerKeys(
        NcursesPresenter(sink: queue, term: "xterm-256color", depth: .truecolor), queue)
    } else {
      try answerKeys(ANSIPresenter(sink: queue, depth: .truecolor), queue)
    }
  }

  private static func drawFrames(_ mode: FrameSeries.Mode, count: Int) throws {
    var session = try TerminalSession(options(asksTerminal: false))
    var encoder = Encoder(depth: .truecolor)
    var series = FrameSeries(mode, pool: CellPool())
    try session.write(encoder.encode(Frame(surface: series.surface)))
    let start = clock()
    for frame in 1...max(1, count) {
      series.draw(frame)
      try session.write(encoder.encode(Frame(surface: series.surface)))
    }
    // CLOCKS_PER_SEC is a million wherever POSIX is.
    let taken = (clock() - start) * 1_000
    session.close()
    print("\ncpu=\(taken)")
  }

  private static func answerKeys<Screen: Presenter & ~Copyable>(
    _ presenter: consuming Screen, _ queue: WorkloadQueue
  ) throws where Screen.Failure == Never {
    var session = try TerminalSession(options(asksTerminal: true))
    var parser = InputParser()
    let picture = WorkloadPicture(pool: CellPool())
    var model = WorkloadModel()
    var isRunning = true
    var isStale = true

    while isRunning {
      if isStale, !session.hasBacklog {
        // The session has switched the modes on.
        presenter.present(Frame(surface: picture.draw(model)))
        try session.send(queue.take())
        isStale = false
      }
      // Incomplete input may be a lone ESC; nothing else ever wakes the program.
      let timeout = parser.timeout.milliseconds().map { Duration.milliseconds($0) }
      switch try session.nextWake(timeout: timeout) {
      case .input(let bytes):
        // However many keys came at once, they are one frame.
        parser.feed(bytes) { input in
          guard case .key(let press) = input, isRunning else { return }
          isRunning = model.update(press)
          isStale = true
        }
      case .readable, .timeout: parser.flush { _ in }
      case .resized, .continued:
        presenter.invalidate()
        isStale = true
      case .drained: break
      case .interrupted(let signal): session.close(reraising: signal)
      case .hangup: isRunning = false
      }
    }
    session.close()
  }

  private static func options(asksTerminal: Bool) -> SessionOptions {
    var options = SessionOptions()
    options.modes = [.alternateScreen]
    options.asksTerminal = asksTerminal
    return options
  }
}

/// Holds a frame's bytes until the session writes them.
private final class WorkloadQueue: ByteSink {
  private var bytes: [UInt8] = []

  func write(_ bytes: [UInt8]) {
    self.bytes += bytes
  }

  func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
