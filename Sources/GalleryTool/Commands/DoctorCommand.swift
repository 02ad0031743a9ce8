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
    let nameColumns = facts.map(\.name).widest + 2
    let valueColumns = facts.map(\.value).widest + 2
    try context.print(
      facts.map {
        $0.name.padded(to: nameColumns) + $0.value.padded(to: valueColumns) + $0.because + "\n"
      }.joined())
    return .done
  }

  private struct Fact {
    var name: String
    var value: String
    var because: String
  }

  private func facts(_ environment: ProcessEnvironment) -> [Fact] {
    let profile = environment.profile(isTerminal: StandardStreams.isOutputTerminal)
    let features = TerminalFeatures(term: profile.term ?? "")
    let appearance = profile.appearance.value.map(\.rawValue) ?? "unknown"
    return [
      Fact(
        name: "terminal", value: profile.term ?? "unknown",
        because: profile.term == nil ? "TERM names none: plain ANSI is assumed" : "TERM"),
      browseFact(profile),
      Fact(
        name: "styled output", value: profile.isStyled.value ? "yes" : "no",
        because: profile.isStyled.reason),
      Fact(
        name: "colours", value: profile.colorDepth.value.rawValue,
        because: profile.colorDepth.reason),
      Fact(name: "appearance", value: appearance, because: profile.appearance.reason),
      Fact(
        name: "glyphs", value: profile.glyphs.value.rawValue, because: profile.glyphs.reason),
      Fact(
        name: "questions", value: profile.asksTerminal.value ? "asked" : "not asked",
        because: profile.asksTerminal.reason),
      sizeFact(environment),
      Fact(
        name: "language", value: environment.language.rawValue,
        because: environment.languageVariable ?? "none of LC_ALL, LC_MESSAGES and LANG is set"),
      Fact(
        name: "erase in colour", value: features.contains(.backgroundErase) ? "yes" : "no",
        because: "the terminal's name"),
      ncursesFact(profile),
    ]
  }

  private func browseFact(_ profile: TerminalProfile) -> Fact {
    let reason: String
    let isPossible: Bool
    if profile.isDumb {
      (isPossible, reason) = (false, "TERM=dumb")
    } else if !StandardStreams.isInputTerminal {
      (isPossible, reason) = (false, "standard input is no terminal")
    } else if !StandardStreams.isOutputTerminal {
      (isPossible, reason) = (false, "standard output is no terminal")
    } else {
      (isPossible, reason) = (true, "input and output are a terminal")
    }
    return Fact(name: "browse", value: isPossible ? "possible" : "not possible", because: reason)
  }

  /// Whether ncurses would draw here, and in how many colours.
  private func ncursesFact(_ profile: TerminalProfile) -> Fact {
    do throws(NcursesError) {
      let presenter = try NcursesPresenter(
        sink: OutputQueue(), term: profile.term ?? "xterm", depth: profile.colorDepth.value)
      return Fact(
        name: "--backend ncurses", value: presenter.depth.rawValue,
        because: "the entry \(presenter.term) of terminfo")
    } catch {
      return Fact(name: "--backend ncurses", value: "not possible", because: error.description)
    }
  }

  private func sizeFact(_ environment: ProcessEnvironment) -> Fact {
    for descriptor in [Int32(1), 0, 2] {
      guard let size = StandardStreams.terminalSize(descriptor) else { continue }
      return Fact(
        name: "size", value: "\(size.columns)x\(size.rows)", because: "the terminal says so")
    }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }),
      let rows = environment["LINES"].flatMap({ Int($0) })
    {
      return Fact(name: "size", value: "\(columns)x\(rows)", because: "COLUMNS and LINES")
    }
    return Fact(name: "size", value: "80x24", because: "nobody says: the usual one")
  }
}
