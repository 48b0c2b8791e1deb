export {
  limitNames,
  nextLimit,
  onAnyDay,
  type LimitName,
  type LimitsToday,
  type NextLimit,
  type PaymentLimits,
} from "./limits";
