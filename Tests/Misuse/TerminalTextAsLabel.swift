import GSDesign
import TermRender

// Text with terminal sequences is not plain text: components do not take it, and strings cannot be joined with it.
func misuse(tag: some Component) {
  // expected-error@+1 {{cannot convert value of type 'TerminalText' to expected argument type 'String'}}
  _ = GSTag.filled(tag.ansi())
  // expected-error@+1 {{cannot convert value of type 'TerminalText' to expected argument type 'String'}}
  _ = GSText(.body1, tag.ansi(.truecolor, theme: .zatch))
  // expected-error@+1 {{binary operator '+' cannot be applied to operands of type 'String' and 'TerminalText'}}
  _ = "Swift " + tag.ansi()
  // Only the renderer makes one.
  // expected-error@+1 {{'TerminalText' initializer is inaccessible due to 'package' protection level}}
  _ = TerminalText(bytes: [0x1B, 0x5B, 0x6D])
}
