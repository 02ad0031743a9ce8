import Synchronization

/// A name and the colours of every role, in light and dark and in three contrasts.
///
/// ```swift
/// let scheme = Theme.gitspace.scheme(.light, .original)
/// scheme[.accent].hex  // "#BDFF01"
/// ```
///
/// A theme is immutable; copying and comparing cost a pointer. A scheme is made when it is first
/// asked for, once, from whichever thread.
public struct Theme: Hashable, Sendable {
  private let storage: Storage

  init(_ definition: ThemeDefinition) {
    storage = Storage(definition)
  }

  /// The name that links and options spell, such as `gitspace`.
  public var name: String { storage.definition.name }

  var definition: ThemeDefinition { storage.definition }

  /// The colours under an appearance and a contrast.
  public func scheme(_ appearance: Appearance, _ contrast: Contrast) -> ColorScheme {
    storage.scheme(appearance, contrast)
  }

  /// Whether both have the same name and the same values.
  public static func == (first: Theme, second: Theme) -> Bool {
    first.storage === second.storage || first.storage.definition == second.storage.definition
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Theme {
  /// A definition and the schemes made of it so far.
  private final class Storage: Sendable {
    let definition: ThemeDefinition
    private let schemes: Mutex<[ColorScheme?]>

    init(_ definition: ThemeDefinition) {
      self.definition = definition
      schemes = Mutex(
        Array(repeating: nil, count: Appearance.allCases.count * Contrast.allCases.count))
    }

    func scheme(_ appearance: Appearance, _ contrast: Contrast) -> ColorScheme {
      let index = Self.index(appearance, contrast)
      return schemes.withLock { schemes in
        if let scheme = schemes[index] { return scheme }
        let scheme = ColorScheme(definition, appearance, contrast)
        schemes[index] = scheme
        return scheme
      }
    }

    private static func index(_ appearance: Appearance, _ contrast: Contrast) -> Int {
      let row =
        switch appearance {
        case .light: 0
        case .dark: 1
        }
      let column =
        switch contrast {
        case .original: 0
        case .normal: 1
        case .high: 2
        }
      return row * Contrast.allCases.count + column
    }
  }
}
