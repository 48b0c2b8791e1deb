import { type calls } from "@amberline/api/contract";
import { type PubSub } from "../../pubsub";
import { instant, type Count } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { unreadNotifications } from "../notifications";
import { messagesOf, wireLiveMessageOf } from "./messages";
import { OPENING, threadOf } from "./thread";

/** How often a quiet stream sends a heartbeat, and checks whether a message of the pub/sub was lost. */
const usualHeartbeatMs = 15_000;
const batchSize = 20;
/** Open streams of a login in one process; one more ends the oldest. */
const streamsPerLogin = 4;

interface Listening {
  loginId: string;
  sessionId: string;
  accountId: string | null;
  /** Number of the last message sent. */
  lastSent: number;
  /** See `stateOf`, as it was when the stream last said that there is news. */
  state: string;
}

interface StreamParts extends Pick<Parts, "db" | "clock"> {
  pubsub: PubSub;
  heartbeatMs: number;
}

const encoder = new TextEncoder();
const comment = encoder.encode(":\n\n");
const news = encoder.encode("event: news\ndata: {}\n\n");

const isSessionOpen = async (db: Db, sessionId: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst()) !== undefined;

/** Changes with everything else that is news: balances and transactions of the account, notifications of the login. */
async function stateOf(db: Db, { loginId, accountId }: Pick<Listening, "loginId" | "accountId">) {
  const { unread, newest, version } = await db
    .selectNoFrom((row) => [
      unreadNotifications(db, loginId).as("unread"),
      row
        .selectFrom("notifications")
        .where("login_id", "=", loginId)
        .select(({ fn }) => fn.max("seq").as("max"))
        .as("newest"),
      row
        .selectFrom("balances")
        .innerJoin("ledger_accounts", "ledger_accounts.id", "balances.ledger_account_id")
        .where("ledger_accounts.account_id", "=", accountId)
        .select(({ fn }) => fn.sum<Count>("balances.version").as("sum"))
        .as("version"),
    ])
    .executeTakeFirstOrThrow();
  return `${unread} ${newest} ${version}`;
}

/** The messages after the last one sent, as frames; null if there are none. */
async function newMessages(db: Db, { loginId, lastSent }: Listening) {
  const thread = await threadOf(db, loginId);
  if (!thread || thread.last_number <= lastSent) return null;
  const messages = await messagesOf(db, thread.id, { after: lastSent, limit: batchSize, from: "oldest" });
  const frames = messages.map((message) => {
    const data = JSON.stringify(wireLiveMessageOf(message, { loginId, threadId: thread.id }));
    return `event: message\nid: ${message.number}\ndata: ${data}\n\n`;
  });
  return { lastSent: messages.at(-1)?.number ?? lastSent, bytes: encoder.encode(frames.join("")) };
}

let streams = 0;

/** Streams that are open in this process. */
export const openStreams = (): number => streams;

/**
 * The messages of a login, read from the database only when the reader has room, so that a slow reader fills no memory.
 * Ends with the session, or when the pub/sub disconnects.
 */
function openStream(
  { db, clock, pubsub, heartbeatMs }: StreamParts,
  listening: Listening,
  onEnd: () => void,
) {
  let isPublished = false;
  /** Something of the account was changed, which its state may not tell. */
  let isChanged = false;
  let isEnded = false;
  let wake = () => undefined as void;
  const published = () => {
    isPublished = true;
    wake();
  };
  const end = () => {
    isEnded = true;
    wake();
  };
  const changed = () => {
    isChanged = true;
    published();
  };
  const unsubscribe = [
    pubsub.subscribe(listening.loginId, { published, disconnected: end }),
    ...(listening.accountId
      ? [pubsub.subscribe(listening.accountId, { published: changed, disconnected: end })]
      : []),
  ];
  streams += 1;
  let isStopped = false;
  const stop = () => {
    if (!isStopped) streams -= 1;
    isStopped = isEnded = true;
    unsubscribe.forEach((leave) => leave());
    onEnd();
    wake();
  };
  const wait = () =>
    new Promise<void>((resolve) => {
      if (isPublished || isEnded) return resolve();
      const timer = setTimeout(resolve, heartbeatMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    while (!isEnded) {
      isPublished = false;
      if (!(await isSessionOpen(db, listening.sessionId, clock.now()))) break;
      const messages = await newMessages(db, listening);
      if (messages) {
        listening.lastSent = messages.lastSent;
        return controller.enqueue(messages.bytes);
      }
      const state = await stateOf(db, listening);
      if (isChanged || state !== listening.state) {
        isChanged = false;
        listening.state = state;
        return controller.enqueue(news);
      }
      await wait();
      if (!isPublished && !isEnded) return controller.enqueue(comment);
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

/** /bridge/stream: messages from now on, also those the caller sends elsewhere, and that there is other news. */
export function stream(
  { db, clock, pubsub }: Pick<Parts, "db" | "clock" | "pubsub">,
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
      accountId: caller.account?.id ?? null,
      state: await stateOf(db, { loginId: caller.id, accountId: caller.account?.id ?? null }),
      lastSent: thread?.last_number ?? OPENING,
    };
    const opened = openStream({ db, clock, pubsub, heartbeatMs }, listening, () => {
      theirs.delete(opened.end);
      if (theirs.size === 0 && open.get(caller.id) === theirs) open.delete(caller.id);
    });
    theirs.add(opened.end);
    const [oldest] = theirs;
    if (theirs.size > streamsPerLogin) oldest?.();
    return { name: "", type: "text/event-stream", content: opened.content };
  };
}
