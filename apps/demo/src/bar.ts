import { demoLogins } from "@amberline/sandbox/seed/demoLogins";
import "./bar.css";
import * as catalogues from "./locales/all";
import { base, channelName, type FromBank, type ToBank } from "./relay";

const { en } = catalogues;
const root = document.documentElement;
const channel = new BroadcastChannel(channelName);

let state: "opening" | "failed" | "signIn" = "opening";

function link(label: string, href: string): HTMLElement {
  const anchor = document.createElement("a");
  anchor.textContent = label;
  anchor.href = href;
  // The page that has the bank stays open.
  anchor.target = "_blank";
  return anchor;
}

function resetButton({ reset, sure }: typeof en): HTMLElement {
  const button = document.createElement("button");
  button.textContent = reset;
  const wanted: ToBank = { is: "reset" };
  button.onclick = () => confirm(sure) && channel.postMessage(wanted);
  return button;
}

const bar = document.createElement("aside");
bar.className = "demo-bar";

function show(): void {
  const words = (catalogues as Record<string, typeof en>)[root.lang] ?? en;
  bar.ariaLabel = words.about;
  const { email, password } = demoLogins.ilze;
  const said = document.createElement("span");
  said.role = "status";
  said.textContent = `${words.about} ${words[state].replace("{{email}}", email).replace("{{password}}", password)}`;
  const isOperator = location.pathname.startsWith(`${base}sandbox`);
  const links = isOperator
    ? [link(words.bank, base)]
    : [link(words.codes, `${base}sandbox/customers`), link(words.operator, `${base}sandbox/`)];
  bar.replaceChildren(said, ...links, link(words.stepper, `${base}stepper.html`), resetButton(words));
}

channel.addEventListener("message", ({ data }: MessageEvent<FromBank | ToBank>) => {
  if (data.is !== "gone") return;
  localStorage.clear();
  sessionStorage.clear();
  location.reload();
});

function tell(now: typeof state): void {
  state = now;
  show();
}

/** Waits for the service worker to take the page, and answers once the bank is open. */
export const follow = () =>
  fetch("/websdk/style.css").then(
    ({ ok }) => tell(ok ? "signIn" : "failed"),
    () => tell("failed"),
  );

show();
document.body.prepend(bar);
new MutationObserver(show).observe(root, { attributeFilter: ["lang"] });
