export { plansMachine, wirePlans, type PlansCalls, type PlansEvent } from "./plans.machine";
export { PlansScreen, type PlansScreenProps } from "./PlansScreen";
export { UpcomingMonth } from "./UpcomingMonth";
