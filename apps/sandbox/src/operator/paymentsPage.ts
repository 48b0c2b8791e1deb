import { formatIban } from "@amberline/domain/iban";
import { formatMoney, money } from "@amberline/domain/money";
import { html } from "hono/html";
import { isClearingPaused } from "../clearing";
import { epochOf, type Database } from "../db/schema";
import { isFinal } from "../ledger";
import { type Kysely } from "kysely";
import { decisions, type Decision } from "./decide";
import { instantText, layout, table, tag, type Markup, type Tone } from "./layout";
import { payments } from "./queries";

type Payment = Awaited<ReturnType<typeof payments>>[number];

const tones: Record<Payment["status"], Tone> = {
  new: "wait",
  pending: "wait",
  approved: "wait",
  done: "good",
  declined: "bad",
  error_done: "bad",
};

const labels: Record<Decision, string> = { settle: "Settle", decline: "Decline", fail: "Fail" };

const buttons = ({ id, to_name: payee }: Payment): Markup => html`
  <div class="row small decide">
    ${decisions.map(
      (decision) =>
        html`<form method="post" action="/sandbox/payments/${id}/${decision}">
          <button class="quiet" aria-label="${labels[decision]} the payment to ${payee}">
            ${labels[decision]}
          </button>
        </form>`,
    )}
  </div>
`;

const returnButton = ({ id, to_name: payee }: Payment): Markup => html`
  <form class="small" method="post" action="/sandbox/payments/${id}/return">
    <button class="quiet" aria-label="Return the payment to ${payee}">Return</button>
  </form>
`;

/** What may be done about a payment: decide it, or send one that is done back from the payee's bank. */
function deeds(payment: Payment): Markup | "" {
  if (!isFinal(payment.status)) return buttons(payment);
  return payment.type === "SEND" && payment.status === "done" ? returnButton(payment) : "";
}

function fate({ type, payment_type: kind, due_at: dueAt, status_reason: reason }: Payment): string {
  const what = `${type} ${kind}`;
  if (reason) return `${what} · ${reason.replaceAll("_", " ")}`;
  return dueAt ? `${what} · clears ${instantText(epochOf(dueAt))}` : what;
}

const row = (payment: Payment): Markup => html`
  <tr>
    <td>
      ${payment.from_name} → ${payment.to_name}<br /><span class="muted"
        >${formatIban(payment.to_account)} · ${payment.to_reference}</span
      >
    </td>
    <td class="number">${formatMoney(money(payment.amount_cents, payment.currency), "en")}</td>
    <td>${tag(payment.status, tones[payment.status])}<br /><span class="muted">${fate(payment)}</span></td>
    <td class="muted date">${instantText(epochOf(payment.created_at))}</td>
    <td>${deeds(payment)}</td>
  </tr>
`;

const account = html`<label>Customer's account <input name="account" required placeholder="IBAN" /></label>`;
const amount = html`<label
  >Amount, EUR <input name="amount" required pattern="[0-9]+([.][0-9]{1,2})?" placeholder="25.00"
/></label>`;
const reference = html`<label>Reference <input name="reference" maxlength="140" /></label>`;

const forms = html`
  <form class="row card" method="post" action="/sandbox/incoming">
    ${account} ${amount} ${reference}
    <label
      >Status
      <select name="status">
        <option>done</option>
        <option>pending</option>
        <option>new</option>
      </select></label
    >
    <button>Let a payment arrive</button>
  </form>
  <form class="row card" method="post" action="/sandbox/fees">
    ${account} ${amount} ${reference}
    <button>Charge a fee</button>
  </form>
`;

/** Payments on their way, to be settled, declined or failed by hand, and the newest of the others. */
export async function paymentsPage(db: Kysely<Database>, now: number): Promise<Markup> {
  const isPaused = await isClearingPaused(db);
  return layout({
    path: "/sandbox/payments",
    title: "Payments",
    lead: isPaused
      ? "Clearing is paused: every payment waits for a decision made here."
      : "Clearing runs by itself. Pause it to decide each payment by hand.",
    now,
    body: html`
      <form class="row card" method="post" action="/sandbox/clearing">
        <input type="hidden" name="paused" value="${isPaused ? "no" : "yes"}" />
        <button>${isPaused ? "Resume clearing" : "Pause clearing"}</button>
        ${isPaused ? "" : html`<button class="quiet" formaction="/sandbox/clearing/run">Run the next cycle now</button>`}
      </form>
      ${forms}
      ${table(
        "Payments",
        ["Payment", "Amount", "Status", "Made", "Decide"],
        (await payments(db, { limit: 100 })).map(row),
        "Nobody has paid anything yet.",
      )}
    `,
  });
}
