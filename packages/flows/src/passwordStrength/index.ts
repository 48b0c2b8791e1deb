export {
  createEstimator,
  type EstimateAnswer,
  type EstimateRequest,
  type EstimateWorker,
  type StrengthEstimator,
} from "./createEstimator";
export { plainStrength, isStrongEnough, type Strength, tellingWords } from "./strength";
export { NewPasswordFields } from "./NewPasswordFields";
