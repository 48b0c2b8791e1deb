export { membersMachine } from "./members.machine";
export { wireMembers, type MembersCalls } from "./members.wire";
export { MembersPart, type MembersPartProps } from "./MembersPart";
