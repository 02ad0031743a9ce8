import ArgumentParser
import GSDesign
import GalleryKit
import TermRender

struct DoctorCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "What this terminal can do, how that was found out, and what will be used.")

  @Flag(help: "As JSON.")
  var json = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let facts = facts(context.environment)
    if json {
      try context.print(
        JSONValue.object(
          facts.map {
            JSONValue.Member(
              name: $0.name,
              value: .members(["value": .string($0.value), "because": .string($0.because)]))
          }
        ).text + "\n")
      return .done
    }
    let nameColumns = (facts.map(\.name.count).max() ?? 0) + 2
    let valueColumns = (facts.map { DisplayWidth.columns(of: $0.value) }.max() ?? 0) + 2
    var text = ""
    for fact in facts {
      text += fact.name + String(repeating: " ", count: nameColumns - fact.name.count)
      text += fact.value
      text += String(
        repeating: " ", count: valueColumns - DisplayWidth.columns(of: fact.value))
      text += fact.because + "\n"
    }
    try context.print(text)
    return .done
  }

  private struct Fact {
    var name: String
    var value: String
    var because: String
  }

  private func facts(_ environment: ProcessEnvironment) -> [Fact] {
    let term = environment["TERM"].map(safe)
    let features = TerminalFeatures(term: environment["TERM"] ?? "")
    return [
      Fact(
        name: "terminal", value: term ?? "unknown",
        because: term == nil ? "TERM is not set: plain ANSI is assumed" : "TERM"),
      Fact(
        name: "browse", value: canBrowse(environment) ? "possible" : "not possible",
        because: browseReason(environment)),
      Fact(
        name: "colours", value: environment.depth.rawValue, because: depthReason(environment)),
      sizeFact(environment),
      Fact(
        name: "language", value: environment.language.rawValue,
        because: environment["LC_ALL"] != nil
          ? "LC_ALL" : environment["LC_MESSAGES"] != nil ? "LC_MESSAGES" : "LANG"),
      Fact(
        name: "erasing in colour", value: features.contains(.backgroundErase) ? "yes" : "no",
        because: "the terminal's name"),
      Fact(
        name: "repeating characters",
        value: features.contains(.repeatCharacter) ? "yes" : "no", because: "the terminal's name"),
      Fact(
        name: "multiplexer",
        value: environment["TMUX"] != nil ? "tmux" : environment["STY"] != nil ? "screen" : "none",
        because: "TMUX, STY"),
      Fact(
        name: "over SSH",
        value: environment["SSH_TTY"] != nil || environment["SSH_CONNECTION"] != nil ? "yes" : "no",
        because: "SSH_TTY, SSH_CONNECTION"),
    ]
  }

  private func canBrowse(_ environment: ProcessEnvironment) -> Bool {
    StandardStreams.isInputTerminal && StandardStreams.isOutputTerminal && !environment.isDumb
  }

  private func browseReason(_ environment: ProcessEnvironment) -> String {
    if environment.isDumb { return "TERM is dumb" }
    if !StandardStreams.isInputTerminal { return "standard input is no terminal" }
    if !StandardStreams.isOutputTerminal { return "standard output is no terminal" }
    return "input and output are a terminal"
  }

  private func depthReason(_ environment: ProcessEnvironment) -> String {
    if environment.isDumb { return "TERM is dumb" }
    if environment.forbidsColor { return "NO_COLOR is set" }
    let claim = environment["COLORTERM"]
    if claim == "truecolor" || claim == "24bit" { return "COLORTERM" }
    return "the terminal's name"
  }

  private func sizeFact(_ environment: ProcessEnvironment) -> Fact {
    for descriptor in [Int32(1), 0, 2] {
      guard let size = StandardStreams.terminalSize(descriptor) else { continue }
      return Fact(
        name: "size", value: "\(size.columns)x\(size.rows)", because: "the terminal says so")
    }
    if let columns = environment["COLUMNS"], let rows = environment["LINES"] {
      return Fact(
        name: "size", value: safe("\(columns)x\(rows)"), because: "COLUMNS and LINES")
    }
    return Fact(name: "size", value: "80x24", because: "nobody says: the usual one")
  }
}
