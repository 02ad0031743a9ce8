extension Theme {
  /// The theme with the tokens that the colours of its roles come from.
  ///
  /// - Parameter origins: by appearance and role: the token of the role, then each that it refers to, to the one that has
  ///   the value.
  public func tracing(_ origins: [Appearance: [ColorRole: [TokenOrigin]]]) -> Theme {
    var traced = definition
    traced.origins = origins
    return Theme(traced)
  }

  /// The tokens that the colour of a role comes from, from the role's own to the one that has the value; none where no file
  /// gives it.
  public func origins(of role: ColorRole, _ appearance: Appearance) -> [TokenOrigin] {
    let origins = definition.origins[appearance] ?? [:]
    // The pressed accent may have a token of its own.
    return origins[ColorRole(base: role.base)] ?? origins[role.resting] ?? []
  }
}
