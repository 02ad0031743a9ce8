import GSDesign

/// What the words of a panel take over from it; the depth they are drawn at decides what becomes of it.
struct LabelInk: Hashable {
  let ink: Ink
  let marks: Marks

  private init(ink: Ink, marks: Marks) {
    self.ink = ink
    self.marks = marks
  }

  init(_ panel: Panel) {
    self.init(ink: panel.ink, marks: panel.marks)
  }

  /// Whether a mark is seen where there are no words.
  var isSeenOnBlanks: Bool {
    !marks.isDisjoint(with: [.selected, .focused, .disabled])
      || marks.contains(.pressed) && ink.fill == nil
  }

  /// Words on the page.
  static let plain = LabelInk(ink: Ink(text: .text), marks: [])
}
