package import GSDesign

/// Messages over what is shown.
extension Chrome {
  /// A message lies over the foot of the panes until the next key.
  package func overlay(_ toast: Toast?, on body: Element) -> Element {
    guard let toast else { return body }
    return .layered(
      body, overlay: GSToast(state: ToastState(message(of: toast))).element, alignment: .bottom)
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
