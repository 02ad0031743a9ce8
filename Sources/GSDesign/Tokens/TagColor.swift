/// The colours a tag comes in.
///
/// Which roles a kind of tag draws them in is the kind's own affair.
public enum TagColor: String, Hashable, Sendable, CaseIterable {
  case purple, yellow
}
