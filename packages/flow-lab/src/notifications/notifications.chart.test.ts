import type { Notification } from "@amberline/api/client";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { notificationsFlow } from "./notifications.flow";

/** Nothing becomes read unless the provider has noted it, and nothing is listed twice. */
function showsWhatItWasTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const shown: readonly Notification[] = snapshot.context.notifications ?? [];
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    const before: readonly Notification[] | null = moments[at - 1]?.snapshot.context.notifications ?? null;
    if (!before) return;
    const read = shown.filter(
      ({ id, isRead }) => isRead && before.some((each) => each.id === id && !each.isRead),
    );
    if (read.length > 0) expect(steps[at - 1]).toBe("markRead=ok");
  });
}

describeFlow(notificationsFlow, { invariant: showsWhatItWasTold });
