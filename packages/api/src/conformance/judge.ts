import type { AnySchema } from "yup";
import { calls, type AnyCall, type CallName, type WireFile } from "../contract";
import { addedFields, additions } from "./additions";
import { differences, type Difference } from "./differences";
import type { Answered } from "./exchange";
import { reads } from "./requests";

/** `wrong`: the app fails, or a customer is misled. `lenient`: the app reads it all the same. `lacking`: an addition. */
export type Level = "wrong" | "lenient" | "lacking";

export interface Finding {
  level: Level;
  /** What the provider does. */
  differs: string;
  /** What happens in the app. */
  then: string;
}

const wrong = (differs: string, then: string): Finding => ({ level: "wrong", differs, then });
const lenient = (differs: string, then: string): Finding => ({ level: "lenient", differs, then });

const isRead = (name: CallName) => Object.hasOwn(reads, name);
const isPayment = (name: CallName) => (calls[name] as AnyCall).idempotencyKey === "required";

const doubt =
  "The payment is in doubt: the app looks for it in /order, and tells the customer that it does not know yet.";

const unreadable = (name: CallName) => {
  if (isPayment(name)) return doubt;
  return isRead(name)
    ? "The app cannot read the answer: what was asked for is not shown, and the page says so."
    : "The app cannot read the answer, and says that it failed, though it may be done.";
};

const notes = {
  sessionEnded: "The app signs the customer out: “Session is expired”.",
  forbidden: "The app says “Forbidden”, and shows nothing.",
  unreachable: "The app says “Access error”.",
  timeout: "The app gives up waiting.",
  failed: "The app says that it failed, and offers to try again.",
  unproven: "The app changes nothing.",
  aborted: "The app changes nothing.",
};

const isCode = (text: string) => /^[A-Z\d_ -]+$/.test(text);
const refusedBy = ({ outcome }: Answered) => (!outcome.ok && outcome.problem === "refused" ? outcome : null);
const statusOf = ({ status }: Answered) => (status === null ? "gives no answer" : `answers ${status}`);

/** What the app does with an answer that is none. */
function failure(name: CallName, answered: Answered): Finding[] {
  const { outcome } = answered;
  if (outcome.ok || outcome.problem === "refused") return [];
  if (outcome.problem === "unreadable") return [wrong("answers what cannot be read", unreadable(name))];
  const isLost = isPayment(name) && ["unreachable", "timeout"].includes(outcome.problem);
  return [wrong(statusOf(answered), isLost ? doubt : notes[outcome.problem])];
}

function differing(name: CallName, { at, level, is, read }: Difference, isUnreadable: boolean): Finding[] {
  const differs = `${at || "the body"} ${is}`;
  if (level === "missing") {
    const then = addedFields[name]?.[at];
    return then ? [{ level: "lacking", differs, then }] : [];
  }
  if (level === "lost")
    return [wrong(differs, isUnreadable ? unreadable(name) : "The app goes on as if it were not there.")];
  const then = read === undefined ? "The app takes it for missing." : `The app reads ${read}.`;
  return [lenient(differs, then)];
}

function ofFile(name: CallName, { name: file, type }: WireFile): Finding[] {
  const { media } = ((calls[name] as AnyCall).response as AnySchema).describe().meta as { media: string[] };
  const isOne = media.includes(type) || media.includes("*/*");
  return [
    ...(isOne ? [] : [lenient(`is ${type}, not ${media.join(" or ")}`, "The file is saved as it is.")]),
    ...(file || type === "text/event-stream"
      ? []
      : [lenient("has no Content-Disposition with a name", "The app gives the file a name.")]),
  ];
}

const isAbsent = ({ status }: Answered) => status !== null && [404, 405, 501].includes(status);

/** Whether the provider has no such call. */
export const lacks = (name: CallName, answered: Answered): Finding[] =>
  isAbsent(answered) && additions.has(name)
    ? [{ level: "lacking", differs: statusOf(answered), then: additions.get(name) ?? "" }]
    : [];

/** Of a request as the app sends it. */
export function judgeAnswer(name: CallName, answered: Answered): Finding[] {
  const lacking = lacks(name, answered);
  if (lacking.length > 0) return lacking;
  const call: AnyCall = calls[name];
  const { outcome, body } = answered;
  const refused = refusedBy(answered);
  if (refused) {
    const differs = `refuses with “${refused.text}”`;
    if (refused.code !== "other") return [];
    return isCode(refused.text)
      ? [wrong(differs, `The customer reads “${refused.text}”.`)]
      : [lenient(differs, "The customer reads that.")];
  }
  const isJson = ["json", "done"].includes(call.answer ?? "json");
  if (outcome.ok && (call.answer === "file" || call.answer === "stream"))
    return ofFile(name, outcome.data as WireFile);
  const isUnreadable = !outcome.ok && outcome.problem === "unreadable";
  const isEmptyDone = call.answer === "done" && (body === undefined || typeof body !== "object");
  if (!isJson || isEmptyDone || !(outcome.ok || isUnreadable)) return failure(name, answered);
  const found = differences(call.response as AnySchema, body).flatMap((each) =>
    differing(name, each, isUnreadable),
  );
  return found.some(({ level }) => level === "wrong") ? found : [...failure(name, answered), ...found];
}

/** Of a request without a session, or with one that is over. */
export function judgeEnd(name: CallName, answered: Answered): Finding[] {
  const { outcome } = answered;
  if (!outcome.ok && outcome.problem === "sessionEnded") return [];
  const differs = `${statusOf(answered)}, not 401`;
  return outcome.ok && isRead(name)
    ? [wrong(differs, "Whoever has no session, or an old token, reads what is a customer's.")]
    : [
        wrong(
          differs,
          "The app does not learn that the session is over: the page fails, and the customer stays on it.",
        ),
      ];
}

/** Of a request that is to be refused. `by` is the code that the app knows for it. */
export function judgeRefusal(name: CallName, answered: Answered, by?: string): Finding[] {
  const { outcome, status } = answered;
  if (outcome.ok) {
    if (isRead(name)) return [lenient("answers all the same", "Nothing: the app never asks this.")];
    const isCheck = isPayment(name) && (outcome.data as { vop_result?: string }).vop_result !== undefined;
    return isCheck
      ? [lenient("checks the name all the same", "The payment has to be refused once it is made.")]
      : [wrong("takes it for right", "The app says that it is done.")];
  }
  if (outcome.problem === "sessionEnded")
    return name === "refresh" ? [] : [wrong(statusOf(answered), notes.sessionEnded)];
  if (outcome.problem === "failed" && status !== null && status < 500)
    return [lenient(`${statusOf(answered)} without a word`, notes.failed)];
  if (outcome.problem === "forbidden") return [];
  const refused = refusedBy(answered);
  if (!refused) return failure(name, answered);
  const { text } = refused;
  if (by !== undefined && text !== by)
    return [lenient(`refuses with “${text}”, not “${by}”`, `The customer reads “${text}”.`)];
  return refused.code === "other" && isCode(text)
    ? [lenient(`refuses with “${text}”`, `The customer reads “${text}”.`)]
    : [];
}
