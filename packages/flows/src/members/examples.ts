import type { MemberUserDraft } from "@amberline/api/client";
import { exampleMembers } from "../shared/exampleCompany";
import type { NewMember } from "./members.setup";

const { member } = exampleMembers;

const person: MemberUserDraft = {
  firstName: "Anna",
  lastName: "Liepa",
  email: "anna@dzintarakrasts.lv",
  isInvited: true,
};

export const exampleDrafts = {
  new: { position: "owner", share: 2_500, userId: null, person },
  renamed: { position: "owner", share: 2_500, userId: null, person: { ...person, lastName: "Liepiņa" } },
  existing: { position: "member", share: null, userId: member.userId, person: null },
  director: { position: "director", share: null, userId: member.userId, person: null },
} as const satisfies Record<string, NewMember>;
