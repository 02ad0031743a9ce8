/// What was met in this session.
extension Phrase {
  static let coverageName = Phrase("Coverage in this session", korean: "이번 세션에서 확인한 상태")

  static func coverage(_ drawn: Int, of count: String, seen: Int, used: Int) -> Phrase {
    Phrase(
      "\(drawn) of \(count) states shown, \(seen) opened, \(used) used",
      korean: "상태 \(count)개 중 표시 \(drawn), 열기 \(seen), 사용 \(used)")
  }

  static func totalCoverage(_ drawn: Int, seen: Int, used: Int, isFull: Bool) -> Phrase {
    let plus = isFull ? "+" : ""
    return Phrase(
      "\(drawn)\(plus) shown, \(seen)\(plus) opened, \(used)\(plus) used",
      korean: "표시 \(drawn)\(plus), 열기 \(seen)\(plus), 사용 \(used)\(plus)")
  }

  static let hereName = Phrase("here", korean: "여기")
  static let inAll = Phrase("total", korean: "전체")
}
