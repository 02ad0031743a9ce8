import GalleryKit

/// The first word of a line in the review with prompts and answers.
enum ReviewVerb: Hashable, Sendable, LinearWord {
  case list, read, next, previous, undecided, states
  case accept, reject, skip, yes, no, undo, redo
  case group, filter, link, help, quit

  /// Its row in the table of verbs; single letters are the keys of the full screen.
  var words: LinearWords {
    switch self {
    case .list:
      LinearWords(
        Phrase("list", korean: "목록"),
        purpose: Phrase(
          "Lists the changes; a number opens one.", korean: "변경 목록을 읽습니다. 번호를 입력하면 엽니다."))
    case .read:
      LinearWords(
        Phrase("read", korean: "읽기"),
        purpose: Phrase("Reads the change again.", korean: "변경을 다시 읽습니다."))
    case .next:
      LinearWords(
        Phrase("next", korean: "다음"),
        purpose: Phrase("Opens the next change.", korean: "다음 변경을 엽니다."))
    case .previous:
      LinearWords(
        Phrase("previous", korean: "이전"),
        purpose: Phrase("Opens the previous change.", korean: "이전 변경을 엽니다."))
    case .undecided:
      LinearWords(
        Phrase("undecided", korean: "미결정"),
        purpose: Phrase("Opens the next undecided change.", korean: "다음 미결정 변경을 엽니다."))
    case .states:
      LinearWords(
        Phrase("states", korean: "상태"),
        purpose: Phrase("Lists the states of the change.", korean: "변경에 속한 상태를 읽습니다."))
    case .accept:
      LinearWords(
        Phrase("accept", korean: "승인"), others: ["a"],
        purpose: Phrase(
          "Makes the change the baseline; accept all asks first.",
          korean: "변경을 새 기준으로 승인합니다. 승인 모두는 먼저 확인합니다."))
    case .reject:
      LinearWords(
        Phrase("reject", korean: "거부"), others: ["r"],
        purpose: Phrase(
          "Keeps the baseline; reject all asks first.", korean: "기준을 그대로 둡니다. 거부 모두는 먼저 확인합니다."))
    case .skip:
      LinearWords(
        Phrase("skip", korean: "건너뛰기"), others: ["s"],
        purpose: Phrase(
          "Leaves the change pending; skip all asks first.", korean: "보류합니다. 건너뛰기 모두는 먼저 확인합니다."))
    case .yes:
      LinearWords(
        Phrase("yes", korean: "예"), others: ["y"],
        purpose: Phrase("Confirms the question.", korean: "질문에 예라고 답합니다."))
    case .no:
      LinearWords(
        Phrase("no", korean: "아니요"), others: ["n"],
        purpose: Phrase("Declines the question.", korean: "질문에 아니요라고 답합니다."))
    case .undo:
      LinearWords(
        .undo, others: ["u", "취소"],
        purpose: Phrase("Undoes the last decision.", korean: "마지막 결정을 취소합니다."))
    case .redo:
      LinearWords(
        .redo, purpose: Phrase("Redoes the decision.", korean: "취소한 결정을 다시 실행합니다."))
    case .group:
      LinearWords(
        Phrase("group", korean: "그룹"), others: ["g"],
        purpose: Phrase("Groups identical changes, or ungroups them.", korean: "같은 변경을 묶거나 풉니다."))
    case .filter:
      LinearWords(
        Phrase("filter", korean: "필터"), others: ["/"],
        purpose: Phrase(
          "Keeps the changes that match, such as filter tag/*:selected; alone, it keeps all.",
          korean: "일치하는 변경만 남깁니다. 예: 필터 tag/*:selected. 필터만 입력하면 모두 보입니다."))
    case .link:
      LinearWords(
        Phrase("link", korean: "링크"),
        purpose: Phrase("Prints the link of the state.", korean: "상태의 링크를 출력합니다."))
    case .help:
      LinearWords(
        Phrase("help", korean: "도움말"), others: ["?"],
        purpose: Phrase("Lists the commands.", korean: "명령 목록을 읽습니다."))
    case .quit:
      LinearWords(
        Phrase("quit", korean: "종료"), others: ["q"],
        purpose: Phrase("Quits; undecided changes stay pending.", korean: "종료합니다. 미결정 변경은 보류됩니다."))
    }
  }
}
