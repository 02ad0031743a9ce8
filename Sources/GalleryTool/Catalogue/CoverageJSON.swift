import GalleryKit

/// A coverage report as JSON, with every state that shows nothing or has no baseline. A contract, so its shape has a number.
struct CoverageJSON: Encodable {
  let format = 2
  let states: Int
  let drawn: Int
  let baselined: Int
  let looks: Int
  let percent: JSONNumber
  let environments: [Environment]

  struct Environment: Encodable {
    let environment: String
    let states: Int
    let drawn: Int
    let baselined: Int
    let looks: Int
    let percent: JSONNumber
    let specimens: [Specimen]

    init(environment: String, counts: CoverageReport.Counts, specimens: [Specimen]) {
      self.environment = environment
      states = counts.states
      drawn = counts.drawn
      baselined = counts.baselined
      looks = counts.looks
      percent = JSONNumber(counts.percent)
      self.specimens = specimens
    }
  }

  struct Specimen: Encodable {
    let id: String
    let states: Int
    let drawn: Int
    let baselined: Int
    let looks: Int
    let blank: [String]
    let unbaselined: [String]

    init(_ row: CoverageReport.Row) {
      id = row.id.text
      states = row.counts.states
      drawn = row.counts.drawn
      baselined = row.counts.baselined
      looks = row.counts.looks
      blank = row.blank.map(\.text)
      unbaselined = row.unbaselined.map(\.text)
    }
  }

  init(counts: CoverageReport.Counts, environments: [Environment]) {
    states = counts.states
    drawn = counts.drawn
    baselined = counts.baselined
    looks = counts.looks
    percent = JSONNumber(counts.percent)
    self.environments = environments
  }
}
