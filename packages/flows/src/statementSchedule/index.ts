export { wireStatementSchedule, type StatementScheduleEvent } from "./statementSchedule.machine";
export { StatementScheduleScreen, type StatementScheduleScreenProps } from "./StatementScheduleScreen";
