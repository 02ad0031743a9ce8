#!/bin/bash
# find-control-bytes.sh FOLDER: prints, escaped, the lines of the folder's files that hold a control character other than
# line feed and tab (in UTF-8 also one of C1); succeeds if there are any.
set -euo pipefail
# All output is read before some of it is shown: cut off by `head`, the search would seem to have found nothing.
found=$(LC_ALL=C grep -rnaP '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]' "$1" | cut -c1-200 | cat -v)
head <<<"$found"
