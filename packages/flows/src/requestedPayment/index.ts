export {
  requestedPaymentMachine,
  wireRequestedPayment,
  type RequestedPaymentCalls,
  type RequestedPaymentEvent,
} from "./requestedPayment.machine";
export {
  RequestedPaymentScreen,
  type Payable,
  type RequestedPaymentScreenProps,
} from "./RequestedPaymentScreen";
