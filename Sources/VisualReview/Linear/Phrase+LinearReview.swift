import GalleryKit

/// The words of the review by prompts and answers.
extension Phrase {
  static let linearReviewHint = Phrase(
    "Type a command: accept, reject, skip, next, list, help, quit.",
    korean: "명령을 입력하세요: 승인, 거부, 건너뛰기, 다음, 목록, 도움말, 종료.")
  static let linearNoQuestion = Phrase("No question is open.", korean: "질문이 없습니다.")
  static let linearNothingDecided = Phrase("Nothing was decided.", korean: "아무것도 결정하지 않았습니다.")
  static let linearNothingToDo = Phrase("It changes nothing here.", korean: "여기서는 바뀌는 것이 없습니다.")
  static let linearNoChange = Phrase(
    "No change is open. Type list.", korean: "열린 변경이 없습니다. 목록을 입력하세요.")
  static let linearOnlyAll = Phrase(
    "Type the command alone for this change, or with all for all of them.",
    korean: "이 변경은 명령만, 전부는 명령 뒤에 모두를 입력하세요.")
  static let linearYesOrNo = Phrase("Type yes or no.", korean: "예 또는 아니요를 입력하세요.")
  static let linearEnd = Phrase("End of the list.", korean: "목록의 끝입니다.")
  static let linearNow = Phrase("Now:", korean: "지금:")
  static let linearPicturesOnly = Phrase(
    "Views, zoom, scrolling and colours are for pictures and exist on the full screen alone.",
    korean: "보기 방식, 확대, 스크롤, 색은 그림을 위한 것이어서 전체 화면에만 있습니다.")

  static func linearChanges(_ changes: Int, states: Int) -> Phrase {
    Phrase(
      (changes == 1 ? "1 change in " : "\(changes) changes in ")
        + Phrase.reviewStates(states).english,
      korean: "변경 \(changes)개, \(Phrase.reviewStates(states).korean)")
  }

  static func linearPlace(_ number: Int, _ count: Int) -> Phrase {
    Phrase("\(number) of \(count)", korean: "\(count)개 중 \(number)번")
  }

  static func linearNoChangeNumbered(_ number: Int) -> Phrase {
    Phrase("There is no change \(number).", korean: "\(number)번 변경은 없습니다.")
  }

  static func linearFilterMore(_ count: Int) -> Phrase {
    Phrase(
      "\(count) more. A filter makes the list shorter.", korean: "\(count)개 더 있습니다. 필터로 줄일 수 있습니다.")
  }

  static func linearCounts(
    accepted: Int, rejected: Int, skipped: Int, undecided: Int
  ) -> Phrase {
    Phrase(
      "\(accepted) accepted, \(rejected) rejected, \(skipped) skipped, \(undecided) undecided.",
      korean: "승인 \(accepted), 거부 \(rejected), 건너뜀 \(skipped), 미결정 \(undecided).")
  }
}
