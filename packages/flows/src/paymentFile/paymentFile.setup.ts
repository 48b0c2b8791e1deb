import type {
  Outcome,
  PaymentFile,
  PaymentFileChange,
  PaymentRow,
  PaymentRowsChange,
  PaymentRowsPage,
  PaymentRowsQuery,
  PaymentRowState,
  UploadedFile,
} from "@amberline/api/client";
import { largestPaymentFile, paymentRowsAtOnce } from "@amberline/api/contract";
import { assign, setup } from "xstate";
import {
  failureNoted,
  isOk,
  isRefusal,
  isSixCharacters,
  isUncertain,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type Secret,
} from "../shared";

export interface PaymentFileInput {
  /** The one that the address names; null for the list. */
  fileId: string | null;
  /** Whether the customer may prepare payments; others only see them. */
  mayPrepare: boolean;
}

type Edit = Extract<PaymentRowsChange, { act: "edit" }>["edit"];

export interface PaymentFileContext extends PaymentFileInput {
  /** Null until loaded. */
  files: readonly PaymentFile[] | null;
  /** The file that was not read, and why. */
  unread: { name: string; faults: UploadedFile["faults"] } | null;
  /** Null until loaded. */
  page: PaymentRowsPage | null;
  /** Which payments are shown; null for all. */
  shown: PaymentRowState | null;
  /** Numbers of the payments that were changed since they were read: they keep their places. */
  mended: readonly number[];
  /** What is being asked, or done with the answer. */
  asked: Asked | null;
  notice: Notice | null;
  /** Incremented to clear the field of the code. */
  codesRefused: number;
  /** Nobody looks, or there is no connection. */
  isAway: boolean;
  /** Polls in a row that brought nothing new. */
  quiet: number;
}

export type Asked =
  | { act: "edit"; nth: number; edit: Edit | null }
  | { act: "accept"; nth: number }
  /** A draft is removed; what waits is withdrawn. */
  | { act: "remove" }
  | { act: "approve" };

export type PaymentFileEvent =
  | { type: "page.retry" }
  | { type: "file.choose"; file: File }
  | { type: "rows.show"; state: PaymentRowState | null }
  | { type: "rows.more" }
  | { type: "rows.change"; act: "useName" | "leave" | "restore"; nths: readonly number[] }
  | { type: "row.edit"; nth: number }
  | { type: "row.accept"; nth: number }
  | { type: "edit.submit"; edit: Edit }
  | ({ type: "file.update" } & Omit<PaymentFileChange, "id">)
  | { type: "remove.ask" }
  | { type: "approval.ask" }
  | { type: "again.prepare" }
  | { type: "code.submit"; code: Secret }
  | { type: "dialog.confirm" }
  | { type: "dialog.cancel" }
  /** The address has changed. */
  | { type: "file.open"; id: string }
  | { type: "list.open" }
  | { type: "page.hidden" }
  | { type: "page.shown" };

export type EventOf<Type extends PaymentFileEvent["type"]> = Extract<PaymentFileEvent, { type: Type }>;
export type PageOutcome = Outcome<PaymentRowsPage>;
export type ChangeOutcome = Outcome<Pick<PaymentRowsPage, "file" | "rows">>;
export type ApproveOutcome = Outcome<PaymentFile, "INCORRECT_2FA_CODE">;

/** Payments a page. */
const PAGE = 50;
const SHORTEST_POLL = 1_000;
const LONGEST_POLL = 15_000;

export const isBeforeApproval = ({ state }: PaymentFile): boolean =>
  state === "checking" || state === "draft";

/** The bank is working on it. */
export const isMoving = ({ state }: PaymentFile): boolean => state === "checking" || state === "running";

export const isChangeable = ({
  page,
  mayPrepare,
}: Pick<PaymentFileContext, "page" | "mayPrepare">): boolean =>
  mayPrepare && page !== null && !page.file.isHidden && isBeforeApproval(page.file);

export const isApprovable = (context: Pick<PaymentFileContext, "page" | "mayPrepare">): boolean =>
  isChangeable(context) && context.page?.file.state === "draft" && context.page.file.sums.ready.count > 0;

/** Whoever made it can withdraw what waits. */
export const isWithdrawable = ({
  page,
  mayPrepare,
}: Pick<PaymentFileContext, "page" | "mayPrepare">): boolean =>
  mayPrepare && page !== null && page.file.state === "waiting" && page.file.madeBy.isSelf;

/** Payments of it were refused, or came back. */
export const isRepeatable = ({
  page,
  mayPrepare,
}: Pick<PaymentFileContext, "page" | "mayPrepare">): boolean =>
  mayPrepare && page !== null && page.again.count > 0;

/** Whether only whether it is paid all the same keeps it from being ready. */
export const isAcceptable = ({ state, faults }: PaymentRow): boolean =>
  state === "toFix" && faults.length === 0;

const isCloseMatch = (row: PaymentRow): boolean => isAcceptable(row) && row.check?.result === "CMTC";

export const closeMatches = (rows: readonly PaymentRow[]): number[] =>
  rows.filter(isCloseMatch).map(({ nth }) => nth);

const rowOf = (page: { rows: readonly PaymentRow[] } | null, nth: number) =>
  page?.rows.find((row) => row.nth === nth);

export const askedRow = ({ page, asked }: PaymentFileContext): PaymentRow | undefined =>
  asked && "nth" in asked ? rowOf(page, asked.nth) : undefined;

/** What was read, with the changed payments in their places. One that was being checked and is not here has become ready. */
function inPlace({ page, mended }: PaymentFileContext, read: PaymentRowsPage): PaymentRowsPage {
  const before = page?.rows ?? [];
  const fresh = (row: PaymentRow): PaymentRow =>
    rowOf(read, row.nth) ?? (row.state === "checking" ? { ...row, state: "ready" } : row);
  const rows = read.rows.filter(({ nth }) => !mended.includes(nth));
  before.forEach((row, at) => {
    if (mended.includes(row.nth)) rows.splice(at, 0, fresh(row));
  });
  // Those beyond what can be read at once.
  const rest = read.rows.length < paymentRowsAtOnce ? [] : before.filter(({ nth }) => !rowOf({ rows }, nth));
  return { ...read, rows: [...rows, ...rest] };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fieldNames = {
  to_name: "payeeName",
  to_account: "account",
  to_reference: "reference",
  amount: "amount",
  day: "day",
  // Found by the account.
  to_bic: "account",
} as const;

/** What is wrong with it, at its field. */
function faultNotice(row: PaymentRow | undefined): Notice | null {
  const [fault] = row?.faults ?? [];
  if (!fault) return null;
  return { key: "error.general", text: fault.text, field: fieldNames[fault.field] };
}

const queryOf = ({ fileId, shown, page }: PaymentFileContext): PaymentRowsQuery => ({
  id: fileId ?? "",
  state: shown,
  offset: 0,
  limit: Math.min(Math.max(page?.rows.length ?? 0, PAGE), paymentRowsAtOnce),
});

/** Input of a read of what is shown. */
export const asShown = ({ context }: { context: PaymentFileContext }) => queryOf(context);
/** The first of what is to be shown. */
export const fromStart = ({ context }: { context: PaymentFileContext }) => ({
  ...queryOf(context),
  limit: PAGE,
});
/** What was mended may be further down in the bank's order than here. */
export const furtherOn = ({ context }: { context: PaymentFileContext }) => ({
  ...queryOf(context),
  offset: Math.max((context.page?.rows.length ?? 0) - context.mended.length, 0),
  limit: PAGE,
});

export const paymentFileSetup = setup({
  types: {
    input: {} as PaymentFileInput,
    context: {} as PaymentFileContext,
    events: {} as PaymentFileEvent,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
  },
  actors: {
    readFiles: notProvided<Outcome<readonly PaymentFile[]>, undefined>("readFiles"),
    upload: notProvided<Outcome<UploadedFile>, File>("upload"),
    readRows: notProvided<PageOutcome, PaymentRowsQuery>("readRows"),
    changeRows: notProvided<ChangeOutcome, PaymentRowsChange>("changeRows"),
    updateFile: notProvided<Outcome<PaymentFile>, PaymentFileChange>("updateFile"),
    approve: notProvided<ApproveOutcome, { file: PaymentFile; code: Secret }>("approve"),
    prepareAgain: notProvided<Outcome<PaymentFile>, string>("prepareAgain"),
    removeFile: notProvided<Outcome<null>, { id: string; isWaiting: boolean }>("removeFile"),
  },
  delays: {
    pollDelay: ({ context: { quiet } }) => Math.min(SHORTEST_POLL * 1.5 ** quiet, LONGEST_POLL),
  },
  guards: {
    isOk,
    isUncertain: (_, outcome: ApproveOutcome) => isUncertain(outcome),
    isCodeWrong: (_, outcome: ApproveOutcome) => isRefusal(outcome, "INCORRECT_2FA_CODE"),
    isRefused: (_, outcome: ApproveOutcome) => !outcome.ok && outcome.problem === "refused",
    isAnother: ({ context }, { id }: EventOf<"file.open">) => context.fileId !== id,
    isOpen: ({ context }) => context.fileId !== null,
    mayUpload: ({ context }) => context.mayPrepare,
    isTooLarge: (_, { file }: EventOf<"file.choose">) => file.size > largestPaymentFile,
    isRead: (_, outcome: Outcome<UploadedFile>) => outcome.ok && outcome.data.file !== null,
    isMoving: ({ context: { page } }) => page !== null && isMoving(page.file),
    isAway: ({ context }) => context.isAway,
    hasEnded: ({ context: { page } }, outcome: PageOutcome) =>
      outcome.ok && page?.file.state === "running" && outcome.data.file.state !== "running",
    hasMore: ({ context: { page } }) => page !== null && page.rows.length < page.total,
    areChangeable: ({ context }, { nths }: EventOf<"rows.change">) =>
      isChangeable(context) && nths.length > 0 && nths.every((nth) => rowOf(context.page, nth)),
    isChangeable: ({ context }) => isChangeable(context),
    isEditable: ({ context }, { nth }: EventOf<"row.edit">) =>
      isChangeable(context) && rowOf(context.page, nth) !== undefined,
    isAcceptable: ({ context }, { nth }: EventOf<"row.accept">) => {
      const row = rowOf(context.page, nth);
      return isChangeable(context) && row !== undefined && isAcceptable(row);
    },
    isRemovable: ({ context }) => isChangeable(context) || isWithdrawable(context),
    isWaiting: ({ context: { page } }) => page?.file.state === "waiting",
    isApprovable: ({ context }) => isApprovable(context),
    isRepeatable: ({ context }) => isRepeatable(context),
    isSixCharacters: (_, { code }: EventOf<"code.submit">) => code.satisfies(isSixCharacters),
    asksToAccept: ({ context: { asked } }) => asked?.act === "accept",
    asksToEdit: ({ context: { asked } }) => asked?.act === "edit",
    /** The bank took what was typed, and it can't be paid like that either. */
    isStillFaulty: ({ context: { asked } }, outcome: ChangeOutcome) =>
      outcome.ok && asked?.act === "edit" && faultNotice(rowOf(outcome.data, asked.nth)) !== null,
    /** It says what was typed. */
    isEdited: ({ context: { asked } }, outcome: PageOutcome) => {
      const row = outcome.ok && asked?.act === "edit" ? rowOf(outcome.data, asked.nth) : undefined;
      if (!row || asked?.act !== "edit" || !asked.edit) return false;
      const { name, account, reference, amount } = row;
      return isSame({ name, account, reference, amount }, asked.edit);
    },
    canStillEdit: ({ context: { asked, mayPrepare } }, outcome: PageOutcome) =>
      asked?.act === "edit" && (!outcome.ok || isChangeable({ page: outcome.data, mayPrepare })),
    isApproved: (_, outcome: PageOutcome) => outcome.ok && !isBeforeApproval(outcome.data.file),
    /** What was changed meanwhile is looked at again first. */
    canStillApprove: ({ context: { page, mayPrepare } }, outcome: PageOutcome) =>
      outcome.ok &&
      outcome.data.file.version === page?.file.version &&
      isApprovable({ page: outcome.data, mayPrepare }),
    isOtherVersion: ({ context: { page } }, outcome: PageOutcome) =>
      outcome.ok && outcome.data.file.version !== page?.file.version,
  },
  actions: {
    /** Puts the file into the address. */
    goToFile: notProvidedEffect("goToFile"),
    goToList: notProvidedEffect("goToList"),
    /** Money has moved, or something waits for others. */
    tellChanged: notProvidedEffect("tellChanged"),
    keepFiles: assign((_, outcome: Outcome<readonly PaymentFile[]>) =>
      outcome.ok ? { files: outcome.data } : {},
    ),
    noteUnread: assign(({ context }, outcome: Outcome<UploadedFile>) => ({
      unread: outcome.ok ? { name: context.unread?.name ?? "", faults: outcome.data.faults } : null,
    })),
    noteName: assign((_, { file }: EventOf<"file.choose">) => ({
      unread: { name: file.name, faults: [] },
      notice: null,
    })),
    forgetUnread: assign({ unread: null }),
    openFile: assign((_, { id }: { id: string }) => ({ fileId: id, unread: null, notice: null })),
    openUploaded: assign((_, outcome: Outcome<UploadedFile>) => ({
      fileId: outcome.ok && outcome.data.file ? outcome.data.file.id : null,
      unread: null,
    })),
    openAgain: assign((_, outcome: Outcome<PaymentFile>) => (outcome.ok ? { fileId: outcome.data.id } : {})),
    closeFile: assign({ fileId: null, page: null, shown: null, mended: [], asked: null, notice: null }),
    keepPage: assign((_, outcome: PageOutcome) =>
      outcome.ok ? { page: outcome.data, mended: [], quiet: 0 } : {},
    ),
    keepRead: assign(({ context }, outcome: PageOutcome) => {
      if (!outcome.ok) return { quiet: context.quiet + 1 };
      const page = inPlace(context, outcome.data);
      return { page, quiet: isSame(page.file, context.page?.file) ? context.quiet + 1 : 0 };
    }),
    keepMore: assign(({ context: { page } }, outcome: PageOutcome) => {
      if (!outcome.ok) return {};
      const before = page?.rows ?? [];
      const more = outcome.data.rows.filter(({ nth }) => !rowOf({ rows: before }, nth));
      return { page: { ...outcome.data, rows: [...before, ...more] } };
    }),
    keepChanged: assign(({ context: { page, mended } }, outcome: ChangeOutcome) => {
      if (!outcome.ok || !page) return {};
      const { file, rows } = outcome.data;
      const nths = rows.map(({ nth }) => nth).filter((nth) => !mended.includes(nth));
      return {
        page: { ...page, file, rows: page.rows.map((row) => rowOf({ rows }, row.nth) ?? row) },
        mended: [...mended, ...nths],
        quiet: 0,
      };
    }),
    noteShown: assign((_, { state }: EventOf<"rows.show">) => ({ shown: state, notice: null })),
    showAll: assign({ shown: null }),
    noteEdit: assign(({ context: { page } }, { nth }: EventOf<"row.edit">) => ({
      asked: { act: "edit" as const, nth, edit: null },
      notice: faultNotice(rowOf(page, nth)),
    })),
    noteTyped: assign(({ context: { asked } }, { edit }: EventOf<"edit.submit">) => ({
      asked: asked?.act === "edit" ? { ...asked, edit } : asked,
    })),
    noteFault: assign(({ context }) => ({ notice: faultNotice(askedRow(context)) })),
    noteAccept: assign((_, { nth }: EventOf<"row.accept">) => ({
      asked: { act: "accept" as const, nth },
      notice: null,
    })),
    noteRemoval: assign({ asked: { act: "remove" as const }, notice: null }),
    noteApproval: assign({ asked: { act: "approve" as const }, notice: null }),
    forgetAsked: assign({ asked: null, notice: null }),
    /** The notice stays. */
    endAsked: assign({ asked: null }),
    noteFailure: assign(failureNoted),
    noteCodeWrong: assign({ notice: { key: "send.codeWrong", field: "code" } }),
    clearCode: assign(({ context: { codesRefused } }) => ({ codesRefused: codesRefused + 1 })),
    noteDoubt: assign({ notice: { key: "paymentFile.doubt" } }),
    /** The bank's own words say more. */
    noteNotDone: assign(({ context: { notice } }) => ({
      notice: notice?.key === "paymentFile.doubt" ? { key: "paymentFile.notDone" } : notice,
    })),
    noteAway: assign({ isAway: true }),
    noteBack: assign({ isAway: false }),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});
