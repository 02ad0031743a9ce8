var root = document.documentElement;
var said = document.getElementById("said");
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

root.dataset.script = "";
document.querySelectorAll("code.link").forEach(function (code) {
  code.setAttribute("role", "button");
  code.tabIndex = 0;
});

function copyFrom(target) {
  var button = target.closest("[data-copy], code.link");
  if (button) { copy(button.dataset.copy || button.textContent); }
  return button !== null;
}

document.addEventListener("click", function (event) { copyFrom(event.target); });
document.addEventListener("keydown", function (event) {
  if (event.key !== "Enter" && event.key !== " ") { return; }
  if (event.target.matches("code.link") && copyFrom(event.target)) { event.preventDefault(); }
});
document.getElementById("appearance").addEventListener("click", function () {
  var isDark = root.dataset.appearance
    ? root.dataset.appearance === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.appearance = isDark ? "light" : "dark";
});
