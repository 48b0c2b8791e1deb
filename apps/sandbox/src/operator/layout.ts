import { formatInstant } from "@amberline/domain/dates";
import { html } from "hono/html";
import { bankTimeZone } from "../areas/orders/days";

export type Markup = ReturnType<typeof html>;

const pages = [
  ["/sandbox", "Customers"],
  ["/sandbox/payments", "Payments"],
  ["/sandbox/verifications", "Verifications"],
  ["/sandbox/companies", "Companies"],
  ["/sandbox/outbox", "Outbox"],
  ["/sandbox/directory", "Test accounts"],
  ["/sandbox/faults", "Faults and clock"],
] as const;

/** An instant as it is read on the bank's wall. */
export const instantText = (at: number): string => formatInstant(at, "en", bankTimeZone);

interface Page {
  path: (typeof pages)[number][0];
  title: string;
  lead: string;
  now: number;
  /** Seconds after which the page loads itself again. */
  refreshAfter?: number;
  body: Markup | Markup[];
}

/** One page of the operator: plain HTML, no script. */
export const layout = ({ path, title, lead, now, refreshAfter, body }: Page): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshAfter === undefined ? "" : html`<meta http-equiv="refresh" content="${refreshAfter}" />`}
        <link rel="stylesheet" href="/sandbox/style.css" />
        <title>${title} · Amberline operator</title>
      </head>
      <body>
        <header>
          <div class="bar">
            <span class="brand">Amberline operator</span>
            <nav aria-label="Operator">
              ${pages.map(
                ([to, label]) =>
                  html`<a href="${to}" ${to === path ? html`aria-current="page"` : ""}>${label}</a>`,
              )}
            </nav>
            <span class="muted">${instantText(now)}</span>
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          <p>${lead}</p>
          ${body}
        </main>
      </body>
    </html>`;

/** A table, or a sentence when it would be empty. */
export const table = (label: string, heads: readonly string[], rows: Markup[], whenEmpty: string): Markup =>
  rows.length === 0
    ? html`<div class="wide empty">${whenEmpty}</div>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="${label}">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`;

export type Tone = "good" | "wait" | "bad" | "plain";

export const tag = (text: string, tone: Tone = "plain"): Markup =>
  html`<span class="tag" data-tone="${tone}">${text}</span>`;
