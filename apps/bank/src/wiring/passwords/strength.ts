import { createEstimator, type StrengthEstimator } from "@amberline/flows/passwordStrength";
import { brand } from "../../brand";
import workerUrl from "./strength.worker?worker&url";

type ScriptUrl = (url: string) => string;

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: ScriptUrl }): { createScriptURL: ScriptUrl };
}

const onlyOurs: ScriptUrl = (url) => {
  if (url !== workerUrl) throw new TypeError("Only the strength worker may be started.");
  return url;
};

/** With Trusted Types a worker starts only from a URL that a policy has approved. */
const policy = (globalThis as { trustedTypes?: ScriptPolicies }).trustedTypes?.createPolicy("app-worker", {
  createScriptURL: onlyOurs,
});

const start = () => new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
const inWorker = createEstimator(start);

/** The bank's name counts as easy to guess, like the customer's own. */
export const estimator: StrengthEstimator = {
  prepare: inWorker.prepare,
  estimate: (password, about) => inWorker.estimate(password, [...about, brand.name]),
};
