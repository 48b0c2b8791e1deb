import { addDays, civilDate } from "@amberline/domain/dates";
import { sql } from "kysely";
import { bankTimeZone } from "../../days";
import { epochOf } from "../../db/schema";
import { catalogueIn as paperTextsIn } from "../../documents";
import { oldestTransaction, statementOf, type Db } from "../../ledger";
import { catalogueIn, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { headOf } from "../papers/facts";
import { statementFile } from "../orders/statementFile";
import { jsonList, type ArchiveFile } from "./archive";
import { rowsOfAccount } from "./ofAccount";
import { rowsOfLogin } from "./ofLogin";

type Rows = AsyncIterable<object> | Promise<Iterable<object>>;

type DataFile = keyof ReturnType<typeof rowsOfLogin> | keyof ReturnType<typeof rowsOfAccount>;

interface Ordered {
  login_id: string;
  language: Language;
}

type Bank = Pick<Parts, "db" | "draw" | "clock"> & { stopping: AbortSignal };

async function* listOf(rows: () => Rows): AsyncGenerator<string> {
  yield* jsonList(await rows());
}

/** A list for each kind of what the bank holds. */
const lists = (folder: string, kinds: Record<string, () => Rows>): ArchiveFile[] =>
  Object.entries(kinds).map(([kind, rows]) => ({ name: `${folder}${kind}.json`, content: listOf(rows) }));

/** A customer's own name of a file, which may be anything. */
const tidyName = (name: string) => name.replace(/[\p{Cc}<>:"/\\|?*]/gu, "_").slice(-100);

/** Bytes in the database, read once they are wanted. */
async function* bytesOf(read: () => Promise<{ bytes: Uint8Array }>): AsyncGenerator<Uint8Array> {
  yield (await read()).bytes;
}

/** Files that the customer sent: which there are, and each of them. */
async function* sentFiles(db: Db, loginId: string): AsyncGenerator<ArchiveFile> {
  const attachments = await db
    .selectFrom("chat_attachments")
    .innerJoin("chat_threads", "chat_threads.id", "chat_attachments.thread_id")
    .select(["chat_attachments.id", "number", "place", "name"])
    .where("login_id", "=", loginId)
    .orderBy("number")
    .orderBy("place")
    .execute();
  for (const { id, number, place, name } of attachments)
    yield {
      name: `chat/${number}-${place + 1}-${tidyName(name)}`,
      isPacked: true,
      content: bytesOf(() =>
        db.selectFrom("chat_attachments").select("bytes").where("id", "=", id).executeTakeFirstOrThrow(),
      ),
    };
  const evidence = await db
    .selectFrom("complaint_files")
    .innerJoin("complaints", "complaints.id", "complaint_files.complaint_id")
    .select(["complaint_files.id", "reference", "place", "name"])
    .where("login_id", "=", loginId)
    .orderBy("reference")
    .orderBy("place")
    .execute();
  for (const { id, reference, place, name } of evidence)
    yield {
      name: `complaints/${reference}-${place + 1}-${tidyName(name)}`,
      isPacked: true,
      content: bytesOf(() =>
        db.selectFrom("complaint_files").select("bytes").where("id", "=", id).executeTakeFirstOrThrow(),
      ),
    };
  const photos = await db
    .selectFrom("verification_photos")
    .innerJoin("verifications", "verifications.id", "verification_id")
    .select(["verification_id as id", "part", "media_type"])
    .where("login_id", "=", loginId)
    .orderBy("verification_id")
    .orderBy("part")
    .execute();
  for (const { id, part, media_type: type } of photos)
    yield {
      name: `verification/${id}-${part}.${type.slice("image/".length)}`,
      isPacked: true,
      content: bytesOf(() =>
        db
          .selectFrom("verification_photos")
          .select("bytes")
          .where("verification_id", "=", id)
          .where("part", "=", part)
          .executeTakeFirstOrThrow(),
      ),
    };
}

/** What the customer put beside transactions, in the order it came. */
async function* attachments(db: Db, accountId: string, folder: string): AsyncGenerator<ArchiveFile> {
  const files = await db
    .selectFrom("transaction_files")
    .select(["transaction_id", "id", "name"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const [nth, { transaction_id: transactionId, id, name }] of files.entries())
    yield {
      name: `${folder}attachments/${transactionId}-${nth + 1}-${tidyName(name)}`,
      isPacked: true,
      content: bytesOf(() =>
        db
          .selectFrom("transaction_files")
          .select("bytes")
          .where("transaction_id", "=", transactionId)
          .where("id", "=", id)
          .executeTakeFirstOrThrow(),
      ),
    };
}

/** Documents of a company, and its contracts. */
async function* companyPapers(db: Db, accountId: string, folder: string): AsyncGenerator<ArchiveFile> {
  for (const table of ["company_documents", "company_new_documents"] as const) {
    const documents = await db
      .selectFrom(table)
      .select("document")
      .where("account_id", "=", accountId)
      .orderBy("document")
      .execute();
    for (const { document } of documents)
      yield {
        name: `${folder}${table === "company_documents" ? "documents" : "new-documents"}/${tidyName(document)}.pdf`,
        isPacked: true,
        content: bytesOf(() =>
          db
            .selectFrom(table)
            .select("bytes")
            .where("account_id", "=", accountId)
            .where("document", "=", document)
            .executeTakeFirstOrThrow(),
        ),
      };
  }
  for (const table of ["company_contracts", "company_signatures"] as const) {
    const contracts = await db
      .selectFrom(table)
      .select("id")
      .where("account_id", "=", accountId)
      .orderBy("id")
      .execute();
    for (const { id } of contracts)
      yield {
        name: `${folder}${table === "company_contracts" ? "contracts" : "signed-contracts"}/${id}.pdf`,
        isPacked: true,
        content: bytesOf(() =>
          db.selectFrom(table).select("bytes").where("id", "=", id).executeTakeFirstOrThrow(),
        ),
      };
  }
}

/** Entries of a year: with more, no reader would get through a PDF, and it is a camt.053 instead. */
const mostEntries = 20_000;

async function* blobBytes(draw: () => Promise<Blob>): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await (await draw()).arrayBuffer());
}

/** A statement of each calendar year since the first transaction. */
async function* statements(
  { db, draw, clock, stopping }: Bank,
  { language }: Ordered,
  accountId: string,
  folder: string,
): AsyncGenerator<ArchiveFile> {
  const now = clock.now();
  const oldest = await oldestTransaction(db, accountId);
  if (oldest === null) return;
  const today = civilDate(now, bankTimeZone);
  const [first, last] = [civilDate(epochOf(oldest), bankTimeZone), today].map((day) =>
    Number(day.slice(0, 4)),
  );
  for (let year = first ?? 0; year <= (last ?? 0); year += 1) {
    const yearEnd = addDays(`${year + 1}-01-01`, -1);
    const range = { start: `${year}-01-01`, end: yearEnd < today ? yearEnd : today };
    const { entries, ...statement } = await statementOf(db, { accountId, hiddenAs: null, ...range, now });
    const { start, end } = statement;
    if (statement.count > mostEntries) {
      const content = statementFile({ entries, ...statement }, "camt053", now);
      yield { name: `${folder}statements/statement-${start}-${end}.xml`, content };
      continue;
    }
    const head = { ...headOf({ language, now }), of: "statement", statement } as const;
    yield {
      name: `${folder}statements/${paperTextsIn(language).statementFile(start, end)}`,
      isPacked: true,
      content: blobBytes(() => draw(head, stopping, entries())),
    };
  }
}

/** What is in each file, for whoever opens the archive. */
function readMe(names: readonly string[], { language, day }: { language: Language; day: string }): string {
  const { dataCopy } = catalogueIn(language);
  const files: Record<DataFile, string> = dataCopy.files;
  const kinds = Object.entries(files).filter(([kind]) =>
    names.some((name) => name.endsWith(`/${kind}.json`) || name === `${kind}.json`),
  );
  return `${dataCopy.about(day)}\n\n${kinds.map(([kind, what]) => `${kind}.json – ${what}`).join("\n")}\n`;
}

/** All that the bank holds about a customer, and may give (decision 45). */
export async function* filesOf(bank: Bank, ordered: Ordered): AsyncGenerator<ArchiveFile> {
  const { db, clock } = bank;
  const { login_id: loginId, language } = ordered;
  const accounts = await db
    .selectFrom("accounts")
    .select(["id", "iban", "kind"])
    .where("login_id", "=", loginId)
    .orderBy(sql`kind desc`)
    .orderBy("created_at")
    .execute();
  const folderOf = ({ id, iban }: (typeof accounts)[number]) => `accounts/${iban ?? id}/`;
  const own = lists("", rowsOfLogin(db, loginId));
  const ofAccounts = accounts.map((account) => ({
    account,
    files: lists(folderOf(account), rowsOfAccount(db, account.id)),
  }));
  const names = [own, ...ofAccounts.map(({ files }) => files)].flat().map(({ name }) => name);
  const day = civilDate(clock.now(), bankTimeZone);
  yield {
    name: catalogueIn(language).dataCopy.readMe,
    content: [readMe(names, { language, day })],
  };
  yield* own;
  yield* sentFiles(db, loginId);
  for (const { account, files } of ofAccounts) {
    yield* files;
    yield* attachments(db, account.id, folderOf(account));
    if (account.kind === "corporate") yield* companyPapers(db, account.id, folderOf(account));
    yield* statements(bank, ordered, account.id, folderOf(account));
  }
}
