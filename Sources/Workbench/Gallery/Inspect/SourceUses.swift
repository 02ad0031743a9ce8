import GSDesign
import GalleryKit
import Synchronization

/// The states that the sources of a theme's colours change, as found so far; those of another theme are forgotten.
///
/// Finding them derives all colours of the theme once more, and the inspection names them in every frame.
final class SourceUses: Sendable {
  private struct Key: Hashable {
    let role: ColorRole
    let appearance: Appearance
  }

  private struct Known {
    var theme: Theme?
    var uses: [Key: [RoleUses.Use]] = [:]
  }

  private let known = Mutex(Known())

  /// The states that the source of a role's colour changes, looked for the first time.
  func uses(
    of role: ColorRole, _ appearance: Appearance, in theme: Theme?,
    _ find: () -> [RoleUses.Use]
  ) -> [RoleUses.Use] {
    let key = Key(role: role, appearance: appearance)
    let found = known.withLock { known -> [RoleUses.Use]? in
      if known.theme != theme { known = Known(theme: theme) }
      return known.uses[key]
    }
    if let found { return found }
    let uses = find()
    known.withLock { if $0.theme == theme { $0.uses[key] = uses } }
    return uses
  }
}
