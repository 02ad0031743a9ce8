package import GSDesign

/// A key and its description, as in the status line and the help.
package struct StatusItem: Hashable, Sendable {
  package var keys: String
  package var what: String
  /// Whether it is shown even on the narrowest screen.
  let isLast: Bool
  /// The target whose click runs its first command. It names the command, not its place: by the time of the click,
  /// another table may be in use.
  let id: FocusID?

  package init(keys: String, what: String, isLast: Bool, id: FocusID? = nil) {
    self.keys = keys
    self.what = what
    self.isLast = isLast
    self.id = id
  }
}

extension StatusItem {
  /// A heading among keys; a blank line if it is empty.
  package init(heading: String) { self.init(keys: "", what: heading, isLast: false) }
}
