import GSDesign
import GalleryKit

/// The declaration of a command; a context may have other keys and words for it.
struct ReviewInfo: Sendable {
  /// A question about the review at the moment.
  typealias Condition = @Sendable (ReviewProgram, ReviewModel) -> Bool
  /// The words for the effect at the moment; nil if they are the usual ones.
  typealias Words = @Sendable (ReviewProgram, ReviewModel) -> Phrase?

  /// Evaluated for the rows alone: the rest is asked for at every frame.
  let keys: @Sendable () -> [KeyPress]
  let what: Phrase
  /// Whether the key line has room for it; help always has.
  let isInStatus: Bool
  let whatNow: Words?
  /// Whether the command would have an effect now.
  let isAvailable: Condition

  init(
    _ keys: @autoclosure @escaping @Sendable () -> [KeyPress], _ what: Phrase,
    isInStatus: Bool = true, where isAvailable: @escaping Condition = { _, _ in true },
    now whatNow: Words? = nil
  ) {
    self.keys = keys
    self.what = what
    self.isInStatus = isInStatus
    self.whatNow = whatNow
    self.isAvailable = isAvailable
  }
}

/// The part of the review that receives keys.
enum ReviewContext: Hashable, Sendable, CaseIterable {
  case difference
  /// Behind the last difference.
  case summary
  case question, filter, reason, palette, help
}
