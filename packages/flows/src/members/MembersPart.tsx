import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { membersMachine } from "./members.machine";
import type { MemberKeeper } from "./memberValues";
import { MembersScreen } from "./MembersScreen";

export interface MembersPartProps {
  actor: ActorRefFrom<typeof membersMachine>;
  drafts: MemberKeeper;
}

/** The members of a company (specification 2.12), in its registration and in its profile. */
export function MembersPart({ actor, drafts }: MembersPartProps) {
  const snapshot = useSelector(actor, (now) => now);
  return <MembersScreen snapshot={snapshot} send={actor.send} drafts={drafts} />;
}
