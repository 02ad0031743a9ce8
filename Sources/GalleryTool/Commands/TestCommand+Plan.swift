import ArgumentParser
import GSDesign
import GalleryKit
import VisualReview

extension TestCommand {
  /// What is to be done.
  func plan(_ context: ToolContext, isWriting: Bool) throws(ToolError) -> TestPlan {
    let folder = try place.folder()
    let files = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    var plan = TestPlan(
      catalogue: context.catalogue, folder: folder,
      chooser: try context.chooser(
        lenience.lenient ? context.leavingOutWrong(in: filter.texts) : filter.texts, files: files))
    plan.environments = try environments(context)
    plan.shard = chosen.shard
    plan.update = baselines.update ?? .none
    plan.unreferenced = baselines.unreferenced
    plan.isWriting = isWriting
    plan.mostFailures = chosen.maxFailures
    plan.jobs = jobs.count
    if let reference = chosen.onlyChanged {
      plan.reference = try GitBaselines(
        reference, of: folder, environment: context.environment
      ).texts
    }
    if chosen.lastFailed {
      let text = try notPossibleHere { () throws(SnapshotFolderError) in
        try folder.work(LastRun.file)
      }
      plan.lastRun = text.flatMap(LastRun.init(text:))
      if plan.lastRun == nil {
        StandardStreams.complain(
          "note: nothing is known of a run before (\(SnapshotFolder.workName)/\(LastRun.file)); everything is tested."
        )
      }
    }
    return plan
  }

  /// The environments that flags ask for, over the theme that variants are at home in.
  private func environments(
    _ context: ToolContext
  ) throws(ToolError) -> [String: [Settings]]? {
    guard !environment.given.isEmpty else { return nil }
    var result: [String: [Settings]] = [:]
    for specimen in context.catalogue.specimens where result[specimen.home.name] == nil {
      let home = BaselineSpace(context.catalogue).homeEnvironment(of: specimen)
      result[specimen.home.name] = try environment.all(over: home, in: context)
    }
    return result
  }
}

extension ToolContext {
  /// - Throws: where a filter can match nothing, or a link names no variant, with the nearest names.
  func chooser(
    _ filters: [String], links: [String] = [], files: [VariantID]
  ) throws(ToolError) -> StateChooser {
    try StateChooser(filters, links: links, files: files, in: catalogue)
  }
}
