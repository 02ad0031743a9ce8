import GSDesign
import Storage

/// A tag that a person made.
public struct Tag: Codable, Hashable, Sendable {
  public var title: String
  public var isOn = false
}

/// A request to the source of tags.
public enum TagRequest: Hashable, Sendable {
  case load
  case add(String)
  case toggle(String)
  case remove(String)

  /// The tags after the request.
  public func apply(to tags: [Tag]) throws(TagError) -> [Tag] {
    switch self {
    case .load: return tags
    case .add(let text):
      let title = String(text.drop { $0.isWhitespace })
      guard !title.isEmpty else { throw .noTitle }
      guard !tags.contains(where: { $0.title == title }) else { throw .taken(title) }
      guard tags.count < Self.most else { throw .full }
      return tags + [Tag(title: title)]
    case .toggle(let title):
      return tags.map { Tag(title: $0.title, isOn: $0.isOn != ($0.title == title)) }
    case .remove(let title): return tags.filter { $0.title != title }
    }
  }

  /// The most tags that are kept.
  static let most = 500
}

/// A reason why a request failed.
public enum TagError: ReadableError {
  case offline(call: Int)
  case noTitle
  case taken(String)
  case full
  case storage(StorageError)

  public func text(_ language: Language) -> String {
    let isKorean = language == .korean
    return switch self {
    case .offline(let call):
      isKorean ? "연결이 끊겼습니다(\(call)번째 요청)." : "The connection was lost (request \(call))."
    case .noTitle: isKorean ? "태그 이름을 입력하세요." : "A tag needs a title."
    case .taken(let title):
      isKorean ? "“\(title)” 태그가 이미 있습니다." : "There is a tag “\(title)” already."
    case .full: isKorean ? "태그가 너무 많습니다. 먼저 지우세요." : "There are too many tags. Remove some first."
    case .storage(let error): error.text(language)
    }
  }
}

/// The source of the tags: stored values behind a connection that may be lost.
public actor TagSource {
  private let stored: Stored<[Tag]>
  private let failing: [Bool]
  private var calls = 0

  /// - Parameters:
  ///   - place: where the tags are stored.
  ///   - failing: which calls fail, starting with the first; later calls do not.
  public init(in place: StoragePlace, failing: [Bool] = []) {
    stored = Stored("tags", in: place)
    self.failing = failing
  }

  /// Performs a request and returns the resulting tags.
  public func answer(_ request: TagRequest) throws(TagError) -> [Tag] {
    calls += 1
    if failing.indices.contains(calls - 1), failing[calls - 1] { throw .offline(call: calls) }
    // Changes the stored tags, so tags that another process has added meanwhile are kept.
    var outcome = Result<[Tag], TagError>.success([])
    func change(_ tags: inout [Tag]) {
      do throws(TagError) {
        tags = try request.apply(to: tags)
        outcome = .success(tags)
      } catch {
        outcome = .failure(error)
      }
    }
    do throws(StorageError) {
      if request == .load {
        outcome = .success(try stored.read() ?? [])
      } else {
        try stored.update(from: [], change)
      }
    } catch {
      throw .storage(error)
    }
    return try outcome.get()
  }
}
