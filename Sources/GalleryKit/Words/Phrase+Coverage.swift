/// What was met in this session.
extension Phrase {
  static let coverageName = Phrase("Met in this session", korean: "이번에 본 것")

  static func coverage(_ drawn: Int, of count: String, seen: Int, used: Int) -> Phrase {
    Phrase(
      "\(drawn) of \(count) drawn, \(seen) seen, \(used) used",
      korean: "\(count)가지 중 그림 \(drawn), 봄 \(seen), 써 봄 \(used)")
  }

  static func totalCoverage(_ drawn: Int, seen: Int, used: Int, isFull: Bool) -> Phrase {
    let plus = isFull ? "+" : ""
    return Phrase(
      "\(drawn)\(plus) drawn, \(seen)\(plus) seen, \(used)\(plus) used",
      korean: "그림 \(drawn)\(plus), 봄 \(seen)\(plus), 써 봄 \(used)\(plus)")
  }

  static let hereName = Phrase("here", korean: "여기")
  static let inAll = Phrase("in all", korean: "모두")
}
