/// The rules of the text gate that look at scalars and their neighbours.
///
/// A refused scalar is replaced by a visible one, never dropped: its neighbours stay apart.
struct ScalarFilter {
  private let input: [Unicode.Scalar]
  /// The scalar after the input.
  private let following: Unicode.Scalar?
  private var output: [Unicode.Scalar] = []

  /// - Parameters:
  ///   - scalars: in NFC; so is the result.
  ///   - following: the scalar after them; nil for none.
  static func filtered(
    _ scalars: [Unicode.Scalar], before following: Unicode.Scalar?
  ) -> [Unicode.Scalar] {
    var filter = ScalarFilter(input: scalars, following: following)
    var index = 0
    while index < scalars.count { index = filter.pass(at: index) }
    return filter.output
  }

  private init(input: [Unicode.Scalar], following: Unicode.Scalar?) {
    self.input = input
    self.following = following
    output.reserveCapacity(input.count)
  }

  /// Passes the scalar at an index, or a sequence that begins there; returns the index after it.
  private mutating func pass(at index: Int) -> Int {
    let scalar = input[index]
    if let end = flagSequenceEnd(from: index) {
      output.append(contentsOf: input[index..<end])
      return end
    }
    if let jamo = Hangul.jamo(scalar) {
      pass(jamo, at: index)
    } else {
      output.append(passing(scalar, at: index))
    }
    return index + 1
  }

  /// The output for a scalar that is not a jamo.
  private func passing(_ scalar: Unicode.Scalar, at index: Int) -> Unicode.Scalar {
    let traits = ScalarTraits(scalar)
    switch traits.kind {
    case .plain, .pictographic, .variation, .keycap, .recent, .recentPictographic, .unsettled,
      .mark, .spacingMark, .linker:
      return scalar
    case .joining:
      if let picture = controlPicture(of: scalar) { return picture }
      return scalar.isSkinTone && !isSkinToneInPlace ? .replacement : scalar
    case .ignorable:
      return isIgnorableInPlace(scalar, at: index) ? scalar : .replacement
    case .prepended:
      return isBeforeNarrowLetter(index) ? scalar : .replacement
    }
  }

  private mutating func pass(_ jamo: Hangul.Jamo, at index: Int) {
    let scalar = input[index]
    let previous = output.last.flatMap(Hangul.jamo)
    let isFiller = scalar == Hangul.leadingFiller || scalar == Hangul.vowelFiller
    if isFiller && !Hangul.isFillerInSyllable(at: index, of: input, after: previous) {
      output.append(.replacement)
      return
    }
    output.append(contentsOf: Hangul.fillers(after: previous, before: jamo))
    output.append(scalar)
  }
}

extension ScalarFilter {
  /// The picture that replaces a control character or a line separator.
  private func controlPicture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.isControl else { return nil }
    switch scalar.value {
    case 0x09: return " "
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: return "\u{2421}"
    case _: return .replacement
    }
  }

  /// A skin tone alone is a swatch; after anything but a pictograph it would widen that cluster.
  private var isSkinToneInPlace: Bool {
    guard let last = output.last else { return true }
    return isPictograph(last, orBefore: .emojiPresentation)
  }

  private func isIgnorableInPlace(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    guard let last = output.last else { return false }
    let traits = ScalarTraits(last)
    let next = index + 1 < input.count ? input[index + 1] : following
    switch scalar {
    case .emojiPresentation:
      return traits.isPictographic || traits.kind == .keycap
    case .textPresentation:
      return traits.kind == .variation || traits.kind == .keycap
    case .zeroWidthJoiner:
      if traits.kind == .linker { return isLetter(next) }
      return next.map { ScalarTraits($0).isPictographic } == true
        && (last.isSkinTone || isPictograph(last, orBefore: .emojiPresentation))
    case .zeroWidthNonJoiner:
      // In Persian it keeps two letters of a word from joining; after a virama it shows it.
      if traits.kind == .linker { return isLetter(next) }
      return isArabicLetter(last) && isArabicLetter(next)
    default:
      return false
    }
  }

  /// The end of a subdivision flag: the black flag, three to six tag letters or digits, and the end tag (UTS #51).
  private func flagSequenceEnd(from index: Int) -> Int? {
    guard input[index].value == 0x1F3F4 else { return nil }
    var end = index + 1
    while end < input.count, isTagLetter(input[end]) { end += 1 }
    guard (3...6).contains(end - index - 1), end < input.count, input[end].value == 0xE007F else {
      return nil
    }
    return end + 1
  }

  private func isTagLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE0030...0xE0039, 0xE0061...0xE007A: true
    default: false
    }
  }

  private func isPictograph(_ last: Unicode.Scalar, orBefore selector: Unicode.Scalar) -> Bool {
    if last == selector, let base = output.dropLast().last {
      return ScalarTraits(base).isPictographic
    }
    return ScalarTraits(last).isPictographic
  }

  private func isBeforeNarrowLetter(_ index: Int) -> Bool {
    guard index + 1 < input.count else { return false }
    let traits = ScalarTraits(input[index + 1])
    return traits.kind == .plain && traits.columns(ambiguousIsWide: true) == 1
  }

  private func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, !scalar.isASCII else { return false }
    return ScalarTraits(scalar).kind == .plain && scalar.properties.isAlphabetic
  }

  private func isArabicLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, (0x620...0x8FF).contains(scalar.value) else { return false }
    return isLetter(scalar)
  }
}
