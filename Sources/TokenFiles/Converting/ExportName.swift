import Words

/// Names of tokens as identifiers of programs.
enum ExportName {
  /// The words of a name, split at invisible characters and at any that are neither letters nor digits.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var marks = 0
    for scalar in name.unicodeScalars {
      let kind = ScalarClass(scalar)
      marks = kind == .mark ? marks + 1 : 0
      // A few combining marks belong to a letter; any more are dropped.
      if marks > JSONString.mostMarks { continue }
      let isPart =
        marks > 0
        ? !word.isEmpty
          && [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
        : scalar.isLetterOrNumber && !kind.isHidden
      if isPart {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words with an upper-case letter at the start of each, as `CardTitle`; empty without a word.
  static func upperCamel(_ name: String) -> String {
    words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The words with an upper-case letter at the start of each but the first, as `cardTitle`; empty without a word.
  static func lowerCamel(_ name: String) -> String {
    let text = upperCamel(name == "$root" ? "root" : name)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The names joined by hyphens, with a hyphen for every character that an identifier of CSS cannot contain.
  static func hyphenated(_ names: [String]) -> String {
    let text = names.filter { $0 != "$root" }.joined(separator: "-")
    var name = ""
    var marks = 0
    for scalar in text.unicodeScalars {
      let kind = ScalarClass(scalar)
      marks = kind == .mark ? marks + 1 : 0
      // A combining mark belongs to a letter, and not to an added hyphen.
      let isPlain =
        scalar == "-" || scalar == "_"
        || !kind.isHidden && marks <= JSONString.mostMarks
          && !(marks == 1 && name.last.map { $0 == "-" } ?? true)
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain { name.unicodeScalars.append(scalar) } else { name += "-" }
    }
    // CSS reserves two hyphens alone.
    return name.isEmpty ? "_" : name
  }

  /// The names as those of a variable of Sass, which does not begin with a digit, nor with a hyphen before one.
  static func sass(_ names: [String]) -> String {
    let name = hyphenated(names)
    let first = name.drop { $0 == "-" }.unicodeScalars.first
    return first?.properties.numericType == nil && first != nil ? name : "_" + name
  }

  /// A name with its underscores as hyphens: Sass reads both as the same.
  static func sassKey(_ name: String) -> String { name.replacing("_", with: "-") }

  /// The names in ASCII lower case joined by underscores, as Android's resources are named: `color_card_title`.
  static func snake(_ names: [String]) -> String {
    let words = names.filter { $0 != "$root" }.flatMap(words)
    let text = words.joined(separator: "_").lowercased().unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "u" + String(scalar.value, radix: 16)
    }.joined()
    let isPlain = text.first.map { !$0.isNumber } ?? false
    return isPlain && !javaWords.contains(text) ? text : "_" + text
  }

  /// The words of Java: a resource is a field of a class.
  private static let javaWords = Set(
    """
    abstract assert boolean break byte case catch char class const continue default do double else
    enum extends false final finally float for goto if implements import instanceof int interface
    long native new null package private protected public return short static strictfp super switch
    synchronized this throw throws transient true try void volatile while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension Unicode.Scalar {
  /// Whether a name in Swift may contain it.
  fileprivate var isLetterOrNumber: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    case _: false
    }
  }
}
