import Foundation
import Testing

@testable import FourSystems
@testable import GalleryTool

/// The recipes for Git, in a real repository.
@Suite struct GitRecipeTests {
  /// A repository with every baseline and the recipes applied.
  private func repository() throws -> TeamRepository {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.take("Documentation/git/gitattributes", as: ".gitattributes")
    try repository.take("Documentation/git/gitignore", as: ".gitignore")
    try repository.run("gs-gallery git-setup").orFail()
    try repository.run("gs-gallery test --update new").orFail()
    try repository.commit("Baselines").orFail()
    return repository
  }

  /// Takes the look that `variables` give into the baselines.
  private func accept(_ variables: [String: String], in repository: TeamRepository) throws {
    try repository.run("gs-gallery test --update all", variables).orFail()
  }

  @Test func pendingFilesAndReportsAreIgnored() throws {
    let repository = try repository()
    try repository.run("mkdir gallery-report && touch gallery-report/index.html").orFail()
    let test = try repository.run("gs-gallery test", ["PROBE_WORD": "other"])
    #expect(test.status == 1)
    #expect(try repository.run("find . -name '*.snap.new'").orFail().contains("word.snap.new"))
    #expect(try repository.run("git status --short").orFail() == "")
  }

  @Test func theHeadOfAHunkNamesTheState() throws {
    let repository = try repository()
    try accept(["PROBE_WORD": "other"], in: repository)
    let hunks = try repository.run("git diff -U0").orFail().split(separator: "\n")
      .filter { $0.hasPrefix("@@") }
    #expect(!hunks.isEmpty)
    for hunk in hunks { #expect(hunk.contains(/@@( probe\/word.*)?$/), "\(hunk)") }
    #expect(hunks.contains { $0.hasSuffix("@@ probe/word:loud") })
  }

  @Test func lineEndsAreTheSameOnEveryMachine() throws {
    let repository = try repository()
    try repository.run("git config core.autocrlf true && rm -r __Snapshots__ && git checkout .")
      .orFail()
    #expect(
      try repository.run("grep -rl --include=*.snap \"$(printf '\\r')\" __Snapshots__").output == ""
    )
    try repository.run("gs-gallery test").orFail()
  }

  @Test func theDifftoolComparesLooks() throws {
    let repository = try repository()
    try accept(["PROBE_WORD": "other"], in: repository)
    for line in ["git difftool -y -t gallery", "git looks"] {
      let shown = try repository.run(line).output
      #expect(shown.contains("changed  probe/word:loud"), "\(line): \(shown)")
      #expect(shown.contains("· words: “word” → “other”"), "\(line): \(shown)")
      #expect(!shown.contains("error:"), "\(line): \(shown)")
    }
    // Between two commits, with a variant that came and one that went.
    try repository.commit("Other words").orFail()
    try repository.run("gs-gallery test --update all --unreferenced delete", ["PROBE_NAME": "text"])
      .orFail()
    try repository.commit("Another name").orFail()
    let shown = try repository.run("git looks HEAD~2 HEAD").output
    #expect(shown.contains("probe/text"), "\(shown)")
    #expect(!shown.contains("error:"), "\(shown)")
  }

  /// A branch whose files make Git run a command whenever possible. A command that ran leaves a file behind.
  private func plantTraps(in repository: TeamRepository) throws {
    try repository.run(
      """
      mkdir -p traps/hooks
      for name in monitor pager editor diff convert filter ssh hook; do
        printf '#!/bin/sh\\ntouch "%s/ran-%s"\\ncat 2>/dev/null\\nexit 0\\n' "$HOME" "$name" > traps/$name
        chmod +x traps/$name
      done
      for name in pre-commit post-checkout post-index-change post-commit reference-transaction; do
        cp traps/hook traps/hooks/$name
      done
      cat > .gitconfig <<END
      [core]
      fsmonitor = $PWD/traps/monitor
      hooksPath = $PWD/traps/hooks
      pager = $PWD/traps/pager
      editor = $PWD/traps/editor
      sshCommand = $PWD/traps/ssh
      [diff]
      external = $PWD/traps/diff
      [diff "gallery"]
      textconv = $PWD/traps/convert
      command = $PWD/traps/diff
      [filter "trap"]
      clean = $PWD/traps/filter
      smudge = $PWD/traps/filter
      process = $PWD/traps/filter
      required = true
      [difftool "gallery"]
      cmd = $PWD/traps/diff
      [alias]
      looks = !$PWD/traps/diff
      END
      printf '* filter=trap diff=gallery\\n' >> .gitattributes
      git add -A && git commit -q -m Traps
      """
    ).orFail()
  }

  private func traps(_ repository: TeamRepository) throws -> String {
    let found = try repository.run("ls \"$HOME\" | grep ran- ; rm -f \"$HOME\"/ran-*").output
    return found.split(separator: "\n").joined(separator: " ")
  }

  /// Everything that makes Git read the repository, ours and its own.
  private static let lines = [
    "git status", "git diff HEAD~1", "git log -p -1", "git checkout -q -b other",
    "git looks HEAD~1 HEAD",
    "git difftool -y -t gallery HEAD~1", "gs-gallery test",
    "gs-gallery test --base HEAD~1",
    "gs-gallery tokens diff HEAD~1:a.tokens.json a.tokens.json",
    "gs-gallery git-setup", "gs-gallery git-setup --remove", "gs-gallery git-setup",
    "git status",
  ]

  private static let tokens = ##"""
    printf '{"a":{"$type":"color","$value":"#123456"}}' > a.tokens.json && git add -A && git commit -q -m Tokens
    """##

  @Test func aBranchRunsNoCommand() throws {
    let repository = try repository()
    try repository.run(Self.tokens).orFail()
    try plantTraps(in: repository)
    _ = try traps(repository)
    for line in Self.lines {
      let result = try repository.run(line)
      #expect(try traps(repository) == "", "\(line): \(result.output)")
    }
    // A clone that reads them runs commands from the same files, so the traps do work. Git filters a file again that is as
    // new as its index, and cannot use this filter.
    try repository.run(
      "git ls-files -z | xargs -0 touch -d '1 minute ago' && git update-index -q --refresh"
    ).orFail()
    try repository.run("git config --local include.path ../.gitconfig && git status").orFail()
    #expect(try traps(repository).contains("ran-monitor"))
    // Our own hooks run none there either, and the setup removes the settings of an earlier guide.
    for line in Self.lines.filter({ $0.hasPrefix("gs-gallery test") || $0.contains("tokens") }) {
      try repository.run(line)
      #expect(try traps(repository) == "", "\(line)")
    }
    let mended = try repository.run("gs-gallery git-setup").orFail()
    #expect(mended.contains("include.path = ../.gitconfig is removed"))
    #expect(try traps(repository) == "")
    try repository.run("git status").orFail()
    #expect(try traps(repository) == "")
  }

  @Test func noPageHasGitReadTheWorkTree() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    let found = try repository.run(
      "grep -rlE 'include\\.path|core\\.hooksPath|config --[a-z]+ .*\\.\\./' Documentation README.md Examples Sources/GalleryTool/Resources Plugins",
      in: TeamRepository.package)
    #expect(found.output == "")
  }

  @Test func theSetupListsItsSettingsAndIsIdempotent() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    let first = try repository.run("gs-gallery git-setup").orFail()
    for name in ["diff.gallery.xfuncname", "difftool.gallery.cmd", "alias.looks"] {
      #expect(first.contains(name), "\(first)")
    }
    #expect(first.contains("3 settings written to "))
    let config = try repository.run("cat .git/config").orFail()
    #expect(try repository.run("gs-gallery git-setup").orFail().hasPrefix("0 settings written to "))
    #expect(try repository.run("cat .git/config").orFail() == config)
    // A further work tree has the same settings; there .git is a file.
    try repository.run("git commit -q --allow-empty -m One && git worktree add -q ../tree").orFail()
    #expect(
      try repository.run("cd ../tree && gs-gallery git-setup").orFail()
        .hasPrefix("0 settings written to "))
    let removed = try repository.run("cd ../tree && gs-gallery git-setup --remove").orFail()
    #expect(removed.contains("3 settings removed from "))
    #expect(
      try repository.run("git config --local --get-regexp 'gallery|looks'").output == "")
  }

  @Test func aPersonsOwnAliasStays() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.run("git config alias.looks 'log --oneline'").orFail()
    let refused = try repository.run("gs-gallery git-setup")
    #expect(refused.status == 4)
    #expect(refused.output.contains("alias.looks is “log --oneline” already; nothing was written."))
    #expect(try repository.run("git config --get difftool.gallery.cmd").output == "")
    try repository.run("gs-gallery git-setup --remove").orFail()
    #expect(try repository.run("git config alias.looks").orFail() == "log --oneline\n")
  }

  @Test func aPersonsOwnSettingsStay() throws {
    for (name, value) in [
      ("difftool.gallery.cmd", "mytool \"$LOCAL\""), ("diff.gallery.xfuncname", "^own$"),
    ] {
      let repository = try TeamRepository(gallery: SnapshotProbe.executable)
      try repository.run("git config \(name) '\(value)'").orFail()
      let config = try repository.run("cat .git/config").orFail()
      let refused = try repository.run("gs-gallery git-setup")
      #expect(refused.status == 4)
      #expect(refused.output.contains("\(name) is “\(value)” already; nothing was written."))
      #expect(try repository.run("cat .git/config").orFail() == config)
      try repository.run("gs-gallery git-setup --remove").orFail()
      #expect(try repository.run("git config \(name)").orFail() == value + "\n")
    }
    let renamed = try TeamRepository(gallery: SnapshotProbe.executable)
    try renamed.run(
      "git config difftool.gallery.cmd 'my-gallery diff --files \"$LOCAL\" \"$REMOTE\"'"
    ).orFail()
    let mended = try renamed.run("gs-gallery git-setup").orFail()
    #expect(mended.contains("3 settings written to "), "that of a gallery of another name")
  }

  /// Settings by which Git reads the traps of the work tree, in other words than an earlier guide had.
  private static let inclusions = [
    "git config include.path \"$PWD/.gitconfig\"", "git config include.path ./../.gitconfig",
    "git config include.path ../sub/../.gitconfig",
    "git config includeIf.gitdir:**.path ../.gitconfig",
    "git config includeIf.onbranch:**.path \"$PWD/.gitconfig\"",
    "ln -s \"$PWD/.gitconfig\" .git/link && git config include.path link",
    "ln -s \"$PWD\" \"$HOME/here\" && git config include.path '~/here/.gitconfig'",
    "git config extensions.worktreeConfig true && git config --worktree include.path ../.gitconfig",
    """
    git config include.path ../.gitconfig && git config --add include.path ../.gitconfig \
      && git config --add include.path ./../.gitconfig
    """,
  ]

  @Test func anIncludeInTheUsersOwnFileIsNamed() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.run(
      "git config --file own.gitconfig include.path \"$PWD/.gitconfig\" && touch .gitconfig"
    ).orFail()
    let refused = try repository.run("GIT_CONFIG_GLOBAL=$PWD/own.gitconfig gs-gallery git-setup")
    #expect(refused.status == 4)
    #expect(refused.output.contains("own.gitconfig has include.path = "))
    #expect(refused.output.contains("every branch can set commands that Git runs."))
    try repository.run("gs-gallery git-setup").orFail()
  }

  @Test(arguments: inclusions)
  func theSetupRemovesSettingsThatReadTheWorkTree(line: String) throws {
    let repository = try repository()
    try plantTraps(in: repository)
    try repository.run(
      """
      mkdir -p sub && git ls-files -z | xargs -0 touch -d '1 minute ago' \
        && git update-index -q --refresh && \(line)
      """
    ).orFail()
    _ = try traps(repository)
    try repository.run("git status").orFail()
    #expect(try traps(repository).contains("ran-monitor"), "the trap works")
    let mended = try repository.run("gs-gallery git-setup").orFail()
    #expect(mended.contains("is removed: it let every branch"), "\(mended)")
    #expect(mended.contains("0 settings written to "), "\(mended)")
    try repository.run("git status").orFail()
    #expect(try traps(repository) == "", "\(line)")
    #expect(try repository.run("gs-gallery git-setup").orFail().hasPrefix("0 settings"))
  }

  @Test func anInclusionOfThePersonsOwnStaysUnlessItLeadsIntoTheWorkTree() throws {
    let repository = try repository()
    try repository.run(
      """
      echo '[user]' > .git/mine && echo '[user]' > ../mine \
        && git config include.path mine && git config --add include.path ../../mine
      """
    ).orFail()
    let config = try repository.run("cat .git/config").orFail()
    try repository.run("gs-gallery git-setup").orFail()
    #expect(try repository.run("cat .git/config").orFail() == config)
    try repository.run("git config --file ../mine include.path \"$PWD/.gitconfig\"").orFail()
    let refused = try repository.run("gs-gallery git-setup")
    #expect(refused.status == 4)
    #expect(
      refused.output.contains(
        "by which every branch can set commands that Git runs. Remove that line."))
    #expect(refused.output.contains("/mine has include.path = "), "\(refused.output)")
    #expect(try repository.run("cat .git/config").orFail() == config)
  }

  @Test(arguments: [
    ("rm -rf .git", "No Git repository here"),
    ("rm -rf .git && mkfifo .git", "it is a pipe, a device or a socket"),
    ("rm -rf .git && echo 'gitdir: ../nowhere' > .git", "cannot be used"),
    ("rm -rf .git && echo nonsense > .git", "neither a folder nor a file of Git"),
    ("mv .git ../real && ln -s ../real .git", "is a link"),
    ("rm .git/config && mkfifo .git/config", "it is a pipe, a device or a socket"),
    ("mv .git/config ../config && ln -s ../../config .git/config", "is not a plain file"),
    ("rm .git/config && mkdir .git/config", "it is a folder"),
  ])
  func outsideARepositoryItIsRefused(lines: String, words: String) throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.run(lines).orFail()
    let refused = try repository.run("timeout 20 gs-gallery git-setup")
    #expect(refused.status == 4, "\(refused.output)")
    #expect(refused.output.contains(words), "\(refused.output)")
    // Nor is anything else held up that asks Git.
    let asked = try repository.run("timeout 20 gs-gallery test --base HEAD")
    #expect(asked.status != 124)
  }

  private func install(_ repository: TeamRepository) throws {
    try repository.take("Documentation/ci/pre-commit", as: ".git/hooks/pre-commit")
    try repository.run("chmod +x .git/hooks/pre-commit").orFail()
  }

  @Test func theHookAcceptsACommitWithUnchangedLooks() throws {
    let repository = try repository()
    try install(repository)
    try repository.run("echo '// more' >> Package.swift").orFail()
    let commit = try repository.commit("More")
    #expect(commit.status == 0, "\(commit.output)")
  }

  @Test func theHookRefusesAnUnacceptedLook() throws {
    let repository = try repository()
    try install(repository)
    try repository.run("echo '// more' >> Package.swift").orFail()
    let variables = ["PROBE_WORD": "other"]
    let refused = try repository.commit("More", variables)
    #expect(refused.status == 1)
    #expect(
      refused.output.contains(
        "pre-commit: something looks other than its baseline: gs-gallery test && gs-gallery review"
      ))
    // It writes nothing.
    #expect(try repository.run("find . -name '*.snap.new'").orFail() == "")
    // After accepting and adding, the commit succeeds.
    #expect(try repository.run("gs-gallery test", variables).status == 1)
    try repository.run("gs-gallery accept").orFail()
    #expect(try repository.commit("More", variables).status == 0)
  }

  @Test func theHookRefusesACommitThatForgetsItsBaselines() throws {
    let repository = try repository()
    try install(repository)
    let variables = ["PROBE_WORD": "other"]
    try accept(variables, in: repository)
    let refused = try repository.run(
      "echo '// more' >> Package.swift && git commit -q -m More Package.swift", variables)
    #expect(refused.status == 1)
    #expect(refused.output.contains("git add __Snapshots__"))
    #expect(try repository.run("git log --oneline | wc -l").orFail().contains("1"))
  }

  @Test func theHookAsksTheGalleryOfThePackage() throws {
    let repository = try repository()
    try install(repository)
    try repository.run(
      """
      ln -s "$(readlink '\(repository.binaries)/gs-gallery')" '\(repository.binaries)/own-gallery'
      printf '#!/bin/sh\\nexit 99\\n' > '\(repository.home)/broken'
      chmod +x '\(repository.home)/broken'
      git config gallery.command own-gallery
      """
    ).orFail()
    try repository.run("echo '// more' >> Package.swift").orFail()
    #expect(try repository.commit("More").status == 0)
    try repository.run("git config gallery.command '\(repository.home)/broken'").orFail()
    try repository.run("echo '// more' >> Package.swift").orFail()
    let broken = try repository.commit("More")
    #expect(broken.status == 1)
    #expect(broken.output.contains("pre-commit: the test could not be done (99)"))
  }

  @Test func theHookTestsPackagesBelowTheTop() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.run(
      """
      rm Package.swift && mkdir -p 'Packages/my kit' && cd 'Packages/my kit' && touch Package.swift
      gs-gallery test -q --update new && git add -A && git commit -q -m Baselines
      """
    ).orFail()
    try install(repository)
    try repository.run("echo more > notes").orFail()
    #expect(try repository.commit("More").status == 0)
    let variables = ["PROBE_WORD": "other"]
    try repository.run("echo again > notes").orFail()
    let refused = try repository.commit("Again", variables)
    #expect(refused.status == 1, "\(refused.output)")
    #expect(refused.output.contains("cd Packages/my kit && gs-gallery test"), "\(refused.output)")
    // A baseline that was not added.
    try repository.run(
      "cd 'Packages/my kit' && gs-gallery test -q --update all", variables
    ).orFail()
    let forgotten = try repository.run("git commit -q -m Again notes", variables)
    #expect(forgotten.status == 1)
    #expect(forgotten.output.contains("git add Packages/my kit/__Snapshots__"))
    #expect(try repository.commit("Again", variables).status == 0)
    // The folders can be named.
    try repository.run("git config gallery.folder Packages/none && mkdir Packages/none").orFail()
    try repository.run("echo third > notes").orFail()
    #expect(try repository.commit("Third").status == 1)
  }
}
