export { membersMachine, wireMembers, type MembersCalls } from "./members.machine";
export { MembersPart, type MembersPartProps } from "./MembersPart";
export type {
  AddOutcome,
  CreateOutcome,
  FileOutcome,
  LinkOutcome,
  MembersEvent,
  RemoveOutcome,
} from "./members.setup";
export { MembersScreen } from "./MembersScreen";
export type { MembersView } from "./membersView";
