extension States {
  /// The link to a state: only the values that differ from those of the initial state, in the order of the axes.
  public func link(to state: Payload) -> StateID {
    StateID(id, values: axes.spelled { value(of: $0, in: state) })
  }

  /// The state that a link names.
  ///
  /// It may be impossible; ``reasons(against:)`` says why.
  ///
  /// - Throws: ``LinkFault`` for the first part that cannot be read, with the nearest names.
  public func state(of link: StateID) throws(LinkFault) -> Payload {
    let (state, faults) = reading(link)
    if let fault = faults.first { throw fault }
    return state
  }

  /// The state that a link names without the parts that cannot be read, so that old links keep working; and the reason
  /// for leaving out each.
  public func reading(_ link: StateID) -> (state: Payload, leftOut: [LinkFault]) {
    var state = initial
    var faults: [LinkFault] = []
    if link.variant != id {
      faults.append(
        link.variant.text.isEmpty ? .empty : .unknownName(link.variant.text, known: id))
    }
    var seen: Set<Int> = []
    for part in link.values.split(separator: ",") {
      do throws(AxisFault) {
        let term = try axes.term(LinkPart(part))
        guard seen.insert(term.axis).inserted else {
          throw .repeated(String(part), of: axes[term.axis].name)
        }
        axisLinks?[term.axis]?.write(&state, term.value)
      } catch {
        faults.append(.part(error))
      }
    }
    return (state, faults)
  }

  /// The states of the space that a filter chooses, one at a time; none if its pattern has another name.
  ///
  /// - Throws: ``AxisFault`` for the first condition that no state can meet, with the nearest names.
  public func states(
    matching filter: StateFilter
  ) throws(AxisFault) -> LazyFilterSequence<States<Payload>> {
    let terms = try filter.terms(in: axes)
    let isNamed = filter.pattern.matches(id)
    return lazy.filter { state in
      isNamed && terms.allSatisfy { value(of: $0.axis, in: state) == $0.value }
    }
  }

  /// The value of an axis by its index, the default where it does not apply.
  private func value(of axis: Int, in state: Payload) -> AxisValue {
    guard let link = axisLinks?[axis] else { return .flag(false) }
    return link.read(state) ?? link.standard
  }
}
