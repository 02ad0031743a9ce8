package import ColorScience
package import GSDesign
package import GalleryKit
package import StateSpace

/// The evidence of everything that stayed as it was: the roles that kept their colours, and the names that states had.
///
/// It decides between causes. A palette entry has changed only if no role that is made of it alone has kept its colour;
/// an axis is new only if no state had it before.
package struct KeptLooks: Hashable, Sendable {
  /// The roles that are drawn in the colours of the baselines.
  package var roles: [SchemeID: Set<ColorRole>] = [:]
  /// The knobs and values in the names of states, by variant; missing for a variant with the same states as before.
  package var names: [VariantID: StateNames] = [:]

  /// The colours of roles in baselines that are not compared: in the checked-out commit, of those that have changed since,
  /// whose change may have been accepted already; and of variants left out, where the theme has another colour now. A
  /// change of one of them may be a cause of pending changes.
  package var committed: [SchemeID: [ColorRole: RGB]] = [:]

  package init() {}

  /// The knobs and values, such as `selected` and `size=small`, in the names of a variant's states; an empty one for a
  /// name without any. Empty on the side that does not have the variant.
  package struct StateNames: Hashable, Sendable {
    package var before: Set<String>
    package var after: Set<String>

    package init(before: Set<String>, after: Set<String>) {
      self.before = before
      self.after = after
    }
  }

  /// The evidence of one variant; none without a baseline.
  ///
  /// - Parameter drawn: without looks if the variant is gone.
  package init(baseline: Snapshot?, drawn: Snapshot, in catalogue: Catalogue) {
    guard let baseline else {
      names[drawn.variant] = StateNames(before: [], after: Self.knobs(of: drawn))
      return
    }
    if baseline != drawn {
      let sides = (before: Self.knobs(of: baseline), after: Self.knobs(of: drawn))
      if sides.before != sides.after {
        names[drawn.variant] = StateNames(before: sides.before, after: sides.after)
      }
    }
    var changed: [SchemeID: Set<ColorRole>] = [:]
    for section in drawn.sections {
      let setting = ColorSetting(section.environment, of: drawn.variant, in: catalogue)
      guard let setting, setting.isPlain,
        let former = baseline.sections.first(where: { $0.environment == section.environment })
      else { continue }
      let after = section.roleColors
      let before = former == section ? after : former.roleColors
      for (role, colors) in after {
        guard let known = before[role] else { continue }
        if known == colors {
          roles[setting.scheme, default: []].insert(role)
        } else {
          changed[setting.scheme, default: []].insert(role)
        }
      }
    }
    for (scheme, others) in changed { roles[scheme]?.subtract(others) }
  }

  /// The evidence of a variant that looks as in its baseline: all of its roles; none if the text cannot be read.
  package init(unchanged text: String, of variant: VariantID, in catalogue: Catalogue) {
    self.init(text, of: variant, in: catalogue) { _, _, _ in true }
  }

  /// The evidence of a baseline whose variant is not compared: the roles that its theme still gives the recorded colours;
  /// none if the text cannot be read.
  package init(recorded text: String, of variant: VariantID, in catalogue: Catalogue) {
    self.init(text, of: variant, in: catalogue) { scheme, role, color in
      catalogue.theme(named: scheme.theme)?.scheme(scheme.appearance, .original)[role] == color
    }
    committed = KeptLooks(committed: text, of: variant, in: catalogue).committed
    for (scheme, kept) in roles {
      committed[scheme] = committed[scheme]?.filter { !kept.contains($0.key) }
    }
    committed = committed.filter { !$1.isEmpty }
  }

  /// The evidence of a baseline in the checked-out commit that has changed since; none if the text cannot be read.
  package init(committed text: String, of variant: VariantID, in catalogue: Catalogue) {
    guard let header = try? Snapshot.roleColors(ofText: text) else { return }
    for (environment, colors) in header {
      let setting = ColorSetting(environment, of: variant, in: catalogue)
      guard let setting, setting.isPlain else { continue }
      committed[setting.scheme, default: [:]].merge(colors) { first, _ in first }
    }
  }

  private init(
    _ text: String, of variant: VariantID, in catalogue: Catalogue,
    isKept: (SchemeID, ColorRole, RGB) -> Bool
  ) {
    guard let header = try? Snapshot.roleColors(ofText: text) else { return }
    for (environment, colors) in header {
      let setting = ColorSetting(environment, of: variant, in: catalogue)
      guard let setting, setting.isPlain else { continue }
      roles[setting.scheme, default: []].formUnion(
        colors.filter { isKept(setting.scheme, $0.key, $0.value) }.keys)
    }
  }

  /// Adds the evidence of another variant.
  package mutating func add(_ other: KeptLooks) {
    roles.merge(other.roles) { $0.union($1) }
    names.merge(other.names) { _, new in new }
    committed.merge(other.committed) { $0.merging($1) { first, _ in first } }
  }

  private static func knobs(of snapshot: Snapshot) -> Set<String> {
    var knobs: Set<String> = []
    for section in snapshot.sections {
      for look in section.looks {
        for state in look.states {
          let own = state.knobs.map(String.init)
          knobs.formUnion(own.isEmpty ? [""] : own)
        }
      }
    }
    return knobs
  }
}

/// A theme in one appearance.
package struct SchemeID: Hashable, Sendable {
  package let theme: String
  package let appearance: Appearance

  package init(theme: String, appearance: Appearance) {
    self.theme = theme
    self.appearance = appearance
  }
}

/// The scheme of an environment, and whether it is shown as it is.
struct ColorSetting: Hashable, Sendable {
  let scheme: SchemeID
  /// Whether colours are the published ones: in true colour, without another contrast or a vision filter.
  let isPlain: Bool
  /// Whether colours are taken from a palette, so that other differences may need marks.
  let isIndexed: Bool

  /// nil if the catalogue does not have the theme.
  init?(_ environment: EnvironmentID, of variant: VariantID, in catalogue: Catalogue) {
    let settings = Settings(environment, of: variant, in: catalogue)
    guard let theme = settings.theme, catalogue.theme(named: theme) != nil else { return nil }
    scheme = SchemeID(theme: theme, appearance: settings.appearance ?? .light)
    isIndexed = settings.depth == .indexed256 || settings.depth == .indexed16
    isPlain =
      (settings.depth ?? .truecolor) == .truecolor
      && (settings.vision ?? Vision.none) == Vision.none
      && (settings.contrast ?? .standard) == .standard
  }
}

extension Snapshot.Section {
  /// The colours that each role is drawn in.
  var roleColors: [ColorRole: Set<RGB>] {
    var colors: [ColorRole: Set<RGB>] = [:]
    for look in looks {
      for paint in look.picture.paints {
        if let role = paint.role { colors[role, default: []].insert(paint.color) }
      }
    }
    return colors
  }
}

extension StateID {
  /// The knobs of a state with their values, without the name of the variant.
  var knobs: [Substring] {
    guard let colon = text.firstIndex(of: ":") else { return [] }
    return text[text.index(after: colon)...].split(separator: ",")
  }
}
