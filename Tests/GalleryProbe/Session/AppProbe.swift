@testable import GSDesign
@testable import TermSession

/// A program that is run by `TerminalApp`, and shows what happened to it last.
struct AppProbe: Program {
  struct Model: Equatable {
    var news = "nothing yet"
  }

  let initialModel = Model()
  /// Whether sizes leave it as it is.
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

  func view(_ model: Model) -> Element { GSText(.body1, verbatim: "<\(model.news)>").element }

  /// - Parameter words: `ncurses`, `inline` and `keys` change the options, `still` the program.
  static func run(_ words: [String]) -> Int32 {
    ProbeProgram.takeForeground()
    var options = TerminalApp.Options()
    if words.contains("ncurses") { options.presenter = .ncurses }
    options.usesAlternateScreen = !words.contains("inline")
    options.obeysControlKeys = !words.contains("keys")
    let program = AppProbe(ignoresSize: words.contains("still"))
    do throws(TerminalAppError) {
      report("left \(try TerminalApp.run(program, options).news)")
      return 0
    } catch {
      report("error \(error)")
      return 4
    }
  }
}
