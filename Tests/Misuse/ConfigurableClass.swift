import GSDesign

// A value is copied before it is changed; a class would be changed for everyone who holds it.
final class Shared: Configurable {
  // expected-error@+1 {{stored property 'columns' of 'Sendable'-conforming class 'Shared' is mutable}}
  var columns = 80
}
