export {
  createEstimator,
  type EstimateAnswer,
  type EstimateRequest,
  type EstimateWorker,
  type StrengthEstimator,
} from "./createEstimator";
export { NewPasswordFields } from "./NewPasswordFields";
