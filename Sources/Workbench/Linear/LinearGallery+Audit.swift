import ColorScience
import GSDesign
import GalleryKit
import Laws
import StateSpace

/// The audit, line by line.
extension LinearGallery {
  /// The findings, with numbers that open a state that shows them.
  ///
  /// - Parameter name: a component or a variant; empty for the one that is open, or all.
  mutating func audit(_ name: String) -> [String] {
    let specimens: [Int]
    if name.isEmpty {
      specimens = isOpen ? [model.specimen] : Array(catalogue.specimens.indices)
    } else if let index = catalogue.index.specimen(VariantID(name)) {
      specimens = [index]
    } else {
      specimens = catalogue.specimens.indices.filter { catalogue.specimens[$0].component == name }
    }
    guard !specimens.isEmpty else {
      let error = LinkError.unknown(name, nearest: catalogue.names(nearestTo: name))
      return [say(error.phrase)]
    }
    let report = program.report(on: specimens, &model)
    let head = say(report.countPhrase) + "."
    var choices: [LinearChoice] = []
    let lines = report.items.compactMap { item -> String? in
      let link = item.finding.link
      guard let index = catalogue.index.specimen(link.specimen) else { return nil }
      choices.append(.state(link.state, of: index))
      return numbered(choices.count, line(of: item))
    }
    let tooLarge = model.findings.tooLarge.filter(specimens.contains)
      .map { catalogue.shortName(catalogue.specimens[$0].id) }
    let left = tooLarge.isEmpty ? [] : [say(.findingsTooLarge(tooLarge))]
    let problem = program.options.findingWaivers?.value.problem.map { [say($0)] } ?? []
    return listed(problem + [head] + left + lines, choices)
  }

  private func line(of item: FindingsReport.Item) -> String {
    switch item {
    case .pair(let entry): line(of: entry)
    case .fault(let entry):
      [
        say(entry.finding.name), catalogue.shortName(entry.finding.link.specimen),
        entry.waiver.map { say(.waived) + ": " + printable($0) } ?? say(entry.finding.seen),
        say(.states(.exactly(entry.finding.more + 1))),
      ].joined(separator: ", ")
    }
  }

  private func line(of entry: ContrastReport.Entry) -> String {
    let cause = entry.cause
    var parts = [
      say(catalogue.place(of: cause)),
      say(.pair(cause.ink?.name ?? "text", on: cause.fill?.name ?? "ground")),
      say(.ratioBelow(cause.ratioText, cause.fault.needed)),
      say(.states(.exactly(cause.stateCount))),
    ]
    if let waiver = entry.waiver {
      parts.append(say(.waived) + ": " + printable(waiver))
    } else {
      parts.append(
        cause.mend.map { $0.old.hex + say(.linearArrow) + $0.new.hex } ?? say(.noMend))
    }
    return parts.joined(separator: ", ")
  }
}
