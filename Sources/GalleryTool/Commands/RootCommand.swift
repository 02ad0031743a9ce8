import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import Workbench

/// The tool as a whole.
struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ProgramName.current,
      abstract:
        "Shows every state of a design system's components in the terminal.",
      discussion: """
        A state is named by a link: component/variant:knob=value@setting=value
        For example:
          \(ProgramName.current)                                       all components
          \(ProgramName.current) show tag/filled:selected@theme=zatch  one state
          \(ProgramName.current) test                                  the changes since the baselines
        """,
      version: Release.version,
      groupedSubcommands: [
        CommandGroup(
          name: "Look",
          subcommands: [
            BrowseCommand.self, ShowCommand.self, MatrixCommand.self, ListCommand.self,
            ExportCommand.self, DoctorCommand.self,
          ]),
        CommandGroup(
          name: "Check",
          subcommands: [
            TestCommand.self, ReviewCommand.self, DiffCommand.self,
            AcceptCommand.self, RejectCommand.self, ReportCommand.self, AuditCommand.self,
            CoverageCommand.self, BenchCommand.self,
          ]),
        CommandGroup(name: "Token", subcommands: [TokensCommand.self]),
        CommandGroup(
          name: "Author",
          subcommands: [NewCommand.self, DevCommand.self, LintCommand.self, GitSetupCommand.self]),
        CommandGroup(
          name: "Demo",
          subcommands: [
            DemoCommand.self, PresentCommand.self, FollowCommand.self, PlayCommand.self,
            RecordCommand.self,
          ]),
      ],
      defaultSubcommand: BrowseCommand.self)
  }
}

extension RootCommand {
  /// The command of a command line.
  ///
  /// Parsing with all commands takes longer than drawing the first screen. So the command named by the first word
  /// parses the rest alone; if that fails, the line is parsed again with all commands, for their error messages.
  static func read(_ arguments: [String]) throws -> any ParsableCommand {
    if let command = withLinkAlone(arguments) { return command }
    let named = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    if let command = try? named?.parse(Array(arguments.dropFirst())) { return command }
    return try parseAsRoot(arguments)
  }

  /// `browse` or `show` with only a link, which needs no parsing; nil if there is more to parse.
  static func withLinkAlone(_ arguments: [String]) -> (any GalleryCommand)? {
    guard let name = arguments.first else { return BrowseCommand.withoutArguments }
    let words = arguments.dropFirst()
    guard words.count <= 1, words.allSatisfy({ !$0.hasPrefix("-") }) else { return nil }
    if name == BrowseCommand.configuration.commandName {
      var command = BrowseCommand.withoutArguments
      command.link = words.first
      return command
    }
    guard name == ShowCommand.configuration.commandName, let link = words.first else { return nil }
    return ShowCommand.withoutOptions(link)
  }
}

extension RootCommand {
  /// The arguments as the parser needs them: a negative number belongs to the option before it, whose error message gives
  /// the valid numbers.
  static func spelledOut(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var result: [String] = []
    for argument in arguments[..<end] {
      if isNegativeNumber(argument), let option = result.last, option.hasPrefix("--"),
        !option.contains("=")
      {
        result[result.count - 1] = option + "=" + argument
      } else {
        result.append(argument)
      }
    }
    return result + arguments[end...]
  }

  /// The first option with an equals sign and no value behind it, of which the parser would take the next argument.
  static func withoutValue(_ arguments: [String]) -> String? {
    arguments.prefix { $0 != "--" }.first {
      $0.hasPrefix("--") && $0.utf8.count > 3 && $0.firstIndex(of: "=") == $0.indices.last
    }
  }

  private static func isNegativeNumber(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.dropFirst().first.map { "0"..."9" ~= $0 } == true
  }

  /// The command that the first word misspells; nil if it is a command, or names a component.
  static func commandMeant(by arguments: [String], in catalogue: Catalogue) -> String? {
    guard let word = arguments.first, !word.hasPrefix("-"),
      !word.contains(where: { "/:@".contains($0) }), catalogue.variants(of: word).isEmpty
    else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(word) else { return nil }
    return nearestNames(to: word, among: names, limit: 1).first.map {
      "\(ProgramName.current) " + $0
    }
  }

  /// The command that replaced the one of the first word; nil if the word never was a command, or names a component.
  static func successor(of arguments: [String], in catalogue: Catalogue) -> String? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, let name = formerNames[word],
      catalogue.variants(of: word).isEmpty
    else { return nil }
    return "\(ProgramName.current) " + name
  }

  private static let formerNames = ["pending": "diff", "graph": "list --graph"]

  /// An error of the parser in the form of all others: a line with the problem and what to do.
  static func sentence(about error: any Error, of arguments: [String]) -> String {
    let lines = message(for: error).split(separator: "\n")
    let items = lines.dropFirst().filter { $0.hasPrefix("  - ") }.map { $0.dropFirst(4) }
      .joined(separator: ", ")
    let problem = (lines.first ?? "The arguments are wrong.") + (items.isEmpty ? "" : " " + items)
    let isWhole = problem.last.map { ".?!".contains($0) } ?? false
    let command = ([ProgramName.current] + path(of: arguments)).joined(separator: " ")
    return "error: " + problem + (isWhole ? "" : ". `\(command) --help` names what there is.")
  }

  /// The names of the command that a line begins with: `tokens`, `list`.
  private static func path(of arguments: [String]) -> [String] {
    var commands = configuration.subcommands
    var path: [String] = []
    for word in arguments {
      guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
        break
      }
      path.append(word)
      commands = command.configuration.subcommands
    }
    return path
  }

  /// The first word after `help` that names no command, and the nearest command; nil if there is help for all words.
  static func withoutHelp(_ arguments: [String]) -> (word: String, nearest: String?)? {
    guard arguments.first == "help" else { return nil }
    var commands = configuration.subcommands
    for word in arguments.dropFirst() where !word.hasPrefix("-") {
      guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
        let names = commands.compactMap { $0.configuration.commandName }
        return (word, nearestNames(to: word, among: names, limit: 1).first)
      }
      commands = command.configuration.subcommands
    }
    return nil
  }
}

extension ParsableArguments {
  /// Options that were not parsed, with a value for each. A missing value would crash the program on access, and a
  /// test with it.
  fileprivate static func unparsed(_ fill: (inout Self) -> Void) -> Self {
    var options = Self()
    fill(&options)
    return options
  }
}

extension BrowseCommand {
  /// The command without arguments.
  static var withoutArguments: BrowseCommand {
    var command = BrowseCommand()
    command.link = nil
    command.environment = EnvironmentOptions()
    command.room = .unparsed { $0.size = nil }
    command.stage = .unparsed {
      $0.uiLang = nil
      $0.backend = .auto
      $0.shapes = nil
      $0.noMotion = false
      $0.noMouse = false
      $0.noQuery = false
    }
    command.kiosk = .unparsed {
      $0.kiosk = false
      $0.idleLimit = nil
      $0.silenceLimit = nil
      $0.timeLimit = nil
      $0.allowCopy = false
    }
    command.quiet = false
    command.linear = false
    command.still = .unparsed {
      $0.still = false
      $0.keys = nil
      $0.format = nil
      $0.output = nil
    }
    return command
  }
}

extension ShowCommand {
  /// The command with a link and no options.
  fileprivate static func withoutOptions(_ link: String) -> ShowCommand {
    var command = ShowCommand()
    command.link = link
    command.lenience = .unparsed { $0.lenient = false }
    command.environment = EnvironmentOptions()
    command.room = .unparsed { $0.size = nil }
    command.style = .unparsed { $0.color = .auto }
    command.lab = false
    command.output = .unparsed {
      $0.format = nil
      $0.json = false
      $0.output = nil
    }
    command.document = .unparsed { $0.shapes = nil }
    return command
  }
}

/// A command of the tool.
protocol GalleryCommand: ParsableCommand {
  /// Runs the command and returns its exit status.
  func run(in context: ToolContext) throws(ToolError) -> ExitStatus
}

extension ToolContext {
  /// Parses a link and the knobs it names.
  ///
  /// - Parameter isLenient: whether invalid parts are left out with a warning.
  /// - Throws: if not lenient, the invalid part, with the nearest names.
  func parsedLink(_ text: String, isLenient: Bool) throws(ToolError) -> ParsedLink {
    let parsed: ParsedLink
    do throws(LinkError) {
      parsed = try Link.parse(text, in: catalogue)
    } catch {
      throw ToolError(.noMatch, error.description)
    }
    let wrong = parsed.warnings.filter(\.isLeftOut)
    guard isLenient || wrong.isEmpty else {
      throw ToolError(.badArguments, wrong.map(\.refusal).joined(separator: " "))
    }
    for warning in parsed.warnings { StandardStreams.complain("warning: \(warning)") }
    return parsed
  }
}
