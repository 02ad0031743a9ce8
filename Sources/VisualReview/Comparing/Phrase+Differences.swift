import GalleryKit

extension Difference.Bucket {
  /// What happened to the states, in a word.
  var phrase: Phrase {
    switch self {
    case .changed: Phrase("changed", korean: "변경됨")
    case .new: Phrase("new", korean: "추가됨")
    case .deleted: Phrase("deleted", korean: "삭제됨")
    case .renamed: Phrase("renamed", korean: "이름 변경됨")
    }
  }
}

extension Phrase {
  static let before = Phrase("before", korean: "전")
  static let after = Phrase("after", korean: "후")
  static let unchanged = Phrase("as before", korean: "그대로")
  static let several = Phrase("several changes", korean: "여러 변경")
  static let added = Phrase("new cell", korean: "추가된 셀")
  static let removed = Phrase("removed cell", korean: "제거된 셀")

  static func formerly(_ state: StateID) -> Phrase {
    Phrase("formerly \(state)", korean: "옛 이름 \(state)")
  }

  static func states(_ count: Int) -> Phrase {
    Phrase("\(count) states look like this:", korean: "이 모습인 상태 \(count)개:")
  }

  static func more(_ count: Int) -> Phrase {
    Phrase("and \(count) more", korean: "그 밖에 \(count)가지")
  }
}
