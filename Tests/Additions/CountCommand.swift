import ArgumentParser
import GalleryKit

struct CountCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "count", abstract: "Prints the number of components.")
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try context.print("\(context.catalogue.specimens.count)\n")
    return .done
  }
}
