import type { Failure, Outcome, Refused } from "@amberline/api/client";
import { assertEvent, assign, setup } from "xstate";
import {
  failureNoted,
  failureNotice,
  isOk,
  isUncertain,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
  type ToastNotice,
} from "../shared";

/** Configures a request. `About` is its input; `Data` is read before the form is shown. */
export interface RequestOptions<About, Form, Data, Code extends string> {
  id: string;
  screen: string;
  call: string;
  /** Catalogue key announced while sending. */
  sending: string;
  /** Left out, every form is. */
  isReady?(form: Form, about: About): boolean;
  /** Notice of a failure; in doubt if an earlier attempt may have succeeded. @default by the kind of failure */
  noticeOf?(outcome: Refused<Code> | Failure, about: About, isInDoubt: boolean): Notice;
  /** Also shows it in a toast (specification 8). @default false */
  isFailureToasted?: boolean;
  /** Text of the success toast. */
  done(about: About): string;
  /** The next screen; null stays, ready for another request. */
  next: string | null;
  /** Catalogue key announced when the customer cancels an upload. */
  cancelled?: string;
  /** Reads what the form edits; omitted if it only creates. */
  read?: {
    call: string;
    /** There is nothing to read for a new one; left out, there always is. */
    isNew?(about: About): boolean;
    /** Left out, the answer is the object alone, which is always there. */
    find?(list: readonly Data[], about: About): Data | null;
  };
}

export interface RequestContext<About, Data, Answer> {
  about: About;
  /** The edited object as read; null when creating. The form holds what is typed. */
  data: Data | null;
  notice: Notice | null;
  /** An attempt had no definite answer. */
  isInDoubt: boolean;
  /** Share sent, 0 to 1; null while unknown. */
  progress: number | null;
  answer: Answer | null;
}

export type RequestEvent<Form> =
  | { type: "form.submit"; form: Form }
  | { type: "page.retry" }
  | { type: "sending.cancel" }
  | { type: "upload.progressed"; share: number }
  | { type: "form.begin" };

export interface SendInput<About, Form> {
  about: About;
  form: Form;
  onProgress: (share: number) => void;
}

/** The notice of a defect of ours. */
const defect: Failure = { ok: false, problem: "failed", status: 0 };

function setupRequest<About, Form, Data, Answer, Code extends string>(
  options: RequestOptions<About, Form, Data, Code>,
) {
  type Context = RequestContext<About, Data, Answer>;
  type Sent = Outcome<Answer, Code>;
  type Read = Outcome<readonly Data[]>;
  const { read, noticeOf = failureNotice } = options;

  const found = ({ about }: Context, list: Read) => {
    if (!list.ok) return null;
    return (read?.find ? read.find(list.data, about) : list.data[0]) ?? null;
  };

  return setup({
    types: {
      context: {} as Context,
      input: {} as About,
      events: {} as RequestEvent<Form>,
      tags: {} as "busy",
      meta: {} as LeafMeta,
    },
    actors: {
      read: notProvided<Read, { about: About }>(read?.call ?? "read"),
      send: notProvided<Sent, SendInput<About, Form>>(options.call),
    },
    guards: {
      isOk,
      isNew: ({ context }) => read?.isNew?.(context.about) ?? true,
      isThere: ({ context }, list: Read) => found(context, list) !== null,
      isReady: ({ context }, { form }: { form: Form }) => options.isReady?.(form, context.about) ?? true,
    },
    actions: {
      showToast: notProvidedEffect<ToastNotice>("showToast"),
      keepData: assign(({ context }, list: Read) => ({ data: found(context, list) })),
      keepAnswer: assign((_, sent: Sent) => ({ answer: sent.ok ? sent.data : null, isInDoubt: false })),
      keepProgress: assign((_, { share }: { share: number }) => ({ progress: share })),
      noteUnread: assign(failureNoted),
      noteUnsent: assign(({ context }, sent: Sent) => ({
        notice: sent.ok ? null : noticeOf(sent, context.about, context.isInDoubt),
        isInDoubt: context.isInDoubt || isUncertain(sent),
      })),
      begin: assign({ notice: null, progress: null, answer: null }),
    },
  });
}

type RequestSetup<About, Form, Data, Answer, Code extends string> = ReturnType<
  typeof setupRequest<About, Form, Data, Answer, Code>
>;

/** Reads the existing object before its form is shown. */
function readingStates<About, Form, Data, Answer, Code extends string>(
  request: RequestSetup<About, Form, Data, Answer, Code>,
  { screen, call, isOne }: { screen: string; call: string; isOne: boolean },
) {
  const isFound = { target: "editing", actions: onAnswer("keepData") } as const;
  const isMissing = { guard: onAnswer("isOk"), target: "notFound" } as const;
  return {
    reading: request.createStateConfig({
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "begin",
      invoke: {
        id: call,
        src: "read",
        input: ({ context: { about } }) => ({ about }),
        onDone: [
          { guard: onAnswer(isOne ? "isOk" : "isThere"), ...isFound },
          ...(isOne ? [] : [isMissing]),
          { target: "failed", actions: onAnswer("noteUnread") },
        ],
        onError: { target: "failed", actions: { type: "noteUnread", params: defect } },
      },
    }),
    failed: { meta: { screen, focus: null, announce: null }, on: { "page.retry": "reading" } },
  };
}

/** One request: read the object to edit, fill in the form, send it. */
export function createRequest<About, Form, Data, Answer, Code extends string = never>(
  options: RequestOptions<About, Form, Data, Code>,
) {
  type Context = RequestContext<About, Data, Answer>;
  const { screen, read } = options;
  const request = setupRequest<About, Form, Data, Answer, Code>(options);

  const filledIn = { ...(options.isReady && { guard: onEvent("isReady") }), target: "sending" } as const;
  const doneToast = {
    type: "showToast",
    params: ({ context }: { context: Context }): ToastNotice => ({
      tone: "positive",
      notice: { key: options.done(context.about) },
    }),
  } as const;
  const failureToast = {
    type: "showToast",
    params: ({ context }: { context: Context }): ToastNotice => ({
      tone: "negative",
      notice: context.notice ?? { key: "error.general" },
    }),
  } as const;

  const reading = read && readingStates(request, { screen, call: read.call, isOne: !read.find });
  const opening = read?.isNew
    ? {
        opening: request.createStateConfig({
          always: [{ guard: "isNew", target: "editing" }, { target: "reading" }],
        }),
      }
    : undefined;
  /** Does not exist, or belongs to another customer. */
  const missing = read?.find ? { notFound: { meta: { screen, focus: "title", announce: null } } } : undefined;
  const stopped = options.cancelled
    ? {
        /** Back to the form; the request may have been sent in full. */
        cancelled: {
          meta: { screen, focus: null, announce: options.cancelled },
          on: { "form.submit": filledIn },
        },
      }
    : undefined;

  return request.createMachine({
    id: options.id,
    context: ({ input }) => ({
      about: input,
      data: null,
      notice: null,
      isInDoubt: false,
      progress: null,
      answer: null,
    }),
    initial: opening ? "opening" : reading ? "reading" : "editing",
    states: {
      // Typed as always present, so that any screen can match them.
      ...(opening as NonNullable<typeof opening>),
      ...(reading as NonNullable<typeof reading>),
      ...(missing as NonNullable<typeof missing>),
      editing: { meta: { screen, focus: null, announce: null }, on: { "form.submit": filledIn } },
      sending: {
        tags: "busy",
        meta: { screen, focus: null, announce: options.sending },
        entry: "begin",
        ...(options.cancelled && {
          on: {
            "upload.progressed": { actions: onEvent("keepProgress") },
            "sending.cancel": "cancelled",
          },
        }),
        invoke: {
          id: options.call,
          src: "send",
          input: ({ context, event, self }) => {
            assertEvent(event, "form.submit");
            const onProgress = (share: number) => self.send({ type: "upload.progressed", share });
            return { about: context.about, form: event.form, onProgress };
          },
          onDone: [
            { guard: onAnswer("isOk"), target: "done", actions: [onAnswer("keepAnswer"), doneToast] },
            {
              target: "editing",
              actions: [onAnswer("noteUnsent"), ...(options.isFailureToasted ? [failureToast] : [])],
            },
          ],
          onError: { target: "editing", actions: { type: "noteUnsent", params: defect } },
        },
      },
      ...(stopped as NonNullable<typeof stopped>),
      done: options.next
        ? { type: "final", meta: { screen: options.next, focus: null, announce: null } }
        : {
            meta: { screen, focus: "title", announce: null },
            on: { "form.begin": { target: "editing", actions: "begin" } },
          },
    },
  });
}
