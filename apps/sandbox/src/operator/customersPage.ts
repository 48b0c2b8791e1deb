import { formatIban } from "@amberline/domain/iban";
import { formatMoney, money } from "@amberline/domain/money";
import { html } from "hono/html";
import { type Db } from "../ledger";
import { demoPassword } from "../seed";
import { layout, table, tag, type Markup } from "./layout";
import { accounts, customers } from "./queries";

type Customer = Awaited<ReturnType<typeof customers>>[number];
type Account = Awaited<ReturnType<typeof accounts>>[number];

function codeCell({ code, two_factor: isOn }: Customer): Markup {
  if (!code) return html`<span class="muted">two-factor is off</span>`;
  const isUsable = code.usableInMs === 0;
  const when = isUsable
    ? `${code.secondsLeft} s left`
    : `accepted in ${Math.ceil(code.usableInMs / 1000)} s; the ones before it are used`;
  return html`<span class="code">${code.code}</span><br /><span class="muted"
      >${when}${isOn ? "" : "; to turn two-factor on"}</span
    >`;
}

const verification = {
  verify: tag("verified", "good"),
  in_progress: tag("in progress", "wait"),
  reject: tag("rejected", "bad"),
} as const;

const statusCell = (customer: Customer): Markup => html`
  ${customer.sumsub_status ? verification[customer.sumsub_status] : tag("not verified", "wait")}
  ${customer.email_confirmed || customer.phone_confirmed ? "" : tag("not confirmed", "wait")}
`;

const accountLine = (account: Account): Markup => html`
  <div>
    <span class="iban">${account.iban ? formatIban(account.iban) : "no IBAN"}</span> ·
    ${formatMoney(money(account.posted_cents - account.pending_out_cents, "EUR"), "en")}
    ${account.kind === "corporate" ? tag(account.name) : ""}
    ${account.kind === "corporate" && !account.corporate_confirm ? tag("under review", "wait") : ""}
  </div>
`;

const row = (customer: Customer, owned: Account[]): Markup => html`
  <tr>
    <td>
      <a href="/sandbox/customers/${customer.id}">${customer.first_name} ${customer.last_name}</a><br /><span
        class="muted"
        >${customer.email}</span
      >
    </td>
    <td>${codeCell(customer)}</td>
    <td>${statusCell(customer)}</td>
    <td>${owned.map(accountLine)}</td>
  </tr>
`;

/** Who can sign in, and the code each would type now. */
export async function customersPage(db: Db, now: number): Promise<Markup> {
  const [people, owned] = [await customers(db, now), await accounts(db)];
  return layout({
    path: "/sandbox",
    title: "Customers and codes",
    lead: `Every demo customer signs in with ${demoPassword}. Each code works once; the page shows the next unused one and reloads every 10 seconds.`,
    now,
    refreshAfter: 10,
    body: table(
      "Customers",
      ["Customer", "Code now", "State", "Accounts"],
      people.map((customer) =>
        row(
          customer,
          owned.filter((account) => account.login_id === customer.id),
        ),
      ),
      "There are no customers yet.",
    ),
  });
}
