extension Settings {
  /// What stands after the `@` of a link; what is unknown is left out.
  package init(text: String) {
    self.init()
    for part in text.split(separator: ",") {
      let (name, encoded) = divided(part, at: "=")
      guard let setting = Setting.named(String(name)), let value = percentDecoded(encoded ?? "")
      else { continue }
      _ = read(setting, value)
    }
  }

  /// What follows the `@` of a link; empty where everything is at its default.
  package func text(defaultTheme: String) -> String {
    Setting.all.compactMap { setting in
      spelling(setting, defaultTheme: defaultTheme).map {
        setting.name + "=" + percentEncoded($0)
      }
    }.joined(separator: ",")
  }
}
