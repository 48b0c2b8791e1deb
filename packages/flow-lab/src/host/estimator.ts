import { estimateStrength } from "@amberline/domain/passwordEstimate";
import type { StrengthEstimator } from "@amberline/flows/passwordStrength";

/** The real estimator, without a worker. */
export const estimator: StrengthEstimator = {
  prepare: () => {},
  estimate: async (password, about) => estimateStrength(password, about),
};
