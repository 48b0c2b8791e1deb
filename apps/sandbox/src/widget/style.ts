import { dark, light } from "../theme/colours";
import { fontNames } from "./files";

const [latin, latinExt] = fontNames;

/** The unicode ranges of Fontsource's Inter files. */
const fonts = [
  [
    latin,
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  ],
  [latinExt, "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF"],
] as const;

const fontFaces = fonts.map(
  ([file, range]) =>
    `@font-face { font-family: "Inter Variable"; font-style: normal; font-weight: 100 900; font-display: swap; src: url("/websdk/${file}") format("woff2-variations"); unicode-range: ${range}; }`,
);

const properties = (scheme: "light" | "dark", colours: Record<string, string>) =>
  [
    ...Object.entries(colours).map(([role, colour]) => `--${role}: ${colour};`),
    `color-scheme: ${scheme};`,
  ].join(" ");

/** The style sheet of the widget, in the product's colours and measures. */
export const widgetStyle = `${fontFaces.join("\n")}
:root { ${properties("light", light)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${properties("dark", dark)} } }
:root[data-theme="dark"] { ${properties("dark", dark)} }
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 400 1rem/1.5 "Inter Variable", system-ui, sans-serif; overflow-wrap: break-word; }
body[data-mode="link"] { background: var(--canvas); padding: 1.5rem 1rem 3rem; }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
h1:focus { outline: none; }
main { padding: 4px; }
body[data-entered] main { border-radius: 8px; outline: 2px solid var(--focus); outline-offset: -2px; }
body[data-mode="link"] main { max-inline-size: 32rem; margin-inline: auto; padding: 1.5rem; background: var(--surface); border: 1px solid var(--border); border-radius: 14px; }
.top { max-inline-size: 32rem; margin: 0 auto 1.5rem; display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; justify-content: space-between; }
.brand { font-weight: 650; font-size: 1.125rem; display: flex; align-items: center; gap: 0.5rem; }
.brand::before { content: ""; inline-size: 0.875rem; block-size: 0.875rem; border-radius: 50% 50% 50% 12%; rotate: -45deg; background: var(--accent); }
h1 { font-size: 1.375rem; line-height: 1.75rem; font-weight: 650; letter-spacing: -0.01em; margin: 0 0 0.5rem; }
p { margin: 0 0 1rem; color: var(--ink-muted); max-inline-size: 68ch; }
.step { font-size: 0.875rem; line-height: 1.25rem; color: var(--ink-muted); margin: 0 0 0.25rem; }
.bar { display: flex; gap: 4px; margin: 0 0 1.25rem; }
.bar span { flex: 1; block-size: 4px; border-radius: 999px; background: var(--border); }
.bar span[data-done] { background: var(--primary); }
fieldset { border: 0; margin: 0 0 1.5rem; padding: 0; min-inline-size: 0; display: grid; gap: 0.75rem; }
legend { padding: 0; margin: 0; font: inherit; color: inherit; }
.choice { display: flex; gap: 0.75rem; align-items: center; padding: 0.875rem 1rem; border: 1px solid var(--border-strong); border-radius: 14px; cursor: pointer; }
.choice:hover { background: var(--sunken); }
.choice:has(:checked) { border-color: var(--primary); background: var(--primary-soft); color: var(--on-primary-soft); box-shadow: inset 0 0 0 1px var(--primary); }
.choice:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
.choice input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; flex: none; accent-color: var(--primary); outline: none; }
.choice strong { display: block; font-weight: 500; }
.choice span span { font-size: 0.875rem; line-height: 1.25rem; color: var(--ink-muted); }
.choice:has(:checked) span span { color: inherit; }
ul { margin: 0 0 1.25rem; padding: 0; list-style: none; display: grid; gap: 0.5rem; color: var(--ink-muted); font-size: 0.875rem; line-height: 1.25rem; }
li { padding-inline-start: 1.5rem; position: relative; }
li::before { content: ""; position: absolute; inset-inline-start: 0.25rem; inset-block-start: 0.3rem; inline-size: 0.65rem; block-size: 0.35rem; border: solid var(--positive); border-width: 0 0 2px 2px; rotate: -45deg; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.actions > * { flex: 1 1 10rem; }
button { font: inherit; font-weight: 500; min-block-size: 2.75rem; padding: 0.5rem 1rem; border-radius: 8px; border: 1px solid transparent; background: var(--primary); color: var(--on-primary); cursor: pointer; }
button:hover { background: var(--primary-hover); }
button.second { background: transparent; color: var(--primary); border-color: var(--border-strong); }
button.second:hover { background: var(--primary-soft); color: var(--on-primary-soft); }
button.plain { flex: none; background: transparent; color: var(--primary); padding-inline: 0; }
button.plain:hover { background: transparent; text-decoration: underline; text-underline-offset: 0.2em; }
button[aria-disabled="true"] { background: var(--sunken); color: var(--ink-muted); border-color: var(--border); cursor: default; }
a { color: var(--primary); display: inline-block; padding-block: 0.625rem; }
a:hover { text-decoration: none; }
.home { margin: 0.75rem 0 0; }
.after { margin-block-start: 0.75rem; }
.hint { font-size: 0.875rem; line-height: 1.25rem; margin: 0.75rem 0 0; }
.picture { display: grid; margin: 0 0 1rem; border-radius: 14px; overflow: hidden; background: var(--sunken); border: 1px solid var(--border); }
.picture > * { grid-area: 1 / 1; inline-size: 100%; }
.picture img, .picture video { display: block; max-block-size: 22rem; object-fit: contain; background: var(--sunken); }
.picture video { min-block-size: 12rem; }
.picture video[data-facing="user"] { scale: -1 1; }
.outline { place-self: center; max-inline-size: 15rem; margin: 1.5rem; border: 2px dashed var(--border-strong); border-radius: 14px; aspect-ratio: 1.42; }
.outline[data-part="selfie"] { max-inline-size: 9rem; border-radius: 50%; aspect-ratio: 0.78; }
.notice { display: flex; gap: 0.75rem; padding: 0.75rem 1rem; margin: 0 0 1rem; border-radius: 14px; background: var(--negative-soft); color: var(--negative); }
.notice::before { content: "!"; flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: 0.125rem; border-radius: 50%; border: 2px solid currentcolor; font: 650 0.75rem/1rem "Inter Variable", sans-serif; text-align: center; }
.photos { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: 0.75rem; margin: 0 0 1rem; }
figure { margin: 0; }
figure img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 14px; border: 1px solid var(--border); background: var(--sunken); }
figcaption { display: grid; justify-items: start; padding-block-start: 0.5rem; font-size: 0.875rem; line-height: 1.25rem; }
.outcome { text-align: center; padding-block: 1.5rem; }
.outcome p { margin-inline: auto; max-inline-size: 40ch; }
.sign { display: inline-grid; place-items: center; inline-size: 3.5rem; block-size: 3.5rem; margin-block-end: 1rem; border-radius: 50%; background: var(--info-soft); color: var(--info); }
.sign[data-tone="good"] { background: var(--positive-soft); color: var(--positive); }
.sign[data-tone="wait"] { background: var(--caution-soft); color: var(--caution); }
.sign[data-tone="bad"] { background: var(--negative-soft); color: var(--negative); }
.sign svg { inline-size: 1.5rem; block-size: 1.5rem; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
dl { margin: 0 auto 1.25rem; padding: 1rem; max-inline-size: 28rem; text-align: start; background: var(--sunken); border-radius: 14px; display: grid; gap: 0.25rem; }
dt { font-size: 0.875rem; line-height: 1.25rem; color: var(--ink-muted); }
dd { margin: 0 0 0.5rem; }
dd:last-child { margin: 0; }
.spinner { inline-size: 1.75rem; block-size: 1.75rem; margin: 4rem auto; border-radius: 50%; border: 3px solid var(--border); border-block-start-color: var(--primary); animation: turn 900ms linear infinite; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 6s; } }
@media (forced-colors: active) { .choice:has(:checked) { outline: 2px solid Highlight; } .bar span[data-done] { background: CanvasText; } .notice, .sign, dl { border: 1px solid; } }
`;
