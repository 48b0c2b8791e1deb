import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { wireAppRedirect, type AppRedirectInput } from "./appRedirect.machine";

function started(change: Partial<AppRedirectInput> = {}) {
  const openLink = vi.fn();
  const clock = new SimulatedClock();
  const input = { link: "amberline://pay/1", fallback: "/home", isMobile: true, ...change };
  const actor = createActor(wireAppRedirect({ openLink }), { input, clock });
  actor.start();
  return { actor, clock, openLink, state: () => actor.getSnapshot().value };
}

describe("redirecting to the app", () => {
  test("continues in the browser at once without a link [4-29]", () => {
    const { state, openLink } = started({ link: null });
    expect(state()).toBe("fellBack");
    expect(openLink).not.toHaveBeenCalled();
  });

  test("continues in the browser at once where there is no app to open [4-29]", () => {
    const { state, openLink } = started({ isMobile: false });
    expect(state()).toBe("fellBack");
    expect(openLink).not.toHaveBeenCalled();
  });

  test("opens the link on a phone, and continues in the browser after 2 s if the page is still visible [4-30] [9-13]", () => {
    const { state, clock, openLink } = started();
    expect(openLink).toHaveBeenCalledExactlyOnceWith("amberline://pay/1");
    clock.increment(1_999);
    expect(state()).toBe("opening");
    clock.increment(1);
    expect(state()).toBe("fellBack");
  });

  test("stays when the app is in front after 2 s, and continues for a customer who returns and asks [4]", () => {
    const { actor, state, clock, openLink } = started();
    actor.send({ type: "page.hidden" });
    clock.increment(2_000);
    expect(state()).toBe("opened");
    actor.send({ type: "page.shown" });
    clock.increment(60_000);
    expect(state()).toBe("opened");
    actor.send({ type: "browser.choose" });
    expect(state()).toBe("fellBack");
    expect(openLink).toHaveBeenCalledTimes(1);
  });

  test("counts only visibility at the end of the 2 s", () => {
    const { actor, state, clock } = started();
    actor.send({ type: "page.hidden" });
    clock.increment(500);
    actor.send({ type: "page.shown" });
    clock.increment(1_500);
    expect(state()).toBe("fellBack");
  });
});
