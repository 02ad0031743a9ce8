import CPlatform
import GalleryKit
import TermSession

/// The gallery of a package, built at every save.
///
/// The gallery itself switches to a new build, and shows the errors of one that failed; this starts it and sees its end.
struct WatchedGallery {
  private let package: GalleryPackage
  private let link: String?
  private var gallery: TerminalProcess?
  private var build: RunningProcess?
  private var seen: SourceTimes
  private let settings: TerminalSettings?
  private let variables: [String: String]
  private let progress = ProgressLine(total: 0, isShown: StandardStreams.isErrorTerminal)

  /// Milliseconds between two looks at the sources.
  private static let pause = 150
  /// A build of everything takes minutes.
  private static let limits = ChildProcess.Limits(milliseconds: 3_600_000, bytes: 1 << 24)
  /// As many lines as the gallery shows over its picture.
  private static let mostLines = 4

  init(_ package: GalleryPackage, link: String?) {
    self.package = package
    self.link = link
    seen = SourceTimes(of: package)
    settings = TerminalSettings()
    var variables = ProcessStart.variables(nil)
    variables[ProcessEnvironment.buildLogVariable] = Self.log(of: package)
    self.variables = variables
  }

  /// In a folder of its own, which nothing but this writes into.
  private static func log(of package: GalleryPackage) -> String {
    package.root + "/.build/dev/errors"
  }

  /// Runs until the gallery is left, or the process is asked to end.
  mutating func run() throws(ToolError) -> ExitStatus {
    for folder in ["/.build", "/.build/dev"] where !Disk.isFolder(package.root + folder) {
      do throws(Disk.Refusal) {
        try Disk.makeFolder(package.root + folder)
      } catch {
        throw ToolError(
          .notPossibleHere,
          "\(safePath(package.root + folder)) cannot be made: \(StandardStreams.describe(error.number))."
        )
      }
    }
    StandardStreams.complain("building \(safe(package.product)); the first build takes minutes")
    try startBuild()
    while true {
      guard !isSignalHeld() else {
        gallery?.end()
        build?.stop()
        return .interrupted
      }
      if let outcome = build?.advance() {
        build = nil
        if gallery == nil { progress.end() }
        try take(Self.errors(of: outcome, in: package))
      }
      if let status = gallery?.status() {
        gallery = nil
        guard status != ExitStatus.done.rawValue, status != ExitStatus.interrupted.rawValue else {
          build?.stop()
          return ExitStatus(rawValue: status) ?? .done
        }
        settings?.restore()
        wait(
          status > 128
            ? "\(safe(package.product)) crashed with signal \(status - 128)"
            : "\(safe(package.product)) ended with \(status)")
      }
      if build == nil {
        let now = SourceTimes(of: package)
        if now != seen {
          seen = now
          try startBuild()
        }
      }
      if gallery == nil {
        if let done = build?.lastLine.flatMap({ BuildProgress($0) }) { progress.show(done.text) }
        guard !Self.isLeft(after: Self.pause) else {
          progress.end()
          build?.stop()
          return .done
        }
      }
      if gallery != nil { pause() }
    }
  }

  private mutating func startBuild() throws(ToolError) {
    do throws(Disk.Refusal) {
      build = try RunningProcess(package.build, environment: variables, limits: Self.limits)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "swift cannot be run: \(StandardStreams.describe(error.number)). Install Swift from https://swift.org/install."
      )
    }
  }

  /// Notes the errors of a build for the gallery, and starts one after a build without any.
  private mutating func take(_ errors: [String]) throws(ToolError) {
    let log = Self.log(of: package)
    if Disk.write(errors.map { $0 + "\n" }.joined(), to: log + ".new") {
      try? Disk.rename(log + ".new", to: log)
    }
    guard gallery == nil else { return }
    guard errors.isEmpty else {
      wait(errors.map { safe($0) }.joined(separator: "\n"))
      return
    }
    do throws(Disk.Refusal) {
      gallery = try TerminalProcess(
        [package.program, "browse"] + [link].compactMap(\.self), environment: variables)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(package.program)) cannot be run: \(StandardStreams.describe(error.number)).")
    }
  }

  private func wait(_ problem: String) {
    StandardStreams.complain(problem)
    StandardStreams.complain("waiting for the next save; q and Enter ends")
  }

  /// The errors of a build as the gallery shows them; none of one that succeeded.
  static func errors(of outcome: ChildProcess.Outcome, in package: GalleryPackage) -> [String] {
    switch outcome {
    case .ended(let result) where result.status == 0: return []
    case .ended(let result):
      let lines = (String(decoding: result.output, as: UTF8.self) + "\n" + result.error)
        .split(whereSeparator: \.isNewline)
        .map { String($0).replacing(package.root + "/", with: "") }
      var known: Set<String> = []
      // The compiler repeats an error below the line that it quotes.
      let errors = lines.filter {
        $0.contains("error:") && !$0.contains("`- error:") && known.insert($0).inserted
      }
      let others = lines.filter { BuildProgress($0) == nil }.suffix(mostLines)
      return Array((errors.isEmpty ? others : errors[...]).prefix(mostLines))
    case .tooSlow: return ["error: the build took more than an hour"]
    case .tooMuch: return ["error: the build printed more than 16 MB"]
    case .interrupted: return ["error: the build was interrupted"]
    }
  }

  /// Waits for output of the build, or for the next look at the sources.
  private func pause() {
    guard let build else {
      _ = poll(nil, 0, Int32(Self.pause))
      return
    }
    build.sleep(Self.pause)
  }

  /// Whether a line is typed that begins with `q`, or the input ended. Waits at most some milliseconds.
  private static func isLeft(after milliseconds: Int) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&input, 1, Int32(milliseconds)) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(0, &bytes, bytes.count)
    return count == 0 || (count > 0 && bytes[0] == UInt8(ascii: "q"))
  }
}
