export {
  agreedDay,
  paymentDay,
  paymentDays,
  planProblem,
  rhythms,
  type PaymentPlan,
  type PlanProblem,
  type Rhythm,
} from "./plans";
