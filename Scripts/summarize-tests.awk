#!/usr/bin/awk -f
# Reads the output of a test run and passes on its important parts at once: failures, and a line for every ten suites.
/^✔ Suite .* passed after / {
  if (++suites % 10 == 0) print suites " suites passed, the last of them" substr($0, length("✔ Suite") + 1)
  fflush()
  next
}
/^✘ Suite |^✔|^◇|^➜/ { detail = 0; next }
/^✘/ { detail = 1 }
detail || /Fatal error:/ { print; fflush() }
