package import GSDesign

/// The data state that a component is shown in, to check it while it loads and when it fails.
///
/// ```
/// gs-gallery show tag/group@data=stale
/// gs-gallery matrix button/primary --columns data
/// ```
package enum DataState: String, Hashable, Sendable, CaseIterable {
  /// The data is complete.
  case value
  /// The first value is loading.
  case loading
  /// The last good value, which could not be updated.
  case stale
  /// Loading failed without any value.
  case failed

  /// Whether something went wrong.
  package var isFailing: Bool {
    switch self {
    case .value, .loading: false
    case .stale, .failed: true
    }
  }

  /// A component in this data state; while visible, it keeps its names, tab stops and actions.
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

  /// A look in this data state, no wider than a phone or the look itself.
  func around(_ element: Element, _ language: Language) -> Element {
    switch self {
    case .value: element
    case .loading: around(Content(element), language).element
    case .stale, .failed:
      .sized(
        width: .atMost(Samples.phoneColumns), around(Content(element), language).element)
    }
  }

  /// The name of the button that tries again.
  package static let retry = FocusID("data/retry")
}
