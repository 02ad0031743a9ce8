import GSDesign

/// What is known of the data that a component shows, to see whether it stays right while it waits and when it fails.
///
/// ```
/// gs-gallery show tag/group@data=stale
/// gs-gallery matrix button/primary --columns data
/// ```
enum DataState: String, Hashable, Sendable, CaseIterable {
  /// The data is there.
  case value
  /// The first answer is awaited.
  case loading
  /// It is there from before; no newer one came.
  case stale
  /// It did not come.
  case failed

  /// Whether something went wrong.
  var isFailing: Bool {
    switch self {
    case .value, .loading: false
    case .stale, .failed: true
    }
  }

  /// A component with what is known of its data; where it is seen, it keeps its names, tab stops and actions.
  func around(_ content: Content, _ language: Language) -> Content {
    let reason = Samples.failure[language]
    let phase: GSLoaded.Phase =
      switch self {
      case .value: .value
      case .loading: .loading
      case .stale: .stale(reason)
      case .failed: .failed(reason)
      }
    return Content(GSLoaded(phase, language: language, id: Self.retry, action: {}) { content })
  }

  /// A look with what is known of its data, no wider than a phone or the look itself.
  func around(_ element: Element, _ language: Language) -> Element {
    switch self {
    case .value: element
    case .loading: around(Content(element), language).element
    case .stale, .failed:
      .sized(
        width: .atMost(Samples.phoneColumns), around(Content(element), language).element)
    }
  }

  /// The name of the button that asks again.
  static let retry = FocusID("data/retry")
}
