export { rhythms, type PaymentPlan, type Rhythm } from "./plan";
export {
  agreedDay,
  longerMonthDay,
  paymentDay,
  paymentDays,
  planFrom,
  planProblem,
  type PlanProblem,
} from "./plans";
