#!/bin/bash
# make-mirror.sh FOLDER: makes a bare repository with the files of this one, committed or not, under the tag of the version. It
# replaces the published address of the package, in checks and before anything is published:
#   swift package config set-mirror --original $(Scripts/release.sh repository) --mirror FOLDER
set -euo pipefail
folder=$(realpath -m "$1")
cd "$(dirname "$0")/.."
version=$(Scripts/release.sh version)
[ ! -e "$folder" ] || { echo "$folder exists already; name a folder that does not." >&2; exit 1; }
git init --quiet --bare "$folder"
# Settings of the machine, such as a name or a signature, are not needed.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_DIR=$folder GIT_WORK_TREE=$PWD
export GIT_AUTHOR_NAME=gs-gallery GIT_AUTHOR_EMAIL=gs-gallery@example.com
export GIT_COMMITTER_NAME=$GIT_AUTHOR_NAME GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL
git config core.bare false
git add --all
git commit --quiet --message "Version $version"
git tag "$version"
git config core.bare true
