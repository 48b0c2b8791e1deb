import { agreedDocuments } from "@amberline/api/contract";
import { audit } from "../../audit";
import { documentVersions } from "../../bank";
import { instant } from "../../db/schema";
import { type Db } from "../../ledger";

export type AgreedDocument = (typeof agreedDocuments)[number];

interface Agreeing {
  loginId: string;
  document: AgreedDocument;
  version: string;
  now: number;
  /** By saying nothing until its day. @default false */
  isTacit?: boolean;
}

/** Once for each version; a repeated request changes nothing. */
export async function agree(
  db: Db,
  { loginId, document, version, now, isTacit = false }: Agreeing,
): Promise<void> {
  const added = await db
    .insertInto("agreements")
    .values({ login_id: loginId, document, version, agreed_at: instant(now), is_tacit: isTacit })
    .onConflict((row) => row.columns(["login_id", "document", "version"]).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return;
  const action = isTacit ? "agreement.tacit" : "agreement.given";
  await audit(db, { at: now, action, loginId, detail: { document, version } });
}

/** To the newest version of each document, as whoever signs up does. */
export async function agreeToAll(db: Db, loginId: string, now: number): Promise<void> {
  for (const document of agreedDocuments)
    await agree(db, { loginId, document, version: documentVersions[document][0].effectiveOn, now });
}
