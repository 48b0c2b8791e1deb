import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { epochOf, instant } from "../../db/schema";
import { signedAgreementPaper } from "../../documents/companyPapers";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { type AccountRow } from "../../http/caller";
import { proofOfAct, type Act, type FindAct } from "../auth/act";
import { withProof } from "../auth/proof";
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

/** The contract that was shown: its code signs nothing else. */
const contractAct = ({ name }: Pick<AccountRow, "name">, { sha256 }: Pick<Contract, "sha256">): Act => ({
  subject: `contract:${sha256}`,
  purpose: ({ actPurposes }) => actPurposes.contract(name),
});

export const findContractAct =
  ({ db }: Parts): FindAct =>
  async ({ caller, request: { subject } }) => {
    const shown = await db
      .selectFrom("company_contracts")
      .innerJoin("accounts", "accounts.id", "company_contracts.account_id")
      .select(["accounts.name", "company_contracts.sha256"])
      .where("accounts.login_id", "=", caller.id)
      .where("company_contracts.sha256", "=", subject ?? "")
      .executeTakeFirst();
    return shown ? contractAct(shown, shown) : refuse("CONTRACT_CHANGED");
  };

interface Signing {
  company: AccountRow;
  contract: Contract;
  signer: string;
  bytes: Uint8Array;
}

/** Stores a signature, if the contract is still current; replaces the previous one. */
async function storeSignature(trx: Db, { random }: Parts, { caller, now }: SignAsk, signing: Signing) {
  const { company, contract, signer, bytes } = signing;
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
}

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
  const company = await companyOfCaller(parts.db, caller, request.corporate_id, "owner");
  if (caller.sumsub_status !== "verify") refuse(texts.signNotVerified);
  if (!caller.two_factor) refuse(texts.signTwoFactorOff);
  const contract = await requireContract(parts.db, company, request.sha256);
  const proof = await proofOfAct(parts, ask, contractAct(company, contract), request.code);
  const drawn = proof.verdict === "right" ? await drawSigned(parts, ask, company, contract) : null;
  // Throttled separately from sign-in and payments, so that guessing at one locks no other.
  const attempt = { of: "signing", loginId: caller.id, now, texts } as const;
  const done = await withProof(
    parts,
    attempt,
    async () => proof,
    async (trx, consume) => {
      const locked = await lockCompany(trx, company.id);
      await requireContract(trx, locked, contract.sha256);
      await consume();
      if (drawn) await storeSignature(trx, parts, ask, { company: locked, contract, ...drawn });
    },
  );
  if ("made" in done) return { success: true, sha256: contract.sha256, signed_at: instant(now) };
  return refuse(done.problem === "locked" ? done.text : "INCORRECT_2FA_CODE");
};
