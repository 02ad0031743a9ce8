import GSDesign
import GalleryKit

/// The words of the matrix.
extension Phrase {
  static let moveCell = Phrase("move", korean: "이동")
  static let swapAxes = Phrase("swap", korean: "축 교체")
  static let matrixOnlyThis = Phrase("only this value", korean: "이 값만")
  static let matrixAll = Phrase("show all", korean: "전체 보기")
  static let matrixFold = Phrase("fold", korean: "접기")
  static let matrixUnfold = Phrase("unfold", korean: "펼치기")
  static let matrixCompare = Phrase("compare", korean: "비교")
  static let matrixPage = Phrase("page", korean: "페이지")
  static let matrixScreen = Phrase("screen", korean: "화면")
  static let matrixAxes = Phrase("axes", korean: "축")
  static let matrixPlace = Phrase("place", korean: "위치")
  static let matrixToCanvas = Phrase("to canvas", korean: "캔버스로")
  static let matrixRow = Phrase("row", korean: "행")
  static let matrixColumn = Phrase("column", korean: "열")
  static let matrixRows = Phrase("rows", korean: "행")
  static let matrixColumns = Phrase("columns", korean: "열")
  static let matrixPages = Phrase("pages", korean: "페이지")
  static let matrixNowhere = Phrase("fixed", korean: "고정")
  static let matrixWhere = Phrase("Axis placement", korean: "축 배치")
  static let matrixCut = Phrase("clipped; press + to enlarge", korean: "잘림: +로 확대")
  /// In place of a state that is invisible on purpose.
  static let matrixEmpty = Phrase("empty", korean: "비어 있음")
  static let matrixNothing = Phrase("No states to show here.", korean: "표시할 상태가 없습니다.")

  /// The heading of a group while its switch is off.
  static func matrixWithout(_ name: String) -> Phrase {
    Phrase("not \(name)", korean: "\(name) 아님")
  }

  static func matrixOnly(_ value: String) -> Phrase {
    Phrase("only \(value)", korean: "\(value)만")
  }

  static func matrixFlip(_ name: String) -> Phrase {
    Phrase("flip \(name)", korean: "\(name) 켜고 끄기")
  }

  static func matrixLeftOut(_ id: String, _ value: String) -> Phrase {
    Phrase("\(id) has no \(value) state", korean: "\(id): \(value) 상태 없음")
  }

  static func matrixLooks(_ states: Int, _ looks: Int) -> Phrase {
    Phrase(
      "\(states) \(states == 1 ? "state" : "states"), \(looks) \(looks == 1 ? "look" : "looks")",
      korean: "상태 \(states)개, 모양 \(looks)개")
  }

  static func matrixAlike(_ count: Int) -> Phrase {
    Phrase("\(count) states look like this:", korean: "이 모양인 상태 \(count)개:")
  }

  static func matrixTooManyToFold(_ limit: Int) -> Phrase {
    Phrase("more than \(limit) states are not folded", korean: "상태가 \(limit)개를 넘으면 접지 않습니다")
  }

  static func matrixPanes(_ shown: Int, _ all: Int) -> Phrase {
    Phrase("room for \(shown) of \(all)", korean: "\(all)개 가운데 \(shown)개")
  }

  static func matrixVariants(_ count: Int) -> Phrase {
    Phrase("\(count) \(count == 1 ? "variant" : "variants")", korean: "변형 \(count)개")
  }
}

/// The words of the session's coverage.
extension Phrase {
  static let coverageName = Phrase("Coverage in this session", korean: "이번 세션에서 확인한 상태")

  /// The same in the line below the panes.
  static func coverageBriefly(_ drawn: Int, of count: String) -> Phrase {
    Phrase(
      "Coverage: \(drawn) of \(count) states shown", korean: "확인한 상태: \(count)개 중 \(drawn)개")
  }

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
