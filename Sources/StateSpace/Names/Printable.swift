/// A name written by someone else, for a message: printable ASCII as it is, every other scalar escaped as in Swift, and at
/// most 60 scalars.
func printable(_ name: some StringProtocol) -> String {
  let scalars = name.unicodeScalars
  return scalars.prefix(longestName).map { $0.escaped(asASCII: true) }.joined()
    + (scalars.count > longestName ? "…" : "")
}

/// In scalars.
private let longestName = 60
