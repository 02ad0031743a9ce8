// A program of a few commands for the tests of sessions: `session-probe shell run …` is a shell
// with one job, `session-probe run …` is the job; `session-probe shell gallery …` has the gallery
// beside it for its job, `session-probe shell exec PATH …` any program. Reports go to descriptor 3, orders to the shell come on 4.
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "shell":
  let shell = JobShell(program: CommandLine.arguments[0], job: Array(arguments.dropFirst()))
  exit(shell.run())
case "run":
  var program = ProbeProgram(Array(arguments.dropFirst()))
  exit(program.run())
case "exec":
  ProbeProgram.takeForeground()
  let words = arguments.dropFirst()
  var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  pointers.append(nil)
  close(3)
  execv(words.first ?? "", pointers)
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
case nil, .some: exit(64)
}
