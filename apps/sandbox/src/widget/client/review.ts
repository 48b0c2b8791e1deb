import { type VerificationState } from "../../areas/identity/state";
import { type Calls } from "./calls";

const pollMs = 5_000;

const isDecided = ({ status }: VerificationState) => status !== "pending";

/** The state of the review in the format of the provider's SDK. */
export const reviewOf = ({ status }: VerificationState) => ({
  reprocessing: false,
  autoChecked: false,
  reviewStatus: status === "pending" ? "pending" : "completed",
  ...(status === "approved" ? { reviewResult: { reviewAnswer: "GREEN" } } : {}),
  ...(status === "retry" || status === "final"
    ? { reviewResult: { reviewAnswer: "RED", reviewRejectType: status.toUpperCase() } }
    : {}),
});

/** Polls until there is a decision, while the page is visible. Stops for good if the token is no longer accepted. */
export function watchReview(calls: Calls, decided: (state: VerificationState) => void): void {
  const poll = async () => {
    if (document.hidden) return wait();
    const answer = await calls.state();
    if (answer.ok && isDecided(answer.value)) return decided(answer.value);
    if (answer.ok || answer.problem === "offline" || answer.problem === "server") wait();
  };
  const wait = () => void setTimeout(() => void poll(), pollMs);
  wait();
}
