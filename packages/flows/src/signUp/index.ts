export { signUpMachine } from "./signUp.machine";
export type { SignUpContext, SignUpDetails, SignUpEvent, Judgement, RegisterOutcome } from "./signUp.types";
export { wireSignUp, type PhoneReader, type SignUpCalls } from "./signUp.wire";
export { SignUpScreen, type SignUpScreenProps } from "./SignUpScreen";
