import { estimateStrength } from "../passwordEstimate";
import type { StrengthEstimator } from "../passwordStrength";

/** The real estimate, in the page: a story has no budget to keep. */
export const estimator: StrengthEstimator = {
  prepare: () => {},
  estimate: async (password, about) => estimateStrength(password, about),
};
