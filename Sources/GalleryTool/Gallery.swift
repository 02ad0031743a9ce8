import ArgumentParser
public import GalleryKit
import TermRender

/// The command line of a gallery.
///
/// Another package makes its own in a few lines:
///
/// ```swift
/// import GalleryKit
/// import GalleryTool
///
/// Gallery.main(catalogue: .builtIn.appending([ratingStars]))
/// ```
public enum Gallery {
  /// Runs the command that the arguments of the process name, and ends the process with its exit code.
  public static func main(catalogue: Catalogue = .builtIn) -> Never {
    StandardStreams.ignoreBrokenPipes()
    let status = run(
      Array(ProcessStart.arguments.dropFirst()), catalogue: catalogue,
      environment: .current())
    end(status)
  }

  /// Runs a command. Nothing is left open when it returns.
  static func run(
    _ arguments: [String], catalogue: Catalogue, environment: ProcessEnvironment
  ) -> ExitStatus {
    let problems = catalogue.problems
    guard problems.isEmpty else {
      for problem in problems { StandardStreams.complain("error: \(problem)") }
      return said(.noMatch)
    }
    let command: any GalleryCommand
    do {
      var parsed = try RootCommand.read(TestChoiceOptions.spelledOut(arguments))
      guard let known = parsed as? any GalleryCommand else {
        // The parser's own help command: it throws what it has to say.
        try parsed.run()
        return .done
      }
      command = known
    } catch {
      return explain(error, of: arguments)
    }
    do throws(ToolError) {
      let context = ToolContext(catalogue: catalogue, environment: environment)
      return said(try command.run(in: context))
    } catch {
      guard error.status != .done else { return .done }
      StandardStreams.complain("error: \(error)")
      return said(error.status)
    }
  }

  /// Says what was wrong with the arguments, or shows the help that was asked for.
  private static func explain(_ error: any Error, of arguments: [String]) -> ExitStatus {
    guard RootCommand.exitCode(for: error) == .success else {
      StandardStreams.complain(message(of: error, arguments))
      return said(.badArguments)
    }
    // A reader of help that goes away has read enough.
    try? StandardStreams.write(RootCommand.fullMessage(for: error) + "\n")
    return .done
  }

  /// The parser's words. They repeat the arguments as they are: where one of them could be taken for a line of the
  /// message or does not end, the message is the one of arguments that could not.
  private static func message(of error: any Error, _ arguments: [String]) -> String {
    let harmless = arguments.map { safePath($0) }
    let isSame = zip(harmless, arguments).allSatisfy {
      $0.unicodeScalars.elementsEqual($1.unicodeScalars)
    }
    guard !isSame else { return RootCommand.fullMessage(for: error) }
    do {
      _ = try RootCommand.parseAsRoot(TestChoiceOptions.spelledOut(harmless))
      return "error: an argument holds characters that no option has."
    } catch {
      return RootCommand.fullMessage(for: error)
    }
  }

  /// The last line on standard error says a code that is not zero in words.
  private static func said(_ status: ExitStatus) -> ExitStatus {
    guard status != .done else { return status }
    StandardStreams.complain(status.lastLine)
    return status
  }
}
