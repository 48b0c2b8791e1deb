import { afterEach } from "vitest";

// Violations have failed the test already. Without this, all passes of axe would be sent to Vitest for Storybook's
// panel.
if (import.meta.env["VITEST_STORYBOOK"] === "false")
  afterEach(({ task }) => {
    Reflect.deleteProperty(task.meta, "reports");
  });
