/// The parser's script for a shell, changed for links: they contain `:` and `=`, and open the gallery without the name
/// of a command.
enum CompletionScript {
  /// The script as a shell reads it; any other text as it is.
  static func adapted(_ text: String, program: String) -> String {
    if text.hasPrefix("#!/bin/bash") { return bash(text, program) }
    if text.hasPrefix("#compdef") { return zsh(text, program) }
    if text.contains("complete -c '\(program)'") { return fish(text, program) }
    return text
  }

  /// bash divides words at `:`, `=` and `@`. They are put together for the generated function, whose answers lose the
  /// parts that bash keeps.
  private static func bash(_ text: String, _ program: String) -> String {
    let function = "_" + program
    let registration = "complete -o filenames -F \(function) \(program)"
    return text.replacing(
      registration,
      with: """
        \(function)_with_links() {
            local -a words=()
            local -i number place=0
            local word rest="${COMP_LINE:0:${COMP_POINT}}"
            for ((number = 0; number <= COMP_CWORD; number++)); do
                word="${COMP_WORDS[number]}"
                if ((number == 0)) || [[ "${rest}" = [[:space:]]* ]]; then
                    words+=("${word}")
                else
                    words[${#words[@]} - 1]+="${word}"
                fi
                rest="${rest#"${rest%%[![:space:]]*}"}"
                rest="${rest#"${word}"}"
            done
            place=$((${#words[@]} - 1))
            local -r whole="${words[place]}"
            local -a COMP_WORDS=("${words[@]}")
            local -i COMP_CWORD=place
            \(function) "${1}" "${whole}" "${words[place > 0 ? place - 1 : 0]}"
            if ((place == 1)) && [[ "${whole}" = [!-]* ]]; then
                while IFS= read -r word; do
                    [[ -n "${word}" ]] && COMPREPLY+=("${word}")
                done < <("${1}" ---completion browse -- positional@0 1 "${#whole}" "${words[@]}")
            fi
            [[ -e "${COMPREPLY[0]}" ]] && compopt -o filenames 2>/dev/null
            [[ "${#COMPREPLY[@]}" -eq 1 && "${COMPREPLY[0]}" = *= ]] && compopt -o nospace 2>/dev/null
            local breaks="" character
            for character in : = @; do
                [[ "${COMP_WORDBREAKS}" = *"${character}"* ]] && breaks+="${character}"
            done
            if [[ -n "${breaks}" && "${whole}" = *["${breaks}"]* ]]; then
                # A word begins with its "@", but behind its ":" and "=".
                local -r head="${whole%"${whole##*["${breaks}"]}"}"
                COMPREPLY=("${COMPREPLY[@]#"${head%@}"}")
            fi
            return 0
        }
        complete -F \(function)_with_links \(program)
        """)
  }

  /// zsh would take the text after a `:` for a description. A name that waits for its value has no space behind it.
  private static func zsh(_ text: String, _ program: String) -> String {
    let function = "__" + program + "_custom_complete"
    guard let end = text.firstRange(of: "\nif [[ \"${funcstack[1]}\"") else { return text }
    let offer = """

      \(function)() {
          local -a found
          found=("${(@f)"$("${command_name}" "${@}" "${command_line[@]}")"}")
          found=("${(@)found:#}")
          (( ${#found} )) || return 1
          compadd -Q -S '' -- "${(@M)found:#*=}"
          compadd -Q -- "${(@)found:#*=}"
          return 0
      }

      """
    let describes = "_describe -V subcommand subcommands && ret=0"
    return (text[..<end.lowerBound] + offer + text[end.lowerBound...]).replacing(
      describes,
      with: describes + """

                    if [[ -n "${PREFIX}" && "${PREFIX}" != -* ]]; then
                        \(function) ---completion browse -- positional@0 "${current_word_index}" "${#PREFIX}" && ret=0
                    fi
        """)
  }

  private static func fish(_ text: String, _ program: String) -> String {
    let functions = "__" + program
    let isFirst = functions + "_should_offer_completions_for_positional"
    let tokens = functions + "_tokens"
    // Without this, every command's conditions parse the line, which takes a second.
    let check = """

          set -l expected (string split ' ' -- $expected_commands)
          set -l typed (commandline -opc)
          set -q expected[2]; and test "$expected[2]" != "$typed[2]"; and return 1
      """
    let conditions = [
      "function \(isFirst) -a expected_commands positional_index_comparison expected_positional_index",
      "function \(functions)_should_offer_completions_for_flags_or_options -a expected_commands",
    ]
    let fast = conditions.reduce(text) { $0.replacing($1 + "\n", with: $1 + check + "\n") }
    // The option -C of `commandline` fails for a line that is not typed, as in `complete -C`.
    let length = "(string length -- (commandline -ct))"
    return fast.replacing("(\(tokens) -tC)", with: length) + """

      complete -c '\(program)' -n '\(isFirst) "\(program)" -eq 1; and test -n (commandline -ct)' -fka '(\(functions)_custom_completion \
      ---completion browse -- positional@0 (count (\(tokens) -pc)) \(length))'
      """
  }
}
