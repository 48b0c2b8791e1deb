export {
  limitNames,
  nextLimit,
  type LimitName,
  type LimitsToday,
  type NextLimit,
  type PaymentLimits,
} from "./limits";
