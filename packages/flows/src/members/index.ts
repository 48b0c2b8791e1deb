export { membersMachine, wireMembers, type MembersCalls, type MembersView } from "./members.machine";
export { MembersPart, type MembersPartProps, MembersScreen } from "./MembersScreen";
export type {
  AddOutcome,
  CreateOutcome,
  FileOutcome,
  LinkOutcome,
  MembersEvent,
  RemoveOutcome,
} from "./members.setup";
