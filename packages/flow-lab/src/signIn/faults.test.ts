import { sessionEnded } from "@amberline/flows/shared/examples";
import type { Notice } from "@amberline/flows/shared";
import { describe, expect, test } from "vitest";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { type AnyFlowDefinition, type FlowDefinition, replay } from "../engine";
import { passwordChangeFlow } from "../passwordChange/passwordChange.flow";
import { passwordResetFlow } from "../passwordReset/passwordReset.flow";
import { signUpFlow } from "../signUp/signUp.flow";
import { signInFlow } from "./signIn.flow";

const any = <Machine extends AnyStateMachine>(flow: FlowDefinition<Machine>) => flow as AnyFlowDefinition;

interface Call {
  flow: AnyFlowDefinition;
  input: string;
  /** Steps that send the request. */
  path: readonly string[];
  /** Name of the call in the chart. */
  call: string;
  /** Where the customer stands again after a fault, as `snapshot.matches` takes it. */
  back: object | string;
  notice: (snapshot: AnyMachineSnapshot) => Notice | null;
}

const noticeOf = ({ context }: AnyMachineSnapshot) => (context as { notice: Notice | null }).notice;
const signedOut = (auth: object) => ({ signedOut: { auth } });

const calls = {
  "/login": {
    flow: any(signInFlow),
    input: "form",
    path: ["credentials.submit"],
    call: "login",
    back: signedOut({ form: "credentials" }),
    notice: noticeOf,
  },
  "/reg": {
    flow: any(signUpFlow),
    input: "empty",
    path: ["form.submit", "judge=fine"],
    call: "register",
    back: "editing",
    notice: noticeOf,
  },
  "/confirm/get_confirm": {
    flow: any(signInFlow),
    input: "signedUp",
    path: ["code.submit"],
    call: "confirm",
    back: signedOut({ confirm: { code: "editing" } }),
    notice: noticeOf,
  },
  "/reset": {
    flow: any(signInFlow),
    input: "forgotten",
    path: ["reset.submit"],
    call: "requestReset",
    back: { signedOut: { forgot: "editing" } },
    notice: ({ context }) => (context as { resetNotice: Notice | null }).resetNotice,
  },
  "/reset_confirm": {
    flow: any(passwordResetFlow),
    input: "mailed",
    path: ["form.submit"],
    call: "confirmReset",
    back: "editing",
    notice: noticeOf,
  },
  "/user/reset_pass": {
    flow: any(passwordChangeFlow),
    input: "signedIn",
    path: ["form.submit"],
    call: "changePassword",
    back: "editing",
    notice: noticeOf,
  },
} as const satisfies Record<string, Call>;
type CallPath = keyof typeof calls;

interface Told {
  /** The notice the customer reads; null when the session's own dialog speaks. */
  notice: Notice | null;
  /** Calls where the fault leads elsewhere or is told otherwise. */
  except?: Partial<Record<CallPath, { notice: Notice | null; at?: object | string }>>;
}

const access = { notice: { key: "error.access" } };
const expired = {
  notice: { key: "error.sessionExpired" },
  except: {
    "/confirm/get_confirm": {
      notice: { key: "error.sessionExpired" },
      at: signedOut({ form: "credentials" }),
    },
  },
};

/** What each fault comes to: class C, calls without a session, and `/user/reset_pass` of class E. */
const faults: Record<string, Told> = {
  net: access,
  timeout: { ...access, except: { "/user/reset_pass": { notice: { key: "newPassword.maybeChanged" } } } },
  "401": expired,
  "408": expired,
  "403": { notice: { key: "error.forbidden" } },
  "500": { notice: { key: "error.general" } },
  "500.text": { notice: { key: "error.general", text: "Please call us" } },
  malformed: { notice: { key: "error.general" } },
  "malformed.text": { notice: { key: "error.general", text: "Service is being repaired" } },
  other: { notice: { key: "error.general", text: expect.any(String) as string } },
};

/** The session's end takes the page of somebody signed in along. */
const isHeard = (path: string, fault: string) => path !== "/user/reset_pass" || !(fault in sessionEnded);

const cells = Object.keys(calls).flatMap((path) =>
  Object.keys(faults).flatMap((fault) => (isHeard(path, fault) ? [[path as CallPath, fault] as const] : [])),
);

const lastOf = (flow: AnyFlowDefinition, input: string, path: readonly string[]) => {
  const { moments, refused } = replay(flow, input, path);
  if (refused !== null) throw new Error(`"${refused}" means nothing to ${flow.id} here.`);
  return moments.at(-1)?.snapshot as AnyMachineSnapshot;
};

describe("a call of somebody becoming a customer", () => {
  test.each(cells)("%s that fails with %s returns to where it was sent, and says so [8]", (path, fault) => {
    const { flow, input, path: way, call, back, notice } = calls[path];
    const told = faults[fault]?.except?.[path];
    const snapshot = lastOf(flow, input, [...way, `${call}=${fault}`]);
    expect(snapshot.matches((told?.at ?? back) as never)).toBe(true);
    expect(snapshot.hasTag("busy" as never)).toBe(false);
    if (told?.notice === null) return;
    expect(notice(snapshot)).toEqual((told ?? faults[fault])?.notice);
  });

  test.each(Object.keys(calls) as CallPath[])("%s that is slow keeps one request in flight", (path) => {
    const { flow, input, path: way, call } = calls[path];
    const sent = replay(flow, input, [...way, ...way.slice(-1)]);
    const started = sent.moments.flatMap(({ started }) => started).filter((name) => name === call);
    expect(started).toHaveLength(1);
    expect(sent.moments.at(-1)?.snapshot.hasTag("busy" as never)).toBe(true);
  });

  test.each(Object.keys(calls) as CallPath[])("%s answers once: a second answer is ignored", (path) => {
    const { flow, input, path: way, call } = calls[path];
    const { refused } = replay(flow, input, [...way, `${call}=net`, `${call}=ok`]);
    expect(refused).toBe(`${call}=ok`);
  });
});
