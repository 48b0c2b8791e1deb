export { StepUpScreen, type StepUpScreenProps } from "./StepUpScreen";
export { wireStepUp, type StepUpEvent, type StepUpInput, type StepUpOutcome } from "./stepUp.machine";
