import Foundation
import GSDesign
import TermSession

// inline-prompt QUESTION ANSWER…: asks on the terminal, below the shell's prompt, and prints only the answer. Exits
// with 1 after Esc, with 130 after Ctrl-C, and with 4 without a terminal.
//
//   if tag=$(inline-prompt 'Which tag?' Swift Terminal Korean); then echo "$tag"; fi
let words = CommandLine.arguments.dropFirst()
guard let question = words.first, words.count > 1 else {
  complain("usage: inline-prompt QUESTION ANSWER…")
  exit(64)
}

do {
  let prompt = TagPrompt(question: question, answers: Array(words.dropFirst()))
  let model = try TerminalApp.run(prompt, TerminalApp.Options().and { $0.inlineRows = 12 })
  guard let answer = model.answer else { exit(1) }
  print(answer)
} catch {
  complain("inline-prompt: \(error)")
  exit(4)
}

func complain(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
