extension Fault {
  /// All of them but the sweep.
  static let catalogue: [Fault] =
    life + signals + stops + suspends + crashes + hangups + endsOfInput + outputs + pressures
    + inputs + sizes + environments + injections
}
