import type { SnapshotFrom } from "xstate";
import type { MemberKeeper } from "./memberValues";
import type { membersMachine } from "./members.machine";
import type { MembersEvent } from "./members.setup";

/** The members as they are now, and a way to act on them. */
export interface MembersView {
  snapshot: SnapshotFrom<typeof membersMachine>;
  send: (event: MembersEvent) => void;
  /** Where what is typed is kept; without it that goes with the form. */
  drafts?: MemberKeeper;
}
