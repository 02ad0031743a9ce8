/// A rule that a line of a file can break.
struct HouseRule: Sendable, CustomStringConvertible {
  let name: String
  /// Whether a file is exempt; the declaration of the rule says why.
  let isExempt: @Sendable (SourceFile) -> Bool
  /// Whether strings count; comments never do.
  let readsStrings: Bool
  /// Texts, one of which is in every line that breaks the rule: a regular expression for every line takes long.
  let signs: [String]
  /// Boundaries of words are the simple ones: by the default rules `a.b` is one word.
  let isBroken: @Sendable (Substring) -> Bool

  var description: String { name }

  func findings(in file: SourceFile) -> [Finding] {
    guard !isExempt(file), signs.contains(where: file.text.holds) else { return [] }
    let lines = readsStrings ? file.swift.linesWithoutComments : file.swift.codeLines
    return lines.enumerated().compactMap { index, line in
      signs.contains(where: line.holds) && isBroken(line)
        ? Finding(path: file.path, line: index + 1, message: name) : nil
    }
  }
}

extension HouseRule {
  /// One folder's files may write ESC, packed into a longer number or not. The input's parser and the lint compare with it, and the reader of
  /// YAML reads its escape; they write nothing.
  static let escapeIsWrittenInOnePlace = HouseRule(
    name: "ESC is written outside of ControlSequence",
    isExempt: {
      $0.path.hasPrefix("Sources/TermRender/Encoding/ControlSequence")
        || $0.path.hasPrefix("Sources/TermSession/Input/")
        || $0.path.hasPrefix("Sources/GalleryTool/Linting/")
        || $0.path.hasPrefix("Sources/TokenFiles/JSON/YAMLScanner")
    },
    readsStrings: true, signs: ["1b", "1B", "\\e", "\\033", "11011"],
    isBroken: { line in
      line.contains(
        /\\u\{0*1[bB]\}|\\e\b|\b0x(?:[0-9A-Fa-f_]+_)?0*1[bB]\b|\\x1[bB]|\\033|\b0b0*11011\b/
          .wordBoundaryKind(.simple))
    })

  /// Design values belong to the themes. The colour science keeps black, white and the palettes of terminals.
  static let coloursAreThemes = HouseRule(
    name: "a colour value stands outside of the themes",
    isExempt: {
      $0.path.hasPrefix("Sources/GSDesign/Theme/")
        || $0.path.hasPrefix("Sources/GSDesign/Tokens/") && $0.path.contains("Palette")
        || ["IndexedPalette.swift", "RGB.swift"].contains {
          [path = $0.path] name in path == "Sources/ColorScience/" + name
        }
    },
    readsStrings: true, signs: ["RGB(", "\"#"],
    isBroken: { line in
      line.contains(
        /\bRGB\(\s*(?:red:\s*)?(?:0x|[0-9])|"#[0-9A-Fa-f]{6}"/.wordBoundaryKind(.simple))
    })

  static let nothingIsForced = HouseRule(
    name: "something is forced",
    isExempt: { _ in false },
    readsStrings: false, signs: ["try!", "as!", "fatalError(", "nonisolated(unsafe)"],
    isBroken: { line in
      line.contains(/\btry!|\bas!|\bfatalError\(|\bnonisolated\(unsafe\)/.wordBoundaryKind(.simple))
    })

  /// Reads of the process environment; one function of the tool may have them.
  static let environmentRead = HouseRule(
    name: "the process environment is read",
    isExempt: { _ in false },
    readsStrings: false, signs: ["getenv", "ProcessInfo", "environ"],
    isBroken: { line in
      line.contains(
        /\bgetenv\b|\bsecure_getenv\b|\bProcessInfo\b|\benviron\b/.wordBoundaryKind(.simple))
    })

  /// Differences between systems belong in a `Platform` folder of their module; `CPlatform` is one as a whole.
  static let systemsDifferInOnePlace = HouseRule(
    name: "systems are told apart outside of a folder Platform",
    isExempt: { $0.path.contains("Platform/") },
    readsStrings: false, signs: ["canImport(", "os("],
    isBroken: { line in line.contains(/\bcanImport\(|\bos\(/.wordBoundaryKind(.simple)) })

  /// Panes of the gallery change themselves and request the rest; one folder composes them. The hosts of the tool hand
  /// the model on to it, as every host does.
  static let oneComposer = HouseRule(
    name: "the model of the gallery is changed outside of its composer",
    isExempt: {
      $0.path.hasPrefix("Sources/Workbench/Gallery/Composer/")
        || !$0.path.hasPrefix("Sources/Workbench/")
    },
    readsStrings: false, signs: ["GalleryModel"],
    isBroken: { line in
      line.contains(/\binout\s+GalleryModel\b/.wordBoundaryKind(.simple))
    })

  /// Pages and JUnit's XML are values, which escape every text, and so are the resources of Android that TokenFiles
  /// writes. Pictures are drawn by TermRender, and Markdown has escapes of its own.
  static let markupIsWrittenInOnePlace = HouseRule(
    name: "markup is written as a text: use Markup",
    isExempt: {
      $0.path.hasPrefix("Sources/TermRender/") || $0.path == "Sources/Words/String+Markup.swift"
        || $0.path == "Sources/TokenFiles/Converting/XMLElement.swift"
        || ["Writing/Markup.swift", "Reporting/MarkdownReporter.swift"]
          .contains {
            [path = $0.path] name in path == "Sources/GalleryTool/" + name
          }
    },
    readsStrings: true, signs: ["escapedForMarkup", "</"],
    isBroken: { line in line.contains(/escapedForMarkup|<\/[a-z]/) })

  static let all = [
    escapeIsWrittenInOnePlace, coloursAreThemes, nothingIsForced, systemsDifferInOnePlace,
    oneComposer, readingNeverWaits, markupIsWrittenInOnePlace,
  ]

  /// A path may lead to a pipe, a terminal or a device, so opening a file to read must not block.
  static let readingNeverWaits = HouseRule(
    name: "a file is opened for reading that may be waited for: use PlainFile",
    isExempt: { _ in false },
    readsStrings: false, signs: ["O_RDONLY"],
    isBroken: { line in
      !line.contains("O_DIRECTORY") && !line.contains("O_NONBLOCK")
    })
}

/// Rules about whole files.
enum FileRule {
  /// The name of the type that a line declares or extends at the top of a file; nil for any other line.
  static func declaredType(of line: Substring) -> String? {
    guard line.first?.isWhitespace == false else { return nil }
    let words = line.split(separator: " ")
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "extension", "typealias"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
      words[..<kind].allSatisfy({ $0.first?.isLowercase == true || $0.first == "@" })
    else { return nil }
    let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return name.isEmpty ? "Array" : String(name.split(separator: ".").last ?? name)
  }

  /// Banners that divide a file which should be two. The word is assembled so that this file has none.
  static func bannerFindings(in file: SourceFile) -> [Finding] {
    let banner = "MA" + "RK"
    return file.lines.enumerated().compactMap { index, line in
      line.contains("// " + banner) || line.contains("//" + banner)
        ? Finding(path: file.path, line: index + 1, message: "a banner: split the file") : nil
    }
  }
}
