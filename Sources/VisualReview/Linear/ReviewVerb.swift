import GalleryKit

/// The first word of a line in the review with prompts and answers.
enum ReviewVerb: Hashable, Sendable, LinearWord {
  case list, read, next, previous, undecided, states
  case accept, reject, skip, yes, no, undo, redo
  case group, filter, link, help, quit

  var word: Phrase {
    switch self {
    case .list: Phrase("list", korean: "목록")
    case .read: Phrase("read", korean: "읽기")
    case .next: Phrase("next", korean: "다음")
    case .previous: Phrase("previous", korean: "이전")
    case .undecided: Phrase("undecided", korean: "미결정")
    case .states: Phrase("states", korean: "상태")
    case .accept: Phrase("accept", korean: "승인")
    case .reject: Phrase("reject", korean: "거부")
    case .skip: Phrase("skip", korean: "건너뛰기")
    case .yes: Phrase("yes", korean: "예")
    case .no: Phrase("no", korean: "아니요")
    case .undo: Phrase("undo", korean: "실행 취소")
    case .redo: Phrase("redo", korean: "다시 실행")
    case .group: Phrase("group", korean: "그룹")
    case .filter: Phrase("filter", korean: "필터")
    case .link: Phrase("link", korean: "링크")
    case .help: Phrase("help", korean: "도움말")
    case .quit: Phrase("quit", korean: "종료")
    }
  }

  /// The purpose, for the list of commands.
  var purpose: Phrase {
    switch self {
    case .list:
      Phrase("Lists the changes; a number opens one.", korean: "변경 목록을 읽습니다. 번호를 입력하면 엽니다.")
    case .read: Phrase("Reads the change again.", korean: "변경을 다시 읽습니다.")
    case .next: Phrase("Opens the next change.", korean: "다음 변경을 엽니다.")
    case .previous: Phrase("Opens the previous change.", korean: "이전 변경을 엽니다.")
    case .undecided: Phrase("Opens the next undecided change.", korean: "다음 미결정 변경을 엽니다.")
    case .states: Phrase("Lists the states of the change.", korean: "변경에 속한 상태를 읽습니다.")
    case .accept:
      Phrase(
        "Makes the change the baseline; accept all asks first.",
        korean: "변경을 새 기준으로 승인합니다. 승인 모두는 먼저 확인합니다.")
    case .reject:
      Phrase(
        "Keeps the baseline; reject all asks first.", korean: "기준을 그대로 둡니다. 거부 모두는 먼저 확인합니다.")
    case .skip:
      Phrase("Leaves the change pending; skip all asks first.", korean: "보류합니다. 건너뛰기 모두는 먼저 확인합니다.")
    case .yes: Phrase("Confirms the question.", korean: "질문에 예라고 답합니다.")
    case .no: Phrase("Declines the question.", korean: "질문에 아니요라고 답합니다.")
    case .undo: Phrase("Undoes the last decision.", korean: "마지막 결정을 취소합니다.")
    case .redo: Phrase("Redoes the decision.", korean: "취소한 결정을 다시 실행합니다.")
    case .group: Phrase("Groups identical changes, or ungroups them.", korean: "같은 변경을 묶거나 풉니다.")
    case .filter:
      Phrase(
        "Keeps the changes that match, such as filter tag/*:selected; alone, it keeps all.",
        korean: "일치하는 변경만 남깁니다. 예: 필터 tag/*:selected. 필터만 입력하면 모두 보입니다.")
    case .link: Phrase("Prints the link of the state.", korean: "상태의 링크를 출력합니다.")
    case .help: Phrase("Lists the commands.", korean: "명령 목록을 읽습니다.")
    case .quit: Phrase("Quits; undecided changes stay pending.", korean: "종료합니다. 미결정 변경은 보류됩니다.")
    }
  }

  /// The key of the full screen, if the command has one.
  var others: [String] {
    switch self {
    case .accept: ["a"]
    case .reject: ["r"]
    case .skip: ["s"]
    case .yes: ["y"]
    case .no: ["n"]
    case .undo: ["u", "취소", "실행"]
    case .redo: ["재실행", "다시"]
    case .group: ["g"]
    case .filter: ["/"]
    case .help: ["?"]
    case .quit: ["q"]
    case .list, .read, .next, .previous, .undecided, .states, .link: []
    }
  }
}

extension ReviewAction {
  /// The verb for the action; nil if it only changes a picture, or edits the input line.
  var verb: ReviewVerb? {
    switch self {
    case .accept, .acceptAll: .accept
    case .reject, .rejectAll: .reject
    case .skip, .skipAll: .skip
    case .undo: .undo
    case .redo: .redo
    case .yes: .yes
    case .no, .cancel: .no
    case .previous, .previousMember: .previous
    case .next, .nextMember: .next
    case .nextUndecided: .undecided
    case .first, .last: .list
    case .group: .group
    case .filter: .filter
    case .open, .copyLink: .link
    case .palette, .help: .help
    case .quit, .interrupt: .quit
    case .scrollUp, .scrollDown, .pageUp, .pageDown, .nextHunk, .previousHunk, .nextView, .flip,
      .old, .new, .both, .zoom, .erase, .done, .chooseUp, .chooseDown, .run, .redraw, .suspend:
      nil
    }
  }
}
