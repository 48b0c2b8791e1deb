import type {
  Asked,
  ClientFile,
  Company,
  CompanyMember,
  MemberDraft,
  MemberUserDraft,
  Outcome,
} from "@amberline/api/client";
import { assign, sendTo, setup } from "xstate";
import {
  failureNoticeOr,
  isOk,
  isRefusal,
  isUncertain,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type PartEvent,
  type PartInput,
  type ToastNotice,
} from "../shared";

/** A member to add: by user id, or a new person. */
export type NewMember = Pick<MemberDraft, "position" | "share"> &
  ({ userId: string; person: null } | { userId: null; person: MemberUserDraft });

export interface MembersContext extends PartInput {
  /** User id of the member being confirmed or worked on. */
  target: string | null;
  /** The submitted form, kept until the member is added. */
  draft: NewMember | null;
  /** The user created for a new person who is not a member yet, so that a retry does not create another. */
  created: { person: MemberUserDraft; userId: string } | null;
  /** User ids that were sent a verification link. */
  linkedTo: readonly string[];
  notice: Notice | null;
}

export type MembersEvent =
  | PartEvent
  | { type: "member.add" }
  | { type: "form.submit"; draft: NewMember }
  | { type: "form.cancel" }
  | { type: "member.remove"; userId: string }
  | { type: "remove.confirm" }
  | { type: "remove.cancel" }
  | { type: "link.send"; userId: string }
  | { type: "contract.download"; userId: string };

type Changed = { company: Company };
export type CreateOutcome = Outcome<{ userId: string | null }, "NO UINIQ ">;
export type AddOutcome = Outcome<Asked, "DIRECTOR_EXISTS" | "MEMBER_EXISTS" | "USER_NOT_FOUND">;
export type RemoveOutcome = Outcome<Asked, "DIRECTOR_STAYS" | "NOT_FOUND">;
export type LinkOutcome = Outcome<true>;
export type FileOutcome = Outcome<ClientFile, "NOT_FOUND">;

type About = { userId: string };
type Ctx = { context: MembersContext };

const memberOf = ({ members }: Company, userId: string | null): CompanyMember | null =>
  members.find((member) => member.userId === userId) ?? null;

/** Members and candidates, without those who refused or were declined. */
export const isListed = ({ change }: CompanyMember): boolean =>
  change?.kind !== "add" || change.state === "invited" || change.state === "waiting";

export const hasDirector = ({ members }: Company): boolean =>
  members.some((member) => member.position === "director" && isListed(member));

/** The director cannot be removed; a candidate can. */
export const isRemovable = ({ position, change }: CompanyMember): boolean =>
  position !== "director" || change?.kind === "add";

/** A link can be sent after acceptance. */
export const isToVerify = (member: CompanyMember): boolean =>
  member.verification !== "verify" && isListed(member) && member.change?.state !== "invited";

const same = (one: MemberUserDraft | null, other: MemberUserDraft) =>
  one?.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName;

const userIdOf = ({ created }: MembersContext, draft: NewMember): string | null => {
  if (draft.person === null) return draft.userId;
  return created && same(created.person, draft.person) ? created.userId : null;
};

function createNotice(outcome: CreateOutcome): Notice {
  if (outcome.ok) return { key: "members.userIdMissing" };
  if (isRefusal(outcome, "NO UINIQ ")) return { key: "members.emailTaken", field: "email" };
  if (isUncertain(outcome)) return { key: "members.createUncertain" };
  return failureNoticeOr("members.addFailed", outcome);
}

function addNotice(outcome: AddOutcome): Notice {
  if (isRefusal(outcome, "DIRECTOR_EXISTS")) return { key: "members.directorExists", field: "position" };
  if (isRefusal(outcome, "MEMBER_EXISTS")) return { key: "members.memberExists" };
  if (isRefusal(outcome, "USER_NOT_FOUND")) return { key: "members.userNotFound", field: "userId" };
  return failureNoticeOr("members.addFailed", outcome);
}

const removeNotice = (outcome: RemoveOutcome): Notice =>
  isRefusal(outcome, "DIRECTOR_STAYS")
    ? { key: "members.directorStays" }
    : failureNoticeOr("members.removeFailed", outcome);

export const membersSetup = setup({
  types: {
    context: {} as MembersContext,
    input: {} as PartInput,
    events: {} as MembersEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    createUser: notProvided<CreateOutcome, { person: MemberUserDraft }>("createUser"),
    addMember: notProvided<AddOutcome, { companyId: string; member: MemberDraft }>("addMember"),
    removeMember: notProvided<RemoveOutcome, { companyId: string; userId: string }>("removeMember"),
    sendLink: notProvided<LinkOutcome, { userId: string }>("sendLink"),
    readContract: notProvided<FileOutcome, { companyId: string; userId: string }>("readContract"),
  },
  guards: {
    isOk,
    isUncertain: (_, outcome: AddOutcome) => isUncertain(outcome),
    isMember: ({ context }, { userId }: About) => {
      const member = memberOf(context.company, userId);
      return member !== null && member.change?.kind !== "add";
    },
    isRemovable: ({ context }, { userId }: About) => {
      const member = memberOf(context.company, userId);
      return member !== null && isRemovable(member);
    },
    isUnverified: ({ context }, { userId }: About) => {
      const member = memberOf(context.company, userId);
      return member !== null && isToVerify(member);
    },
    isSecondDirector: ({ context }, { draft }: { draft: NewMember }) =>
      draft.position === "director" && hasDirector(context.company),
    isKnown: ({ context }, { draft }: { draft: NewMember }) => userIdOf(context, draft) !== null,
    hasUserId: (_, outcome: CreateOutcome) => outcome.ok && outcome.data.userId !== null,
    /** Removed now or earlier, in another tab or by a request without an answer. */
    isGone: (_, outcome: RemoveOutcome) => outcome.ok || isRefusal(outcome, "NOT_FOUND"),
    isTargetGone: ({ context }, { company }: Changed) => memberOf(company, context.target) === null,
    isDraftIn: ({ context }, { company }: Changed) => {
      const member = context.draft && memberOf(company, userIdOf(context, context.draft));
      return member !== null && isListed(member);
    },
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    /** The form is finished, so its draft is no longer kept. */
    forgetMember: notProvidedEffect("forgetMember"),
    refresh: sendTo(({ context }) => context.parent, { type: "company.refresh" }),
    keepCompany: assign((_, { company }: Changed) => ({ company })),
    noteTarget: assign((_, { userId }: About) => ({ target: userId, notice: null })),
    forgetTarget: assign({ target: null, notice: null }),
    keepDraft: assign((_, { draft }: { draft: NewMember }) => ({ draft, notice: null })),
    forgetDraft: assign({ draft: null, created: null, notice: null }),
    keepUser: assign(({ context: { draft } }, outcome: CreateOutcome) => {
      const userId = outcome.ok ? outcome.data.userId : null;
      return draft?.person && userId ? { created: { person: draft.person, userId } } : {};
    }),
    noteLinked: assign(({ context }) => ({
      linkedTo: context.target === null ? context.linkedTo : [...context.linkedTo, context.target],
    })),
    noteUncreated: assign((_, outcome: CreateOutcome) => ({ notice: createNotice(outcome) })),
    noteUnadded: assign((_, outcome: AddOutcome) => ({ notice: addNotice(outcome) })),
    noteUnremoved: assign((_, outcome: RemoveOutcome) => ({ notice: removeNotice(outcome) })),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
  delays: {
    /** Longest wait for the list to show a member whose request got no answer, milliseconds. */
    untilListed: 20_000,
  },
});

export const targetInput = ({ context: { companyId, target } }: Ctx) => ({
  companyId,
  userId: target ?? "",
});

export const memberInput = ({ context }: Ctx) => {
  const { position, share } = context.draft as NewMember;
  const userId = userIdOf(context, context.draft as NewMember) ?? "";
  return { companyId: context.companyId, member: { userId, position, share } };
};

const positive = (key: string): ToastNotice => ({ tone: "positive", notice: { key } });

/** Toast for a new member, or a candidate who has yet to accept. */
export const addedToast = ({ event }: { event: { output: AddOutcome } }): ToastNotice =>
  positive(event.output.ok && event.output.data.isPending ? "members.invited" : "members.added");

/** The same for a member found in the list after a lost answer. */
export const listedToast = ({ context, event }: Ctx & { event: Changed }): ToastNotice => {
  const { draft } = context;
  const member = draft && memberOf(event.company, userIdOf(context, draft));
  return positive(member?.change ? "members.invited" : "members.added");
};

export const removedToast = ({ event }: { event: { output: RemoveOutcome } }): ToastNotice =>
  positive(event.output.ok && event.output.data.isPending ? "members.removalAsked" : "members.removed");

/** Toast for a link or a contract that failed. */
export const failureToast =
  (key: string) =>
  ({ event }: { event: { output: LinkOutcome | FileOutcome } }): ToastNotice => ({
    tone: "negative",
    notice: failureNoticeOr(key, event.output),
  });
