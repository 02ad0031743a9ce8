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
