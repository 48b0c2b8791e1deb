// Written by "npm run stories" from the passkeys chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PasskeysHost from "./Host";

const PathPicture = picturesBy(PasskeysHost);

const meta = {
  title: "Flow paths/passkeys",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "passkeys", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Closed: Story = { name: "closed", args: { input: "opened", path: "dialog.close" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readPasskeys=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readPasskeys=ok" },
};
export const ShownAdding: Story = {
  name: "shown.adding",
  args: { input: "opened", path: "readPasskeys=ok~passkey.add" },
};
export const ShownRemoving: Story = {
  name: "shown.removing",
  args: { input: "opened", path: "readPasskeys=ok~passkey.remove" },
};
export const ShownNaming: Story = {
  name: "shown.naming",
  args: { input: "opened", path: "readPasskeys=ok~passkey.edit" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readPasskeys=ok~passkey.add~add=500" },
};
export const ShownRenaming: Story = {
  name: "shown.renaming",
  args: { input: "opened", path: "readPasskeys=ok~passkey.edit~name.save" },
};
