/// The values of a YAML text in their order.
struct YAMLTree {
  var entries: [JSONDocument.Entry] = []
  var texts = DecodedTexts()
  /// The entries of anchored values, by those of their aliases, which have no value of their own.
  var aliases: [Int: Int] = [:]
  /// The entries that are values of `<<`.
  var merges: Set<Int> = []
  /// The first `.inf` or `.nan`, which are read as `null`.
  var notFinite: [JSONAddition.First] = []
  var quoteless: [Quoteless] = []

  /// A value that YAML reads in another way than it was most likely meant, for want of quotation marks.
  struct Quoteless: Hashable, Sendable {
    /// The offset of its first byte.
    let offset: Int
    let text: String
    let kind: Kind

    enum Kind: Hashable {
      /// A colour after `#`, which begins a comment.
      case color
      /// A name in braces, which is an object with one name.
      case reference
    }
  }

  /// Whether an entry is a scalar with a text.
  func isText(_ index: Int) -> Bool {
    entries[index].kind == .string || entries[index].kind == .number
  }
}
