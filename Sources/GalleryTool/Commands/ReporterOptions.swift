import ArgumentParser

/// What tells of a test, and where.
struct ReporterOptions: ParsableArguments {
  @Option(
    name: .customLong("reporter"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      What tells of the test, separated by commas: list, dot, json, junit, html, github, markdown, each with =PATH if \
      it goes to a file. One goes to standard output; html is a folder, gallery-report.
      """, valueName: "name=path"),
    transform: ReporterList.init(argument:))
  var lists: [ReporterList] = []

  /// A list where nothing else was asked for.
  var reporters: [Reporter] {
    lists.isEmpty ? [Reporter(.list)] : lists.flatMap(\.reporters)
  }

  func validate() throws {
    do throws(Reporter.Failure) {
      try Reporter.check(reporters)
    } catch {
      throw ValidationError("--reporter: \(error)")
    }
  }
}

/// Several reporters as one argument names them.
struct ReporterList: Hashable, Sendable {
  let reporters: [Reporter]

  init(argument: String) throws {
    do throws(Reporter.Failure) {
      reporters = try Reporter.list(argument)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
