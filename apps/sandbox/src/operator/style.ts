import { dark, light } from "../look/colours";

/** The one style sheet of the operator's pages, in the product's colours. */
export const operatorStyle = `:root {${light} }
@media (prefers-color-scheme: dark) { :root {${dark} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink);
  font: 400 0.9375rem/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--primary); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header { background: var(--surface); border-block-end: 1px solid var(--border); }
.bar { max-width: 75rem; margin-inline: auto; padding: 0.75rem 1.5rem; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
.brand { font-weight: 650; font-size: 1.125rem; display: flex; align-items: center; gap: 0.5rem; margin-inline-end: auto; }
.brand::before { content: ""; inline-size: 0.875rem; block-size: 0.875rem; border-radius: 50% 50% 50% 12%; rotate: -45deg; background: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem; }
nav a { padding: 0.5rem 0.75rem; border-radius: 8px; color: var(--ink-muted); text-decoration: none; font-weight: 500; }
nav a:hover { background: var(--sunken); }
nav a[aria-current] { background: var(--primary-soft); color: var(--on-primary-soft); }
main { max-width: 75rem; margin-inline: auto; padding: 1.5rem; }
h1 { font: 650 1.75rem/1.2 inherit; font-size: 1.75rem; letter-spacing: -0.01em; margin: 0.5rem 0 0.25rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.75rem; }
p { max-width: 68ch; margin: 0 0 1rem; color: var(--ink-muted); }
.wide { overflow-x: auto; background: var(--surface); border: 1px solid var(--border); border-radius: 14px; }
table { inline-size: 100%; border-collapse: collapse; }
th { text-align: start; font-weight: 500; color: var(--ink-muted); background: var(--sunken); }
th, td { padding: 0.625rem 1rem; vertical-align: top; border-block-end: 1px solid var(--border); }
tr:last-child > td { border-block-end: 0; }
td.number, th.number { text-align: end; white-space: nowrap; }
.muted { color: var(--ink-muted); font-size: 0.8125rem; }
.code { font-size: 1.375rem; font-weight: 650; letter-spacing: 0.08em; white-space: nowrap; }
.iban, .date { white-space: nowrap; }
.decide { flex-wrap: nowrap; }
.tag { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 999px; font-size: 0.8125rem; font-weight: 500; background: var(--sunken); color: var(--ink-muted); white-space: nowrap; }
.tag[data-tone="good"] { background: var(--positive-soft); color: var(--positive); }
.tag[data-tone="wait"] { background: var(--caution-soft); color: var(--caution); }
.tag[data-tone="bad"] { background: var(--negative-soft); color: var(--negative); }
form { margin: 0; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
label { display: grid; gap: 0.25rem; font-weight: 500; font-size: 0.875rem; }
input, select, button { font: inherit; color: inherit; min-block-size: 2.75rem; border-radius: 8px; }
input, select { background: var(--surface); border: 1px solid var(--border-strong); padding-inline: 0.75rem; max-inline-size: 12rem; }
button { background: var(--primary); color: var(--on-primary); border: 1px solid transparent; padding-inline: 1rem; font-weight: 500; cursor: pointer; }
button:hover { background: var(--primary-hover); }
button.quiet { background: transparent; color: var(--primary); border-color: var(--border-strong); }
button.quiet:hover { background: var(--primary-soft); }
.small button { min-block-size: 2.25rem; padding-inline: 0.75rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.photo { display: block; inline-size: 9rem; block-size: 6.5rem; object-fit: cover; border-radius: 8px; border: 1px solid var(--border); background: var(--sunken); }
.reject { display: grid; gap: 0.5rem; margin-block-start: 1rem; min-inline-size: 14rem; }
.reject input, .reject select { max-inline-size: 100%; }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 14px; padding: 1rem 1.25rem; margin-block-end: 1rem; }
.empty { padding: 2rem; text-align: center; color: var(--ink-muted); }
@media (forced-colors: active) { .tag { border: 1px solid; } }
`;
