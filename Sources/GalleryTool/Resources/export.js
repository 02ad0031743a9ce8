var box = document.getElementById("filter");
var counts = document.getElementById("counts");
var whole = counts.textContent;
var none = document.getElementById("none");
var articles = Array.from(document.querySelectorAll("article"));
var figures = Array.from(document.querySelectorAll("figure"));

function filter() {
  var words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  var shown = 0;
  articles.forEach(function (article) {
    var count = 0;
    article.querySelectorAll("figure").forEach(function (figure) {
      var text = article.dataset.words + " " + figure.dataset.words;
      var matches = words.every(function (word) { return text.includes(word); });
      figure.hidden = !matches;
      if (matches) { count += 1; }
    });
    article.hidden = count === 0;
    shown += count;
  });
  document.querySelectorAll(".looks").forEach(function (looks) {
    var isEmpty = !looks.querySelector("figure:not([hidden])");
    looks.hidden = isEmpty;
    var title = looks.previousElementSibling;
    if (title.tagName === "H4") { title.hidden = isEmpty; }
  });
  document.querySelectorAll("section").forEach(function (section) {
    section.hidden = !section.querySelector("article:not([hidden])");
  });
  document.querySelectorAll("nav a").forEach(function (link) {
    var article = document.getElementById(link.getAttribute("href").slice(1));
    link.parentElement.hidden = article.hidden;
  });
  document.querySelectorAll("nav li").forEach(function (item) {
    if (item.querySelector("ul")) {
      item.hidden = !item.querySelector("ul li:not([hidden])");
    }
  });
  none.hidden = shown > 0;
  counts.textContent = words.length ? shown + " / " + figures.length : whole;
}

/* The look that a key goes to: the nearest in the row above or below, or the neighbour. */
function move(from, key) {
  var all = figures.filter(function (figure) { return figure.offsetParent; });
  var place = all.indexOf(from);
  if (key === "ArrowRight") { return all[place + 1]; }
  if (key === "ArrowLeft") { return all[place - 1]; }
  var here = from.getBoundingClientRect();
  var isDown = key === "ArrowDown";
  var best = null;
  var least = Infinity;
  all.forEach(function (figure) {
    var there = figure.getBoundingClientRect();
    var distance = isDown ? there.top - here.top : here.top - there.top;
    if (distance <= 1) { return; }
    var cost = distance * 10 + Math.abs(there.left - here.left);
    if (cost < least) { least = cost; best = figure; }
  });
  return best;
}

box.addEventListener("input", filter);
document.addEventListener("keydown", function (event) {
  if (event.ctrlKey || event.metaKey || event.altKey) { return; }
  var target = event.target;
  if (target === box) {
    if (event.key === "Escape") { box.value = ""; filter(); box.blur(); }
    if (event.key === "Enter" || event.key === "ArrowDown") {
      var first = figures.find(function (figure) { return figure.offsetParent; });
      if (first) { first.focus(); event.preventDefault(); }
    }
    return;
  }
  if (event.key === "/") { box.focus(); box.select(); event.preventDefault(); }
  if (target.tagName !== "FIGURE") { return; }
  if (event.key === "Enter" || event.key === "y") { copy(target.dataset.link); }
  if (event.key === "Escape") { target.blur(); }
  if (event.key.startsWith("Arrow")) {
    var next = move(target, event.key);
    if (next) { next.focus(); }
    event.preventDefault();
  }
});
