package import GSDesign

/// Messages over what is shown.
extension Chrome {
  /// A message lies over the foot of the panes until the next key.
  package func overlay(_ toast: Toast?, on body: Element) -> Element {
    guard let toast else { return body }
    let message = message(of: toast)
    let room = max(1, columns - 8)
    guard width(message.text) > room || message.text.contains("\n") else {
      return .layered(
        body, overlay: GSToast(state: ToastState(message)).element, alignment: .bottom)
    }
    // What does not fit a toast is read to its end all the same: what to do stands there.
    let lines = lines(of: message.text, columns: room).map { words(.body1, $0) }
    let panel = GSPanel(level: .raised) { Element.column([.blank] + lines) }
    let box = Element.sized(
      width: .exactly(min(columns, room + 4)), height: .exactly(lines.count + 2), panel.element)
    return .layered(body, overlay: box, alignment: .bottom)
  }

  /// A question over the middle of what is shown; it stays until it is answered.
  ///
  /// - Parameter items: the keys that answer it.
  package func overlay(
    _ question: Phrase, _ items: [StatusItem], on body: Element
  ) -> Element {
    let keys = GSKeyLine(items.map { GSKeyLine.Hint($0.keys, $0.what, id: $0.id) })
    let most = max(1, min(columns - 8, 60))
    let lines = lines(of: question[language], columns: most)
    let needed = (lines + [items.map { $0.keys + " " + $0.what + "   " }.joined()]).map(width)
    let room = min(most, needed.max() ?? 0)
    let words = lines.map { self.words(.title3, $0) }
    let panel = GSPanel(level: .raised) {
      Element.column([.blank] + words + [.blank, keys.element])
    }
    // A backdrop takes all the room there is, unless it is given less.
    let box = Element.sized(
      width: .exactly(room + 4), height: .exactly(words.count + 4), panel.element)
    return .layered(body, overlay: box, alignment: .center)
  }

  private func message(of toast: Toast) -> ToastState.Message {
    switch toast {
    case .copied: ToastState.Message(Phrase.copied[language], kind: .success)
    case .says(let word): ToastState.Message(word[language], kind: .success)
    case .fails(let phrase): ToastState.Message(phrase[language], kind: .failure)
    case .tells(let phrase): ToastState.Message(phrase[language], kind: .information)
    case .impossible(let reason):
      ToastState.Message(
        Phrase.impossible[language] + " " + reason[language], kind: .failure)
    }
  }
}
