import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { sessionClockFlow } from "./sessionClock.flow";

const began = /^session\.opened$/;
const renewed = /^(session\.(opened|renewed)|renew(Quietly)?=(ok|late))/;

/** An expired session never stays open, no sequence of ticks extends it, and the provider is told once. */
function endsOnTimeAndOnce({ steps, moments }: RandomWalk) {
  let endsTold = 0;
  moments.forEach(({ snapshot, started }, at) => {
    const [step = "", before] = [steps[at - 1], moments[at - 1]?.snapshot];
    const { context } = snapshot;
    if (snapshot.matches("active")) expect(context.remaining).toBeGreaterThan(0);
    if (snapshot.matches({ active: "warning" }) && !snapshot.matches({ active: { warning: "extended" } }))
      expect(context.remaining).toBeLessThanOrEqual(context.profile.warning);
    if (before?.matches("active") && snapshot.matches("active") && !renewed.test(step))
      expect(context.age).toBeGreaterThanOrEqual(before.context.age);
    if (started.includes("renew")) expect(step).toBe("session.extend");
    if (started.includes("renewQuietly")) expect(step).toMatch(/^acted/);
    if (began.test(step)) endsTold = 0;
    if (started.includes("end")) endsTold += 1;
    expect(endsTold).toBeLessThanOrEqual(1);
  });
}

describeFlow(sessionClockFlow, {
  invariant: endsOnTimeAndOnce,
});
