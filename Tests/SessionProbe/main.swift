// A program of a few commands for the tests of sessions: `session-probe shell run …` is a shell
// with one job, `session-probe run …` is the job; `session-probe shell gallery …` has the gallery
// beside it for its job, `session-probe shell app …` a program that `TerminalApp` runs, `session-probe shell exec PATH …` any program, after
// what is said before the path is done to it; `session-probe shell seal …` asks for what a sealed
// process may not have. Reports go to descriptor 3, orders to the shell come on 4.
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "shell":
  let shell = JobShell(program: CommandLine.arguments[0], job: Array(arguments.dropFirst()))
  exit(shell.run())
case "run":
  var program = ProbeProgram(Array(arguments.dropFirst()))
  exit(program.run())
case "app":
  exit(AppProbe.run(Array(arguments.dropFirst())))
case "exec":
  if !arguments.contains("background=1") { ProbeProgram.takeForeground() }
  close(3)
  let words = Preparation.run(arguments.dropFirst())
  var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  pointers.append(nil)
  execv(words.first ?? "", pointers)
  // A program that was just written may still be open for writing in a child of whoever wrote it.
  for _ in 0..<400 where errno == ETXTBSY {
    poll(nil, 0, 5)
    execv(words.first ?? "", pointers)
  }
  exit(71)
case "gallery":
  ProbeProgram.takeForeground()
  let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  let program = folder + "/gs-gallery"
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments.dropFirst()).map { strdup($0) }
  words.append(nil)
  close(3)
  execv(program, words)
  exit(71)
case "seal":
  ProbeProgram.takeForeground()
  exit(SealProbe(Array(arguments.dropFirst()))?.run() ?? 71)
case nil, .some: exit(64)
}
