import GSDesign

// An anchor takes only anchors of its own kind, so every constraint means exactly its written form.
func misuse(item: ConstrainedItem, other: ConstrainedItem, container: ConstraintContainer) {
  // Pinned edges are not a width.
  // expected-error@+1 {{instance method 'equalTo(_:file:line:)' requires the types}}
  _ = item.horizontal.equalTo(other.width)
  // expected-error@+1 {{instance method 'equalTo(_:file:line:)' requires the types}}
  _ = item.leading.equalTo(other.top)
  // Edges are inset; nothing shifts them outwards.
  // expected-error@+1 {{referencing instance method 'offset' on 'ConstraintGroup' requires that}}
  _ = item.edges.equalTo(container.edges).offset(10)
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Space'}}
  _ = item.edges.equalTo(container.edges).inset(-10)
  // expected-error@+1 {{referencing instance method 'inset' on 'ConstraintGroup' requires that}}
  _ = item.centerX.equalTo(container.centerX).inset(.small)
  // A number is a width or a height, not a place.
  // expected-error@+1 {{only a width or a height can be a number}}
  _ = item.leading.equalTo(10)
  // expected-error@+1 {{only a width or a height can be a number}}
  _ = item.edges.equalTo(10)
  // The safe area is a guide of its own, without the baselines that it could only ignore.
  // expected-error@+1 {{value of type 'ConstraintContainer.SafeArea' has no member 'firstBaseline'}}
  _ = item.firstBaseline.equalTo(container.safeArea.firstBaseline)
}
