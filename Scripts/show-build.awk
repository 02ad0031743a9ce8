#!/usr/bin/awk -f
# show-build.awk -v terminal=1: shows how far `swift build` is, in one line on a terminal and else in a line for each module.
# Other lines (errors, warnings, the last line) are shown unchanged.
function clear() { if (terminal && width) printf "\r%" width "s\r", ""; width = 0 }
match($0, /^\[[0-9]+\/[0-9]+\] /) {
  count = substr($0, 2, RLENGTH - 3)
  sub("/", " of ", count)
  words = substr($0, RLENGTH + 1)
  split(words, word, " ")
  name = word[1] == "Compiling" || word[1] == "Emitting" ? word[word[1] == "Emitting" ? 3 : 2] : name
  if (terminal) {
    line = "Building, " count (name == "" ? "" : ": " name)
    clear()
    printf "%s", line
    fflush()
    width = length(line)
  } else if (name != shown) {
    print "Building " name
    fflush()
    shown = name
  }
  next
}
# Steps that do not count as progress.
/^(\[[0-9]+\/[0-9]+\]|Building for debugging|Fetching|Fetched|Updating|Updated|Computing|Computed|Creating working copy|Working copy)/ { next }
# Two lines of the compiler for each module that is compiled as a whole.
/^(warning: ignoring '-enable-batch-mode'|remark: Incremental compilation has been disabled)/ { next }
{ clear(); print; fflush() }
END { clear() }
