@testable import GSDesign
@testable import TermSession

/// A program run by `TerminalApp` that shows the last event.
struct AppProbe: Program {
  struct Model: Equatable {
    var news = "nothing yet"
  }

  let initialModel = Model()
  /// How many lines it shows.
  var lines = 1
  /// Whether a change of size leaves it unchanged.
  let ignoresSize: Bool

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    switch event {
    case .key(KeyPress("q")): return [.quit]
    case .key(KeyPress("t")): return [.startTimer("beat", after: .milliseconds(5))]
    case .key(KeyPress("m")), .timer("metronome"):
      return [.startTimer("metronome", after: .milliseconds(20))]
    case .key(.control("c")): model.news = "a key"
    case .timer(let name): model.news = "timer \(name)"
    case .resized where ignoresSize: break
    case .resized(let columns, let rows): model.news = "\(columns) by \(rows)"
    case .paste(let text): model.news = "pasted \(text)"
    case .key, .pointer, .appearance, .colorDepth, .roundTrip, .windowFocus: break
    }
    return []
  }

  func view(_ model: Model) -> Element {
    let news = GSText(.body1, verbatim: "<\(model.news)>").element
    let more = (1..<lines).map { GSText(.body1, verbatim: "line \($0)").element }
    return .column(spacing: .none, alignment: .leading, [news] + more)
  }

  /// - Parameter words: `ncurses`, `inline`, `keys` and `rows` change the options, `still` the program; `rows` shows three
  ///   lines in as many rows of the shell.
  static func run(_ words: [String]) -> Int32 {
    ProbeProgram.takeForeground()
    var options = TerminalApp.Options()
    if words.contains("ncurses") { options.presenter = .ncurses }
    options.usesAlternateScreen = !words.contains("inline")
    options.obeysControlKeys = !words.contains("keys")
    var program = AppProbe(ignoresSize: words.contains("still"))
    if words.contains("rows") {
      options.inlineRows = 3
      program.lines = 3
    }
    do throws(TerminalAppError) {
      report("left \(try TerminalApp.run(program, options).news)")
      return 0
    } catch {
      report("error \(error)")
      return 4
    }
  }
}
