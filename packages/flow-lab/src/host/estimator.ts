import { estimateStrength } from "@amberline/flows/passwordEstimate";
import type { StrengthEstimator } from "@amberline/flows/passwordStrength";

/** The real estimate, in the page: a story has no budget to keep. */
export const estimator: StrengthEstimator = {
  prepare: () => {},
  estimate: async (password, about) => estimateStrength(password, about),
};
