import GalleryKit
import TermSession

/// Asks a command or a server for tokens, in another process so that it cannot block this one.
final class SourceAsker {
  /// The command or server to ask.
  enum Question: Hashable, Sendable {
    case command([String])
    case server(WebRequest)
  }

  enum Answer: Hashable, Sendable {
    /// The known version is the newest.
    case same
    case tokens([UInt8])
  }

  let limits: SourceLimits
  /// The last good answer; nil before the first.
  private(set) var copy: SourceCopy?
  private let question: Question
  /// The source, as an option spells it.
  private let source: String
  private let environment: ProcessEnvironment
  private let cache: SourceCache
  private var process: RunningProcess?
  private var versions: WebRequest.VersionFiles?
  /// The version mark of the last answer.
  private var version: String?
  /// When it is asked next; nil for never.
  private var next: ContinuousClock.Instant?
  /// Whether it is asked once more after the current answer.
  private var isAskedAgain = false
  /// The request that a server redirected to, and the number of redirections before it; nil if it was not redirected.
  private var redirection: (request: WebRequest, count: Int)?
  /// Whether the current request is that repetition.
  private var isRepeating = false

  init(
    _ question: Question, source: String, _ environment: ProcessEnvironment, _ limits: SourceLimits
  ) {
    self.question = question
    self.source = source
    self.environment = environment
    self.limits = limits
    cache = SourceCache(environment)
    copy = cache.copy(of: source, limits)
    next = ContinuousClock.now
  }

  /// The age of the last good answer in seconds; nil without one.
  var age: Int? { copy.map { max(0, SourceCache.now - $0.time) } }

  /// Milliseconds until the next poll is due; nil if nothing is pending.
  var timeLeft: Int? {
    process.map(\.timeLeft)
      ?? next.map { max(0, ($0 - ContinuousClock.now).millisecondsRoundedUp) }
  }

  /// Asks if it is due, and takes any output, without waiting.
  ///
  /// - Parameter set: waits for the answer's descriptors from then on.
  /// - Returns: the answer, once it is whole.
  func poll(_ set: SharedDescriptors?) -> Result<Answer, SourceError>? {
    let before = process?.descriptors ?? []
    defer { set?.replace(before, with: process?.descriptors ?? []) }
    if process == nil {
      guard let next, next <= ContinuousClock.now else { return nil }
      do throws(SourceError) {
        try start()
      } catch {
        return .failure(finish(error))
      }
    }
    guard let ending = process?.advance() else { return nil }
    let result = taken(ending)
    // The descriptors of a new process may have the numbers of the closed ones.
    if result == nil { set?.replace(before, with: []) }
    return result
  }

  /// Whether a command gives the tokens.
  var isCommand: Bool {
    switch question {
    case .command: true
    case .server: false
    }
  }

  /// Asks at the next poll, or once more after the current answer.
  func askAgain() {
    guard process != nil else {
      next = ContinuousClock.now
      return
    }
    // A command that changes the files it is run again for would otherwise run for ever.
    isAskedAgain = !isRepeating
  }

  /// Asks, and waits for the answer within the limits.
  func answer() -> Result<Answer, SourceError> {
    do throws(SourceError) {
      try start()
    } catch {
      return .failure(finish(error))
    }
    while let process {
      if let result = taken(holdingSignals { process.ended(or: isSignalHeld) }) { return result }
    }
    return .failure(.interrupted)
  }

  /// Accepts an answer as the last good one.
  func keep(_ answer: Answer) { took(keeping(answer)()) }

  /// Writes an answer to disk, on any thread; nil if it is not text.
  func keeping(_ answer: Answer) -> @Sendable () -> SourceCopy? {
    let (copy, version) = (copy, version)
    return { [cache, source, limits] in
      let text: String?
      let known: String?
      switch answer {
      case .same: (text, known) = (copy?.text, version ?? copy?.version)
      case .tokens(let bytes): (text, known) = (String(validating: bytes, as: UTF8.self), version)
      }
      return text.map { cache.keep($0, version: known, of: source, limits) }
    }
  }

  /// Makes a kept answer the last good one.
  func took(_ copy: SourceCopy?) { self.copy = copy }

  /// Forgets the last answer, which did not fit.
  func forget() { copy = nil }

  /// Stops the current request; the next poll asks again.
  func stop() {
    guard let process else { return }
    process.stop()
    self.process = nil
    redirection = nil
    _ = cache.takeVersion(versions)
    versions = nil
    next = ContinuousClock.now
  }

  private func start() throws(SourceError) {
    version = nil
    do throws(Disk.Refusal) {
      switch question {
      case .command(let words):
        process = try RunningProcess(
          words, environment: ProcessStart.variables(nil), limits: limits.ofProcess)
      case .server(let request):
        let request = redirection?.request ?? request
        versions = cache.versionFiles(for: copy, of: source)
        var variables: [String: String] = ["LC_ALL": "C"]
        for name in WebRequest.variables { variables[name] = environment[name] }
        process = try RunningProcess(
          request.arguments(limits, versions: versions), input: request.body,
          environment: variables, limits: limits.ofProcess)
      }
    } catch {
      switch question {
      case .server where error.number == Disk.gone: throw .noCurl
      case .server: throw .notStarted("curl", error.number)
      case .command(let words): throw .notStarted(words.first ?? "", error.number)
      }
    }
  }

  /// The answer; nil if a redirection is followed.
  private func taken(_ ending: ChildProcess.Outcome) -> Result<Answer, SourceError>? {
    do throws(SourceError) {
      guard let answer = try read(ending) else {
        try start()
        return nil
      }
      finish()
      return .success(answer)
    } catch {
      return .failure(finish(error))
    }
  }

  private func read(_ ending: ChildProcess.Outcome) throws(SourceError) -> Answer? {
    switch ending {
    case .tooSlow: throw .tooSlow(limits.answer)
    case .tooMuch: throw .tooMuch(limits.bytes)
    case .interrupted: throw .interrupted
    case .ended(let result):
      switch question {
      case .command:
        guard result.status == 0 else {
          let line = result.error.split(whereSeparator: \.isNewline).last ?? ""
          throw .failed(result.status, String(line))
        }
        return .tokens(result.output)
      case .server(let request):
        let response = try WebResponse(result)
        if let address = response.redirection {
          let count = (redirection?.count ?? 0) + 1
          guard count <= limits.redirections else { throw .notReached(curl: 47, "") }
          let next = try (redirection?.request ?? request)
            .redirected(to: address, status: response.status)
          redirection = (next, count)
          _ = cache.takeVersion(versions)
          versions = nil
          return nil
        }
        version = cache.takeVersion(versions)
        guard response.status == 304 else { return .tokens(response.body) }
        guard copy != nil else { throw .answered(304) }
        return .same
      }
    }
  }

  private func finish() {
    process = nil
    redirection = nil
    _ = cache.takeVersion(versions)
    versions = nil
    isRepeating = isAskedAgain
    isAskedAgain = false
    switch question {
    case .command: next = isRepeating ? ContinuousClock.now : nil
    case .server: next = ContinuousClock.now + .milliseconds(isRepeating ? 0 : limits.pause)
    }
  }

  private func finish(_ error: SourceError) -> SourceError {
    finish()
    return error
  }
}
