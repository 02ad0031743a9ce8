// A program of a few commands for the tests of sessions: `session-probe shell run …` is a shell
// with one job, `session-probe run …` is the job; `session-probe shell gallery …` has the gallery
// beside it for its job. Reports go to descriptor 3, orders to the shell come on 4.
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "shell":
  let shell = JobShell(program: CommandLine.arguments[0], job: Array(arguments.dropFirst()))
  exit(shell.run())
case "run":
  var program = ProbeProgram(Array(arguments.dropFirst()))
  exit(program.run())
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
case nil, .some: exit(64)
}
