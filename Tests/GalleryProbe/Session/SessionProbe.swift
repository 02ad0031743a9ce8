import Glibc

/// A program of a few commands for the tests of sessions.
///
/// `session shell run …` is a shell with one job, and `session run …` is the job. With `session shell gallery …` the
/// job is the gallery beside it; with `session shell app …` a program that `TerminalApp` runs; with `session shell exec
/// PATH …` any program, after the preparations before the path; with `session shell seal …` a program that makes calls
/// forbidden to a sealed process. Reports go to descriptor 3; orders to the shell come on 4.
enum SessionProbe {
  /// Runs the command after `session` and returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    switch arguments.first {
    case "shell":
      let shell = JobShell(program: CommandLine.arguments[0], job: Array(arguments.dropFirst()))
      return shell.run()
    case "run":
      var program = ProbeProgram(Array(arguments.dropFirst()))
      return program.run()
    case "listening":
      return ListeningProbe.run(Array(arguments.dropFirst()))
    case "tasks":
      return TasksProbe.run(Array(arguments.dropFirst()))
    case "app":
      return AppProbe.run(Array(arguments.dropFirst()))
    case "exec":
      if !arguments.contains("background=1") { ProbeProgram.takeForeground() }
      close(3)
      let words = Preparation.run(arguments.dropFirst())
      var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
      pointers.append(nil)
      execv(words.first ?? "", pointers)
      // A program that was just written may still be open for writing in a child of the process that wrote it.
      for _ in 0..<400 where errno == ETXTBSY {
        poll(nil, 0, 5)
        execv(words.first ?? "", pointers)
      }
      return 71
    case "gallery":
      ProbeProgram.takeForeground()
      let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
        .dropLast().joined(separator: "/")
      let program = folder + "/gs-gallery"
      var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments.dropFirst())
        .map { strdup($0) }
      words.append(nil)
      close(3)
      execv(program, words)
      return 71
    case "seal":
      ProbeProgram.takeForeground()
      return SealProbe(Array(arguments.dropFirst()))?.run() ?? 71
    case nil, .some: return 64
    }
  }
}
