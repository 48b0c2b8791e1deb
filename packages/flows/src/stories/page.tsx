import type { Decorator } from "@storybook/react-vite";

/** Puts a screen where the app puts it: in a main of that width, in pixels. */
export const inPageOf =
  (maxInlineSize: number): Decorator =>
  (Story) => (
    <main style={{ maxInlineSize, marginInline: "auto" }}>
      <Story />
    </main>
  );
