import { afterEach } from "vitest";

// What axe found wrong has failed the test. All that it found right would go to Vitest with each, for Storybook's panel.
if (import.meta.env["VITEST_STORYBOOK"] === "false")
  afterEach(({ task }) => {
    Reflect.deleteProperty(task.meta, "reports");
  });
