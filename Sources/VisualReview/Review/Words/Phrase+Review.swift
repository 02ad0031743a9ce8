import GalleryKit
import StateSpace

/// The names of the review's commands in the status line.
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
  static let reviewGroup = Phrase("group", korean: "그룹")
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
  static let reviewRenamedStates = Phrase("Renamed", korean: "이름 변경됨")
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

  /// A mark that distinguishes the verdict without colour.
  var mark: String {
    switch self {
    case .accepted: "✓"
    case .rejected: "✕"
    case .skipped: "–"
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

/// Sentences of the review.
extension Phrase {
  static let reviewIsNew = Phrase("This state has no baseline yet.", korean: "아직 기준이 없습니다.")
  static let reviewIsDeleted = Phrase(
    "It is no longer drawn; accepting takes it out of the baseline.",
    korean: "더 이상 그려지지 않습니다. 승인하면 기준에서 빠집니다.")
  static let reviewIsRenamed = Phrase(
    "Renamed, and looks the same.", korean: "이름만 바뀌고 모양은 같습니다.")
  static let reviewUnexplained = Phrase(
    "The roles do not show the cause.", korean: "역할만으로는 원인을 알 수 없습니다.")
  static let reviewIsGone = Phrase(
    "This state is no longer in the catalogue.", korean: "카탈로그에 더 이상 없는 상태입니다.")
  static let reviewNoLayout = Phrase(
    "A picture only takes other colours; o opens the state in the gallery.",
    korean: "그림은 색만 바꿀 수 있습니다. o로 갤러리에서 여세요.")
  static let reviewSameText = Phrase("The text is the same.", korean: "글자는 같습니다.")
  static let reviewSameStyle = Phrase("The styles are the same.", korean: "스타일은 같습니다.")
  static let reviewEnd = Phrase("This is the last one.", korean: "마지막 항목입니다.")
  static let reviewNothingShown = Phrase(
    "No matches for the filter.", korean: "필터와 일치하는 항목이 없습니다.")
  static let reviewNext = Phrase("Next steps", korean: "다음 할 일")
  static let reviewProblems = Phrase("Could not be read", korean: "읽지 못한 파일")
  static let reviewGoBack = Phrase(
    "Press ← to go back to the undecided ones.", korean: "←를 누르면 미결정 항목으로 돌아갑니다.")
  static let reviewCommit = Phrase(
    "Commit __Snapshots__ with the accepted changes.",
    korean: "__Snapshots__를 커밋하세요: 승인한 것이 들어 있습니다.")
  static var reviewFix: Phrase {
    Phrase(
      "Fix the rejected changes, then run \(ProgramName.current) test.",
      korean: "거부한 것을 고친 다음 \(ProgramName.current) test를 실행하세요.")
  }
  static var reviewAgain: Phrase {
    Phrase(
      "The rest stays pending: \(ProgramName.current) review continues with it.",
      korean: "남은 것은 보류됩니다: \(ProgramName.current) review로 이어서 검토하세요.")
  }
  static var reviewTest: Phrase {
    Phrase(
      "\(ProgramName.current) test compares again.",
      korean: "\(ProgramName.current) test로 다시 비교하세요."
    )
  }

  static func reviewStates(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 state" : "\(count) states", korean: "상태 \(count)개")
  }

  static func reviewLooksSo(_ count: Int) -> Phrase {
    Phrase(
      count == 1 ? "1 state looks like this" : "\(count) states look like this",
      korean: "이 모양인 상태 \(count)개")
  }

  static func reviewCellCount(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 cell" : "\(count) cells", korean: "\(count)칸")
  }

  static func reviewHunkOf(_ number: Int, _ count: Int) -> Phrase {
    Phrase("change \(number) of \(count)", korean: "변경 \(number)/\(count)")
  }

  /// The scale of a picture.
  static func reviewScale(_ scale: Int) -> Phrase { Phrase("\(scale)x", korean: "\(scale)배") }

  static func reviewMemberOf(_ number: Int, _ count: Int) -> Phrase {
    Phrase("\(number) of \(count) in the group", korean: "그룹 안 \(number)/\(count)")
  }

  static func reviewDecidedTogether(_ count: Int) -> Phrase {
    Phrase("\(count) decided together", korean: "함께 결정할 것 \(count)개")
  }

  static func reviewGroups(_ count: Int) -> Phrase {
    Phrase(
      count == 1 ? "1 group; a key decides all of it" : "\(count) groups; a key decides all of one",
      korean: "그룹 \(count)개: 한 번에 그룹 전체를 결정합니다")
  }

  static func reviewCounts(
    _ accepted: Int, _ rejected: Int, _ skipped: Int, _ undecided: Int
  ) -> Phrase {
    Phrase(
      "✓ \(accepted)  ✕ \(rejected)  – \(skipped)  ○ \(undecided)",
      korean: "✓ \(accepted)  ✕ \(rejected)  – \(skipped)  ○ \(undecided)")
  }

  static func reviewQuestion(_ verdict: Verdict, _ count: Int, of shown: Int) -> Phrase {
    switch verdict {
    case .accepted:
      Phrase(
        "Accept \(count) of \(shown) shown?", korean: "보이는 \(shown)개 가운데 \(count)개를 승인할까요?")
    case .rejected:
      Phrase(
        "Reject \(count) of \(shown) shown?", korean: "보이는 \(shown)개 가운데 \(count)개를 거부할까요?")
    case .skipped:
      Phrase("Skip \(count) of \(shown) shown?", korean: "보이는 \(shown)개 가운데 \(count)개를 건너뛸까요?")
    }
  }

  static func reviewDone(_ verdict: Verdict, _ count: Int) -> Phrase {
    Phrase(
      "\(count) \(verdict.name.english); u takes it back",
      korean: "\(count)개 \(verdict.name.korean). u로 되돌립니다")
  }

  static func reviewUndone(_ verdict: Verdict, _ count: Int) -> Phrase {
    Phrase(
      "Taken back: \(count) \(verdict.name.english)",
      korean: "되돌림: \(count)개 \(verdict.name.korean)")
  }

  static func reviewRedone(_ verdict: Verdict, _ count: Int) -> Phrase {
    Phrase(
      "Done again: \(count) \(verdict.name.english)",
      korean: "다시 함: \(count)개 \(verdict.name.korean)")
  }

  static func reviewNotWritten(_ reason: String) -> Phrase {
    Phrase("Not written: \(reason)", korean: "쓰지 못했습니다: \(reason)")
  }

  static func reviewChanged(_ variant: VariantID) -> Phrase {
    Phrase(
      "\(variant) was changed meanwhile; nothing was written. It was reloaded.",
      korean: "\(variant)의 파일이 그사이 바뀌어 쓰지 않았습니다. 지금 내용을 다시 보여 줍니다.")
  }

  static func reviewUnreadable(_ variant: VariantID, _ reason: String) -> Phrase {
    Phrase(
      "\(variant) was changed meanwhile and cannot be read: \(reason)",
      korean: "\(variant)의 파일이 그사이 바뀌어 읽을 수 없습니다: \(reason)")
  }
}
