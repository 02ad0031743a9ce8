import Foundation
import GalleryTesting
import TerminalTesting
import Testing

/// Tab in the shells of a person, typed at their prompts.
@Suite(.serialized) final class CompletionTests {
  private let folder = NSTemporaryDirectory() + "completion-\(UUID().uuidString)"

  /// A program in the place of the gallery that completes as the gallery, and else notes its arguments.
  init() throws {
    for name in ["/bin", "/zsh", "/fish/completions"] {
      try FileManager.default.createDirectory(
        atPath: folder + name, withIntermediateDirectories: true)
    }
    let gallery = ProbeStart.folder + "/gs-gallery"
    try write(
      """
      #!/bin/sh
      [ "$1" = ---completion ] && exec '\(gallery)' "$@"
      printf '<%s>' "$@" > '\(folder)/new' && mv '\(folder)/new' '\(folder)/arguments'
      """, to: "/bin/gs-gallery")
    try #require(chmod(folder + "/bin/gs-gallery", 0o755) == 0)
    for (shell, name) in [
      ("bash", "/script"), ("zsh", "/zsh/_gs-gallery"),
      ("fish", "/fish/completions/gs-gallery.fish"),
    ] {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: gallery)
      process.arguments = ["--generate-completion-script", shell]
      process.standardOutput = output
      try process.run()
      let script = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      try script.write(to: URL(fileURLWithPath: folder + name))
    }
    try write("PS1='ready> '\n. '\(folder)/script'\n", to: "/bashrc")
    try write(
      """
      PS1='ready> '
      fpath=('\(folder)/zsh' $fpath)
      autoload -Uz compinit && compinit -u -d '\(folder)/dump'
      """, to: "/.zshrc")
    try write(
      "function fish_prompt; echo -n 'ready> '; end\nset -g fish_greeting\n",
      to: "/fish/config.fish")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + name), options: .atomic)
  }

  private func open(_ shell: String) throws -> ProbeTerminal {
    let arguments =
      switch shell {
      case "bash": ["/bin/bash", "--rcfile", folder + "/bashrc", "-i"]
      case "zsh": ["/usr/bin/zsh", "-i"]
      default: ["/usr/bin/fish", "-i"]
      }
    let terminal = try ProbeTerminal(
      ProbeStart(
        ["exec"] + arguments,
        environment: [
          "TERM=xterm-256color", "LANG=C.UTF-8", "PATH=\(folder)/bin:/usr/bin:/bin",
          "HOME=\(folder)", "ZDOTDIR=\(folder)", "XDG_CONFIG_HOME=\(folder)",
          "XDG_DATA_HOME=\(folder)/data",
        ]))
    try terminal.wait("a prompt") { terminal.shows("ready>") }
    return terminal
  }

  /// The arguments that the program gets of a line, in which Tab completes.
  private func arguments(of line: String, in terminal: ProbeTerminal) throws -> String {
    try? FileManager.default.removeItem(atPath: folder + "/arguments")
    terminal.type("gs-gallery " + line + "\r")
    try terminal.wait("the arguments of \(line)") {
      FileManager.default.fileExists(atPath: folder + "/arguments")
    }
    return try String(contentsOfFile: folder + "/arguments", encoding: .utf8)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func linksKnobsValuesAndThemesAreCompleted(_ shell: String) throws {
    let terminal = try open(shell)
    for (line, arguments) in [
      ("sho\t tag/fil\t", "<show><tag/filled>"),
      ("show tag/filled:col\tyel\t", "<show><tag/filled:color=yellow>"),
      ("show tag/filled:color=yellow,selec\t", "<show><tag/filled:color=yellow,selected>"),
      ("show tag/filled@them\tzat\t", "<show><tag/filled@theme=zatch>"),
      (
        "show tag/filled:selected@theme=zatch,appear\tda\t",
        "<show><tag/filled:selected@theme=zatch,appearance=dark>"
      ),
      ("matrix tag/filled --theme zat\t", "<matrix><tag/filled><--theme><zatch>"),
      ("list -g tag/fil\t", "<list><-g><tag/filled>"),
      ("diff toast/def\t", "<diff><toast/default>"),
      ("tag/fil\t", "<tag/filled>"),
    ] {
      #expect(try self.arguments(of: line, in: terminal) == arguments, "\(shell): \(line)")
    }
    terminal.type("exit\r")
    try terminal.wait("the end") { terminal.isOver }
  }
}
