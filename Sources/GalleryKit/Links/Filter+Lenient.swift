extension Filter {
  /// A filter without the knobs and settings that nothing can have.
  ///
  /// It chooses more than was asked for: whoever takes it says what was left out.
  ///
  /// - Returns: the filter, and why each part was left out.
  package static func leavingOutWrong(
    in text: String, of catalogue: Catalogue
  ) -> (text: String, leftOut: [FilterError]) {
    let (head, settings) = divided(text[...], at: "@")
    let (pattern, knobs) = divided(head, at: ":")
    var leftOut: [FilterError] = []
    func kept(_ parts: Substring?, after separator: String) -> String {
      let kept = (parts ?? "").split(separator: ",").filter { part in
        do throws(FilterError) {
          _ = try Filters([pattern + separator + part], in: catalogue)
        } catch {
          if error.isWrongValue { leftOut.append(error) }
          return !error.isWrongValue
        }
        return true
      }
      return kept.isEmpty ? "" : separator + kept.joined(separator: ",")
    }
    let text = String(pattern) + kept(knobs, after: ":") + kept(settings, after: "@")
    return (text, leftOut)
  }
}
