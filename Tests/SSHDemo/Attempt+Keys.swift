extension Attempt {
  /// Keys that lead out of pagers, editors and games. Behind each follows the line that a shell would obey.
  static let keys: [Attempt] =
    ([
      ("nothing but the line", []), ("!", ["!{}\r"]), (":!", [":!{}\r"]), (":sh", [":sh\r"]),
      (":e", [":e {secret}\r"]), ("v, the pager's editor", ["v"]), ("|", ["|{}\r"]),
      ("Ctrl-Z", ["\u{1A}"]), ("Ctrl-\\", ["\u{1C}"]), ("Ctrl-]", ["\u{1D}"]),
      ("Ctrl-^", ["\u{1E}"]), ("Ctrl-C", ["\u{3}"]), ("Ctrl-C three times", ["\u{3}\u{3}\u{3}"]),
      ("Ctrl-D", ["\u{4}"]), ("Ctrl-Q and Ctrl-S", ["\u{13}\u{11}"]), ("Ctrl-Y", ["\u{19}"]),
      ("q, then the line", ["q"]), ("Esc Esc", ["\u{1B}\u{1B}"]), ("o, to open", ["o"]),
      ("e, to edit", ["e"]), ("y, to copy", ["y"]), ("/ with the line", ["/{}\r"]),
      (": with the line", [":{}\r"]), ("? and the line", ["?"]),
      ("enter, Ctrl-]", ["\r", "\u{1D}"]),
      ("a paste", ["\u{1B}[200~{}\r\u{1B}[201~"]), ("a paste never closed", ["\u{1B}[200~{}\r"]),
      ("a link of keys", ["\u{1B}]8;;file:///etc/passwd\u{1B}\\"]),
      (
        "answers nobody asked for",
        ["\u{1B}]52;c;dG91Y2g=\u{1B}\\\u{1B}P1+r544E=787465726D\u{1B}\\"]
      ),
      ("F1 to F12", (11...24).map { "\u{1B}[\($0)~" }),
      ("~ and Ctrl-Z, the client's own", ["\r~\u{1A}"]), ("~#, the client's own", ["\r~#"]),
      ("a break", ["\r~B"]),
    ] as [(String, [String])]).map { name, texts in
      Attempt(.keys, name, control: control(of: name)) { scene in
        let typed = texts.map {
          $0.replacing("{}", with: scene.payload)
            .replacing("{secret}", with: scene.setting.secretPath)
        }
        try scene.visit(
          name.hasPrefix("~") || name == "a break" ? ["-e", "~"] : [],
          typing: typed + ["\r\(scene.payload)\r"])
      }
    }

  private static func control(of name: String) -> Control {
    switch name {
    case "Ctrl-D": .holds("a shell ends too")
    case "~ and Ctrl-Z, the client's own": .holds("the client stops")
    case "? and the line", "a link of keys", "answers nobody asked for", "a paste never closed":
      .breaks
    default: .breaks
    }
  }
}
