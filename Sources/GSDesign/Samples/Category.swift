/// A category of goods; its number differs between the two services.
public struct Category: Hashable, Sendable {
  /// Who offers: people swap things in one service and buy together in the other.
  public enum Service: String, Hashable, Sendable, CaseIterable {
    /// People swap things.
    case zatch
    /// People buy together.
    case gatch
  }

  /// The number in its service, from 0.
  public let id: Int
  /// The service whose number it is.
  public let service: Service
  /// The category's name.
  public let title: SampleLabel

  /// The category of a number; nil if the service has no category with that number.
  public init?(id: Int, service: Service) {
    let all = Self.all(in: service)
    guard all.indices.contains(id) else { return nil }
    self = all[id]
  }

  private init(id: Int, service: Service, title: SampleLabel) {
    self.id = id
    self.service = service
    self.title = title
  }

  /// The service's categories in the order of their numbers, from 0.
  public static func all(in service: Service) -> [Category] {
    let titles =
      switch service {
      case .zatch: [SampleLabel("Food", "음식")] + shared
      case .gatch:
        [SampleLabel("Food | cooked", "음식|조리"), SampleLabel("Food | uncooked", "음식|비조리")] + shared
      }
    return titles.enumerated().map { Category(id: $0, service: service, title: $1) }
  }

  /// The categories that both services share, in the same order.
  private static let shared = [
    SampleLabel("Household", "생활용품"),
    SampleLabel("Furniture/Interior", "가구/인테리어"),
    SampleLabel("Electronics", "디지털기기"),
    SampleLabel("Accessories", "잡화"),
    SampleLabel("Clothes", "의류"),
    SampleLabel("Beauty/Care", "뷰티/미용"),
    SampleLabel("Books/Stationery", "도서/문구류"),
    SampleLabel("Culture", "문화생활"),
    SampleLabel("Games/Hobbies", "게임/취미"),
    SampleLabel("Sports/Leisure", "스포츠/레저"),
    SampleLabel("Pets", "반려동물"),
    SampleLabel("Plants/Gardening", "식물/원예"),
    SampleLabel("Car supplies", "차량용품"),
    SampleLabel("Other", "기타물품"),
  ]
}
