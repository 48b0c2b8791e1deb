// Written by "npm run stories" from the sessionClock chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import SessionClockHost from "./Host";

const PathPicture = picturesBy(SessionClockHost);

const meta = {
  title: "Flow paths/sessionClock",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "sessionClock", input: "signedIn", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ActiveFreshResting: Story = {
  name: "active.fresh.resting",
  args: { input: "signedIn", path: "" },
};
export const None: Story = { name: "none", args: { input: "signedOut", path: "" } };
export const ActiveWarningAsking: Story = {
  name: "active.warning.asking",
  args: { input: "reloaded.9:30", path: "" },
};
export const Ending: Story = { name: "ending", args: { input: "reloaded.10:01", path: "" } };
export const Ended: Story = { name: "ended", args: { input: "foundOver", path: "" } };
export const LoggingOut: Story = { name: "loggingOut", args: { input: "signedIn", path: "session.signOut" } };
export const Replaced: Story = { name: "replaced", args: { input: "signedIn", path: "session.replaced" } };
export const ActiveWarningExtending: Story = {
  name: "active.warning.extending",
  args: { input: "reloaded.9:30", path: "session.extend" },
};
export const ActiveFreshRenewing: Story = {
  name: "active.fresh.renewing",
  args: { input: "psd2", path: "acted.5:30" },
};
export const ActiveWarningExtended: Story = {
  name: "active.warning.extended",
  args: { input: "reloaded.9:30", path: "session.extend~renew=ok" },
};
export const ActiveFreshPausing: Story = {
  name: "active.fresh.pausing",
  args: { input: "psd2", path: "acted.5:30~renewQuietly=403" },
};
