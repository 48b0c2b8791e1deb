import type { Approvals, Client, Outcome, Proposal } from "@amberline/api/client";
import { approvalsAtOnce } from "@amberline/api/contract";
import { compareMoney, subtractMoney, sumMoney, type Money } from "@amberline/domain/money";
import { longestReason } from "@amberline/domain/rights";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNoted,
  isOk,
  isRefusal,
  isSixCharacters,
  isUncertain,
  noteDefect,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
  type Secret,
  type ToastCalls,
  type ToastNotice,
} from "../shared";
import { amountOf } from "./amountOf";

interface ApprovalsContext {
  /** Null until loaded. */
  approvals: Approvals | null;
  /** Ids of the payments and files to approve at once. */
  selected: readonly string[];
  /** What is being done to which ids; the notice is about it. */
  asked: { act: "approve" | "decline"; ids: readonly string[] } | null;
  /** Why it is declined, so that a question asked once more has it. */
  reason: string;
  notice: Notice | null;
  /** Incremented to clear the field of the code. */
  codesRefused: number;
}

export type ApprovalsEvent =
  | { type: "list.retry" }
  | { type: "list.refresh" }
  | { type: "selection.change"; ids: readonly string[] }
  | { type: "approval.ask"; ids: readonly string[] }
  | { type: "code.submit"; code: Secret }
  | { type: "decline.ask"; id: string }
  | { type: "decline.confirm"; reason: string }
  | { type: "dialog.cancel" };

type EventOf<Type extends ApprovalsEvent["type"]> = Extract<ApprovalsEvent, { type: Type }>;
type Given = Outcome<Approvals, "INCORRECT_2FA_CODE">;
type Chosen = { ids: readonly string[] };
interface ApproveRequest extends Chosen {
  total: Money;
  code: Secret;
}

export const proposalsOf = (approvals: Approvals | null, ids: readonly string[]): Proposal[] =>
  approvals?.proposals.filter(({ id }) => ids.includes(id)) ?? [];

/** What the payments among them come to, without fees. */
export const totalOf = (proposals: readonly Proposal[]): Money =>
  sumMoney(
    proposals.flatMap(({ proposed }) => amountOf(proposed) ?? []),
    "EUR",
  );

export const isOpen = ({ state, bar }: Proposal): boolean => state === "waiting" && bar === null;

/** Whether it can be approved together with others: what pays. */
export const isSelectable = (proposal: Proposal): boolean =>
  isOpen(proposal) && amountOf(proposal.proposed) !== null;

/** Whoever made it can withdraw it, and whoever may approve decline what is above their limits as well. */
export const isDeclinable = ({ state, bar }: Proposal): boolean => state === "waiting" && bar !== "noRight";

/** What the customer can approve today; null for no limit. */
export const leftToday = (approvals: Approvals | null): Money | null => {
  const { perDay = null, approvedToday } = approvals?.own ?? {};
  if (perDay === null || approvedToday === undefined) return null;
  return compareMoney(approvedToday, perDay) < 0
    ? subtractMoney(perDay, approvedToday)
    : subtractMoney(perDay, perDay);
};

/** Whether these come to more than the customer can approve today, though each of them may not. */
export const isAboveDay = (approvals: Approvals | null, ids: readonly string[]): boolean => {
  const left = leftToday(approvals);
  return left !== null && compareMoney(totalOf(proposalsOf(approvals, ids)), left) > 0;
};

/** Several payments and files, or one of anything. */
const isApprovable = (approvals: Approvals | null, ids: readonly string[]): boolean => {
  const chosen = proposalsOf(approvals, ids);
  return (
    chosen.length === ids.length &&
    ids.length > 0 &&
    ids.length <= approvalsAtOnce &&
    chosen.every(ids.length === 1 ? isOpen : isSelectable) &&
    !isAboveDay(approvals, ids)
  );
};

const approvalsSetup = setup({
  types: {
    context: {} as ApprovalsContext,
    events: {} as ApprovalsEvent,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
  },
  actors: {
    readApprovals: notProvided<Outcome<Approvals>, undefined>("readApprovals"),
    approve: notProvided<Given, ApproveRequest>("approve"),
    decline: notProvided<Outcome<Approvals>, { id: string; reason: string }>("decline"),
  },
  guards: {
    isOk,
    isUncertain: (_, outcome: Given) => isUncertain(outcome),
    isCodeWrong: (_, outcome: Given) => isRefusal(outcome, "INCORRECT_2FA_CODE"),
    isRefused: (_, outcome: Given) => !outcome.ok && outcome.problem === "refused",
    isSelectable: ({ context: { approvals } }, { ids }: Chosen) =>
      ids.length <= approvalsAtOnce && ids.every((id) => proposalsOf(approvals, [id]).some(isSelectable)),
    isApprovable: ({ context: { approvals } }, { ids }: Chosen) => isApprovable(approvals, ids),
    isDeclinable: ({ context: { approvals } }, { id }: EventOf<"decline.ask">) =>
      proposalsOf(approvals, [id]).some(isDeclinable),
    isSixCharacters: (_, { code }: EventOf<"code.submit">) => code.satisfies(isSixCharacters),
    /** To withdraw one's own takes no reason. */
    hasReason: ({ context: { approvals, asked } }, { reason }: EventOf<"decline.confirm">) =>
      reason.length <= longestReason &&
      (reason !== "" || proposalsOf(approvals, asked?.ids ?? []).every(({ bar }) => bar === "own")),
    /** The list says that the customer did it. */
    isDone: ({ context: { asked } }, outcome: Outcome<Approvals>) => {
      const proposals = outcome.ok ? proposalsOf(outcome.data, asked?.ids ?? []) : [];
      const isMine = ({ approvedBy, endedBy }: Proposal) =>
        asked?.act === "approve" ? approvedBy.some(({ isSelf }) => isSelf) : (endedBy?.isSelf ?? false);
      return proposals.length > 0 && proposals.every(isMine);
    },
    canStillApprove: ({ context: { asked } }, outcome: Outcome<Approvals>) =>
      outcome.ok && asked?.act === "approve" && isApprovable(outcome.data, asked.ids),
    canStillDecline: ({ context: { asked } }, outcome: Outcome<Approvals>) =>
      outcome.ok && asked?.act === "decline" && proposalsOf(outcome.data, asked.ids).some(isDeclinable),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    /** What waits for the customer is no longer what the account says. */
    tellChanged: notProvidedEffect("tellChanged"),
    keepApprovals: assign(({ context: { selected } }, outcome: Given) =>
      outcome.ok
        ? {
            approvals: outcome.data,
            selected: selected.filter((id) => proposalsOf(outcome.data, [id]).some(isOpen)),
          }
        : {},
    ),
    select: assign((_, { ids }: Chosen) => ({ selected: ids, notice: null })),
    noteApproval: assign((_, { ids }: Chosen) => ({
      asked: { act: "approve" as const, ids },
      notice: null,
    })),
    noteDecline: assign((_, { id }: EventOf<"decline.ask">) => ({
      asked: { act: "decline" as const, ids: [id] },
      reason: "",
      notice: null,
    })),
    noteReason: assign((_, { reason }: EventOf<"decline.confirm">) => ({ reason })),
    forgetAsked: assign({ asked: null, notice: null }),
    noteFailure: assign(failureNoted),
    noteCodeWrong: assign({ notice: { key: "send.codeWrong", field: "code" } }),
    clearCode: assign(({ context: { codesRefused } }) => ({ codesRefused: codesRefused + 1 })),
    noteDoubt: assign({ notice: { key: "approvals.doubt" } }),
    /** The bank's own words say more. */
    noteNotDone: assign(({ context: { notice } }) => ({
      notice: notice?.key === "approvals.doubt" ? { key: "approvals.notDone" } : notice,
    })),
    noteChanged: assign(({ context: { notice } }) => ({
      notice: notice?.key === "approvals.doubt" ? { key: "approvals.changed" } : notice,
    })),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "approvals";

// Before the new list is kept, in which nothing can be withdrawn.
const toastDone = {
  type: "showToast",
  params: ({ context: { approvals, asked } }: { context: ApprovalsContext }): ToastNotice => {
    const isOwn = proposalsOf(approvals, asked?.ids ?? []).some(({ bar }) => bar === "own");
    const done = asked?.act === "approve" ? "approved" : isOwn ? "withdrawn" : "declined";
    return { tone: "positive", notice: { key: `approvals.done.${done}` } };
  },
} as const;

const done = [toastDone, onAnswer("keepApprovals"), "forgetAsked", "tellChanged"] as const;

const restingEvents = {
  "selection.change": { guard: onEvent("isSelectable"), actions: onEvent("select") },
  "approval.ask": { guard: onEvent("isApprovable"), target: "confirming", actions: onEvent("noteApproval") },
  "decline.ask": { guard: onEvent("isDeclinable"), target: "asking", actions: onEvent("noteDecline") },
} as const;

const shownStates = approvalsSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: { ...restingEvents, "list.refresh": "refreshing" },
    },
    refreshing: {
      meta: { screen, focus: null, announce: null },
      on: restingEvents,
      invoke: {
        id: "readApprovals",
        src: "readApprovals",
        onDone: { target: "resting", actions: onAnswer("keepApprovals") },
        onError: "resting",
      },
    },
    confirming: {
      tags: "dialog",
      meta: { screen, focus: "code", announce: null },
      on: {
        "code.submit": { guard: onEvent("isSixCharacters"), target: "approving" },
        "dialog.cancel": { target: "resting", actions: "forgetAsked" },
      },
    },
    approving: {
      tags: ["busy", "dialog"],
      meta: { screen, focus: null, announce: "approvals.approving" },
      entry: "clearNotice",
      invoke: {
        id: "approve",
        src: "approve",
        input: ({ context: { approvals, asked }, event }) => {
          const ids = asked?.ids ?? [];
          const { code } = event as EventOf<"code.submit">;
          return { ids, total: totalOf(proposalsOf(approvals, ids)), code };
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: done },
          { guard: onAnswer("isCodeWrong"), target: "confirming", actions: ["clearCode", "noteCodeWrong"] },
          { guard: onAnswer("isUncertain"), target: "checking", actions: "noteDoubt" },
          // What was shown is out of date.
          { guard: onAnswer("isRefused"), target: "checking", actions: onAnswer("noteFailure") },
          { target: "confirming", actions: ["clearCode", onAnswer("noteFailure")] },
        ],
        onError: { target: "checking", actions: "noteDoubt" },
      },
    },
    asking: {
      tags: "dialog",
      meta: { screen, focus: "reason", announce: null },
      on: {
        "decline.confirm": {
          guard: onEvent("hasReason"),
          target: "declining",
          actions: onEvent("noteReason"),
        },
        "dialog.cancel": { target: "resting", actions: "forgetAsked" },
      },
    },
    declining: {
      tags: ["busy", "dialog"],
      meta: { screen, focus: null, announce: "approvals.declining" },
      entry: "clearNotice",
      invoke: {
        id: "decline",
        src: "decline",
        input: ({ context: { asked, reason } }) => ({ id: asked?.ids[0] ?? "", reason }),
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: done },
          { guard: onAnswer("isUncertain"), target: "checking", actions: "noteDoubt" },
          { guard: onAnswer("isRefused"), target: "checking", actions: onAnswer("noteFailure") },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "checking", actions: "noteDoubt" },
      },
    },
    /** Whether it was done is not known, or it was refused: the list says. Approving once more would do no harm. */
    checking: {
      tags: ["busy", "dialog"],
      meta: { screen, focus: null, announce: "approvals.checking" },
      invoke: {
        id: "readApprovals",
        src: "readApprovals",
        onDone: [
          { guard: onAnswer("isDone"), target: "resting", actions: done },
          {
            guard: onAnswer("canStillApprove"),
            target: "confirming",
            actions: [onAnswer("keepApprovals"), "clearCode", "noteNotDone"],
          },
          {
            guard: onAnswer("canStillDecline"),
            target: "asking",
            actions: [onAnswer("keepApprovals"), "noteNotDone"],
          },
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [onAnswer("keepApprovals"), "noteChanged", "tellChanged"],
          },
          { target: "#approvals.lost" },
        ],
        onError: "#approvals.lost",
      },
    },
  },
});

/** What others have to approve: read, then approved, several payments at once, declined or withdrawn. */
export const approvalsMachine = approvalsSetup.createMachine({
  id: "approvals",
  context: { approvals: null, selected: [], asked: null, reason: "", notice: null, codesRefused: 0 },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readApprovals",
        src: "readApprovals",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepApprovals") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "list.retry": "loading" },
    },
    shown: shownStates,
    /** The list that would say what became of it could not be read. */
    lost: {
      meta: { screen, focus: null, announce: null },
      on: { "list.retry": "shown.checking" },
    },
  },
});

export interface ApprovalsCalls extends Pick<Client, "approvals" | "approve" | "decline">, ToastCalls {
  /** Called when something was approved, declined or withdrawn, by whomever. */
  tellChanged(): void;
}

export const wireApprovals = (calls: ApprovalsCalls) =>
  approvalsMachine.provide({
    actors: {
      readApprovals: fromPromise(({ signal }) => calls.approvals({ signal })),
      approve: fromPromise(({ input: { code, ...given }, signal }) =>
        calls.approve({ ...given, code: code.take() }, { signal }),
      ),
      decline: fromPromise(({ input, signal }) => calls.decline(input, { signal })),
    },
    actions: {
      showToast: (_, toast) => calls.showToast(toast),
      tellChanged: () => calls.tellChanged(),
    },
  });

export interface ApprovalsView {
  snapshot: SnapshotFrom<typeof approvalsMachine>;
  send: (event: ApprovalsEvent) => void;
}
