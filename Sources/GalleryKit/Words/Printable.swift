import Words

/// A name written by someone else, made safe for messages: it cannot control a terminal, hide text or reorder the words
/// around it, and is at most a line long.
package func printable(_ name: some StringProtocol) -> String {
  SafeText.text(String(name), as: .name)
}
