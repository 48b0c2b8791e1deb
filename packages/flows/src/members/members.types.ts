import type { Company, ClientFile, MemberDraft, MemberUserDraft, Outcome } from "@amberline/api/client";
import type { Notice, PartHears, PartInput } from "../shared";

/** Whom the form asks to add: somebody with a user id, or somebody new. */
export type NewMember = Pick<MemberDraft, "position" | "share"> &
  ({ userId: string; person: null } | { userId: null; person: MemberUserDraft });

export interface MembersContext extends PartInput {
  /** User id of whom the customer is asked about, or for whom something is under way. */
  target: string | null;
  /** What the form came to; kept while it is being done. */
  draft: NewMember | null;
  /** The user made for somebody new who is no member yet: a second try makes no second one. */
  created: { person: MemberUserDraft; userId: string } | null;
  /** User ids of those who were sent a verification link. */
  linkedTo: readonly string[];
  notice: Notice | null;
}

export type MembersEvent =
  | PartHears
  | { type: "member.add" }
  | { type: "form.submit"; draft: NewMember }
  | { type: "form.cancel" }
  | { type: "member.remove"; userId: string }
  | { type: "remove.confirm" }
  | { type: "remove.cancel" }
  | { type: "link.send"; userId: string }
  | { type: "contract.download"; userId: string };

export type Changed = { company: Company };
export type CreateOutcome = Outcome<{ userId: string | null }, "NO UINIQ ">;
export type AddOutcome = Outcome<true, "DIRECTOR_EXISTS" | "MEMBER_EXISTS" | "USER_NOT_FOUND">;
export type RemoveOutcome = Outcome<true, "DIRECTOR_STAYS" | "NOT_FOUND">;
export type LinkOutcome = Outcome<true>;
export type FileOutcome = Outcome<ClientFile, "NOT_FOUND">;
