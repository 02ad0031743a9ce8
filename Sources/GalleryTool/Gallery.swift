import ArgumentParser
public import GalleryKit
import TermSession

/// The command line of a gallery.
///
/// Another package makes its own in a few lines:
///
/// ```swift
/// import GalleryKit
/// import GalleryTool
///
/// Gallery.main(name: "seaside-gallery", catalogue: try .builtIn.appending([ratingStars], themes: [.seaside()]))
/// ```
public enum Gallery {
  /// Runs the command that the arguments of the process name, and ends the process with its exit code.
  ///
  /// - Parameters:
  ///   - name: the name that the user types to run it. Usage, header, messages and commands to copy contain it.
  ///   - catalogue: made here, so that an error in a theme or a declaration is reported in a sentence and ends the
  ///     process with 64. An error thrown out of `main` itself would crash it.
  ///   - themes: themes by the sources of their tokens, after those of the catalogue. Paths are relative to the
  ///     folder of the baselines. Files are read at the start and watched. A command is run, and a server asked,
  ///     where the theme is named, and by the interactive gallery, but never in a kiosk.
  public static func main(
    name: String = "gs-gallery", catalogue: @autoclosure () throws -> Catalogue,
    themes: KeyValuePairs<String, ThemeSource> = [:]
  ) -> Never {
    StandardStreams.answerFailedWrites()
    guard ProgramName.isUsable(name) else {
      end(
        unsound([
          "“\(safe(name))” cannot be typed as the name of a program: use letters, digits, “-”, “_” and “.”."
        ]))
    }
    end(
      ProgramName.$current.withValue(name) {
        do {
          return run(
            Array(ProcessStart.arguments.dropFirst()), catalogue: try catalogue(),
            environment: .current(),
            declared: themes.map { DeclaredTheme(name: $0.key, source: $0.value) })
        } catch {
          return unsound(["\(error)"])
        }
      })
  }

  /// Runs a command. Leaves nothing open when it returns.
  static func run(
    _ arguments: [String], catalogue: Catalogue, environment: ProcessEnvironment,
    declared: [DeclaredTheme] = []
  ) -> ExitStatus {
    if let offered = RootCommand.completions(
      for: arguments, LinkCompletion(catalogue, declared: declared))
    {
      try? StandardStreams.write(offered)
      return .done
    }
    let problems = catalogue.problems + declared.problems(in: catalogue)
    guard problems.isEmpty else { return unsound(problems) }
    let arguments = RootCommand.spelledOut(arguments)
    if let option = RootCommand.withoutValue(arguments) {
      StandardStreams.complain(
        "error: \(safe(option)) has no value; write one behind the equals sign, or leave the option out."
      )
      return said(.badArguments)
    }
    if let successor = RootCommand.successor(of: arguments, in: catalogue) {
      let word = arguments[arguments[0] == "help" ? 1 : 0]
      StandardStreams.complain("error: “\(word)” is now `\(successor)`.")
      return said(.badArguments)
    }
    if let meant = RootCommand.commandMeant(by: arguments, in: catalogue) {
      StandardStreams.complain(
        "error: “\(safe(arguments[0]))” is neither a command nor a component; did you mean `\(meant)`?"
      )
      return said(.badArguments)
    }
    if let unknown = RootCommand.withoutHelp(arguments) {
      let ending = unknown.nearest.map { "did you mean `\($0)`?" } ?? "--help lists the commands."
      StandardStreams.complain("error: “\(safe(unknown.word))” is not a command; \(ending)")
      return said(.badArguments)
    }
    let command: any GalleryCommand
    do {
      if let known = RootCommand.withLinkAlone(arguments) {
        // Without a cast, which would look through every conformance of the program.
        command = known
      } else {
        var parsed = try RootCommand.read(arguments)
        guard let known = parsed as? any GalleryCommand else {
          // The parser's own help command, which throws its text.
          try parsed.run()
          return .done
        }
        command = known
      }
    } catch {
      return explain(error, of: arguments)
    }
    do throws(ToolError) {
      var context = ToolContext(catalogue: catalogue, environment: environment)
      context.declared = declared
      return said(try command.run(in: context))
    } catch {
      guard error.status != .done else { return .done }
      StandardStreams.complain("error: \(error)")
      return said(error.status)
    }
  }

  /// Reports an error in the arguments, or shows the requested help.
  private static func explain(_ error: any Error, of arguments: [String]) -> ExitStatus {
    guard RootCommand.exitCode(for: error) == .success else {
      StandardStreams.complain(message(of: error, arguments))
      return said(.badArguments)
    }
    // A reader that closes the pipe has read enough of the help.
    try? StandardStreams.write(
      CompletionScript.adapted(
        RootCommand.fullMessage(for: error), program: ProgramName.current) + "\n")
    return .done
  }

  /// The parser's message. It repeats the arguments unchanged. If one of them is too long or could be mistaken for a
  /// line of the message, the arguments are made harmless and parsed again.
  private static func message(of error: any Error, _ arguments: [String]) -> String {
    let harmless = arguments.map { safePath($0) }
    let isSame = zip(harmless, arguments).allSatisfy {
      $0.unicodeScalars.elementsEqual($1.unicodeScalars)
    }
    guard !isSame else { return RootCommand.sentence(about: error, of: arguments) }
    do {
      _ = try RootCommand.parseAsRoot(harmless)
      return "error: an argument holds characters that no option has."
    } catch {
      return RootCommand.sentence(about: error, of: harmless)
    }
  }

  /// Reports the errors in a theme or a catalogue.
  private static func unsound(_ sentences: [String]) -> ExitStatus {
    for sentence in sentences { StandardStreams.complain("error: \(sentence)") }
    return said(.badArguments)
  }

  /// Explains a code other than zero in the last line on standard error.
  private static func said(_ status: ExitStatus) -> ExitStatus {
    guard status != .done else { return status }
    StandardStreams.complain(status.lastLine)
    return status
  }
}
