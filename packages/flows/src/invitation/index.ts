export {
  wireInvitation,
  type AnswerOutcome,
  type InvitationCalls,
  type InvitationEvent,
} from "./invitation.machine";
export { InvitationCard, type InvitationCardProps } from "./InvitationCard";
