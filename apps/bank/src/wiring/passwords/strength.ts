import { createEstimator, type StrengthEstimator } from "@amberline/flows/passwordStrength";
import { brand } from "../../brand";
import { approvedScript } from "../browser/scriptPolicy";
import workerUrl from "./strength.worker?worker&url";

const address = approvedScript("app-worker", workerUrl);
const start = () => new Worker(address, { type: "module" });
const inWorker = createEstimator(start);

/** The bank's name counts as easy to guess, like the customer's own. */
export const estimator: StrengthEstimator = {
  prepare: inWorker.prepare,
  estimate: (password, about) => inWorker.estimate(password, [...about, brand.name]),
};
