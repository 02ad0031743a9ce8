/// A document of the part of YAML that workflows are written in (YAML 1.2.2): mappings, sequences, one-line scalars and
/// literal blocks. Anything else is an error.
indirect enum YAML: Hashable {
  case text(String)
  case list([YAML])
  case map([String: YAML], order: [String])
  case nothing

  struct Problem: Error, CustomStringConvertible {
    let line: Int
    let reason: String
    var description: String { "line \(line): \(reason)" }
  }

  init(_ text: String) throws(Problem) {
    var reader = try Reader(text)
    self = try reader.document()
  }

  subscript(key: String) -> YAML? {
    guard case .map(let entries, _) = self else { return nil }
    return entries[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var items: [YAML] {
    guard case .list(let items) = self else { return [] }
    return items
  }

  var keys: [String] {
    guard case .map(_, let order) = self else { return [] }
    return order
  }
}

extension YAML {
  private struct Line {
    let number: Int
    var indent: Int
    var text: Substring
    /// The line with its indentation, for literal blocks.
    let whole: Substring
  }

  private struct Reader {
    private var lines: [Line] = []
    private var index = 0

    init(_ text: String) throws(Problem) {
      for (number, whole) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard !whole.contains("\t") else {
          throw Problem(line: number + 1, reason: "a tab")
        }
        let body = whole.drop { $0 == " " }
        lines.append(
          Line(
            number: number + 1, indent: whole.count - body.count, text: body, whole: whole))
      }
    }

    mutating func document() throws(Problem) -> YAML {
      let value = try block(atLeast: 0)
      skipEmpty()
      guard index == lines.count else { throw problem("something is left over") }
      return value
    }

    private func problem(_ reason: String) -> Problem {
      Problem(line: index < lines.count ? lines[index].number : lines.count, reason: reason)
    }

    private mutating func skipEmpty() {
      while index < lines.count, lines[index].text.isEmpty || lines[index].text.hasPrefix("#") {
        index += 1
      }
    }

    private mutating func block(atLeast indent: Int) throws(Problem) -> YAML {
      skipEmpty()
      guard index < lines.count, lines[index].indent >= indent else { return .nothing }
      let indent = lines[index].indent
      return isItem(lines[index]) ? try list(indent) : try map(indent)
    }

    private func isItem(_ line: Line) -> Bool { line.text == "-" || line.text.hasPrefix("- ") }

    private mutating func list(_ indent: Int) throws(Problem) -> YAML {
      var items: [YAML] = []
      while true {
        skipEmpty()
        guard index < lines.count, lines[index].indent == indent, isItem(lines[index]) else {
          break
        }
        let rest = lines[index].text.dropFirst().drop { $0 == " " }
        if rest.isEmpty {
          index += 1
          items.append(try block(atLeast: indent + 1))
        } else if key(of: rest) != nil {
          // The entry's indentation is that of its first key.
          lines[index].indent = indent + lines[index].text.count - rest.count
          lines[index].text = rest
          items.append(try map(lines[index].indent))
        } else {
          items.append(try scalar(rest))
          index += 1
        }
      }
      return .list(items)
    }

    private mutating func map(_ indent: Int) throws(Problem) -> YAML {
      var entries: [String: YAML] = [:]
      var order: [String] = []
      while true {
        skipEmpty()
        guard index < lines.count, lines[index].indent >= indent else { break }
        guard lines[index].indent == indent, let key = key(of: lines[index].text) else {
          throw problem("a key is expected here")
        }
        guard entries[key] == nil else { throw problem("\(key) stands there twice") }
        let rest = lines[index].text.dropFirst(key.count + 1).drop { $0 == " " }
        order.append(key)
        if rest == "|" {
          index += 1
          entries[key] = literal(deeperThan: indent)
        } else if rest.isEmpty || rest.hasPrefix("#") {
          index += 1
          entries[key] = try block(atLeast: indent + 1)
        } else {
          entries[key] = try scalar(rest)
          index += 1
        }
      }
      return .map(entries, order: order)
    }

    private func key(of text: Substring) -> String? {
      let key = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let rest = text.dropFirst(key.count)
      guard !key.isEmpty, rest == ":" || rest.hasPrefix(": ") else { return nil }
      return String(key)
    }

    private mutating func literal(deeperThan indent: Int) -> YAML {
      var block: [Line] = []
      while index < lines.count, lines[index].text.isEmpty || lines[index].indent > indent {
        block.append(lines[index])
        index += 1
      }
      while block.last?.text.isEmpty == true { block.removeLast() }
      let margin = block.filter { !$0.text.isEmpty }.map(\.indent).min() ?? 0
      return .text(block.map { $0.whole.dropFirst(margin) + "\n" }.joined())
    }

    private func scalar(_ text: Substring) throws(Problem) -> YAML {
      if text.hasPrefix("[") {
        guard text.hasSuffix("]") else { throw problem("the list does not end on its line") }
        return .list(
          text.dropFirst().dropLast().split(separator: ",").map {
            .text(String($0.drop { $0 == " " }))
          })
      }
      if let quote = text.first, quote == "'" || quote == "\"" {
        let inside = text.dropFirst().dropLast()
        guard text.count > 1, text.last == quote, !inside.contains(quote),
          quote == "'" || !inside.contains("\\")
        else { throw problem("a quoted text that is not simple") }
        return .text(String(inside))
      }
      guard let first = text.first, !"&*!|>%@`{#,?".contains(first), !text.contains(" #"),
        !text.contains(": ")
      else { throw problem("“\(text)” would have to be quoted") }
      return .text(String(text))
    }
  }
}
