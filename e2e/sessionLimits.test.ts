import { sessionProfiles } from "@amberline/flows/sessionClock";
import { defaultSessionLimits } from "@amberline/sandbox/areas/auth/sessions";
import { expect, test } from "vitest";

test.each(Object.entries(sessionProfiles))(
  "the app counts down in its profile %s what the provider ends by default [9-4] [ASVS 7.3.1]",
  (_, { lifetime, idle }) => {
    expect(lifetime).toBe(defaultSessionLimits.idleMs);
    expect(idle ?? 0).toBeLessThanOrEqual(defaultSessionLimits.idleMs);
  },
);
