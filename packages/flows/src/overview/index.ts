export { overviewMachine, wireOverview, type OverviewCalls, type OverviewEvent } from "./overview.machine";
export { OverviewAside, type OverviewAsideProps } from "./OverviewAside";
export { PayAgain, type PayAgainProps } from "./PayAgain";
export { recentPayees } from "./recentPayees";
