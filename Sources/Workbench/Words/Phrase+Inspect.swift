import GSDesign
import GalleryKit

/// Words of the inspection.
extension Phrase {
  static let inspect = Phrase("inspect", korean: "검사")
  static let inspectTitle = Phrase("Inspect", korean: "검사")
  static let leaveInspect = Phrase("leave inspect", korean: "검사 끝내기")
  static let partKeys = Phrase("part", korean: "요소")
  static let nothingToMeasure = Phrase("Nothing to measure", korean: "측정할 요소가 없습니다")
  static let wholeCells = Phrase("1x, in whole cells", korean: "1배, 셀 단위")
  static let partGroup = Phrase("Group", korean: "그룹")
  static let partContainer = Phrase("Container", korean: "컨테이너")
  static let partItem = Phrase("Item", korean: "항목")
  static let partLabel = Phrase("Label", korean: "라벨")
  static let partMark = Phrase("Mark", korean: "표시")
  static let partLine = Phrase("Line", korean: "선")
  static let specSize = Phrase("Size", korean: "크기")
  static let specCells = Phrase("Cells", korean: "셀")
  static let specGap = Phrase("Gap", korean: "간격")
  static let specGround = Phrase("Ground", korean: "배경")

  static let noToken = Phrase("no token", korean: "토큰 없음")

  static let role = Phrase("role", korean: "역할")
  static let token = Phrase("token", korean: "토큰")
  static let usesKey = Phrase("uses", korean: "쓰이는 곳")
  static let usesTitle = Phrase("Find among the uses", korean: "쓰이는 곳에서 찾기")
  static let monoFill = Phrase("mono reverse", korean: "흑백 반전")
  static let monoInk = Phrase("mono plain", korean: "흑백 그대로")

  /// The design has no other appearance.
  static func only(_ appearance: Appearance) -> Phrase {
    switch appearance {
    case .light: Phrase("light only", korean: "라이트 전용")
    case .dark: Phrase("dark only", korean: "다크 전용")
    }
  }

  /// Phrases side by side, as on the lines of the screen.
  static func joined(_ phrases: [Phrase]) -> Phrase {
    Phrase(
      phrases.map(\.english).joined(separator: " · "),
      korean: phrases.map(\.korean).joined(separator: " · "))
  }

  static func uses(states: Int, components: Int) -> Phrase {
    Phrase(
      "\(states) \(states == 1 ? "state" : "states") · \(components) "
        + (components == 1 ? "component" : "components"),
      korean: "상태 \(states)개 · 컴포넌트 \(components)개")
  }

  static let countingUses = Phrase("Counting states…", korean: "상태를 세는 중…")

  static func use(of role: String, in specimen: String, states: Int) -> Phrase {
    Phrase(
      "\(specimen) · \(states) \(states == 1 ? "state" : "states") · \(role)",
      korean: "\(specimen) · 상태 \(states)개 · \(role)")
  }

  static func unused(_ role: String) -> Phrase {
    Phrase("No state uses \(role)", korean: "\(role): 쓰이는 상태가 없습니다")
  }

  static func columnsCount(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 column" : "\(count) columns", korean: "\(count)열")
  }

  static func rowsCount(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 row" : "\(count) rows", korean: "\(count)행")
  }

  static func adjustedFrom(_ hex: String) -> Phrase {
    Phrase("adjusted, was \(hex)", korean: "조정됨, 원래 \(hex)")
  }
}

/// How the state on the canvas can be read.
extension Phrase {
  static let in256 = Phrase("256 colours", korean: "256색")
  static let inMono = Phrase("mono", korean: "흑백")
  static let toldApart = Phrase("distinguished by", korean: "구별:")
}
