import type { Outcome, ClientFile } from "@amberline/api/client";

/** Passes the event as params to guards and actions. */
export const received = <Event>({ event }: { event: Event }): Event => event;

/** Passes the result of an invoked call as params to guards and actions of its `onDone`. */
export const answered = <T>({ event }: { event: { output: T } }): T => event.output;

/** A guard or an action with the call's result as its params. */
export const onAnswer = <Name extends string>(type: Name) => ({ type, params: answered }) as const;

/** A guard or an action with the event as its params. */
export const onEvent = <Name extends string>(type: Name) => ({ type, params: received }) as const;

export const isOk = (_: unknown, outcome: Outcome<unknown, string>): boolean => outcome.ok;

/** HTTP 401 or 408. */
export const isSessionEnded = (_: unknown, outcome: Outcome<unknown, string>): boolean =>
  !outcome.ok && outcome.problem === "sessionEnded";

export const isForbidden = (_: unknown, outcome: Outcome<unknown, string>): boolean =>
  !outcome.ok && outcome.problem === "forbidden";

/** Whether the provider refused with this code of the contract. */
export const isRefusal = (outcome: Outcome<unknown, string>, code: string): boolean =>
  !outcome.ok && outcome.problem === "refused" && outcome.code === code;

/** No definite answer: the provider may or may not have processed the request. */
export const isUncertain = (outcome: Outcome<unknown, string>): boolean => {
  if (outcome.ok) return false;
  switch (outcome.problem) {
    case "unreachable":
    case "timeout":
    case "unreadable":
    case "aborted":
      return true;
    case "failed":
      return outcome.status >= 500;
    case "sessionEnded":
      return outcome.status === 408;
    case "refused":
    case "unproven":
    case "forbidden":
      return false;
  }
};

/** Content without a PDF signature is an error page or empty and must not be saved as a document. */
export async function pdfOnly<Code extends string>(
  outcome: Outcome<ClientFile, Code>,
): Promise<Outcome<ClientFile, Code>> {
  if (!outcome.ok) return outcome;
  const opening = await outcome.data.content.slice(0, 5).text();
  return opening === "%PDF-" ? outcome : { ok: false, problem: "unreadable" };
}
