import GalleryKit

/// What keys do in the review, as the status line says it.
extension Phrase {
  static let reviewAccept = Phrase("accept", korean: "승인")
  static let reviewReject = Phrase("reject", korean: "거부")
  static let reviewSkip = Phrase("skip", korean: "건너뛰기")
  static let reviewAcceptAll = Phrase("accept all shown", korean: "보이는 것 모두 승인")
  static let reviewRejectAll = Phrase("reject all shown", korean: "보이는 것 모두 거부")
  static let reviewSkipAll = Phrase("skip all shown", korean: "보이는 것 모두 건너뛰기")
  static let reviewMove = Phrase("previous, next", korean: "이전, 다음")
  static let reviewNextUndecided = Phrase("next undecided", korean: "다음 미결정")
  static let reviewBack = Phrase("back", korean: "뒤로")
  static let reviewFirst = Phrase("first", korean: "처음")
  static let reviewMember = Phrase("in the group", korean: "그룹 안에서")
  static let reviewScreen = Phrase("a screen", korean: "한 화면씩")
  static let reviewView = Phrase("view", korean: "보기")
  static let reviewFlip = Phrase("swap old and new", korean: "이전과 이후 바꾸기")
  static let reviewSides = Phrase("old, new, both", korean: "이전, 이후, 모두")
  static let reviewHunk = Phrase("next change", korean: "다음 변경")
  static let reviewHunkBack = Phrase("previous change", korean: "이전 변경")
  static let reviewZoom = Phrase("zoom", korean: "확대")
  static let reviewOpen = Phrase("open in gallery", korean: "갤러리에서 열기")
  static let reviewGroup = Phrase("group", korean: "그룹으로")
  static let reviewUngroup = Phrase("ungroup", korean: "그룹 해제")
  static let reviewFilter = Phrase("filter", korean: "필터")
  static let reviewYes = Phrase("yes", korean: "예")
  static let reviewNo = Phrase("no", korean: "아니요")
}

/// Headings and lines.
extension Phrase {
  static var review: Phrase {
    Phrase("\(ProgramName.current) review", korean: "\(ProgramName.current) 검토")
  }
  static let reviewWhat = Phrase("What changed", korean: "변경 내용")
  static let reviewWhy = Phrase("Why", korean: "원인")
  static let reviewSummary = Phrase("summary", korean: "요약")
  static let reviewOld = Phrase("old", korean: "이전")
  static let reviewNew = Phrase("new", korean: "이후")
  static let reviewCells = Phrase("changed cells", korean: "변경된 셀")
  static let reviewAdded = Phrase("only in new", korean: "이후에만")
  static let reviewRemoved = Phrase("only in old", korean: "이전에만")
  static let reviewOwnColor = Phrase("the terminal's own", korean: "터미널 기본색")
  static let reviewPlain = Phrase("plain", korean: "없음")
  static let reviewUndecided = Phrase("undecided", korean: "미결정")
  static let reviewMixed = Phrase("decided in part", korean: "일부만 결정됨")
  static let reviewGrouped = Phrase("grouped", korean: "그룹")
  static let reviewSeenUnder = Phrase("viewed in", korean: "보는 환경")
  static let reviewQuestionName = Phrase("sure?", korean: "확인")
  static let reviewRenamedStates = Phrase("Renamed", korean: "이름이 바뀐 상태")
  static let reviewFilterHint = Phrase(
    "a part of a link, or tag/*:selected", korean: "링크의 일부, 또는 tag/*:selected")
  static let reviewPaletteHint = Phrase("A command…", korean: "명령…")
  static let reviewFoot = Phrase(
    "Undecided changes stay pending. Esc decides nothing.",
    korean: "결정하지 않은 변경은 보류됩니다. Esc는 아무것도 결정하지 않습니다.")
}

extension Verdict {
  var name: Phrase {
    switch self {
    case .accepted: Phrase("accepted", korean: "승인됨")
    case .rejected: Phrase("rejected", korean: "거부됨")
    case .skipped: Phrase("skipped", korean: "건너뜀")
    }
  }

  /// Tells it without colour.
  var mark: String {
    switch self {
    case .accepted: "✓"
    case .rejected: "✕"
    case .skipped: "–"
    }
  }
}

extension Difference.Bucket {
  var name: Phrase {
    switch self {
    case .changed: Phrase("changed", korean: "변경됨")
    case .new: Phrase("new", korean: "추가됨")
    case .deleted: Phrase("deleted", korean: "삭제됨")
    case .renamed: Phrase("renamed", korean: "이름 변경됨")
    }
  }
}

extension ReviewModel.View {
  var name: Phrase {
    switch self {
    case .sideBySide: Phrase("side by side", korean: "나란히")
    case .blink: Phrase("in one place", korean: "한자리에서")
    case .cells: Phrase("cells", korean: "셀")
    case .style: Phrase("style only", korean: "스타일만")
    case .text: Phrase("text", korean: "텍스트만")
    }
  }
}
