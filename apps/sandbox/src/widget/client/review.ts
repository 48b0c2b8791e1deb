import { type VerificationState } from "../../areas/identity/state";
import { type Calls } from "./calls";

const pollMs = 5_000;

/** Whether somebody, or something, has decided. */
const isDecided = ({ status }: VerificationState) => status !== "pending";

/** The state of the review in the provider's terms. */
export const reviewOf = ({ status }: VerificationState) => ({
  reprocessing: false,
  autoChecked: false,
  reviewStatus: status === "pending" ? "pending" : "completed",
  ...(status === "approved" ? { reviewResult: { reviewAnswer: "GREEN" } } : {}),
  ...(status === "retry" || status === "final"
    ? { reviewResult: { reviewAnswer: "RED", reviewRejectType: status.toUpperCase() } }
    : {}),
});

/** Asks now and then until there is a decision, while the page is looked at. Ends for good when it may ask no more. */
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
