import ColorScience
import GSDesign
import TermRender
import TermSession

/// A fact about the terminal, in words.
struct DoctorFact: Hashable {
  var name: String
  var value: String
  var source: TerminalSource
  /// How it was determined.
  var because: String
  /// The consequence; empty if the value itself says it.
  var used = ""

  init(
    _ name: String, _ value: String, _ source: TerminalSource, because: String, used: String = ""
  ) {
    self.name = name
    self.value = value
    self.source = source
    self.because = because
    self.used = used
  }

  /// A finding in words.
  init<Value>(
    _ name: String, _ finding: TerminalFinding<Value>, used: String = "",
    words: (Value) -> String
  ) {
    self.init(name, words(finding.value), finding.source, because: finding.reason, used: used)
  }

  /// Creates the fact that a feature is present or not.
  init(
    _ name: String, _ finding: TerminalFinding<Bool>, used: String = "", unused: String = ""
  ) {
    self.init(name, finding, used: finding.value ? used : unused) { $0 ? "yes" : "no" }
  }
}

extension Sequence<DoctorFact> {
  /// A table of limited width: name, value, source and how it was determined; below, the consequence.
  func table(columns: Int) -> String {
    let nameColumns = map(\.name).widest + 2
    let valueColumns = Swift.min(14, map(\.value).widest) + 2
    let sourceColumns = TerminalSource.allCases.map(\.rawValue).widest + 2
    let head = nameColumns + valueColumns + sourceColumns
    let room = Swift.max(24, columns - head)
    return map { fact in
      var first =
        fact.name.padded(to: nameColumns) + fact.value.padded(to: valueColumns)
      // A long value has a line to itself.
      let isLong = fact.value.count + 2 > valueColumns
      if !isLong { first += fact.source.rawValue.padded(to: sourceColumns) }
      let words = fact.because.brokenIntoLines(of: room)
      var lines: [String] = []
      if isLong {
        lines = [first]
        first = String(repeating: " ", count: nameColumns + valueColumns)
        first += fact.source.rawValue.padded(to: sourceColumns)
      }
      for (index, line) in words.enumerated() {
        lines.append((index == 0 ? first : String(repeating: " ", count: head)) + line)
      }
      let indentation = String(repeating: " ", count: nameColumns)
      let used = fact.used.isEmpty ? [] : fact.used.brokenIntoLines(of: columns - nameColumns - 2)
      for (index, line) in used.enumerated() {
        lines.append(indentation + (index == 0 ? "> " : "  ") + line)
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }
}

extension String {
  /// The text in lines of limited width, wrapped at blanks; a longer word has a line of its own.
  fileprivate func brokenIntoLines(of columns: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if DisplayWidth.columns(of: line) + 1 + DisplayWidth.columns(of: String(word))
        <= columns
      {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension TerminalCapabilities {
  /// The facts about the terminal, in words.
  var facts: [DoctorFact] {
    [
      DoctorFact(
        "terminal", term ?? "unknown", term == nil ? .default : .environment,
        because: term == nil ? "TERM names none: plain ANSI is assumed" : "TERM"),
      DoctorFact("identity", identity) { $0?.rawValue ?? "unknown" },
      DoctorFact("multiplexer", multiplexer) { $0?.rawValue ?? "none" },
      DoctorFact(
        "remote", isRemote, used: "a lone ESC may take \(escapeTimeout) ms",
        unused: "a lone ESC may take \(escapeTimeout) ms"),
      DoctorFact("styled output", isStyled),
      DoctorFact("colours", colorDepth, used: colorsInUse) { $0.rawValue },
      DoctorFact("named colours", namedColors, used: namedColorsInUse) {
        colors in
        NamedColors.allCases.first { $0.palette == colors }?.rawValue ?? "its own"
      },
      DoctorFact("appearance", appearance, used: appearanceInUse) { $0?.rawValue ?? "unknown" },
      DoctorFact("background", background) { $0?.hex ?? "unknown" },
      DoctorFact("glyphs", glyphs) { $0.rawValue },
      DoctorFact("width policy", widthPolicy, used: widthsInUse) { $0.rawValue },
      DoctorFact("cell", cellSize, used: "outlines are drawn by it where they are pixels") {
        $0.map { "\($0.width)x\($0.height)" } ?? "unknown"
      },
      DoctorFact("images", imageProtocol, used: imagesInUse) { $0?.rawValue ?? "unknown" },
    ] + featureFacts + modeFacts
  }

  private var featureFacts: [DoctorFact] {
    TerminalFeature.allCases.compactMap { feature in
      guard let finding = featureFindings[feature] else { return nil }
      let words = feature.words
      return DoctorFact(words.name, finding, used: words.used, unused: words.unused)
    }
  }

  private var modeFacts: [DoctorFact] {
    [
      DoctorFact(
        "cluster widths 2027", graphemeClusters, used: "switched on while the gallery runs",
        unused: "widths go by the policy"),
      DoctorFact(
        "light, dark 2031", colorSchemeReports, used: "the chrome follows at once",
        unused: "the chrome stays as detected at the start"),
      DoctorFact(
        "kitty keyboard", keyboardProtocol, used: "keys are distinct, Esc is instant",
        unused: "keys come as they always did"),
      DoctorFact("pointer 1006", pointerReports, used: "the mouse works, beyond column 223 too"),
      DoctorFact("paste 2004", bracketedPaste, used: "pasted text is never taken for keys"),
    ]
  }

  private var imagesInUse: String {
    imageSupport(.auto) == nil
      ? "outlines are drawn as cells" : "outlines are drawn as pixels in true colour"
  }

  private var colorsInUse: String {
    switch colorDepth.value {
    case .truecolor: "colours are sent as they are"
    case .indexed256: "colours go to the nearest of 240"
    case .indexed16: "colours go to the nearest of sixteen"
    case .mono: "states show by glyphs and attributes alone"
    }
  }

  private var namedColorsInUse: String {
    switch colorDepth.value {
    case .indexed16: "the nearest sixteen are chosen by them"
    case .indexed256: "not used: the other 240 are assumed to be those of xterm"
    case .truecolor, .mono: "not used"
    }
  }

  private var appearanceInUse: String {
    switch appearance.value {
    case .light: "auto is light"
    case .dark: "auto is dark"
    case nil: "auto is light until it is known"
    }
  }

  private var widthsInUse: String {
    switch widthPolicy.value {
    case .grapheme: "a cluster takes one cell or two"
    case .wcwidth: "of an emoji sequence the first is drawn"
    case .ambiguousWide: "frames are drawn in ASCII"
    }
  }
}

extension TerminalFeature {
  /// The feature's name for people, and the consequences.
  fileprivate var words: (name: String, used: String, unused: String) {
    switch self {
    case .backgroundErase:
      ("erase in colour", "empty areas are erased", "empty areas are written as blanks")
    case .eraseCharacters: ("erase characters", "runs of blanks by ECH", "")
    case .repeatCharacter: ("repeat ASCII", "runs of a letter by REP", "runs are written out")
    case .repeatAnyCharacter:
      ("repeat any", "runs of box lines by REP", "runs of box lines are written out")
    case .scrollRegions: ("scroll regions", "moved rows may be scrolled", "moved rows are written")
    case .insertDeleteCharacters:
      ("insert, delete", "the rest of a row may be pushed", "the rest of a row is written")
    case .tabStops: ("tab stops", "tabs may move the cursor", "no tab is sent")
    case .synchronizedOutput:
      ("synchronized 2026", "16 bytes more for each frame", "frames show as they come")
    case .joinedClusters:
      ("emoji sequences", "families are drawn whole", "of a family only the first is drawn")
    case .wedges: ("wedges", "corners of three rows are cut", "corners of three rows are square")
    case .roundEnds: ("half circles", "one row ends round", "one row ends on half a column")
    case .textSizing:
      ("text sizing 66", "titles are drawn larger than cells", "titles have the size of cells")
    }
  }
}
