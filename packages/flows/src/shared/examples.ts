import type { Failure } from "@amberline/api/client";
import { createActor, fromCallback } from "xstate";
import type { HostEvent } from "./companyPart";

/** Ends the session and unmounts the page that asked: only sign-in and the session clock receive it. */
export const sessionEnded = {
  "401": { ok: false, problem: "sessionEnded", status: 401 },
  "408": { ok: false, problem: "sessionEnded", status: 408 },
} as const satisfies Record<string, Failure>;

/** An example of each other failure, by its short name in a path. */
export const failures = {
  "403": { ok: false, problem: "forbidden" },
  net: { ok: false, problem: "unreachable" },
  timeout: { ok: false, problem: "timeout" },
  malformed: { ok: false, problem: "unreadable" },
  "malformed.text": { ok: false, problem: "unreadable", text: "Service is being repaired" },
  "500": { ok: false, problem: "failed", status: 500 },
  "500.text": { ok: false, problem: "failed", status: 500, text: "Please call us" },
  "404": { ok: false, problem: "failed", status: 404 },
  aborted: { ok: false, problem: "aborted" },
} as const satisfies Record<string, Failure>;

export const refused = <Code extends string>(
  code: Code,
  text: string,
  details: Record<string, unknown> = {},
) => ({ ok: false, problem: "refused", code, text, details }) as const;

export {
  exampleDocument,
  exampleMembers,
  exampleCompany,
  withDocuments,
  withMembers,
} from "./exampleCompany";

/** A host for a part of a company's page that records what the part sends. */
export function exampleHost() {
  const heard: HostEvent["type"][] = [];
  const parent = createActor(
    fromCallback<HostEvent>(({ receive }) => receive(({ type }) => void heard.push(type))),
  ).start();
  return { parent, heard };
}
