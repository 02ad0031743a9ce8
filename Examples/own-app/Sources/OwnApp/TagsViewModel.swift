public import GSDesign

/// Turns requests into the values that views show; the failure type of both streams is `Never`.
public struct TagsViewModel: ViewModel {
  private let source: TagSource

  public init(source: TagSource) {
    self.source = source
  }

  public func transform(
    _ inputs: AsyncStream<TagRequest>
  ) -> some AsyncSequence<Loaded<[Tag], TagError>, Never> & Sendable {
    inputs.loading { request throws(TagError) in try await source.answer(request) }
  }
}
