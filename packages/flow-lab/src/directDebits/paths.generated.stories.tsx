// Written by "npm run stories" from the directDebits chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import DirectDebitsHost from "./Host";

const PathPicture = picturesBy(DirectDebitsHost);

const meta = {
  title: "Flow paths/directDebits",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "directDebits", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readDebits=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readDebits=ok" },
};
export const ShownSavingRule: Story = {
  name: "shown.savingRule",
  args: { input: "opened", path: "readDebits=ok~rule.change" },
};
export const ShownChangingMandate: Story = {
  name: "shown.changingMandate",
  args: { input: "opened", path: "readDebits=ok~mandate.change:block" },
};
export const ShownAsking: Story = {
  name: "shown.asking",
  args: { input: "opened", path: "readDebits=ok~mandate.change:revoke" },
};
export const ShownLimiting: Story = {
  name: "shown.limiting",
  args: { input: "opened", path: "readDebits=ok~limit.ask" },
};
export const ShownRereading: Story = {
  name: "shown.rereading",
  args: { input: "opened", path: "readDebits=ok~list.refresh" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readDebits=ok~mandate.change:block~changeMandate=refused" },
};
export const ShownChangingCollection: Story = {
  name: "shown.changingCollection",
  args: { input: "opened", path: "readDebits=ok~collection.change:refuse~change.confirm" },
};
