import GSDesign
import GalleryKit

extension ReviewProgram {
  /// Each item by itself, with those of its states that are taken.
  static func entries(
    _ items: [ReviewItem], where isTaken: ((ReviewItem, _ state: Int) -> Bool)? = nil
  ) -> [ReviewEntry] {
    items.indices.compactMap { place in
      let states = items[place].verdicts.indices.filter { isTaken?(items[place], $0) ?? true }
      return states.isEmpty
        ? nil : ReviewEntry(parts: [ReviewPart(item: place, states: Array(states))])
    }
  }

  /// Works out anew what is gone through, and stays where the person is.
  func refresh(_ model: inout ReviewModel) {
    let here = model.part
    let hadAny = !model.shown.isEmpty
    let single = Self.entries(model.items, where: choice(model.filter))
    model.shown = model.isGrouped ? Self.grouped(single, model.items) : single
    guard let here else {
      // The summary stays, unless it stood for want of anything else.
      show(hadAny && model.field == nil ? model.shown.count : 0, &model)
      return
    }
    for (place, entry) in model.shown.enumerated() {
      guard let member = entry.parts.firstIndex(where: { $0.item == here.item }) else { continue }
      let isSame = place == model.position && member == model.member
      if !isSame { show(place, &model) }
      model.member = member
      return
    }
    show(0, &model)
  }

  /// Puts identical differences together, or takes them apart again.
  func regroup(_ model: inout ReviewModel) {
    model.isGrouped.toggle()
    refresh(&model)
    if model.isGrouped { model.toast = .tells(.reviewGroups(model.shown.count)) }
  }

  /// Identical differences together, the largest group first.
  static func grouped(_ single: [ReviewEntry], _ items: [ReviewItem]) -> [ReviewEntry] {
    var parts: [String: ReviewPart] = [:]
    var differences: [Difference] = []
    for entry in single {
      guard let part = entry.parts.first, let difference = items[part.item].part(part.states)
      else { continue }
      parts[Self.key(of: difference)] = part
      differences.append(difference)
    }
    return DifferenceGroup.groups(of: differences).map { group in
      ReviewEntry(parts: group.differences.compactMap { parts[Self.key(of: $0)] })
    }
  }

  /// A state has one difference under one environment.
  private static func key(of difference: Difference) -> String {
    difference.bucket.rawValue + " " + difference.variant.text + " " + difference.link.text
  }

  /// Takes the text of the field for the filter.
  func refilter(_ model: inout ReviewModel) {
    guard let text = model.field?.text, text != model.filter else { return }
    model.filter = text
    refresh(&model)
  }

  /// What a text takes: as a filter where it is one, else wherever it stands in the link, the bucket or the verdict.
  private func choice(_ text: String) -> ((ReviewItem, Int) -> Bool)? {
    guard !text.isEmpty else { return nil }
    if let choice = options.filter(text) {
      return { item, state in
        choice(LinkID(item.difference.states[state], item.difference.environment))
      }
    }
    let wanted = text.lowercased()
    let language = options.language
    return { item, state in
      let difference = item.difference
      let words = [
        LinkID(difference.states[state], difference.environment).text,
        difference.bucket.rawValue, difference.bucket.name[language],
        item.verdicts[state]?.name[language] ?? "",
      ]
      return words.contains { $0.lowercased().contains(wanted) }
    }
  }
}
