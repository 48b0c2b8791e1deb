import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { type File } from "./files";

type Change = Pick<File, "checks_names" | "lookups"> &
  Partial<Pick<File, "made_by" | "language" | "warnings">>;

/** A draft of its own for some payments of another file. */
export async function addDraft(
  trx: Db,
  { random }: Pick<Parts, "random">,
  file: File,
  change: Change,
  now: number,
): Promise<Omit<File, "first_name" | "last_name">> {
  const { first_name: _, last_name: __, ...stored } = file;
  const id = uuid(random);
  const draft = {
    ...stored,
    ...change,
    id,
    content_hash: `${file.content_hash} ${id}`,
    state: "checking" as const,
    version: 1,
    proposal_id: null,
    approved_by: null,
    approved_at: null,
    created_at: instant(now),
    updated_at: instant(now),
  };
  await trx.insertInto("payment_files").values(draft).execute();
  return draft;
}
