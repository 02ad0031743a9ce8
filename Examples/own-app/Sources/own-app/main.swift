import GSDesign
import Glibc
import OwnApp
import Storage
import TermSession

// own-app [list | add TITLE | toggle TITLE | remove TITLE] [--in FOLDER] [--ncurses] [--ko] [--fails 0110…]
//
// Without a command it runs on the terminal. With one it does one thing and prints the tags as text, one line each: for
// scripts, and for people who cannot see the screen. `--fails` says which calls of the source fail.
var arguments = Arguments(words: Array(CommandLine.arguments.dropFirst()))
let language: Language = arguments.take("--ko") ? .korean : .english
let presenter: TerminalApp.Presenter = arguments.take("--ncurses") ? .ncurses : .ansi
let place = arguments.value(of: "--in").map { StoragePlace.folder($0) } ?? .memory
let source = TagSource(in: place, failing: (arguments.value(of: "--fails") ?? "").map { $0 == "1" })
let program = TagManager(language: language)

if let command = arguments.words.first {
  let title = arguments.words.dropFirst().first ?? ""
  let requests: [String: TagRequest] = [
    "list": .load, "add": .add(title), "toggle": .toggle(title), "remove": .remove(title),
  ]
  guard let request = requests[command] else {
    print("own-app: no command is called \(command)")
    exit(64)
  }
  var model = program.initialModel
  var answer = Loaded<[Tag], TagError>.idle
  answer.start()
  do throws(TagError) {
    answer.finish(.success(try await source.answer(request)))
  } catch {
    answer.finish(.failure(error))
  }
  _ = program.receive(&model, message: answer)
  for line in program.words(model) { print(line) }
  exit(answer.failure == nil ? 0 : 1)
}

// A function: inside of `do` or `switch` at the top level of a file, Swift takes the `run` that is not asynchronous.
@MainActor func runOnTerminal() async throws {
  let (requests, input) = AsyncStream<TagRequest>.makeStream()
  try await TerminalApp.run(
    program, TerminalApp.Options().and { $0.presenter = presenter },
    messages: TagsViewModel(source: source).transform(requests)
  ) { effect, _ in
    switch effect {
    case .ask(let request):
      input.yield(request)
      return nil
    case .screen(let effect): return effect
    }
  }
}

do {
  try await runOnTerminal()
} catch {
  print("own-app: \(error)")
  exit(4)
}
