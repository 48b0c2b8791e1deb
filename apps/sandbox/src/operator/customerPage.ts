import { type Hono } from "hono";
import { html } from "hono/html";
import { isConfirmed } from "../areas/auth/caller";
import { resetKey } from "../areas/auth/resetConfirm";
import { signInKey } from "../areas/auth/signIn";
import { forgetAttempts } from "../areas/auth/throttle";
import { audit } from "../audit";
import { epochOf, instant } from "../db/schema";
import { type Db } from "../ledger";
import { type Parts } from "../parts";
import { isUuid } from "../secrets/random";
import { instantText, layout, table, type Markup } from "./layout";

const selectLogin = (db: Db, id: string) =>
  db
    .selectFrom("logins")
    .select(["id", "email", "first_name", "last_name", "email_confirmed", "phone_confirmed", "confirm_by"])
    .where("id", "=", id)
    .executeTakeFirst();

type Login = NonNullable<Awaited<ReturnType<typeof selectLogin>>>;

const findLogin = async (db: Db, id: string) => (isUuid(id) ? await selectLogin(db, id) : undefined);

const trailOf = (db: Db, loginId: string) =>
  db
    .selectFrom("audit_log")
    .select(["at", "action", "detail"])
    .where("login_id", "=", loginId)
    .orderBy("id", "desc")
    .limit(200)
    .execute();

const readable = (detail: string): string =>
  Object.entries(JSON.parse(detail) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(" · ");

const action = (path: string, label: string): Markup =>
  html`<form method="post" action="${path}"><button class="quiet">${label}</button></form>`;

/** What one customer did and met, newest first, and what an operator may do for them. */
async function customerPage(db: Db, login: Login, now: number): Promise<Markup> {
  const path = `/sandbox/customers/${login.id}`;
  const trail = await trailOf(db, login.id);
  return layout({
    path: "/sandbox",
    title: `${login.first_name} ${login.last_name}`,
    lead: login.email,
    now,
    body: html`<div class="row card">
        ${isConfirmed(login) ? "" : action(`${path}/confirm`, login.confirm_by === "phone" ? "Confirm the phone" : "Confirm the e-mail")}
        ${action(`${path}/unlock`, "Lift the sign-in lock")}
      </div>
      ${table(
        "Audit trail",
        ["When", "What", "Detail"],
        trail.map(
          (entry) =>
            html`<tr>
              <td class="muted date">${instantText(epochOf(entry.at))}</td>
              <td>${entry.action}</td>
              <td class="muted">${readable(entry.detail)}</td>
            </tr>`,
        ),
        "Nothing has happened yet.",
      )}`,
  });
}

async function confirmByHand(db: Db, { id, confirm_by: by }: Login, now: number): Promise<void> {
  await db
    .updateTable("logins")
    .set({
      ...(by === "phone" ? { phone_confirmed: true } : { email_confirmed: true }),
      updated_at: instant(now),
    })
    .where("id", "=", id)
    .execute();
  await audit(db, { at: now, action: "confirmed.byOperator", loginId: id, detail: { by } });
}

async function unlock(db: Db, { id, email }: Login, now: number): Promise<void> {
  for (const key of [signInKey(email), resetKey(email)]) await forgetAttempts(db, key);
  await audit(db, { at: now, action: "unlocked.byOperator", loginId: id });
}

const deeds = { confirm: confirmByHand, unlock } as const;

/** One page a customer. */
export function mountCustomerPages(pages: Hono, { db, clock }: Pick<Parts, "db" | "clock">): void {
  pages.get("/customers/:id", async (context) => {
    const login = await findLogin(db, context.req.param("id"));
    return login ? context.html(await customerPage(db, login, clock.now())) : context.notFound();
  });
  pages.post("/customers/:id/:deed{confirm|unlock}", async (context) => {
    const { id, deed } = context.req.param();
    const login = await findLogin(db, id);
    if (!login) return context.notFound();
    await deeds[deed === "confirm" ? "confirm" : "unlock"](db, login, clock.now());
    return context.redirect(`/sandbox/customers/${login.id}`, 303);
  });
}
