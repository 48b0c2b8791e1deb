// Written by "npm run stories" from the devices chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import DevicesHost from "./Host";

const PathPicture = picturesBy(DevicesHost);

const meta = {
  title: "Flow paths/devices",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "devices", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Closed: Story = { name: "closed", args: { input: "opened", path: "dialog.close" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readDevices=403" } };
export const ShownReadingSignIns: Story = {
  name: "shown.readingSignIns",
  args: { input: "opened", path: "readDevices=ok" },
};
export const ShownSigningOut: Story = {
  name: "shown.signingOut",
  args: { input: "opened", path: "readDevices=ok~device.signOut" },
};
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readDevices=ok~readSignIns=403" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readDevices=ok~device.signOut~signOut=500" },
};
export const ShownAsking: Story = {
  name: "shown.asking",
  args: { input: "opened", path: "readDevices=ok~readSignIns=ok~signIn.disown" },
};
export const ShownDisowning: Story = {
  name: "shown.disowning",
  args: { input: "opened", path: "readDevices=ok~readSignIns=ok~signIn.disown~disown.confirm" },
};
export const Disowned: Story = {
  name: "disowned",
  args: { input: "opened", path: "readDevices=ok~readSignIns=ok~signIn.disown~disown.confirm~disown=ok" },
};
