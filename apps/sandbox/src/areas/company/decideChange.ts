import { totalShare, wholeShare, type DocumentKey } from "@amberline/domain/company";
import { audit } from "../../audit";
import { type AccountRow } from "../../http/caller";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { endSignature, lockCompany } from "./company";
import { storeDocument } from "./documents";
import { tell, type Letter } from "../notifications";
import { tellOwner } from "./letters";
import { endMemberChange, memberChangesOf, type MemberChange } from "./memberChanges";
import { insertMember, removeMember } from "./members";
import { forgetNewDocument } from "./newDocuments";
import { membersOf } from "./readMembers";
import { type Catalogue } from "../../locales";

export type ChangeVerdict = { decision: "approved" } | { decision: "declined"; reason: string };

export type ChangeRefusal = "already_decided" | "member_unverified" | "shares_too_high" | "director_exists";

type Post = Pick<Parts, "db" | "mailer">;

interface Asked {
  company: AccountRow;
  changeId: string;
  verdict: ChangeVerdict;
  now: number;
}

/** What is asked for, as mails name it. */
type What = (texts: Catalogue) => string;

class NotPossible extends Error {
  constructor(readonly refusal: ChangeRefusal) {
    super(refusal);
  }
}

const nameOf = ({ first_name: first, last_name: last }: MemberChange) => `${first} ${last}`;

const waitingDocument = (trx: Db, { company, changeId }: Asked) =>
  trx
    .selectFrom("company_new_documents")
    .select(["document", "file_name", "bytes"])
    .where("account_id", "=", company.id)
    .where("id", "=", changeId)
    .where("state", "=", "waiting")
    .executeTakeFirst();

/** A person has to be verified, and there are no more shares than a whole. */
async function requirePossible(trx: Db, company: AccountRow, change: MemberChange): Promise<void> {
  const members = await membersOf(trx, company.id);
  if (change.sumsub_status !== "verify") throw new NotPossible("member_unverified");
  if (totalShare([...members, change]) > wholeShare) throw new NotPossible("shares_too_high");
}

async function carryOutMember(trx: Db, company: AccountRow, change: MemberChange, now: number) {
  const { id: loginId, position, share } = change;
  if (change.kind === "add") {
    await requirePossible(trx, company, change);
    const isAdded = await insertMember(trx, { companyId: company.id, loginId, position, share, now });
    if (!isAdded) throw new NotPossible("director_exists");
  } else await removeMember(trx, company.id, loginId);
  await endMemberChange(trx, company.id, loginId);
  await endSignature(trx, company, now);
}

const declineRow = (trx: Db, table: "company_new_documents" | "company_member_changes", asked: Asked) =>
  trx
    .updateTable(table)
    .set({ state: "declined", reason: asked.verdict.decision === "declined" ? asked.verdict.reason : "" })
    .where("id", "=", asked.changeId)
    .execute();

async function decideDocument(
  trx: Db,
  asked: Asked,
  found: NonNullable<Awaited<ReturnType<typeof waitingDocument>>>,
): Promise<What> {
  const { company, verdict, now } = asked;
  const key = found.document as DocumentKey;
  if (verdict.decision === "approved") {
    const { file_name: fileName, bytes } = found;
    await storeDocument(trx, company.id, { key, fileName, bytes }, { now, review: "accepted" });
    await forgetNewDocument(trx, company.id, key);
  } else await declineRow(trx, "company_new_documents", asked);
  return (texts) => texts.changeText.document(texts.documentNames[key]);
}

async function decideMember(trx: Db, asked: Asked, change: MemberChange): Promise<What> {
  const { company, verdict, now } = asked;
  if (verdict.decision === "approved") await carryOutMember(trx, company, change, now);
  else await declineRow(trx, "company_member_changes", asked);
  return (texts) => texts.changeText[change.kind](nameOf(change));
}

/** The person is told too; null for a document. */
interface Decided {
  what: What;
  change: MemberChange | null;
}

async function carryOut(trx: Db, asked: Asked): Promise<Decided> {
  const { verdict, now } = asked;
  const company = await lockCompany(trx, asked.company.id);
  const document = isUuid(asked.changeId) ? await waitingDocument(trx, asked) : undefined;
  const change =
    (await memberChangesOf(trx, company.id)).find(
      ({ change_id: id, state }) => id === asked.changeId && state === "waiting",
    ) ?? null;
  if (!document && !change) throw new NotPossible("already_decided");
  const what = document
    ? await decideDocument(trx, { ...asked, company }, document)
    : await decideMember(trx, { ...asked, company }, change as MemberChange);
  const detail = {
    decision: verdict.decision,
    reason: verdict.decision === "declined" ? verdict.reason : "",
    ...(document ? { document: document.document } : { [`member ${change?.kind}`]: change?.id ?? "" }),
  };
  await audit(trx, { at: now, action: "company.changeDecided", accountId: company.id, detail });
  return { what, change };
}

async function tellBoth(parts: Post, { company, verdict, now }: Asked, { what, change }: Decided) {
  const letter: Letter = (texts) =>
    verdict.decision === "approved"
      ? [
          texts.changeApprovedSubject,
          change
            ? texts.memberChangeApprovedBody(company.name, what(texts))
            : texts.changeApprovedBody(company.name, what(texts)),
        ]
      : [texts.changeDeclinedSubject, texts.changeDeclinedBody(company.name, what(texts), verdict.reason)];
  await tellOwner(parts, company, letter, now);
  if (!change || change.id === company.login_id || verdict.decision === "declined") return;
  await tell(
    parts,
    {
      ...{ loginId: change.id, kind: "company", about: { target: "profile" } },
      letter: (texts) => [texts.membershipSubject, texts.membershipBody[change.kind](company.name)],
    },
    now,
  );
}

/** The bank decides about a change of a company. Mails the decision; null if it was carried out. */
export async function decideChange(parts: Post, asked: Asked): Promise<ChangeRefusal | null> {
  try {
    await inTransaction(parts.db, async (trx) =>
      tellBoth({ ...parts, db: trx }, asked, await carryOut(trx, asked)),
    );
    return null;
  } catch (error) {
    if (error instanceof NotPossible) return error.refusal;
    throw error;
  }
}

/** Waiting changes, of one company or of all. */
export async function countChanges(db: Db, companyId?: string): Promise<number> {
  const [documents, members] = await Promise.all(
    (["company_new_documents", "company_member_changes"] as const).map((table) =>
      db
        .selectFrom(table)
        .select("id")
        .where("state", "=", "waiting")
        .where("account_id", "in", db.selectFrom("accounts").select("id").where("closed_at", "is", null))
        .$if(companyId !== undefined, (query) => query.where("account_id", "=", companyId ?? ""))
        .execute(),
    ),
  );
  return (documents?.length ?? 0) + (members?.length ?? 0);
}
