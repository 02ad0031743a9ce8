import Programs
import TermSession

// programs-demo files | sign-up | logs
@main
struct ProgramsDemo {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "files": try await TerminalApp.run(FileBrowser(count: 100_000))
    case "sign-up":
      try await TerminalApp.run(
        SignUp { name in
          try? await Task.sleep(for: .milliseconds(300))
          return name == "kim"
        })
    case "logs":
      let names = ["kernel", "network", "데이터베이스"]
      let lines = AsyncStream<LogViewer.Message> { input in
        let task = Task {
          for number in 1... {
            let service = number % names.count
            input.yield(.line(service: service, "\(number) is a line of \(names[service])"))
            guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
          }
        }
        input.onTermination = { _ in task.cancel() }
      }
      try await TerminalApp.run(LogViewer(services: names), messages: lines) { effect, _ in effect }
    default: print("programs-demo files | sign-up | logs")
    }
  }
}
