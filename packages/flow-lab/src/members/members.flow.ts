import type { Company, CompanyMember } from "@amberline/api/client";
import type {
  AddOutcome,
  CreateOutcome,
  FileOutcome,
  LinkOutcome,
  MembersEvent,
  RemoveOutcome,
} from "@amberline/flows/members";
import { membersMachine } from "@amberline/flows/members/machine";
import { exampleDrafts } from "@amberline/flows/members/examples";
import { failureKeys } from "@amberline/flows/shared";
import {
  exampleCompany,
  exampleMembers,
  failures,
  refused,
  withMembers,
} from "@amberline/flows/shared/examples";
import { createEmptyActor } from "xstate";
import { answers, examples, type FlowDefinition } from "../engine";

const { director, owner, member } = exampleMembers;

const to = (change: CompanyMember["change"]) => ({ change });
const invited = { ...member, ...to({ kind: "add", state: "invited", reason: "" }) };

/** A confirmed company with each possible change of a member. */
const changing: Company = {
  ...exampleCompany,
  user: { ...exampleCompany.user, isCompanyConfirmed: true },
  members: [
    director,
    { ...owner, ...to({ kind: "remove", state: "waiting", reason: "" }) },
    {
      ...member,
      userId: "a1",
      firstName: "Marta",
      ...to({ kind: "remove", state: "declined", reason: "We need the resolution of the meeting." }),
    },
    { ...invited, userId: "1f0e6a52-5d1c-4a34-8e0b-93b1a7d2c4f6", firstName: "", lastName: "", email: "" },
    { ...member, ...to({ kind: "add", state: "waiting", reason: "" }) },
    { ...invited, userId: "a2", firstName: "Pēteris", ...to({ kind: "add", state: "refused", reason: "" }) },
    {
      ...invited,
      userId: "a3",
      firstName: "Ilze",
      ...to({ kind: "add", state: "declined", reason: "The share is not in the register." }),
    },
  ],
};

const customer: Record<string, MembersEvent> = {
  "member.add": { type: "member.add" },
  "form.submit": { type: "form.submit", draft: exampleDrafts.new },
  "form.submit:renamed": { type: "form.submit", draft: exampleDrafts.renamed },
  "form.submit:existing": { type: "form.submit", draft: exampleDrafts.existing },
  "form.submit:director": { type: "form.submit", draft: exampleDrafts.director },
  "form.cancel": { type: "form.cancel" },
  "member.remove": { type: "member.remove", userId: owner.userId },
  "member.remove:director": { type: "member.remove", userId: director.userId },
  "remove.confirm": { type: "remove.confirm" },
  "remove.cancel": { type: "remove.cancel" },
  "link.send": { type: "link.send", userId: owner.userId },
  "link.send:verified": { type: "link.send", userId: director.userId },
  "contract.download": { type: "contract.download", userId: director.userId },
  "contract.download:nobody": { type: "contract.download", userId: "nobody" },
};

const surroundings: Record<string, MembersEvent> = {
  "company.same": { type: "company.changed", company: exampleCompany },
  "company.without": { type: "company.changed", company: withMembers(director) },
  "company.invited": { type: "company.changed", company: withMembers(director, owner, invited) },
  "company.changing": { type: "company.changed", company: changing },
  "company.none": { type: "company.changed", company: withMembers() },
};

const created: Record<string, CreateOutcome> = {
  ok: { ok: true, data: { userId: member.userId } },
  "ok.noId": { ok: true, data: { userId: null } },
  taken: refused("NO UINIQ ", "NO UINIQ "),
  refused: refused("other", "Too many people today"),
  ...failures,
};

const added: Record<string, AddOutcome> = {
  ok: { ok: true, data: { isPending: true } },
  "ok.atOnce": { ok: true, data: { isPending: false } },
  director: refused("DIRECTOR_EXISTS", "DIRECTOR_EXISTS"),
  member: refused("MEMBER_EXISTS", "MEMBER_EXISTS"),
  unknown: refused("USER_NOT_FOUND", "USER_NOT_FOUND"),
  refused: refused("other", ""),
  ...failures,
};

const removed: Record<string, RemoveOutcome> = {
  ok: { ok: true, data: { isPending: false } },
  "ok.waiting": { ok: true, data: { isPending: true } },
  gone: refused("NOT_FOUND", "NOT_FOUND"),
  stays: refused("DIRECTOR_STAYS", "DIRECTOR_STAYS"),
  refused: refused("other", ""),
  ...failures,
};

const linked: Record<string, LinkOutcome> = {
  ok: { ok: true, data: true },
  refused: refused("other", "A link was sent a moment ago. Try again in a minute."),
  ...failures,
};

const contracts: Record<string, FileOutcome> = {
  ok: { ok: true, data: { name: "contract.pdf", content: new Blob(["%PDF-"]) } },
  gone: refused("NOT_FOUND", "NOT_FOUND"),
  ...failures,
};

const partOf = (company: typeof exampleCompany) => ({
  companyId: company.id,
  company,
  parent: createEmptyActor(),
});

export const membersFlow: FlowDefinition<typeof membersMachine> = {
  id: "members",
  machine: membersMachine,
  inputs: {
    company: partOf(exampleCompany),
    empty: partOf(withMembers()),
    tooMuch: partOf(withMembers(director, owner, { ...member, position: "owner", share: 4_050 })),
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "createUser", created),
    ...answers(snapshot, "addMember", added),
    ...answers(snapshot, "removeMember", removed),
    ...answers(snapshot, "sendLink", linked),
    ...answers(snapshot, "readContract", contracts),
    ...examples("environment", surroundings),
  ],
  project: ({ company, target, draft, created: made }) => [
    company.members.length,
    target,
    draft?.position,
    draft?.person?.lastName,
    made?.person.lastName,
  ],
  requirements: {
    "list.resting": ["2.12 members tab"],
    "list.asking": ["2.12 members tab"],
    "list.removing": ["7 /corporate/member_delete"],
    "list.sendingLink": ["7 /user/sumsub_link"],
    "list.fetching": ["7 contract for a member"],
    "form.editing": ["5 add member", "4 members"],
    "form.creatingUser": ["7 /reg_ws"],
    "form.adding": ["7 /corporate/member_add"],
    "form.checking": ["8 corporate"],
  },
  texts: [
    ...failureKeys,
    "members.added",
    "members.invited",
    "members.removalAsked",
    "members.removed",
    "members.linkSent",
    "members.linkFailed",
    "members.addFailed",
    "members.addUncertain",
    "members.createUncertain",
    "members.userIdMissing",
    "members.emailTaken",
    "members.directorExists",
    "members.directorStays",
    "members.memberExists",
    "members.userNotFound",
    "members.removeFailed",
    "contract.downloadFailed",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
