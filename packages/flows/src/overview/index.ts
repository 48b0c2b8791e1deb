export { overviewMachine, wireOverview, type OverviewCalls, type OverviewEvent } from "./overview.machine";
export { OverviewAside, type OverviewAsideProps } from "./OverviewAside";
export { JustPaidCard } from "./JustPaid";
export type { JustPaid, JustPaidCardProps } from "./JustPaidCard";
export { ToApprove } from "./ToApprove";
export { PayAgain, type PayAgainProps } from "./PayAgain";
export { recentPayees } from "./recentPayees";
