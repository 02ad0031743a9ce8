import StateSpace
import VisualReview

/// Differences as JSON, which other programs rely on: it has a version number.
struct DiffJSON: Encodable {
  let format = 1
  let states: Int
  let differences: [Entry]

  struct Entry: Encodable {
    let bucket: String
    let variant: String
    let environment: String
    let link: String
    let states: [String]
    let formerStates: [String]
    let summary: JSONPhrase
    let causes: [JSONPhrase]
    let command: String
    /// The reason noted for an earlier decision about the same look; nil without one.
    let note: JSONPhrase?
    /// The difference as lines of text; nil if only the list was requested.
    let lines: [String]?

    init(_ difference: Difference, _ reasons: DecisionReasons, lines: [String]? = nil) {
      bucket = difference.bucket.rawValue
      variant = difference.variant.text
      environment = difference.environment.text
      link = difference.link.text
      states = difference.states.map(\.text)
      formerStates = difference.formerStates.map(\.text)
      summary = JSONPhrase(difference.reason)
      causes = difference.causes.map { JSONPhrase($0.phrase) }
      command = GalleryCommandLine.diff(difference.link.text)
      note = reasons[difference].map { JSONPhrase($0.phrase) }
      self.lines = lines
    }
  }

  init(_ differences: [Entry]) {
    self.differences = differences
    states = differences.reduce(0) { $0 + $1.states.count }
  }

  var text: String { JSONWriter.text(self) }
}
