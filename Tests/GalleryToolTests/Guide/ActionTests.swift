import Foundation
import Testing

@testable import FourSystems
@testable import GalleryTool

/// The action for pull requests, in the workflow that shows how to use it, and the comment that a person reads.
@Suite struct ActionTests {
  private static let tokens = """
    { "page": { "$type": "color", "$value": "#ffffff" },
      "surface": { "$type": "color", "$value": "#f2f4f7" },
      "text": { "$type": "color", "$value": "#101828" },
      "accent": { "$type": "color", "$value": "#155eef" } }
    """

  private static let mapping =
    #"{ "roles": { "page": "page", "surface": "surface", "text": "text", "accent": "accent" } }"#

  /// A repository whose components are drawn in its own tokens, with a branch, and a server that keeps comments.
  private func repository(_ change: String, accepted: Bool = true) throws -> TeamRepository {
    let repository = try TeamRepository(gallery: Tool.executable)
    try selectComponents(in: repository)
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: repository.path + "/" + name))
    }
    try repository.run("mkdir __Snapshots__ && echo '// gs-gallery' > Package.swift").orFail()
    try write(Self.tokens, to: "brand.tokens.json")
    try write(Self.mapping, to: "brand.theme.json")
    try write(
      #"{"environments":[{"components":["toast","tag"],"theme":["file:brand.tokens.json"]}]}"#,
      to: "__Snapshots__/environments.json")
    try repository.run("gs-gallery test --update new -q").orFail()
    try repository.commit("Baselines").orFail()
    try repository.run("git checkout -q -b change && { \(change)\n}").orFail()
    if accepted { try repository.run("gs-gallery test --update changed -q").orFail() }
    try repository.run("git add -A && git commit -q --allow-empty -m Change").orFail()
    try repository.addBuilders()
    try addServer(to: repository)
    return repository
  }

  /// The gallery of a team with two components: all of the others would be drawn a dozen times.
  private func selectComponents(in repository: TeamRepository) throws {
    try repository.run(
      """
      rm gs-gallery
      cat > gs-gallery <<'END'
      #!/bin/bash
      case $1 in
      test | audit) exec '\(Tool.executable.path)' "$1" -g tag -g toast "${@:2}" ;;
      *) exec '\(Tool.executable.path)' "$@" ;;
      esac
      END
      chmod +x gs-gallery
      """, in: repository.binaries
    ).orFail()
  }

  /// Adds `gh`, which keeps the comments of a pull request in a file, and refuses a wrong token.
  private func addServer(to repository: TeamRepository) throws {
    try repository.run(
      """
      echo '[]' > "$HOME/comments.json"
      cat > gh <<'END'
      #!/bin/bash
      set -eu
      [ "$1" = api ] && shift || exit 64
      [ "${GH_TOKEN:-}" = secret ] || { echo 'HTTP 403: Resource not accessible by integration' >&2; exit 1; }
      method=GET filter=. input= path=
      while [ $# -gt 0 ]; do
        case $1 in
        --paginate) ;;
        --method) method=$2; shift ;;
        --jq) filter=$2; shift ;;
        --input) input=$2; shift ;;
        -*) exit 64 ;;
        *) path=$1 ;;
        esac
        shift
      done
      comments=$HOME/comments.json
      case "$method $path" in
      'GET repos/team/design/issues/7/comments?per_page=100') jq -r "$filter" "$comments" ;;
      'POST repos/team/design/issues/7/comments')
        jq --slurpfile new "$input" '. + [$new[0] + {id: (length + 1)}]' "$comments" > "$comments.new" ;;
      'PATCH repos/team/design/issues/comments/'*)
        jq --slurpfile new "$input" --argjson id "${path##*/}" \\
          'map(if .id == $id then . + $new[0] else . end)' "$comments" > "$comments.new" ;;
      *) echo "HTTP 404: $method $path" >&2; exit 1 ;;
      esac
      [ ! -e "$comments.new" ] || mv "$comments.new" "$comments"
      END
      chmod +x gh
      """, in: repository.binaries
    ).orFail()
  }

  /// The comments on the pull request.
  private func comments(_ repository: TeamRepository) throws -> [String] {
    struct Comment: Decodable { let body: String }
    let data = try Data(contentsOf: URL(fileURLWithPath: repository.home + "/comments.json"))
    return try JSONDecoder().decode([Comment].self, from: data).map(\.body)
  }

  /// Runs the workflow, and returns the job that uses the action.
  private func report(
    _ repository: TeamRepository, token: String = "secret", pullRequest: Int? = 7,
    with inputs: [String] = []
  ) throws -> (isGood: Bool, output: String, summary: String) {
    let path = TeamRepository.package + "/Documentation/ci/github-action.yml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = inputs.map { "\n          \($0)" }.joined()
    let workflow = try YAML(
      text.replacing(
        "          gallery: bin/gallery", with: "          gallery: bin/gallery" + lines))
    let runner = try WorkflowRunner(repository, pullRequest: pullRequest, token: token)
    try runner.run(workflow)
    #expect(runner.runs.map(\.job) == ["build", "report"])
    #expect(runner.runs.first?.isGood == true, "\(runner.runs.first?.output ?? "")")
    let last = try #require(runner.runs.last)
    return (last.isGood, last.output, runner.summary)
  }

  private static let paler = "sed -i 's/#101828/#8a94a6/' brand.tokens.json"

  @Test func theCommentHasTokensContrastAndCauses() throws {
    let repository = try repository(Self.paler)
    let run = try report(repository)
    let comments = try comments(repository)
    #expect(comments.count == 1, "\(run.output)")
    let comment = try #require(comments.first)
    #expect(comment.hasPrefix("<!-- gs-gallery: . -->\n## Visual review\n"))
    #expect(comment.contains("### Tokens of `brand.tokens.json`"))
    #expect(comment.contains("changed     text  #101828 → #8a94a6"))
    #expect(comment.contains("### Changed in this branch since origin/main"))
    #expect(!comment.contains("differences or findings"))
    #expect(comment.contains("### Contrast\n\nToo low, and lower than before:\n"))
    #expect(comment.contains(/text on page, light: enough → \d\.\d+, needs 4\.5\n/))
    #expect(comment.contains("| cause | before → after | states | looks | variants |"))
    #expect(comment.contains("token text"))
    // The summary of the run says the same, and the job fails for the contrast alone.
    #expect(comment.hasSuffix(run.summary))
    #expect(!run.isGood)
    let errors = run.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("contrasts became too low, or lower.") == true)
  }

  @Test func anotherRunReplacesTheComment() throws {
    let repository = try repository(Self.paler)
    _ = try report(repository)
    try repository.run("git revert --no-edit HEAD").orFail()
    let run = try report(repository)
    #expect(run.isGood, "\(run.output)")
    let comments = try comments(repository)
    #expect(comments.count == 1)
    #expect(comments.first?.contains("No contrast became too low.") == true)
    #expect(comments.first?.contains("no differences") == true)
  }

  @Test func aContrastThatIsOnlyReportedPasses() throws {
    let run = try report(try repository(Self.paler), with: ["contrast: report"])
    #expect(run.isGood, "\(run.output)")
    #expect(run.summary.contains("Too low, and lower than before:"))
  }

  @Test func aLookThatIsNotAcceptedFails() throws {
    let repository = try repository(
      "sed -i 's/#155eef/#1849a9/' brand.tokens.json", accepted: false)
    let run = try report(repository, with: ["contrast: report"])
    #expect(!run.isGood)
    #expect(run.output.contains("::error title=gs-gallery::Looks differ from their baselines"))
    #expect(try comments(repository).first?.contains("token accent") == true)
  }

  @Test func aForkWithoutRightsHasTheSummary() throws {
    let repository = try repository("true")
    let run = try report(repository, token: "")
    #expect(run.isGood, "\(run.output)")
    #expect(run.output.contains("::notice title=gs-gallery::No comment could be written"))
    #expect(run.summary.contains("## Visual review"))
    #expect(try comments(repository) == [])
  }

  @Test func aPushHasASummaryAndNoComment() throws {
    let repository = try repository("true")
    let run = try report(repository, pullRequest: nil)
    #expect(run.isGood, "\(run.output)")
    #expect(run.summary.contains("## Visual review"))
    #expect(try comments(repository) == [])
  }

  /// The author of a pull request chooses the names of tokens and files.
  @Test func hostileNamesRunNothingAndStayInTheirFences() throws {
    let name = #"````</details>@team $(touch ran) `touch ran` ${{ github.token }}"#
    let change = """
      cat > brand.tokens.json <<'END'
      \(Self.tokens.dropLast(2)),
        "\(name)": { "$type": "color", "$value": "#123456" } }
      END
      """
    let repository = try repository(change)
    let run = try report(repository)
    let comment = try #require(try comments(repository).first, "\(run.output)")
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("touch ran") })
    let fence = try #require(lines[..<line].last { $0.hasPrefix("```") })
    #expect(fence.count > 4)
    #expect(lines[line...].contains(fence))
    #expect(!comment.contains("secret"))
    #expect(try repository.run("find \"$HOME\" .. -name ran").output == "")
  }

  /// GitHub refuses a comment of more than 65,536 characters.
  @Test func aLongReportIsShortenedWithItsPartsClosed() throws {
    let repository = try repository("true")
    try repository.run(
      """
      rm gs-gallery
      cat > gs-gallery <<'END'
      #!/bin/bash
      report=${@: -1}
      case $1 in
      test)
        { echo '## Visual review'; echo '<details><summary>All</summary>'; echo; echo '```'
          seq 20000; echo '```'; echo '</details>'; } > "${report#*markdown=}" ;;
      audit) echo '{"causes":[]}' > "${report#json=}" ;;
      esac
      END
      chmod +x gs-gallery
      """, in: repository.binaries
    ).orFail()
    let run = try report(repository)
    #expect(run.isGood, "\(run.output)")
    let comment = try #require(try comments(repository).first)
    #expect(comment.utf8.count < 65_536)
    #expect(comment.hasSuffix("\n```\n</details>\n\nThe rest is in the summary of the run.\n"))
    #expect(run.summary.contains("\n20000\n"))
  }

  @Test func aTokenFileThatNeverExistedIsReported() throws {
    let path = TeamRepository.package + "/Documentation/ci/github-action.yml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("brand.tokens.json"))
    let runner = try WorkflowRunner(try repository("true"), pullRequest: 7, token: "secret")
    try runner.run(try YAML(text.replacing("brand.tokens.json", with: "band.tokens.json")))
    let run = try #require(runner.runs.last)
    #expect(!run.isGood)
    #expect(run.output.contains("There is no token file band.tokens.json"), "\(run.output)")
  }

  @Test func aShallowCloneIsExplained() throws {
    let path = TeamRepository.package + "/Documentation/ci/github-action.yml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let repository = try repository("true")
    let runner = try WorkflowRunner(repository, pullRequest: 7, token: "secret")
    try runner.run(try YAML(text.replacing("fetch-depth: 0", with: "fetch-depth: 1")))
    let run = try #require(runner.runs.last)
    #expect(!run.isGood)
    #expect(run.output.contains("Let actions/checkout fetch all commits: fetch-depth: 0"))
  }
}
