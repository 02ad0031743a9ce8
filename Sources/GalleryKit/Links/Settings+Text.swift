extension Settings {
  /// Reads the part of a link after the `@`; unknown settings are left out.
  init(text: String) {
    self.init()
    for part in text.split(separator: ",") {
      let (name, encoded) = divided(part, at: "=")
      guard let setting = Setting.named(String(name)), let value = percentDecoded(encoded ?? "")
      else { continue }
      _ = read(setting, value)
    }
  }

  /// Reads the environment of a link; unknown settings are left out.
  package init(_ id: EnvironmentID) { self.init(text: id.text) }

  /// The environment as links have it.
  package func id(defaultTheme: String) -> EnvironmentID {
    EnvironmentID(text(defaultTheme: defaultTheme))
  }

  /// The part of a link after the `@`; empty where every setting has its default.
  package func text(defaultTheme: String) -> String {
    Setting.all.compactMap { setting in
      spelling(setting, defaultTheme: defaultTheme).map {
        setting.name + "=" + percentEncoded($0)
      }
    }.joined(separator: ",")
  }
}
