import GSDesign
import GalleryKit
import StateSpace

/// Labels that depend on the kind of a component.
extension Samples {
  /// The words of a request's status.
  static func status(_ kind: GSStatus.Kind) -> SampleLabel {
    switch kind {
    case .waiting: SampleLabel("Waiting", "대기 중")
    case .accepted: SampleLabel("Accepted", "수락됨")
    case .declined: SampleLabel("Declined", "거절됨")
    }
  }
  /// Where a notification comes from.
  static func service(_ kind: GSNotificationRow.Kind) -> SampleLabel {
    switch kind {
    case .zatch: SampleLabel("Zatch", "재치")
    case .gatch: SampleLabel("Gatch", "가치")
    case .notice: SampleLabel("Notice", "공지사항")
    }
  }
  /// The words of a notification.
  static func notification(_ kind: GSNotificationRow.Kind) -> SampleLabel {
    switch kind {
    case .zatch: SampleLabel("Someone would swap a lamp for it.", "램프와 바꾸고 싶은 이웃이 있어요.")
    case .gatch: SampleLabel("Three people buy together now.", "이제 세 명이 함께 사요.")
    case .notice: SampleLabel("A new version is ready.", "새 버전이 나왔어요.")
    }
  }
  /// The placeholder of each look of a field, and a text in it.
  static func field(
    _ style: GSTextField.Style
  ) -> (placeholder: SampleLabel, text: SampleLabel) {
    switch style {
    case .plain, .addTag: (fieldPlaceholder, fieldText)
    case .searchBar: (SampleLabel("Search", "검색"), SampleLabel("swift", "swift"))
    case .search: (SampleLabel("Search", "검색"), SampleLabel("Tiger doll", "호랑이 인형"))
    case .location: (SampleLabel("Town or street", "동네 또는 도로명"), SampleLabel("Hongje", "홍제동"))
    case .task: (SampleLabel("Title of a task", "할일 제목"), todoTitle)
    }
  }
}
