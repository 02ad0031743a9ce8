extension Fold.Look {
  /// The states of the look under one name: what they have in common, and on which axes they fold.
  ///
  /// `disabled, color=purple|yellow`: both colours of the disabled tag. What is at its default is left out.
  public func name(in specimen: Specimen) -> String {
    var parts: [String] = []
    for (index, axis) in specimen.axes.enumerated() {
      var values: [AxisValue] = []
      for state in states where !values.contains(state[index]) { values.append(state[index]) }
      guard values != [axis.standard] else { continue }
      parts.append(Self.spelling(of: values, on: axis))
    }
    return parts.joined(separator: ", ")
  }

  private static func spelling(of values: [AxisValue], on axis: AxisInfo) -> String {
    if case .toggle = axis.kind {
      if values.count > 1 { return "\(axis.name)?" }
      return values == [.flag(true)] ? axis.name : "no-\(axis.name)"
    }
    return axis.name + "=" + values.map { axis.spelling(of: $0) }.joined(separator: "|")
  }
}
