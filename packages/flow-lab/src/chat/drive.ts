import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const first = "Pirmā atbilde";
const between = "Vēl viena atbilde";
const last = "Pēdējā atbilde";

const logOf = ({ page }: Stage) => page.getByRole("log");
const lineOf = (stage: Stage, text: string) => logOf(stage).getByText(text, { exact: true });
const sendingIn = (stage: Stage) =>
  logOf(stage).getByText(new RegExp(`^${stage.screen.say("chat.sending")}`));

/** More than one page of messages. The note `expected` is a message that must be visible. */
async function getsWritten(stage: Stage) {
  const { operator, notes } = stage;
  stage.customer = await operator.customer({ twoFactor: false });
  const { login } = stage.who;
  const ten = Array.from({ length: 10 }, () => between);
  await operator.replyInChat(login, first);
  await Promise.all(ten.map(() => operator.replyInChat(login, ...ten)));
  await operator.replyInChat(login, last);
  notes.set("expected", last);
}

const opens = ({ page, operator, who, language }: Stage) => arrive(page, operator, who, paths.chat, language);

/** The browser has stored the thread. */
async function opensAgain(stage: Stage) {
  await stage.letGo("listen")();
  await getsWritten(stage);
  await opens(stage);
  await expect(lineOf(stage, last)).toBeVisible();
  await stage.hold("listen", ["bridgeStream"]);
  await stage.page.reload();
}

async function write({ page, screen, notes }: Stage, { id }: { id: string }) {
  const receipt = {
    name: "receipt.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
  };
  if (id.endsWith(":files")) await page.locator('input[type="file"]').setInputFiles(receipt);
  await screen.field("chat.message").fill("Labdien!");
  await screen.field("chat.message").press("Enter");
  notes.set("expected", "Labdien!");
}

/** A stream that fails to open, or is lost later. */
async function loseLine(stage: Stage, { id }: { id: string }) {
  if (!stage.isHeld("listen")) return stage.operator.cutChat(stage.who.login);
  const isOver = id.endsWith(":401");
  await stage.meets({
    call: "bridgeStream",
    ...(isOver ? { fault: "status", status: 401 } : { fault: "drop" }),
  });
  await stage.letGo("listen")();
}

const isConnected = ({ screen }: Stage) => expect(screen.reads("chat.disconnected")).toBeHidden();

/** The conversation, or its placeholder. */
const isWaiting = async (stage: Stage) => {
  const waiting = stage.page.locator("#main [aria-busy=true]");
  await expect(logOf(stage).or(waiting)).toBeVisible();
  await expect(stage.screen.alert()).toBeHidden();
};

export const drive: FlowDrive = {
  hearsNews: true,
  prepare: {
    newcomer: async (stage) => {
      await getsWritten(stage);
      await opens(stage);
    },
    known: opensAgain,
  },
  events: {
    "message.write": write,
    "message.retry": async (stage) =>
      logOf(stage)
        .getByRole("button", { name: stage.screen.say("chat.retry") })
        .click(),
    "message.discard": async ({ screen, notes }) => {
      await screen.button("chat.discard").click();
      notes.set("expected", last);
    },
    "history.retry": async ({ screen }) => screen.alert().getByRole("button").click(),
    "history.older": async (stage) => logOf(stage).press("Home"),
    "stream.opened": (stage) => stage.letGo("listen")(),
    "stream.message": async ({ operator, who, notes }) => {
      await operator.replyInChat(who.login, "Jauna atbilde");
      notes.set("expected", "Jauna atbilde");
    },
    "stream.closed": loseLine,
    "stream.retry": async ({ screen }) => screen.button("chat.reconnect").click(),
  },
  answers: {
    readHistory: { ok: () => {}, ...failuresOf("bridgeHistory") },
    readOlder: {
      ok: ({ notes }) => void notes.set("expected", first),
      ...failuresOf("bridgeHistory"),
    },
    openThread: { ok: () => {}, ...failuresOf("bridgeMessage") },
    sendMessage: { ok: () => {}, ...failuresOf("bridgeMessage") },
  },
  requests: {
    listen: ["bridgeStream"],
    readHistory: ["bridgeHistory"],
    readOlder: ["bridgeHistory"],
    openThread: ["bridgeMessage"],
    sendMessage: ["bridgeMessage"],
  },
  arrived: {
    "active.line.on.opening": isConnected,
    "active.line.on.connected": isConnected,
    "active.line.off": ({ screen }) => expect(screen.reads("chat.disconnected")).toBeVisible(),
    "active.history.waiting": isWaiting,
    "active.history.reading": isWaiting,
    "active.history.failed": async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("error.access"));
      await expect(screen.alert().getByRole("button")).toHaveText(screen.say("app.retry"));
    },
    "active.history.shown": async (stage) => {
      await expect(lineOf(stage, stage.notes.get("expected") ?? "")).toBeVisible();
      await expect(stage.screen.alert()).toBeHidden();
    },
    "active.history.readingOlder": async (stage) => {
      await expect(lineOf(stage, between).first()).toBeVisible();
      await expect(lineOf(stage, first)).toBeHidden();
    },
    "active.history.olderFailed": async (stage) => {
      await expect(stage.screen.alert()).toContainText(stage.screen.say("chat.historyFailed"));
      await expect(stage.screen.alert().getByRole("button")).toHaveText(stage.screen.say("app.retry"));
      await expect(lineOf(stage, between).first()).toBeVisible();
    },
    "active.outbox.idle": (stage) => expect(sendingIn(stage)).toBeHidden(),
    "active.outbox.opening": (stage) => expect(sendingIn(stage)).toBeVisible(),
    "active.outbox.sending": (stage) => expect(sendingIn(stage)).toBeVisible(),
  },
  journeys: [
    "newcomer;stream.opened~readHistory=net~history.retry~readHistory=ok~stream.message~history.older~readOlder=500~history.retry~readOlder=ok~message.write~sendMessage=net~message.retry~sendMessage=ok~stream.closed~stream.retry~stream.opened~readHistory=ok",
  ],
  notDriven: {
    "message.write:nothing": "nothing can be sent before something is written",
    "message.progressed": "goes by while a message is on its way",
    "stream.message:echo": "the bank's copy of one's own message changes nothing that is seen",
    "stream.message:stored": "takes a thread another tab began, which its first message brings here as well",
    "stream.message:otherThread": "the sandbox keeps one thread a customer",
    "readHistory=all": "chat plays a short talk",
    "readHistory=none": "chat plays an empty one",
    "sendMessage=ok.bare": "the sandbox always answers the message as it is kept",
    "sendMessage=unreadable": "a file would have to be deleted while it is read",
    "sendMessage=refused": "chat plays a refusal",
  },
};
