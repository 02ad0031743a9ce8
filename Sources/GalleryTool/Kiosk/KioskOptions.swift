import ArgumentParser
import GSDesign
import GalleryKit
import TermRender
import TermSession
import Workbench

extension ToolContext {
  /// The context of a command in a kiosk: the process is confined from here on, and keeps only trusted environment
  /// variables. Unchanged without `--kiosk`.
  func entering(_ options: KioskOptions) throws(ToolError) -> ToolContext {
    guard options.kiosk else { return self }
    let believed = environment.sanitizedForKiosk
    // A visit of hours uses seconds of processor time; an endless loop uses all of it.
    let seconds = options.limits.total.map { max(30, min($0, 600)) } ?? 86_400
    let refused = Confinement.enter(
      Confinement.Limits(processorSeconds: seconds), environment: believed.variables)
    if let refused {
      throw ToolError(
        .notPossibleHere,
        "The kiosk cannot limit itself: \(StandardStreams.describe(refused)); nothing was opened.")
    }
    return ToolContext(catalogue: catalogue, environment: believed)
  }

  /// Holds the terminal while an act runs, and restores it before it returns or throws. In a kiosk the limits of a
  /// visit end the act too.
  ///
  /// - Parameters:
  ///   - start: the gallery of the act.
  ///   - reach: the connections that the act makes in a kiosk once it runs.
  func play<Shown: Act & ~Copyable>(
    _ act: consuming Shown, from model: Shown.Played.Model, _ start: GalleryStart,
    _ options: StageOptions, _ kiosk: KioskOptions? = nil, reach: Confinement.Reach = .nothing
  ) throws(ToolError) -> Ending<Shown.Played.Model> where Shown.Played.Model: Hashable {
    let kiosk = kiosk?.kiosk == true ? kiosk : nil
    guard kiosk == nil || options.backend != .ncurses else {
      throw ToolError(
        .badArguments,
        "--backend ncurses needs a file for its frames, and --kiosk writes none: leave one of them "
          + "out.")
    }
    var stage = try stage(
      options, start.environment, widths: start.followed, isKiosk: kiosk != nil,
      silence: kiosk?.silence)
    do throws(SessionError) {
      guard let kiosk else {
        var act = act
        return try stage.play(&act, from: model)
      }
      // The terminal is open: no other file has to be opened.
      Confinement.seal(reaching: reach)
      let (policy, widths) = (start.environment.widthPolicy, start.followed)
      let chrome = start.program.options
      var visit = KioskAct(
        act, limits: kiosk.limits, language: chrome.language,
        appearance: chrome.terminal.appearance,
        width: { DisplayWidth.columns(of: $0, policy: widths?.policy ?? policy) })
      let ending = try stage.play(
        &visit, from: KioskModel(model, appearance: chrome.terminal.appearance))
      return Ending(reason: ending.reason, model: ending.model.shown)
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }

  /// Finishes after the terminal was restored: prints the last copied link, says goodbye to a visitor, and passes on
  /// a signal.
  ///
  /// - Parameter farewell: the line that says goodbye; nil for that of a kiosk.
  func finish(
    _ reason: EndReason, _ stage: StageOptions, _ kiosk: KioskOptions? = nil,
    copied link: String?, farewell: String? = nil
  ) throws(ToolError) -> ExitStatus {
    if let link { try print(link + "\n") }
    // Frames become ASCII on a terminal that shows nothing else; Korean text cannot.
    let language =
      environment.showsUnicode ? stage.uiLang?.value ?? environment.language : .english
    let isLeft = reason.leavesTime
    if let line = (isLeft ? farewell : nil) ?? kiosk?.farewell(reason, language) {
      try print(line + "\n")
    }
    return try reason.status()
  }
}

extension KioskOptions {
  /// Removes options of the gallery that strangers must not have.
  func apply(to options: inout GalleryOptions) {
    guard kiosk else { return }
    options.withholdLeaving()
    options.copiesLinks = allowCopy
    options.editing = .session
  }

  /// The last line a visitor reads, once the terminal is restored; nil outside a kiosk, and after a signal or
  /// hang-up.
  func farewell(_ reason: EndReason, _ language: Language) -> String? {
    guard kiosk else { return nil }
    switch reason {
    case .quit, .interrupted, .open, .startAnew: return Phrase.farewell[language]
    case .limit(.idle): return Phrase.farewellIdle[language]
    case .limit(.total): return Phrase.farewellTime[language]
    case .signal, .hangup: return nil
    }
  }
}

/// A gallery for strangers, such as a session that anyone may open.
struct KioskOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "For public terminals: write no file, start no program, copy nothing, and exit when idle.",
      discussion: """
        Only environment variables about the terminal and the language are read, and their values are checked.
        """))
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "With --kiosk, exit after this long without a key; 0 for never. Default: 600.",
      valueName: "seconds"))
  var idleLimit: Int?

  @Option(
    help: ArgumentHelp(
      "With --kiosk, exit after this long in any case; 0 for never. Default: 3600.",
      valueName: "seconds"))
  var timeLimit: Int?

  @Option(
    help: ArgumentHelp(
      "With --kiosk, exit when the terminal has not responded for this long; 0 for never. Default: 30.",
      valueName: "seconds"))
  var silenceLimit: Int?

  @Flag(help: "With --kiosk, let y copy links to the visitor's clipboard.")
  var allowCopy = false

  /// The longest limit, in seconds: thirty days.
  static let longest = 2_592_000

  func validate() throws {
    let limits = [
      ("--idle-limit", idleLimit), ("--time-limit", timeLimit), ("--silence-limit", silenceLimit),
    ]
    for (name, value) in limits {
      guard let value else { continue }
      guard 0...Self.longest ~= value else {
        throw ValidationError("\(name) is from 0 to \(Self.longest) seconds.")
      }
    }
    guard !kiosk else { return }
    let others = [
      "--allow-copy": allowCopy
    ].merging(limits.map { ($0, $1 != nil) }) { $1 }
    guard let first = others.filter(\.value).keys.min() else { return }
    throw ValidationError("\(first) needs --kiosk.")
  }

  /// The limits of a visit.
  var limits: KioskLimits {
    KioskLimits(idle: limit(idleLimit, 600), total: limit(timeLimit, 3_600))
  }

  /// How long a terminal may be silent, in seconds; nil for no limit.
  var silence: Int? { limit(silenceLimit, 30) }

  private func limit(_ seconds: Int?, _ standard: Int) -> Int? {
    let seconds = seconds ?? standard
    return kiosk && seconds != 0 ? seconds : nil
  }
}

/// The environment variables trusted in a public session: those about the terminal and the language, with plausible
/// values. None of them names a file, a folder or a program.
extension ProcessEnvironment {
  private enum Rule {
    /// Letters, digits and some signs, of limited length.
    case text(signs: String, atMost: Int)
    case digits(atMost: Int)
    /// It is set; its value does not matter.
    case isSet
  }

  private static let rules: [String: Rule] = [
    "TERM": .text(signs: "._+-", atMost: 64),
    "COLORTERM": .text(signs: "._+-", atMost: 32),
    "TERM_PROGRAM": .text(signs: "._+-", atMost: 64),
    "LANG": .text(signs: "._@-", atMost: 64),
    "LC_ALL": .text(signs: "._@-", atMost: 64),
    "LC_CTYPE": .text(signs: "._@-", atMost: 64),
    "LC_MESSAGES": .text(signs: "._@-", atMost: 64),
    "COLORFGBG": .text(signs: ";", atMost: 32),
    "VTE_VERSION": .digits(atMost: 9), "KONSOLE_VERSION": .digits(atMost: 9),
    "COLUMNS": .digits(atMost: 5), "LINES": .digits(atMost: 5), "ESCDELAY": .digits(atMost: 5),
    "CLICOLOR": .digits(atMost: 1), "CLICOLOR_FORCE": .digits(atMost: 1),
    "NO_COLOR": .isSet, "SSH_TTY": .isSet, "SSH_CONNECTION": .isSet, "TMUX": .isSet, "STY": .isSet,
    "NCURSES_NO_UTF8_ACS": .isSet,
  ]

  /// A copy with only the trusted variables.
  var sanitizedForKiosk: ProcessEnvironment {
    var believed: [String: String] = [:]
    for (name, value) in variables {
      guard let rule = Self.rules[name], !value.isEmpty else { continue }
      switch rule {
      case .text(let signs, let most):
        guard Self.isPlain(value, signs: signs, atMost: most) else { continue }
        believed[name] = value
      case .digits(let most):
        guard value.utf8.count <= most, value.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { continue }
        believed[name] = value
      case .isSet: believed[name] = "1"
      }
    }
    return ProcessEnvironment(variables: believed)
  }

  private static func isPlain(_ text: String, signs: String, atMost most: Int) -> Bool {
    text.utf8.count <= most
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case _: signs.utf8.contains(byte)
        }
      }
  }
}

extension Phrase {
  static let farewell = Phrase(localized: "Thank you for visiting!")
  static let farewellIdle = Phrase(
    localized: "The gallery closed, as no key was pressed for a while. Come back whenever you like!"
  )
  static let farewellTime = Phrase(
    localized:
      "The time of this visit is over. Thank you for looking, and come back whenever you like!")

  /// The notice before a limit ends a visit.
  static func notice(_ notice: KioskNotice) -> Phrase {
    let seconds = notice.seconds
    switch notice.limit {
    case .idle:
      return Phrase(localized: "Still there? Closing in \(seconds) s: press any key to stay.")
    case .total:
      return Phrase(localized: "This visit ends in \(seconds) s.")
    }
  }

  /// A shorter notice for little room.
  static func shortNotice(_ notice: KioskNotice) -> Phrase {
    switch notice.limit {
    case .idle:
      Phrase(localized: "\(notice.seconds) s: press a key")
    case .total: Phrase(localized: "\(notice.seconds) s left")
    }
  }
}
