/* global document, found, setInterval, window */
const get = (id) => document.getElementById(id);
const make = (name, words = "", more = {}) =>
  Object.assign(document.createElement(name), { textContent: words }, more);
const sides = { expected: "As it was", actual: "As it is now", diff: "What differs" };
const ways = ["sides", "slide", "blink", "diff"];
const pictures = found.groups.flatMap((group) => group.pictures.map((picture) => ({ group, picture })));
const radios = [...document.querySelectorAll("input[name=way]")];
const range = document.querySelector("#slider input");
let chosen = 0;
let way = "sides";

get("count").textContent =
  pictures.length === 0
    ? `All ${found.compared} pictures are as they were.`
    : `${pictures.length} of ${found.compared} pictures, in ${found.groups.length} states.`;

const buttons = [];
for (const { flow, state, pictures: own } of found.groups) {
  const item = make("li");
  const name = make("div", state, { className: "group" });
  name.prepend(make("span", flow));
  const list = make("ul");
  for (const picture of own) {
    const at = buttons.length;
    const button = make("button", picture.mode, { type: "button", onclick: () => choose(at) });
    button.append(make("span", picture.found));
    buttons.push(button);
    const row = make("li");
    row.append(button);
    list.append(row);
  }
  item.append(name, list);
  get("list").append(item);
}

function draw() {
  const current = pictures[chosen];
  get("stage").hidden = !current;
  if (!current) return;
  const { group, picture } = current;
  buttons.forEach((button, at) => {
    if (at === chosen) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  });
  get("name").textContent = `${group.flow} · ${group.state}`;
  get("found").textContent = `${picture.mode}: ${picture.found}.`;
  const isPair = picture.expected !== null;
  get("ways").hidden = !isPair;
  get("slider").hidden = !isPair || way !== "slide";
  get("blink").hidden = !isPair || way !== "blink";
  const place = get("pictures");
  place.dataset.way = isPair ? way : "sides";
  const wanted = way === "diff" ? ["diff"] : way === "sides" ? Object.keys(sides) : ["expected", "actual"];
  place.replaceChildren(
    ...(isPair ? wanted : ["actual"])
      .filter((side) => picture[side] !== null)
      .map((side) => {
        const figure = make("figure");
        figure.dataset.side = side;
        const words = sides[side];
        figure.append(
          make("figcaption", words),
          make("img", "", { src: picture[side].split("/").map(encodeURIComponent).join("/"), alt: words }),
        );
        return figure;
      }),
  );
  get("take").querySelector("code").textContent = `npm run images -- --accept ${picture.name}`;
}

function choose(at) {
  chosen = Math.min(Math.max(at, 0), pictures.length - 1);
  draw();
  buttons[chosen]?.scrollIntoView({ block: "nearest" });
}

function look(next) {
  way = next;
  radios.find(({ value }) => value === way).checked = true;
  draw();
}

function slide(to) {
  range.value = String(to);
  get("pictures").style.setProperty("--divider", `${range.value}%`);
}

for (const radio of radios) radio.onchange = () => look(radio.value);
range.oninput = () => slide(range.value);
const blink = get("blink");
blink.onclick = () =>
  blink.setAttribute("aria-pressed", String(blink.getAttribute("aria-pressed") !== "true"));
let isNew = true;
setInterval(() => {
  isNew = blink.getAttribute("aria-pressed") === "true" ? !isNew : isNew;
  get("pictures").style.setProperty("--shown", isNew ? "visible" : "hidden");
}, 800);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isField = event.target instanceof window.HTMLInputElement;
  const moves = {
    ArrowDown: () => choose(chosen + 1),
    ArrowUp: () => choose(chosen - 1),
    ArrowLeft: () => (way === "slide" ? slide(Number(range.value) - 5) : choose(chosen - 1)),
    ArrowRight: () => (way === "slide" ? slide(Number(range.value) + 5) : choose(chosen + 1)),
  };
  const next = ways[Number(event.key) - 1];
  if (next) look(next);
  else if (moves[event.key] && !isField) moves[event.key]();
  else return;
  event.preventDefault();
});

draw();
