import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { epochOf, instant } from "../../db/schema";
import { signedAgreementPaper } from "../../documents/companyPapers";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { type AccountRow, type Caller } from "../../http/caller";
import { recordAttempt } from "../auth/throttle";
import { consumeTotpStep, totpStepOf } from "../auth/totp";
import { paperFacts } from "../papers/facts";
import { companyOfCaller, lockCompany } from "./company";
import { contractFacts, factsHash } from "./contractFacts";

type SignAsk = CallerAsk<typeof calls.contractSign>;

const shownLast = (db: Db, companyId: string) =>
  db
    .selectFrom("company_contracts")
    .select(["id", "facts_hash", "language", "sha256", "created_at"])
    .where("account_id", "=", companyId)
    .orderBy("shown_at", "desc")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

type Contract = NonNullable<Awaited<ReturnType<typeof shownLast>>>;

/** The contract shown last, if it is up to date and the one the customer saw. */
async function requireContract(db: Db, company: AccountRow, sha256: string | undefined): Promise<Contract> {
  const contract = await shownLast(db, company.id);
  const isShown = contract && (sha256 === undefined || sha256 === contract.sha256);
  const isCurrent = isShown && contract.facts_hash === factsHash(await contractFacts(db, company));
  return isCurrent ? contract : refuse("CONTRACT_CHANGED");
}

/** Throttled separately from sign-in and payments, so that guessing at one locks no other. */
const attemptKey = ({ id }: Caller) => `signing:${id}`;

/** The step of the two-factor code. It is consumed together with the signature. */
async function requireCode({ db }: Parts, { caller, request, now, texts }: SignAsk): Promise<number> {
  const { totp_secret: secret } = await db
    .selectFrom("logins")
    .select("totp_secret")
    .where("id", "=", caller.id)
    .executeTakeFirstOrThrow();
  const step = secret === null ? null : totpStepOf(secret, request.code, now);
  const verdict = step === null ? "wrong" : "right";
  const judgement = await recordAttempt(db, { key: attemptKey(caller), now, verdict });
  if (judgement.locked) return refuse(texts.lockedMinutes(judgement.minutes));
  return step ?? refuse("INCORRECT_2FA_CODE");
}

interface Signing {
  company: AccountRow;
  contract: Contract;
  step: number;
  signer: string;
  bytes: Uint8Array;
}

/** Rolls back a signature whose code had been used before. */
class CodeUsed extends Error {}

/** Stores code and signature together, if the contract is still current; replaces the previous signature. */
const signOnce = ({ db, random }: Parts, { caller, now }: SignAsk, signing: Signing) =>
  db.transaction().execute(async (trx) => {
    const { contract, step, signer, bytes } = signing;
    const company = await lockCompany(trx, signing.company.id);
    await requireContract(trx, company, contract.sha256);
    if (!(await consumeTotpStep(trx, caller.id, step))) throw new CodeUsed();
    await trx
      .updateTable("company_signatures")
      .set({ superseded_at: instant(now) })
      .where("account_id", "=", company.id)
      .where("superseded_at", "is", null)
      .execute();
    await trx
      .insertInto("company_signatures")
      .values({
        id: uuid(random),
        contract_id: contract.id,
        account_id: company.id,
        signer_id: caller.id,
        signer_name: signer,
        signed_at: instant(now),
        bytes,
      })
      .execute();
    const detail = { contract: contract.id, sha256: contract.sha256 };
    await audit(trx, {
      at: now,
      action: "company.signed",
      loginId: caller.id,
      accountId: company.id,
      detail,
    });
  });

async function drawSigned(parts: Parts, { caller, now }: SignAsk, company: AccountRow, contract: Contract) {
  const signer = `${caller.first_name} ${caller.last_name}`;
  const made = { language: contract.language, now: epochOf(contract.created_at) };
  const signature = { signer, at: now, sha256: contract.sha256 };
  const facts = await contractFacts(parts.db, company);
  const paper = await signedAgreementPaper(facts, signature, await paperFacts(parts, made));
  return { signer, bytes: new Uint8Array(await paper.arrayBuffer()) };
}

/** /corporate/pdf_sign: signs the contract shown last, with a two-factor code. */
export const signContract = (parts: Parts) => async (ask: SignAsk) => {
  const { caller, request, texts, now } = ask;
  const company = await companyOfCaller(parts.db, caller, request.corporate_id);
  if (caller.sumsub_status !== "verify") refuse(texts.signNotVerified);
  if (!caller.two_factor) refuse(texts.signTwoFactorOff);
  const contract = await requireContract(parts.db, company, request.sha256);
  const step = await requireCode(parts, ask);
  const drawn = await drawSigned(parts, ask, company, contract);
  try {
    await signOnce(parts, ask, { company, contract, step, ...drawn });
  } catch (error) {
    if (!(error instanceof CodeUsed)) throw error;
    await recordAttempt(parts.db, { key: attemptKey(caller), now, verdict: "wrong" });
    return refuse("INCORRECT_2FA_CODE");
  }
  return { success: true, sha256: contract.sha256, signed_at: instant(now) };
};
