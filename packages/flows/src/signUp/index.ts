export {
  wireSignUp,
  type Judgement,
  type PhoneReader,
  type RegisterOutcome,
  type SignUpCalls,
  type SignUpDetails,
  type SignUpEvent,
} from "./signUp.machine";
export { SignUpScreen, type SignUpScreenProps } from "./SignUpScreen";
