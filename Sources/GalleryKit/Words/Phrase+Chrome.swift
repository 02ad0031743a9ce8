/// The names of the commands that every program of the gallery has.
extension Phrase {
  package static let undo = Phrase("undo", korean: "실행 취소")
  package static let redo = Phrase("redo", korean: "다시 실행")
  package static let help = Phrase("help", korean: "도움말")
  package static let here = Phrase("Keyboard shortcuts", korean: "키보드 단축키")
  package static let palette = Phrase("palette", korean: "명령 팔레트")
  static let recentChoices = Phrase("Recent", korean: "최근 사용")
  package static let run = Phrase("run", korean: "실행")
  package static let choose = Phrase("choose", korean: "선택")
  package static let ends = Phrase("first, last", korean: "처음, 끝")
  package static let open = Phrase("open", korean: "열기")
  package static let done = Phrase("done", korean: "완료")
  package static let erase = Phrase("erase", korean: "지우기")
  package static let cancel = Phrase("back", korean: "뒤로")
  package static let close = Phrase("close", korean: "닫기")
  package static let scroll = Phrase("scroll", korean: "스크롤")
  package static let copyLink = Phrase("copy link", korean: "링크 복사")
  package static let quit = Phrase("quit", korean: "종료")
  package static let interrupt = Phrase("quit now", korean: "즉시 종료")
  package static let redraw = Phrase("redraw", korean: "다시 그리기")
  package static let suspend = Phrase("suspend", korean: "일시 중지")
}

/// Messages.
extension Phrase {
  static let copied = Phrase("Link copied", korean: "링크를 복사했습니다")
  package static let noMatch = Phrase("No matches", korean: "검색 결과가 없습니다")
  package static let tooSmall = Phrase(
    "Too small: at least 20 columns and 5 rows are needed.", korean: "창이 너무 작습니다: 최소 20열 5행")
  package static let impossible = Phrase("No such state:", korean: "없는 상태:")
}

/// Words of reading line by line.
extension Phrase {
  /// The separator between the old value and the new one.
  package static let linearArrow = Phrase(" to ", korean: "에서 ")
  package static let linearTooLong = Phrase(
    "This line is too long and was not read.", korean: "줄이 너무 길어서 읽지 않았습니다.")
  static func linearUnknown(_ word: String, nearest: String?) -> Phrase {
    let near = nearest.map {
      Phrase(" Did you mean \($0)?", korean: " 혹시 \($0)인가요?")
    }
    return Phrase(
      "Unknown command “\(word)”." + (near?.english ?? "") + " Type help for all commands.",
      korean: "“\(word)” 명령은 없습니다." + (near?.korean ?? "") + " 도움말을 입력하면 모두 읽습니다.")
  }
}
