import { type calls } from "@amberline/api/contract";
import { minuteMs } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { bankDetailsOf } from "../../documents";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { holderName, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { currentRequest } from "../../platform/currentRequest";
import { digest } from "../../secrets/digest";
import { isWithinLimit } from "../auth/throttle";
import { leftOf, referenceFor, requestsWithPaid, stateOf } from "./list";

const wrongPerMinute = 30;

const requestOf = (db: Db, token: string) =>
  requestsWithPaid(db)
    .innerJoin("accounts", "accounts.id", "request.account_id")
    .innerJoin("logins as owner", "owner.id", "accounts.login_id")
    .selectAll("request")
    .select(["accounts.kind", "accounts.name", "accounts.iban", "accounts.bic", "accounts.top_up_reference"])
    .select(["owner.first_name", "owner.middle_name", "owner.last_name"])
    .where("request.token", "=", token)
    .where("owner.blocked_by", "is distinct from", "bank")
    .where("owner.sumsub_status", "=", "verify")
    .where((row) => row.or([row("accounts.kind", "=", "private"), row("corporate_confirm", "=", true)]))
    .executeTakeFirst();

/** /request/view */
export const viewRequest =
  ({ db }: Parts) =>
  async ({ request, language, texts, now }: Ask<typeof calls.moneyRequestView>) => {
    const row = await requestOf(db, request.token);
    if (!row) {
      const guess = { key: `requestTokens:${digest(currentRequest()?.client.address ?? "")}`, now };
      const isFew = await isWithinLimit(db, { ...guess, limit: wrongPerMinute, windowMs: minuteMs });
      return refuse(isFew ? texts.requestUnknown : texts.requestLinksTried);
    }
    const holder = holderName(row, row);
    const state = stateOf(row, now);
    const { iban, bic, top_up_reference: topUpReference } = row;
    const details = state === "open" ? bankDetailsOf({ holder, iban, bic, topUpReference }, language) : null;
    return {
      data: {
        state,
        to_name: holder,
        text: row.what_for,
        pay: details && {
          to_account: details.iban,
          to_holder: details.payee === holder ? null : details.payee,
          to_bic: details.bic,
          to_bank_name: details.bankName,
          amount: moneyToDecimal(money(leftOf(row), "EUR")),
          reference: referenceFor(row, row.reference),
          until: row.until,
        },
      },
    };
  };
