export {
  approvalsMachine,
  wireApprovals,
  type ApprovalsCalls,
  type ApprovalsEvent,
} from "./approvals.machine";
export { ApprovalsScreen, type ApprovalsScreenProps } from "./ApprovalsScreen";
