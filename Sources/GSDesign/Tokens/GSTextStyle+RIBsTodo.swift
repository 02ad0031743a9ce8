extension GSTextStyle {
  /// RIBs-todo's styles, in the platform's font: `GSText(.ribsTodo.rowTitle, "…")`.
  public static let ribsTodo = RIBsTodo()

  /// The three fonts in the views of RIBs-todo. It has no tokens, so the names are the gallery's.
  public struct RIBsTodo: Sendable {
    /// 26 points, bold: the title of a row.
    public let rowTitle = GSTextStyle(.ribsTodo, "rowTitle", size: 26, weight: 700)
    /// 17 points, regular: labels, cards, and the words below the title of a row.
    public let body = GSTextStyle(.ribsTodo, "body", size: 17, weight: 400)
    /// 14 points, regular: typed text.
    public let field = GSTextStyle(.ribsTodo, "field", size: 14, weight: 400)

    /// The ramp, from large to small.
    public var all: [GSTextStyle] { [rowTitle, body, field] }
  }
}
