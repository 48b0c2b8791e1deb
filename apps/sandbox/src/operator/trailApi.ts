import { listTrail, trailFile, type TrailEntry, type WantedTrail } from "@amberline/api/operator";
import { csvFile, type CsvCell } from "@amberline/domain/statement";
import { audit } from "../audit";
import { anywhere } from "../db/anywhere";
import { writeFile } from "../http/answer";
import { streamText } from "../http/streamText";
import { type Db } from "../ledger";
import { queryOf } from "./bodyOf";
import { onCall, onRoute, type OperatorApi } from "./route";

/** Actions end in what happened; the pattern is of PostgreSQL. */
const patterns: Record<WantedTrail["kind"], string> = {
  all: "",
  attempts: "\\.(wrongPassword|wrongCode|usedCode|noCode|passkeyRefused|passkeyNeeded|tokenReused)$",
  refusals: "\\.(notYours|noSession|malformed|refused)$",
  limits: "\\.(locked|tooMany|tooBusy|tooLarge)$",
  operators: "^operator\\.",
};

const readable = (detail: string): string =>
  Object.entries(JSON.parse(detail) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(" · ");

/** The tool shows the beginning of a session, which is enough to find it. */
const shownOfSession = 8;

const selectTrail = (db: Db) =>
  db
    .selectFrom("audit_log")
    .leftJoin("logins", "logins.id", "audit_log.login_id")
    .select(["audit_log.id", "at", "action", "detail", "address", "session_id as session"])
    .select(["login_id", "email", "first_name", "last_name"])
    .orderBy("audit_log.id", "desc");

type Trail = ReturnType<typeof selectTrail>;

async function read(query: Trail, limit: number): Promise<TrailEntry[]> {
  const rows = await query.limit(limit).execute();
  return rows.map(({ login_id: id, email, first_name: first, last_name: last, ...row }) => ({
    ...row,
    detail: readable(row.detail),
    customer: id === null ? null : { id, name: `${first ?? ""} ${last ?? ""}`.trim(), email: email ?? "" },
  }));
}

/** Of one customer. */
export const trailOf = (db: Db, loginId: string): Promise<TrailEntry[]> =>
  read(selectTrail(db).where("login_id", "=", loginId), 200);

const wanted = (db: Db, { search, kind }: WantedTrail): Trail =>
  selectTrail(db)
    .$if(kind !== "all", (query) => query.where("action", "~", patterns[kind]))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("email", "ilike", anywhere(search)),
          eb(eb.fn("concat_ws", [eb.val(" "), "first_name", "last_name"]), "ilike", anywhere(search)),
          eb("address", "=", search),
          ...(search.length < shownOfSession
            ? []
            : [
                eb.fn<boolean>("starts_with", [
                  eb.cast<string>("session_id", "text"),
                  eb.val(search.toLowerCase()),
                ]),
              ]),
        ]),
      ),
    );

const pageOf = 1_000;

/** Every entry, newest first, read page by page. */
async function* records(db: Db, asked: WantedTrail): AsyncGenerator<CsvCell[]> {
  let before: number | null = null;
  for (;;) {
    const from: number | null = before;
    const page = await read(
      from === null ? wanted(db, asked) : wanted(db, asked).where("audit_log.id", "<", from),
      pageOf,
    );
    for (const { at, action, customer, session, address, detail } of page)
      yield [at, action, customer?.email ?? "", customer?.id ?? "", session ?? "", address ?? "", detail];
    const last = page.at(-1);
    if (!last || page.length < pageOf) return;
    before = last.id;
  }
}

const columns = ["time", "action", "email", "login", "session", "address", "detail"];

export function mountTrail(api: OperatorApi): void {
  onCall(api, listTrail, async (asked, { db }) => ({ entries: await read(wanted(db, asked), 200) }));
  onRoute(api, trailFile, async (context, { db, clock, by }) => {
    const asked = listTrail.request.validateSync(queryOf(context)) as WantedTrail;
    const { search, kind } = asked;
    const detail = { operator: by.name, kind, ...(search === "" ? {} : { search }) };
    await audit(db, { at: clock.now(), action: "operator.trailExported", detail });
    const content = streamText(csvFile(columns, records(db, asked)));
    const { body, headers } = writeFile({ name: "trail.csv", type: "text/csv; charset=UTF-8", content });
    return context.body(body, 200, headers);
  });
}
