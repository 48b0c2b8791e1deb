export {
  createEstimator,
  type EstimateAnswer,
  type EstimateRequest,
  type EstimateWorker,
  type StrengthEstimator,
} from "./createEstimator";
export { plainStrength } from "./plainStrength";
export { isStrongEnough, type Strength } from "./strength";
export { tellingWords } from "./tellingWords";
export { NewPasswordFields } from "./NewPasswordFields";
