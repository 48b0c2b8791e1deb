import type { Decorator } from "@storybook/react-vite";
import { FlowFrame } from "../host/FlowFrame";

/** Renders a screen in a main element of that width, px, as the app does. */
export const inPageOf =
  (width: number): Decorator =>
  (Story) => (
    <FlowFrame width={width}>
      <Story />
    </FlowFrame>
  );
