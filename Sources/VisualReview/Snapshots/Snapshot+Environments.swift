import GSDesign
import GalleryKit

extension Snapshot {
  /// A short name for each environment: what tells it from the others, `light` or `dark-256`.
  static func names(of environments: [EnvironmentID]) -> [String] {
    let settings = environments.map(settings)
    let isOneTheme = Set(settings.map { value(of: "theme", in: $0) ?? "" }).count <= 1
    let names = settings.map { settings in
      var words: [String] = []
      if !isOneTheme { words.append(value(of: "theme", in: settings) ?? "default") }
      words.append(value(of: "appearance", in: settings) ?? "light")
      words += settings.filter { $0.key != "theme" && $0.key != "appearance" }.map(\.value)
      return words.joined(separator: "-")
    }
    let isUsable =
      Set(names).count == names.count
      && names.allSatisfy { $0.utf8.allSatisfy(isWordByte) && !$0.isEmpty }
    return isUsable ? names : names.indices.map { "e\($0 + 1)" }
  }

  /// How columns are counted under an environment.
  func widthPolicy(of environment: EnvironmentID) -> WidthPolicy {
    Self.value(of: "width-policy", in: Self.settings(environment)).flatMap(WidthPolicy.init)
      ?? widthPolicy
  }

  private static func settings(_ environment: EnvironmentID) -> [(key: Substring, value: String)] {
    environment.text.split(separator: ",").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (sides[0], sides.count > 1 ? String(sides[1]) : "")
    }
  }

  private static func value(
    of key: Substring, in settings: [(key: Substring, value: String)]
  ) -> String? {
    settings.first { $0.key == key }?.value
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x25: true
    case _: false
    }
  }
}
