import type { Decorator } from "@storybook/react-vite";
import { FlowFrame } from "../host/FlowFrame";

/** Puts a screen where the app puts it: in a main of that width, in pixels. */
export const inPageOf =
  (width: number): Decorator =>
  (Story) => (
    <FlowFrame width={width}>
      <Story />
    </FlowFrame>
  );
