export {
  moneyRequestsMachine,
  wireMoneyRequests,
  type MoneyRequestsCalls,
  type MoneyRequestsEvent,
} from "./moneyRequests.machine";
export { MoneyRequestsScreen, type MoneyRequestsScreenProps } from "./MoneyRequestsScreen";
