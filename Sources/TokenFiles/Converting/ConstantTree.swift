/// Constants in nested blocks, as Swift and Kotlin have them.
struct ConstantTree {
  /// The lines of a constant, after the names of the blocks it is in.
  struct Constant {
    let scope: [String]
    let lines: [String]
  }

  let constants: [Constant]
  /// The line that opens a block of a name, without its brace.
  let opening: (String) -> String
  /// The blanks before the lines of a block.
  let indent: Int

  /// The text of a block with all constants; a block has all of its constants, since it cannot be opened twice.
  func text(named name: String) -> String {
    var text = opening(name) + " {\n"
    var open: [String] = []
    func blanks() -> String { String(repeating: " ", count: indent * (open.count + 1)) }
    let order = constants.indices.sorted { first, second in
      let (one, other) = (constants[first].scope, constants[second].scope)
      return one == other ? first < second : one.lexicographicallyPrecedes(other)
    }
    for constant in order.lazy.map({ constants[$0] }) {
      let shared = zip(open, constant.scope).prefix { $0 == $1 }.count
      while open.count > shared {
        open.removeLast()
        text += blanks() + "}\n"
      }
      for part in constant.scope[shared...] {
        text += blanks() + opening(part) + " {\n"
        open.append(part)
      }
      for line in constant.lines { text += blanks() + line + "\n" }
    }
    while !open.isEmpty {
      open.removeLast()
      text += blanks() + "}\n"
    }
    return text + "}\n"
  }
}
