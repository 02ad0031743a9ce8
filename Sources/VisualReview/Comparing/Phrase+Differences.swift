import GalleryKit

extension Difference.Bucket {
  /// What happened to the states, in a word.
  var phrase: Phrase {
    switch self {
    case .changed: Phrase("changed", korean: "바뀜")
    case .new: Phrase("new", korean: "새로 생김")
    case .deleted: Phrase("deleted", korean: "없어짐")
    case .renamed: Phrase("renamed", korean: "이름 바뀜")
    }
  }
}

extension Phrase {
  static let before = Phrase("before", korean: "전")
  static let after = Phrase("after", korean: "후")
  static let unchanged = Phrase("as before", korean: "그대로")
  static let several = Phrase("several of these", korean: "여러 가지")
  static let added = Phrase("cell that is new", korean: "새로 생긴 칸")
  static let removed = Phrase("cell that is gone", korean: "없어진 칸")

  static func formerly(_ state: StateID) -> Phrase {
    Phrase("formerly \(state)", korean: "옛 이름 \(state)")
  }

  static func states(_ count: Int) -> Phrase {
    Phrase("\(count) states look so:", korean: "\(count)가지 상태가 이렇게 보입니다:")
  }

  static func more(_ count: Int) -> Phrase {
    Phrase("and \(count) more", korean: "그 밖에 \(count)가지")
  }
}
