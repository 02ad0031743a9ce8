import GalleryKit

extension Phrase {
  static let farewell = Phrase(
    "Thank you for visiting!", korean: "둘러봐 주셔서 고맙습니다!")
  static let farewellIdle = Phrase(
    "The gallery closed, as no key was pressed for a while. Come back whenever you like!",
    korean: "한동안 누른 키가 없어 갤러리를 닫았습니다. 언제든 다시 오세요!")
  static let farewellTime = Phrase(
    "The time of this visit is over. Thank you for looking, and come back whenever you like!",
    korean: "관람 시간이 끝났습니다. 둘러봐 주셔서 고맙습니다. 언제든 다시 오세요!")

  /// What is said before a visit ends by itself.
  static func notice(_ notice: KioskNotice) -> Phrase {
    let seconds = notice.seconds
    switch notice.limit {
    case .idle:
      return Phrase(
        "Still there? Closing in \(seconds) s: press any key to stay.",
        korean: "계신가요? \(seconds)초 뒤에 닫습니다. 아무 키나 누르면 계속합니다.")
    case .total:
      return Phrase(
        "This visit ends in \(seconds) s.", korean: "\(seconds)초 뒤에 관람 시간이 끝납니다.")
    }
  }

  /// The same where there is little room.
  static func shortNotice(_ notice: KioskNotice) -> Phrase {
    switch notice.limit {
    case .idle:
      Phrase("\(notice.seconds) s: press a key", korean: "\(notice.seconds)초: 키를 누르세요")
    case .total: Phrase("\(notice.seconds) s left", korean: "\(notice.seconds)초 남음")
    }
  }
}
