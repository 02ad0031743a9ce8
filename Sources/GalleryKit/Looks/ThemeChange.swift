import ColorScience
public import GSDesign

/// A theme before and after a change of its colours, lengths or text styles, and the looks that the change affects.
///
/// ```swift
/// let change = ThemeChange(from: theme, to: edited)
/// change.moves(client.roles(element, environment), .light, .original)
/// ```
public struct ThemeChange: Hashable, Sendable {
  /// The theme before the change.
  public let before: Theme
  /// The theme after it.
  public let after: Theme

  /// A change from one theme to another.
  public init(from before: Theme, to after: Theme) {
    self.before = before
    self.after = after
  }

  /// The roles among some that have another colour afterwards.
  public func changed(
    _ roles: Set<ColorRole>, _ appearance: Appearance, _ contrast: Contrast
  ) -> Set<ColorRole> {
    guard before != after else { return [] }
    let old = before.scheme(appearance, contrast)
    let new = after.scheme(appearance, contrast)
    return roles.filter { old[$0] != new[$0] }
  }

  /// The used theme values that the change affects.
  package func changed(
    _ uses: LookUses, _ appearance: Appearance, _ contrast: Contrast
  ) -> LookUses {
    var changed = LookUses(
      roles: changed(uses.roles, appearance, contrast),
      measures: uses.measures.changed(from: before, to: after))
    guard before != after else { return changed }
    let (old, new) = (before.scheme(appearance, contrast), after.scheme(appearance, contrast))
    changed.markedInks = uses.markedInks.filter {
      $0.needsGlyph(in: old) != $0.needsGlyph(in: new)
    }
    return changed
  }

  /// The used theme values that the change affects in light or in dark.
  package func changed(_ uses: LookUses, _ contrast: Contrast) -> LookUses {
    Appearance.allCases.reduce(into: LookUses()) { $0.formUnion(changed(uses, $1, contrast)) }
  }

  /// Those that it affects by their colours and measures, in light or in dark: whether a mark is needed follows from one
  /// value, and another value of the same token may need none.
  package func recolored(_ uses: LookUses, _ contrast: Contrast) -> LookUses {
    var changed = changed(uses, contrast)
    changed.markedInks = []
    return changed
  }

  /// A change of some entries of a theme's palette to colours near theirs: it affects whatever is made of them.
  ///
  /// Colours far from theirs would affect more than another value of a token does: a colour derived from a role, such as
  /// the fill under a pointer, turns from lighter to darker where the role does.
  package init(probing places: [Theme.EntryPlace], of theme: Theme) {
    var probed = theme
    for place in places {
      guard let value = theme.value(ofEntry: place.entry, in: place.appearance)?.published else {
        continue
      }
      var color = OKLab(value.color)
      color.lightness += color.lightness > 0.5 ? -Self.step : Self.step
      let other = TokenValue(color.linearSRGB.rgb, opacity: value.alpha)
      probed =
        (try? probed.replacing(entry: place.entry, with: other, in: place.appearance)) ?? probed
    }
    self.init(from: theme, to: probed)
  }

  /// How much lighter or darker a probing colour is in OKLab: enough that black, of low opacity as in a shadow, differs too.
  private static let step = 0.1

  /// Whether a look that shows the colours of these roles changes: predicted, without drawing it.
  public func moves(
    _ roles: Set<ColorRole>, _ appearance: Appearance, _ contrast: Contrast
  ) -> Bool {
    !changed(roles, appearance, contrast).isEmpty
  }

  /// Whether a look changes: measured, by drawing it in both themes.
  ///
  /// - Parameters:
  ///   - element: the look.
  ///   - environment: the environment to draw it in; its theme is replaced.
  ///   - client: the renderer.
  public func moves(
    _ element: Element, under environment: EnvironmentChange, _ client: RenderingClient
  ) -> Bool {
    var (first, second) = (environment, environment)
    first.theme = before
    second.theme = after
    let looks = client.looks(element, [first, second])
    return looks[0] != looks[1]
      || movesShadows(
        of: element, environment.appearance ?? .light, environment.contrast ?? .standard)
  }

  /// Whether a shadow of a look changes its colour, which cells do not show.
  func movesShadows(
    of element: Element, _ appearance: Appearance, _ contrast: Contrast
  ) -> Bool {
    var roles: Set<ColorRole> = []
    element.visit {
      if case .panel(let panel, _) = $0, panel.ink.fill != nil, let role = panel.shadow?.role {
        roles.insert(role)
      }
    }
    return moves(roles, appearance, contrast)
  }
}
