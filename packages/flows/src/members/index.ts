export { membersMachine } from "./members.machine";
export { wireMembers, type MembersCalls } from "./members.wire";
export { MembersPart, type MembersPartProps } from "./MembersPart";
export type {
  AddOutcome,
  CreateOutcome,
  FileOutcome,
  LinkOutcome,
  MembersEvent,
  RemoveOutcome,
} from "./members.types";
export { MembersScreen } from "./MembersScreen";
export type { MembersView } from "./membersView";
