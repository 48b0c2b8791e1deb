import { longestRequest, type calls } from "@amberline/api/contract";
import { addDays, civilDate, isCivilDate } from "@amberline/domain/dates";
import { disallowedCharacters, tidyText } from "@amberline/domain/reference";
import { audit } from "../../audit";
import { bankTimeZone, startOfDay } from "../../days";
import { instant, type Count } from "../../db/schema";
import { ownAccount, stillAllowed, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { newRequestReference, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { base64url, uuid } from "../../secrets/random";
import { lockCompany } from "../company/company";
import { readAmount } from "../orders/fields";
import { answerRequests, openRequests } from "./list";

type CreateAsk = CallerAsk<typeof calls.moneyRequestCreate>;

const mostOpen = 100;
const mostPerDay = 200;
const tokenBytes = 16;

function requireMayAsk(caller: Caller, account: OwnAccount, texts: Catalogue): void {
  if (caller.sumsub_status !== "verify") refuse(texts.requestNotVerified);
  if (account.kind === "corporate" && !account.corporate_confirm) refuse(texts.requestCompanyNotConfirmed);
  if (account.access && account.ownerIsStopped) refuse(texts.ownerStopped);
  if (account.iban === null && account.top_up_reference === null) refuse(texts.detailsMissing);
}

function readText(value: string, text: string): string {
  const tidy = tidyText(value);
  return disallowedCharacters(tidy).length === 0 ? tidy : refuse(text);
}

const readWanted = ({ request, texts }: CreateAsk) => ({
  payer: readText(request.payer, texts.requestPayerInvalid),
  what_for: readText(request.text, texts.requestTextInvalid) || refuse(texts.requestTextInvalid),
  amount_cents: readAmount(request.amount, texts),
  until: request.until,
});

type Wanted = ReturnType<typeof readWanted>;

const isSame = (made: Wanted, wanted: Wanted) =>
  made.payer === wanted.payer &&
  made.what_for === wanted.what_for &&
  made.amount_cents === wanted.amount_cents &&
  made.until === wanted.until;

function requireDay({ until }: Wanted, { now, texts }: Pick<CreateAsk, "now" | "texts">): void {
  const today = civilDate(now, bankTimeZone);
  if (!isCivilDate(until) || until < today || until > addDays(today, longestRequest))
    refuse(texts.requestUntil(longestRequest));
}

/** With the account locked, so that two at once are counted. */
export async function requireFewOpen(
  trx: Db,
  { id }: OwnAccount,
  { now, texts }: Pick<CreateAsk, "now" | "texts">,
): Promise<void> {
  const { open } = await openRequests(trx, now)
    .select((row) => row.fn.countAll<Count>().as("open"))
    .where("account_id", "=", id)
    .executeTakeFirstOrThrow();
  if (Number(open) >= mostOpen) refuse(texts.requestsTooMany(mostOpen));
}

/** Cancelled ones as well: each leaves a link and a line in the trail. */
async function requireFewToday(
  trx: Db,
  { id }: OwnAccount,
  { now, texts }: Pick<CreateAsk, "now" | "texts">,
): Promise<void> {
  const { made } = await trx
    .selectFrom("money_requests")
    .select((row) => row.fn.countAll<Count>().as("made"))
    .where("account_id", "=", id)
    .where("created_at", ">=", instant(startOfDay(civilDate(now, bankTimeZone))))
    .executeTakeFirstOrThrow();
  if (Number(made) >= mostPerDay) refuse(texts.requestsTooManyToday(mostPerDay));
}

/** /request/create */
export const createRequest =
  ({ db, random }: Parts) =>
  async (ask: CreateAsk) => {
    const { caller, request, texts, now } = ask;
    const account = ownAccount(caller, "prepare");
    requireMayAsk(caller, account, texts);
    const wanted = readWanted(ask);
    return db.transaction().execute(async (trx) => {
      await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "prepare");
      const made = await trx
        .selectFrom("money_requests")
        .select(["payer", "what_for", "amount_cents", "until"])
        .where("account_id", "=", account.id)
        .where("key", "=", request.key)
        .executeTakeFirst();
      const asked = { caller, account, texts, now };
      if (made) return isSame(made, wanted) ? answerRequests(trx, asked) : refuse(texts.requestKeyReused);
      requireDay(wanted, ask);
      await requireFewOpen(trx, account, ask);
      await requireFewToday(trx, account, ask);
      const id = uuid(random);
      await trx
        .insertInto("money_requests")
        .values({
          ...wanted,
          id,
          account_id: account.id,
          made_by: caller.id,
          key: request.key,
          token: base64url(random(tokenBytes)),
          reference: newRequestReference(random),
          cancelled_at: null,
          settled_at: null,
          created_at: instant(now),
          updated_at: instant(now),
        })
        .execute();
      const trail = { at: now, loginId: caller.id, accountId: account.id };
      await audit(trx, { ...trail, action: "moneyRequest.made", detail: { request: id } });
      return answerRequests(trx, asked);
    });
  };
