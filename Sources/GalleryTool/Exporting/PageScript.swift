/// The script of an exported page: the filter box, the keys, and copying. Without it everything is seen all the same.
enum PageScript {
  /// Nothing of a catalogue is put in here; the page hands its words over in attributes.
  static let text = """
    "use strict";
    (function () {
      var root = document.documentElement;
      var box = document.getElementById("filter");
      var counts = document.getElementById("counts");
      var whole = counts.textContent;
      var none = document.getElementById("none");
      var said = document.getElementById("said");
      var articles = Array.from(document.querySelectorAll("article"));
      var figures = Array.from(document.querySelectorAll("figure"));
      var timer = 0;

      function say(text) {
        said.textContent = text;
        clearTimeout(timer);
        timer = setTimeout(function () { said.textContent = ""; }, 2000);
      }

      function copyByHand(text) {
        var area = document.createElement("textarea");
        area.value = text;
        document.body.appendChild(area);
        area.select();
        var isDone = document.execCommand("copy");
        area.remove();
        return isDone;
      }

      function copy(text) {
        var data = document.body.dataset;
        function tell(isDone) { say(isDone ? data.copied + "  " + text : data.failed); }
        if (navigator.clipboard) {
          navigator.clipboard.writeText(text).then(
            function () { tell(true); }, function () { tell(copyByHand(text)); });
        } else {
          tell(copyByHand(text));
        }
      }

      function filter() {
        var words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
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
      document.addEventListener("click", function (event) {
        var button = event.target.closest("[data-copy]");
        if (button) { copy(button.dataset.copy); }
      });
      document.getElementById("appearance").addEventListener("click", function () {
        var isDark = root.dataset.appearance
          ? root.dataset.appearance === "dark"
          : matchMedia("(prefers-color-scheme: dark)").matches;
        root.dataset.appearance = isDark ? "light" : "dark";
      });
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
    }());

    """
}
