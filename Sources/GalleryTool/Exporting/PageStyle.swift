import ColorScience
import GSDesign

/// The style of a page, in the colours of the gallery's own theme.
struct PageStyle {
  /// A file of `Resources` with what only this page has, after what all pages have.
  let own: [UInt8]

  var text: String {
    """
    :root{color-scheme:light;\(colors(.light))}
    :root[data-appearance=dark]{color-scheme:dark;\(colors(.dark))}
    @media (prefers-color-scheme:dark){:root:not([data-appearance=light])\
    {color-scheme:dark;\(colors(.dark))}}
    \(String(decoding: PackageResources.page_css + own, as: UTF8.self))
    """
  }

  /// The roles that the page uses, as custom properties.
  private static let roles: [(name: String, role: ColorRole)] = [
    ("page", .page), ("surface", .surface), ("raised", .raised), ("text", .text),
    ("secondary", .textSecondary), ("accent", .accentText), ("line", .separator),
    ("outline", .outline), ("field", .fieldFill), ("chosen", .selectionFill),
    ("toast", .toastFill), ("on-toast", .onToast),
  ]

  private func colors(_ appearance: Appearance) -> String {
    let scheme = Theme.chrome.scheme(appearance, .normal)
    return Self.roles.map { "--\($0.name):\(scheme[$0.role].hex);" }.joined()
  }
}
