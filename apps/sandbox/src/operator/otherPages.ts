import { formatIban } from "@amberline/domain/iban";
import { html } from "hono/html";
import { epochOf } from "../db/schema";
import { faultKinds, type Faults } from "../faults";
import { type Db } from "../ledger";
import { banks, testAccounts, type OutsideAccount } from "../seed";
import { callNames } from "./faultPlan";
import { instantText, layout, table, tag, type Markup, type Tone } from "./layout";
import { mail } from "./queries";

type Message = Awaited<ReturnType<typeof mail>>[number];

function fate({ route, problem, delivered_at: deliveredAt }: Message): Markup | "" {
  if (route === "outbox") return "";
  if (problem !== null) return tag(`not sent: ${problem}`, "bad");
  return deliveredAt === null ? tag("on its way", "wait") : tag("sent", "good");
}

/** What customers were sent by mail and text message. */
export async function outboxPage(db: Db, now: number): Promise<Markup> {
  const messages = await mail(db, { limit: 100 });
  return layout({
    path: "/sandbox/outbox",
    title: "Outbox",
    lead: "Messages to customers, the newest on top. What was sent by SMTP is listed without its text.",
    now,
    refreshAfter: 10,
    body: table(
      "Messages",
      ["To", "Message", "Sent"],
      messages.map(
        (message) =>
          html`<tr>
            <td>${message.recipient}<br />${tag(message.channel)}</td>
            <td>
              <strong>${message.subject}</strong>
              <pre>${message.body}</pre>
            </td>
            <td class="muted">${instantText(epochOf(message.created_at))}<br />${fate(message)}</td>
          </tr>`,
      ),
      "Nothing has been sent yet.",
    ),
  });
}

const tones: Record<NonNullable<OutsideAccount["typed"]>["result"], Tone> = {
  MTCH: "good",
  CMTC: "wait",
  NMTC: "bad",
  NOAP: "plain",
};

const bicOf = (iban: string) =>
  banks.find((bank) => iban.startsWith(bank.country) && iban.slice(4).startsWith(bank.bank_code))?.bic ?? "";

const accountRow = ({ iban, holder, typed, happens }: OutsideAccount): Markup => html`
  <tr>
    <td class="iban">${formatIban(iban)}</td>
    <td>${bicOf(iban)}</td>
    <td>${holder}</td>
    <td>${typed ? html`${typed.name} ${tag(typed.result, tones[typed.result])}` : ""}</td>
    <td class="muted">${happens ?? "arrives"}</td>
  </tr>
`;

/** Accounts at other banks, one for each thing a tester may want to meet. */
export const directoryPage = (now: number): Markup =>
  layout({
    path: "/sandbox/directory",
    title: "Test accounts",
    lead: "Accounts at other banks. Type the name shown to get that answer of the name check; any other valid IBAN is an unknown account.",
    now,
    body: table(
      "Test accounts",
      ["IBAN", "BIC", "Holder", "Type this name", "The payment"],
      testAccounts.map(accountRow),
      "",
    ),
  });

const options = (values: readonly string[]) => values.map((value) => html`<option>${value}</option>`);

const faultForm = html`<form class="row card" method="post" action="/sandbox/faults">
  <label
    >Call
    <select name="call">
      ${options(callNames)}
    </select></label
  >
  <label
    >Fault
    <select name="fault">
      ${options(faultKinds)}
    </select></label
  >
  <label>Times <input name="times" type="number" min="1" max="1000" value="1" /></label>
  <label>Status <input name="status" type="number" min="400" max="599" value="500" /></label>
  <label>Delay, ms <input name="ms" type="number" min="0" max="120000" value="10000" /></label>
  <button>Plan</button>
</form>`;

const shifts = [
  ["1 minute", 60_000],
  ["9 minutes", 540_000],
  ["1 hour", 3_600_000],
  ["1 day", 86_400_000],
  ["back to now", 0],
] as const;

const clockText = (shiftMs: number) =>
  shiftMs === 0 ? "It shows the real time." : `It runs ${Math.round(shiftMs / 1000)} seconds ahead.`;

/** Faults to come and the sandbox's clock. */
export function faultsPage(
  faults: Faults,
  { now, shiftMs }: { now: number; shiftMs: number | null },
): Markup {
  const planned = faults.pending().map(
    ({ call, fault, times }) =>
      html`<tr>
        <td>${call}</td>
        <td>${fault}</td>
        <td>${times}</td>
      </tr>`,
  );
  const clock = html`<h2>Clock</h2>
    <p>${clockText(shiftMs ?? 0)} Codes, sessions and clearing follow it. Move it ahead by</p>
    <form class="row card" method="post" action="/sandbox/clock">
      ${shifts.map(([label, ms]) => html`<button class="quiet" name="ms" value="${ms}">${label}</button>`)}
    </form>`;
  return layout({
    path: "/sandbox/faults",
    title: "Faults and clock",
    lead: "A fault meets the next requests of a call. Kinds ending in After let the call do its work first and spoil the answer.",
    now,
    body: html`${faultForm}
      ${table("Faults", ["Call", "Fault", "Times left"], planned, "No faults are planned.")}
      <h2>Clear</h2>
      <form method="post" action="/sandbox/faults/clear">
        <button class="quiet">Forget all faults</button>
      </form>
      ${shiftMs === null ? "" : clock}`,
  });
}
