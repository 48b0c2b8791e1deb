import { estimateStrength } from "@amberline/domain/passwordEstimate";
import type { EstimateAnswer, EstimateRequest } from "@amberline/flows/passwordStrength";

addEventListener("message", ({ data }: MessageEvent<EstimateRequest>) => {
  const { id, password, about } = data;
  postMessage({ id, strength: estimateStrength(password, about) } satisfies EstimateAnswer);
});
