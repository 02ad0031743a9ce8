package import GSDesign

extension Word {
  package func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
