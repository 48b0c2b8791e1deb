import type { Decorator } from "@storybook/react-vite";
import { Page } from "../host/Page";

/** Puts a screen where the app puts it: in a main of that width, in pixels. */
export const inPageOf =
  (width: number): Decorator =>
  (Story) => (
    <Page width={width}>
      <Story />
    </Page>
  );
