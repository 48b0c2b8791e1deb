export {
  approvalsMachine,
  wireApprovals,
  type ApprovalsCalls,
  type ApprovalsEvent,
} from "./approvals.machine";
export { ApprovalsScreen, NoApprovals, type ApprovalsScreenProps } from "./ApprovalsScreen";
