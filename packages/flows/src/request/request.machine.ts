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

/** What makes one request different from another. `About` is known from the start, `Data` is read before there is a form. */
export interface RequestOptions<About, Form, Data, Code extends string> {
  id: string;
  screen: string;
  /** Name of the request in the chart. */
  call: string;
  /** Catalogue key announced while the request is on its way. */
  sending: string;
  isReady(form: Form, about: About): boolean;
  /** What the form says when it was not done; in doubt when an earlier attempt may have been. @default by the kind of failure */
  noticeOf?(outcome: Refused<Code> | Failure, about: About, isInDoubt: boolean): Notice;
  /** Says that in a toast too (specification 8). @default false */
  isFailureToasted?: boolean;
  /** What the toast says once it is done. */
  done(about: About): string;
  /** Screen that follows; null stays on this one, where the next request can begin. */
  next: string | null;
  /** Catalogue key announced when the customer stops an upload, whose progress the screen shows. */
  cancelled?: string;
  /** What the form changes: read first, unless it makes something new. */
  read?: {
    call: string;
    isNew(about: About): boolean;
    find(list: readonly Data[], about: About): Data | null;
  };
}

export interface RequestContext<About, Data, Answer> {
  about: About;
  /** What is changed, as it was read; null for what is new. What is typed stays in the form. */
  data: Data | null;
  notice: Notice | null;
  /** An attempt had no definite answer. */
  isInDoubt: boolean;
  /** Share of the request that has left, 0 to 1; null while nobody can tell. */
  progress: number | null;
  /** What the provider answered; null until it did. */
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

/** A mistake of our own, as the customer hears of it. */
const defect: Failure = { ok: false, problem: "failed", status: 0 };

/** Everything the chart of a request names. */
function setupRequest<About, Form, Data, Answer, Code extends string>(
  options: RequestOptions<About, Form, Data, Code>,
) {
  type Context = RequestContext<About, Data, Answer>;
  type Sent = Outcome<Answer, Code>;
  type Read = Outcome<readonly Data[]>;
  const { read, noticeOf = failureNotice } = options;

  const found = ({ about }: Context, list: Read) => (list.ok ? (read?.find(list.data, about) ?? null) : null);

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
      isNew: ({ context }) => read?.isNew(context.about) ?? true,
      isThere: ({ context }, list: Read) => found(context, list) !== null,
      isReady: ({ context }, { form }: { form: Form }) => options.isReady(form, context.about),
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

/** What comes before the form of something that is there already: reading it. */
function readingStates<About, Form, Data, Answer, Code extends string>(
  request: RequestSetup<About, Form, Data, Answer, Code>,
  { screen, call }: { screen: string; call: string },
) {
  return {
    opening: request.createStateConfig({
      always: [{ guard: "isNew", target: "editing" }, { target: "reading" }],
    }),
    reading: request.createStateConfig({
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "begin",
      invoke: {
        id: call,
        src: "read",
        input: ({ context: { about } }) => ({ about }),
        onDone: [
          { guard: onAnswer("isThere"), target: "editing", actions: onAnswer("keepData") },
          { guard: onAnswer("isOk"), target: "notFound" },
          { target: "failed", actions: onAnswer("noteUnread") },
        ],
        onError: { target: "failed", actions: { type: "noteUnread", params: defect } },
      },
    }),
    failed: { meta: { screen, focus: null, announce: null }, on: { "page.retry": "reading" } },
    /** There is none, or it is not the customer's. */
    notFound: { meta: { screen, focus: "title", announce: null } },
  };
}

/** The journey of one request: read what is to be changed, fill in the form, send it. */
export function createRequest<About, Form, Data, Answer, Code extends string = never>(
  options: RequestOptions<About, Form, Data, Code>,
) {
  type Context = RequestContext<About, Data, Answer>;
  const { screen, read } = options;
  const request = setupRequest<About, Form, Data, Answer, Code>(options);

  const filledIn = { guard: onEvent("isReady"), target: "sending" } as const;
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

  const reading = read && readingStates(request, { screen, call: read.call });
  const stopped = options.cancelled
    ? {
        /** The form as it was; nobody knows whether the last byte had left. */
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
    initial: read ? "opening" : "editing",
    states: {
      // Typed as if they were always there, so that any screen may ask for them.
      ...(reading as NonNullable<typeof reading>),
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
