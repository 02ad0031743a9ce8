public import GSDesign

/// The screens of the program, in the order of their tabs.
public enum Route: Int, Hashable, Sendable, CaseIterable {
  case tags, form, failures
}

/// An event that may lead to another screen.
public enum NavigationIntent: Hashable, Sendable {
  case tabChosen(Int)
  case tagAdded
  case leftContent
}

/// Decides which screen an intent leads to, and nothing else: screens do not know one another.
public struct Coordinator: Sendable {
  public init() {}

  /// The screen to go to; nil to stay.
  public func route(for intent: NavigationIntent, from route: Route) -> Route? {
    switch intent {
    case .tabChosen(let tab): Route(rawValue: tab)
    case .tagAdded: route == .form ? .tags : nil
    case .leftContent: nil
    }
  }
}

/// A screen: its content for a model, and its response to keys and the pointer.
public protocol Screen {
  /// The content below the tabs.
  func content(_ model: TagManager.Model) -> Content
  /// Handles an intent while the content has the keys, and returns the requested effects.
  func handle(_ intent: Intent, _ model: inout TagManager.Model) -> [TagManager.Effect]
  /// The name of the part that takes the pointer.
  var part: FocusID { get }
  /// Every part in text, one line each: role, name and state.
  func words(_ model: TagManager.Model) -> [String]
}

/// Makes the screen of a route.
public struct ScreenFactory: Sendable {
  public init() {}

  public func screen(_ route: Route) -> any Screen {
    switch route {
    case .tags: TagsScreen()
    case .form: FormScreen()
    case .failures: FailuresScreen()
    }
  }
}
