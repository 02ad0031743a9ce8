var main = document.getElementById("differences");
var box = document.getElementById("filter");
var counts = document.getElementById("counts");
var whole = counts.innerHTML;
var none = document.getElementById("none");
var help = document.getElementById("help");
var figures = Array.from(document.querySelectorAll("figure"));
var buttons = Array.from(document.querySelectorAll(".ways button"));
var isStill = matchMedia("(prefers-reduced-motion: reduce)");
var jumps = {c: "changed", n: "new", d: "deleted", r: "renamed", s: "same", f: "failed"};
var isJumping = false;
var blinking = 0;

/* A slider for each pair, which only the script can move. */
document.querySelectorAll(".pair").forEach(function (stage) {
  var input = document.createElement("input");
  input.type = "range";
  input.min = 0;
  input.max = 100;
  input.value = 50;
  input.setAttribute("aria-label", main.dataset.slider);
  stage.after(input);
});

function turn() {
  main.dataset.phase = main.dataset.phase === "before" ? "after" : "before";
}

function look(way) {
  main.dataset.way = way;
  buttons.forEach(function (button) {
    button.setAttribute("aria-pressed", String(button.dataset.way === way));
  });
  clearInterval(blinking);
  if (way === "blink") {
    turn();
    if (!isStill.matches) { blinking = setInterval(turn, 800); }
  }
}

function lookNext() {
  var place = buttons.findIndex(function (button) {
    return button.dataset.way === main.dataset.way;
  });
  look(buttons[(place + 1) % buttons.length].dataset.way);
}

function seen() {
  return figures.filter(function (figure) { return figure.checkVisibility(); });
}

function go(steps) {
  var all = seen();
  var place = all.indexOf(document.activeElement.closest("figure"));
  var next = all[place < 0 ? (steps > 0 ? 0 : all.length - 1) : place + steps];
  if (next) {
    next.focus({preventScroll: true});
    next.scrollIntoView({block: "nearest"});
  }
}

function jump(key) {
  var target = document.getElementById(jumps[key] || "");
  if (!target || target.hidden) { return; }
  target.scrollIntoView();
  var first = target.querySelector("figure:not([hidden])");
  if (first && first.checkVisibility()) {
    first.focus({preventScroll: true});
  } else if (document.activeElement) {
    document.activeElement.blur();
  }
}

function enlarge(figure) {
  figure.classList.toggle("large");
  figure.scrollIntoView({block: "nearest"});
}

/* The text of an element for the filter, read once. */
var texts = new Map();

function textOf(element) {
  if (!texts.has(element)) { texts.set(element, element.textContent.toLowerCase()); }
  return texts.get(element);
}

/* The text of a cause: everything in its article but the looks, and the kind of change. */
function headOf(article) {
  if (!texts.has(article)) {
    var parts = [article.closest("section").id];
    article.querySelectorAll("h3, .command, .values, h4").forEach(function (part) {
      if (!part.closest("figure")) { parts.push(part.textContent); }
    });
    texts.set(article, parts.join(" ").toLowerCase());
  }
  return texts.get(article);
}

function filter() {
  var words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  function matches(text) {
    return words.every(function (word) { return text.includes(word); });
  }
  function hasFigure(element) { return element.querySelector("figure:not([hidden])") !== null; }
  var shown = 0;
  document.querySelectorAll("article").forEach(function (article) {
    var head = headOf(article);
    article.querySelectorAll("figure").forEach(function (figure) {
      figure.hidden = !matches(head + " " + textOf(figure));
      if (!figure.hidden) { shown += 1; }
    });
    article.querySelectorAll(".group").forEach(function (group) {
      group.hidden = !hasFigure(group);
    });
    article.querySelectorAll(".rest").forEach(function (rest) {
      rest.hidden = !hasFigure(rest);
      rest.open = words.length > 0 && !rest.hidden;
    });
    article.hidden = !hasFigure(article);
  });
  document.querySelectorAll("tbody tr, .failures li").forEach(function (row) {
    var link = row.querySelector("a");
    var article = link && document.getElementById(link.getAttribute("href").slice(1));
    row.hidden = article ? article.hidden : !row.closest(".values") && !matches(textOf(row));
  });
  document.querySelectorAll("section").forEach(function (section) {
    section.hidden = words.length > 0 && !section.querySelector(
      "article:not([hidden]), tbody tr:not([hidden]), .failures li:not([hidden])");
  });
  document.querySelectorAll("nav a").forEach(function (link) {
    var target = document.getElementById(link.getAttribute("href").slice(1));
    link.parentElement.hidden = target.hidden;
  });
  none.hidden = document.querySelector("section:not([hidden])") !== null;
  if (words.length) { counts.textContent = shown + " / " + figures.length; }
  else { counts.innerHTML = whole; }
}

function slide(stage, x) {
  var area = stage.getBoundingClientRect();
  var part = Math.max(0, Math.min(1, (x - area.left) / area.width));
  cut(stage, Math.round(part * 100));
}

function cut(stage, value) {
  stage.style.setProperty("--cut", value + "%");
  stage.parentElement.querySelector("input").value = value;
}

buttons.forEach(function (button) {
  button.addEventListener("click", function () { look(button.dataset.way); });
});
document.querySelectorAll(".stage").forEach(function (stage) {
  var input = stage.parentElement.querySelector("input");
  if (!input) { return; }
  input.addEventListener("input", function () { cut(stage, input.value); });
  stage.addEventListener("pointerdown", function (event) {
    if (main.dataset.way === "slide") {
      stage.setPointerCapture(event.pointerId);
      slide(stage, event.clientX);
      event.preventDefault();
    }
  });
  stage.addEventListener("pointermove", function (event) {
    if (stage.hasPointerCapture(event.pointerId)) { slide(stage, event.clientX); }
  });
});
document.querySelectorAll("figure").forEach(function (figure) {
  figure.querySelector(".canvas").addEventListener("click", function (event) {
    if (main.dataset.way === "blink" && isStill.matches) { turn(); return; }
    if (main.dataset.way !== "slide") { figure.focus({preventScroll: true}); }
  });
  figure.querySelector(".canvas").addEventListener("dblclick", function () {
    if (main.dataset.way !== "slide") { enlarge(figure); }
  });
});
document.getElementById("keys").addEventListener("click", function () { help.showModal(); });
box.addEventListener("input", filter);

document.addEventListener("keydown", function (event) {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) { return; }
  var target = event.target;
  var key = event.key;
  if (target === box) {
    if (key === "Escape") { box.value = ""; filter(); box.blur(); }
    if (key === "Enter") { go(1); event.preventDefault(); }
    return;
  }
  if (target.tagName === "INPUT" && key.startsWith("Arrow")) { return; }
  if (isJumping) {
    isJumping = false;
    if (key in jumps) { jump(key); event.preventDefault(); return; }
  }
  var isButton = target.closest("button, a, summary, input, code.link");
  if (key === "/") { box.focus(); box.select(); event.preventDefault(); }
  if (key === "?") { help.showModal(); }
  if (key === "g") { isJumping = true; }
  if (key === "d") { lookNext(); }
  if (key === "ArrowLeft" || key === "h") { go(-1); event.preventDefault(); }
  if (key === "ArrowRight" || key === "l") { go(1); event.preventDefault(); }
  if (key === " " && main.dataset.way === "blink" && !isButton) {
    turn();
    event.preventDefault();
  }
  var figure = target.closest("figure");
  if (key === "Escape") {
    var large = document.querySelector("figure.large");
    if (large) { enlarge(large); } else if (box.value) { box.value = ""; filter(); }
    else { target.blur(); }
  }
  if (!figure || isButton) { return; }
  if (key === "Enter") { enlarge(figure); }
  if (key === "y") { copyFrom(figure.querySelector(".command .link")); }
});
