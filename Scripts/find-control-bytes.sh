#!/bin/bash
# find-control-bytes.sh FOLDER: prints, escaped, the lines of the folder's files that hold a control character other than
# line feed and tab (in UTF-8 also one of C1); succeeds where there are any.
set -euo pipefail
# All of it is read before some of it is shown: cut off by `head`, the search would look as if it had found nothing.
found=$(LC_ALL=C grep -rnaP '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]' "$1" | cut -c1-200 | cat -v)
head <<<"$found"
