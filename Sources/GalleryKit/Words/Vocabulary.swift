/// The names of axes, values, components and variants as a person reads them.
///
/// Declarations spell names as links do: lower case, with hyphens. A name is shown with blanks for hyphens and a capital
/// at the head of a title; a name that the language's file of names lacks is shown in English.
enum Vocabulary {
  /// A name in running text or as a value: `plain text`.
  static func word(_ name: String) -> Phrase {
    Phrase(key: english(name), in: .names)
  }

  /// A name at the head of a line: `Plain text`.
  static func title(_ name: String) -> Phrase {
    word(name).titled
  }

  private static func english(_ name: String) -> String {
    if let other = others[name] { return other }
    // Replacing costs much more than looking, and most names are one word.
    return name.utf8.contains(UInt8(ascii: "-")) ? name.replacing("-", with: " ") : name
  }

  /// The names that read otherwise than they are spelled.
  private static let others = [
    "article-main": "article",
    "atom": "atoms",
    "behavior": "behaviour",
    "center": "centre",
    "color": "colour",
    "configuration": "size",
    "curriculum-main": "curriculum",
    "explore-each-category": "category",
    "foundation": "foundations",
    "gitspace": "GitSpace",
    "lionheart": "LionHeart",
    "modifier": "modifiers",
    "molecule": "molecules",
    "my-page": "profile",
    "notice": "message",
    "onboarding": "sign-up",
    "organism": "organisms",
    "ribs-todo": "RIBs-todo",
    "todo": "to-do",
    "zatch": "Zatch",
  ]
}

extension Phrase {
  /// The name of a switch, a value, a component or a variant in running text.
  package static func word(_ name: String) -> Phrase { Vocabulary.word(name) }

  /// The same at the head of a line.
  package static func title(_ name: String) -> Phrase { Vocabulary.title(name) }
}
