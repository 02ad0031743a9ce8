#!/bin/bash
# check-stories.sh BINARY: imports the stories of every variant into Node.js and compares them with `list --json`, from which it
# makes the same states by itself: every combination of the axes' values that no rule excludes.
set -euo pipefail
binary=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$binary" list --json >"$work/list.json"
"$binary" export -q -o "$work/stories" --format stories --tiers design,interaction
echo '{ "type": "module" }' >"$work/package.json"
cat >"$work/check.js" <<'JS'
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const { specimens } = JSON.parse(readFileSync("list.json", "utf8"));
const has = (args, part) => Object.entries(part).every(([name, value]) => args[name] === value);
const text = (args) => JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)));
// A story has an array where a link and the list have the names of a set, joined by dots.
const joined = (value) => (Array.isArray(value) ? value.join(".") || "none" : value);
const plain = (args) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, joined(value)]));
const pairs = (args) =>
  Object.entries(args).flatMap((a) => Object.entries(args).map((b) => JSON.stringify([a, b])));

// The states that a specimen has by the list alone.
function statesOf({ axes, impossible }) {
  let all = [{}];
  for (const axis of axes.filter((axis) => !axis.held)) {
    const values = axis.tier === "text" ? [axis.default] : axis.values;
    all = all.flatMap((args) => values.map((value) => (value === null ? args : { ...args, [axis.name]: value })));
  }
  const excluded = impossible.flatMap((rule) => rule.excluded);
  const possible = all.filter((args) => !excluded.some((part) => has(args, part)));
  const present = possible.map((args) => {
    const absent = axes.filter((axis) => axis.absent?.some((part) => has(args, part)));
    return text(Object.fromEntries(Object.entries(args).filter(([name]) => !absent.some((axis) => axis.name === name))));
  });
  return [...new Set(present)].sort();
}

let count = 0;
for (const specimen of specimens) {
  const { default: meta, ...exports } = await import(`./stories/${specimen.id}.stories.js`);
  const stories = Object.values(exports);
  const free = specimen.axes.filter((axis) => !axis.held);
  assert.equal(meta.title, specimen.id);
  assert.deepEqual(Object.keys(meta.argTypes).sort(), free.map((axis) => axis.name).sort(), specimen.id);
  for (const axis of free.filter((axis) => axis.kind === "choice")) {
    assert.deepEqual(meta.argTypes[axis.name].options, axis.values, specimen.id);
  }
  const byName = new Map(stories.map(({ name, args }) => [name, plain(args)]));
  assert.equal(byName.size, stories.length, specimen.id);
  assert.deepEqual([...byName.values()].map(text).sort(), statesOf(specimen), specimen.id);
  // The rows of the cover are stories, and no pair of values is missing from them.
  for (const { link, args } of specimen.pairs) assert.deepEqual(byName.get(link), args, link);
  const covered = new Set(specimen.pairs.flatMap(({ args }) => pairs(args)));
  for (const [name, args] of byName) for (const pair of pairs(args)) assert(covered.has(pair), `${name}: ${pair}`);
  count += stories.length;
}
assert(specimens.length > 0 && count > specimens.length);
console.log(`${count} stories of ${specimens.length} variants are the states that list --json describes.`);
JS
cd "$work" && node check.js
