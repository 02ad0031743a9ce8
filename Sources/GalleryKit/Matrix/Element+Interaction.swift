import GSDesign

extension Element {
  /// The same look as a picture of a state: its parts are named below the picture, so that pointing at one points at
  /// the picture and never at the thing itself.
  func picture(_ id: FocusID) -> Element { renamed { id.child($0.path) } }
}
