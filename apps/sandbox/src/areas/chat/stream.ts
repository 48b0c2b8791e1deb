import { type calls } from "@amberline/api/contract";
import { type Bell } from "../../bell";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { messagesOf, wireLiveMessageOf } from "./messages";
import { OPENING, threadOf } from "./thread";

/** How often a quiet stream says that it is alive, and looks whether a ring was lost. */
const usualHeartbeatMs = 15_000;
/** Messages read at once. */
const pieceOf = 20;
/** Streams a person may have open on one process; one more ends the oldest. */
const streamsPerLogin = 4;

interface Listening {
  loginId: string;
  sessionId: string;
  /** Number of the last message told. */
  told: number;
}

interface StreamParts extends Pick<Parts, "db" | "clock"> {
  bell: Bell;
  heartbeatMs: number;
}

const encoder = new TextEncoder();
const comment = encoder.encode(":\n\n");

const isSessionOpen = async (db: Db, sessionId: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst()) !== undefined;

/** What came since, as frames, and the number of the last; null when nothing did. */
async function newsOf(db: Db, { loginId, told }: Listening) {
  const thread = await threadOf(db, loginId);
  if (!thread || thread.last_number <= told) return null;
  const came = await messagesOf(db, thread.id, { after: told, limit: pieceOf, from: "oldest" });
  const frames = came.map((message) => {
    const data = JSON.stringify(wireLiveMessageOf(message, { loginId, threadId: thread.id }));
    return `event: message\nid: ${message.number}\ndata: ${data}\n\n`;
  });
  return { told: came.at(-1)?.number ?? told, bytes: encoder.encode(frames.join("")) };
}

/**
 * The messages of a login as they come, read from the database whenever the reader has room: nobody's slowness fills the
 * memory. Ends with the session, or when the bell does.
 */
function openStream({ db, clock, bell, heartbeatMs }: StreamParts, listening: Listening, onOver: () => void) {
  let isRung = false;
  let isOver = false;
  let wake = () => undefined as void;
  const rung = () => {
    isRung = true;
    wake();
  };
  const end = () => {
    isOver = true;
    wake();
  };
  const leave = bell.hear(listening.loginId, { rung, ended: end });
  const stop = () => {
    isOver = true;
    leave();
    onOver();
    wake();
  };
  const wait = () =>
    new Promise<void>((resolve) => {
      if (isRung || isOver) return resolve();
      const timer = setTimeout(resolve, heartbeatMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    while (!isOver && (await isSessionOpen(db, listening.sessionId, clock.now()))) {
      isRung = false;
      const news = await newsOf(db, listening);
      if (news) {
        listening.told = news.told;
        return controller.enqueue(news.bytes);
      }
      await wait();
      if (!isRung && !isOver) return controller.enqueue(comment);
    }
    stop();
    controller.close();
  }
  const content = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(comment),
    pull: (controller) =>
      pull(controller).catch((error: unknown) => {
        stop();
        throw error;
      }),
    cancel: stop,
  });
  return { content, end };
}

/** /bridge/stream: the caller's messages from now on, their own ones from elsewhere included. */
export function stream(
  { db, clock, bell }: Pick<Parts, "db" | "clock" | "bell">,
  heartbeatMs = usualHeartbeatMs,
) {
  const open = new Map<string, Set<() => void>>();
  return async ({ caller }: Pick<CallerAsk<typeof calls.bridgeStream>, "caller">) => {
    const thread = await threadOf(db, caller.id);
    const theirs = open.get(caller.id) ?? new Set();
    open.set(caller.id, theirs);
    const listening = {
      loginId: caller.id,
      sessionId: caller.sessionId,
      told: thread?.last_number ?? OPENING,
    };
    const opened = openStream({ db, clock, bell, heartbeatMs }, listening, () => {
      theirs.delete(opened.end);
      if (theirs.size === 0 && open.get(caller.id) === theirs) open.delete(caller.id);
    });
    theirs.add(opened.end);
    const [oldest] = theirs;
    if (theirs.size > streamsPerLogin) oldest?.();
    return { name: "", type: "text/event-stream", content: opened.content };
  };
}
