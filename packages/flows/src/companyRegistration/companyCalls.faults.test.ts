import { createClient, type Client, type ContractSignature } from "@amberline/api/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, waitFor, type AnyActorRef } from "xstate";
import { exampleDrafts } from "../members/examples";
import { Secret } from "../shared";
import { exampleCompany, exampleMembers } from "../shared/exampleCompany";
import { wireCompanyRegistration, type CompanyRegistrationCalls } from ".";
import { exposureAnswersOf } from "./answers";
import { exampleAnswers } from "./examples";

const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
const done = { ok: true, data: true } as const;
const file = { name: "contract.pdf", content: new Blob(["%PDF-1.7 the agreement"]) };
const owner = exampleMembers.owner.userId;
const key = "shareholder_register";
const bytes = new TextEncoder().encode(
  "%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n",
);
const pdf = Object.assign(new File([bytes], "register.pdf", { type: "application/pdf" }), {
  arrayBuffer: async () => bytes.buffer,
});

const status = (code: number) => async () => new Response("", { status: code });
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });
/** What may happen to a call on its way. */
const faults = {
  drop: () => Promise.reject(new TypeError("Failed to fetch")),
  timeout: never,
  "403": status(403),
  "500": status(500),
  malformed: async () => new Response("<html>Sorry</html>"),
} satisfies Record<string, typeof fetch>;
type Fault = keyof typeof faults;

function started(
  call: keyof CompanyRegistrationCalls & keyof Client,
  fetch: typeof globalThis.fetch,
  { companyId = "company-1" as string | null, signature = null as ContractSignature, goodAtFirst = 0 },
) {
  const asked = vi.fn(fetch);
  const client = createClient({ baseUrl: "", fetch: asked, session });
  /** How far an upload has come only a browser knows. */
  const uploadDocument: Client["uploadDocument"] = (id, draft, { signal } = {}) =>
    client.uploadDocument(id, draft, signal ? { signal } : {});
  const real = { ...client, uploadDocument };
  const good = {
    company: async () => ({ ok: true, data: exampleCompany }),
    contractSignature: async () => ({ ok: true, data: signature }),
    createCompany: async () => ({ ok: true, data: { id: "company-1" } }),
    createMemberUser: async () => ({ ok: true, data: { userId: "new-user" } }),
    contractPdf: async () => ({ ok: true, data: file }),
  } as Partial<CompanyRegistrationCalls>;
  const calls: CompanyRegistrationCalls = {
    ...real,
    ...good,
    enterCompany: async () => done,
    whenOnline: async () => undefined,
    saveFile: vi.fn(),
    showToast: vi.fn(),
    forgetDraft: vi.fn(),
    forgetMember: vi.fn(),
  };
  const whole = good[call] as (() => Promise<unknown>) | undefined;
  let before = goodAtFirst;
  const faulty = (...args: unknown[]) =>
    before-- > 0 && whole ? whole() : (real[call] as (...given: unknown[]) => unknown)(...args);
  Object.assign(calls, { [call]: faulty });
  const input = { companyId, page: "registration" } as const;
  const actor = createActor(wireCompanyRegistration(calls), { input }).start();
  const part = (name: "documents" | "members" | "contract") =>
    actor.getSnapshot().children[name] as unknown as AnyActorRef;
  const row = () => part("documents").getSnapshot().context.rows[key] as AnyActorRef;
  const told = () =>
    vi.mocked(calls.showToast).mock.calls.map(([{ tone, notice }]) => `${tone} ${notice.key}`);
  const at = (ref: AnyActorRef) => {
    const { value, context } = ref.getSnapshot();
    return [JSON.stringify(value), (context.notice ?? context.unread)?.key ?? null];
  };
  return { actor, asked, calls, part, row, told, at };
}
type Started = ReturnType<typeof started>;

const said = (access: string, other: string): Record<Fault, string> => ({
  ...{ drop: access, timeout: access, "403": "error.forbidden", "500": other, malformed: other },
});
const plain = said("error.access", "error.general");

interface Case {
  options?: Parameters<typeof started>[2];
  /** Takes the customer to where the call is made. */
  arrive?: (screen: Started) => unknown;
  press: (screen: Started) => unknown;
  /** Where the customer is afterwards, and what stands there or was said. */
  seen: (screen: Started) => unknown;
  place: string;
  says: Record<Fault, string>;
}

const members = ({ part }: Started) => part("members");
const contract = ({ part }: Started) => part("contract");
const noticeIn = (ref: (screen: Started) => AnyActorRef) => (screen: Started) => screen.at(ref(screen));
const toldIn = (ref: (screen: Started) => AnyActorRef) => (screen: Started) => [
  screen.at(ref(screen))[0],
  screen.told().at(-1),
];
const negative = (key: string) => {
  const keys = said("error.access", key);
  return Object.fromEntries(Object.entries(keys).map(([f, k]) => [f, `negative ${k}`])) as typeof keys;
};
const open = (what: unknown) => JSON.stringify({ open: what });
const opened = (screen: Started) => waitFor(screen.actor, (now) => now.matches("open"));
const known = async (screen: Started) => {
  await opened(screen);
  await waitFor(contract(screen), (now) => now.matches({ open: { signature: "known" } }));
};
const toSigning = async (screen: Started) => {
  await known(screen);
  contract(screen).send({ type: "sign.begin" });
  await waitFor(contract(screen), (now) => now.matches({ open: { work: { signing: "asking" } } }));
};
const send = (ref: (screen: Started) => AnyActorRef, event: { type: string }) => (screen: Started) =>
  ref(screen).send(event);
const actorOf = ({ actor }: Started) => actor as AnyActorRef;
const adding: Pick<Case, "arrive" | "press" | "seen" | "place"> = {
  arrive: async (screen) => {
    await opened(screen);
    members(screen).send({ type: "member.add" });
  },
  press: (screen) => members(screen).send({ type: "form.submit", draft: exampleDrafts.new }),
  seen: noticeIn(members),
  place: '{"form":"editing"}',
};
const exposure = {
  type: "answers.submit",
  step: "exposure",
  answers: exposureAnswersOf({ isExposed: "no" }),
};
const signature = { signer: "Zane Krūmiņa", at: 1_795_262_400_000, sha256: "abc" };
const atRest = (what: string) => open({ signature: "known", work: what });
const atCode = open({ signature: "known", work: { signing: "asking" } });

const cases: Partial<Record<keyof CompanyRegistrationCalls & keyof Client, Case>> = {
  company: { press: () => {}, seen: noticeIn(actorOf), place: '"loadFailed"', says: plain },
  contractSignature: {
    options: { goodAtFirst: 1 },
    press: opened,
    seen: noticeIn(contract),
    place: open({ signature: "unread", work: "resting" }),
    says: plain,
  },
  createCompany: {
    options: { companyId: null },
    press: send(actorOf, { type: "answers.submit", step: "company", answers: exampleAnswers } as never),
    seen: noticeIn(actorOf),
    place: '{"founding":"editing"}',
    says: plain,
  },
  answerCompany: {
    arrive: async (screen) => {
      await opened(screen);
      screen.actor.send({ type: "step.open", step: "exposure" });
    },
    press: send(actorOf, exposure),
    seen: (screen) => [
      screen.actor.getSnapshot().matches({ open: { place: { registration: { exposure: "editing" } } } }),
      screen.at(actorOf(screen))[1],
    ],
    place: true as never,
    says: plain,
  },
  uploadDocument: {
    arrive: opened,
    press: ({ row }) => row().send({ type: "file.pick", file: pdf }),
    seen: ({ at, row, told }) => [at(row())[0], `${at(row())[1]}, ${told().at(-1)}`],
    place: '"failed"',
    says: Object.fromEntries(
      Object.entries(plain).map(([fault, text]) => [fault, `${text}, negative documents.uploadFailed`]),
    ) as typeof plain,
  },
  createMemberUser: { ...adding, says: said("members.createUncertain", "members.createUncertain") },
  addMember: { ...adding, says: said("members.addUncertain", "members.addUncertain") },
  removeMember: {
    arrive: async (screen) => {
      await opened(screen);
      members(screen).send({ type: "member.remove", userId: owner });
    },
    press: send(members, { type: "remove.confirm" }),
    seen: noticeIn(members),
    place: '{"list":"asking"}',
    says: said("error.access", "members.removeFailed"),
  },
  sendVerificationLink: {
    arrive: opened,
    press: send(members, { type: "link.send", userId: owner } as never),
    seen: toldIn(members),
    place: '{"list":"resting"}',
    says: negative("members.linkFailed"),
  },
  memberContractPdf: {
    arrive: opened,
    press: send(members, { type: "contract.download", userId: owner } as never),
    seen: toldIn(members),
    place: '{"list":"resting"}',
    says: negative("contract.downloadFailed"),
  },
  contractPdf: {
    arrive: known,
    press: send(contract, { type: "document.download" }),
    seen: toldIn(contract),
    place: atRest("resting"),
    says: negative("contract.downloadFailed"),
  },
  signContract: {
    arrive: toSigning,
    press: (screen) => contract(screen).send({ type: "code.submit", code: new Secret("246810") }),
    seen: noticeIn(contract),
    place: atCode,
    says: said("contract.signUncertain", "contract.signUncertain"),
  },
  signedContractPdf: {
    options: { signature },
    arrive: known,
    press: send(contract, { type: "signed.download" }),
    seen: toldIn(contract),
    place: atRest("resting"),
    says: negative("contract.downloadFailed"),
  },
};
type Call = keyof typeof cases;
const names = Object.keys(cases) as Call[];
const caseOf = (call: Call) => cases[call] as Case;

async function reach(call: Call, fetch: typeof globalThis.fetch) {
  const { options = {}, arrive } = caseOf(call);
  if (!arrive) vi.useFakeTimers();
  const screen = started(call, fetch, options);
  await arrive?.(screen);
  if (arrive) vi.useFakeTimers();
  return screen;
}

afterEach(() => void vi.useRealTimers());

describe("each fault of each call of a company", () => {
  const cells = names.flatMap((call) =>
    (Object.keys(faults) as Fault[]).map((fault) => [call, fault] as const),
  );

  test.each(cells)("%s, %s: says so in place, and nothing typed is lost [8]", async (call, fault) => {
    const screen = await reach(call, faults[fault]);
    const { press, seen, place, says } = caseOf(call);
    await press(screen);
    await vi.advanceTimersByTimeAsync(180_100);
    vi.useRealTimers();
    await vi.waitFor(() => expect(seen(screen)).toEqual([place, says[fault]]));
    expect(screen.calls.saveFile).not.toHaveBeenCalled();
    expect(screen.calls.forgetDraft).not.toHaveBeenCalled();
    expect(screen.calls.forgetMember).not.toHaveBeenCalled();
    expect(screen.told().filter((text) => text.startsWith("positive"))).toEqual([]);
  });

  test.each(names)("%s, slow: waits, and a second press sends nothing", async (call) => {
    const screen = await reach(call, never);
    const { press } = caseOf(call);
    for (let time = 0; time < 3; time++) await press(screen);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.asked).toHaveBeenCalledOnce();
    expect(screen.told()).toEqual([]);
  });
});
