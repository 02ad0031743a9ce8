import GSDesign
import TermRender

/// The workload through TermRender, the whole way from bytes of keys to bytes of cells.
@main
struct GalleryWorkload {
  static func main() throws {
    var options = SessionOptions()
    options.modes = [.alternateScreen]
    var session = try TerminalSession(options)
    var encoder = Encoder(depth: .truecolor)
    var parser = InputParser()
    let picture = WorkloadPicture(pool: CellPool())
    var model = WorkloadModel()
    var isRunning = true
    var isStale = true

    while isRunning {
      if isStale {
        // The session has switched the modes on.
        try session.write(encoder.encode(Frame(surface: picture.draw(model))))
        isStale = false
      }
      // What waits for its rest may be a lone ESC; nothing else ever wakes the program.
      let timeout = parser.patience.milliseconds().map { Duration.milliseconds($0) }
      switch try session.nextWake(timeout: timeout) {
      case .input(let bytes):
        // However many keys came at once, they are one frame.
        parser.feed(bytes) { input in
          guard case .key(let press) = input, isRunning else { return }
          isRunning = model.update(press)
          isStale = true
        }
      case .timeout: parser.flush { _ in }
      case .resized, .continued:
        encoder.invalidate()
        isStale = true
      case .interrupted(let signal): session.close(reraising: signal)
      case .hangup: isRunning = false
      }
    }
    session.close()
  }
}
