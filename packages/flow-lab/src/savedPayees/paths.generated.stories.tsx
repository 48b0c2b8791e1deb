// Written by "npm run stories" from the savedPayees chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import SavedPayeesHost from "./Host";

const PathPicture = picturesBy(SavedPayeesHost);

const meta = {
  title: "Flow paths/savedPayees",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "savedPayees", input: "account", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "account", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "account", path: "readPayees=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "account", path: "readPayees=ok" },
};
export const ShownAsking: Story = {
  name: "shown.asking",
  args: { input: "account", path: "readPayees=ok~payee.delete" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "account", path: "readPayees=ok~list.refresh" },
};
export const ShownTrusting: Story = {
  name: "shown.trusting",
  args: { input: "account", path: "readPayees=receivers~payee.trust" },
};
export const ShownDeleting: Story = {
  name: "shown.deleting",
  args: { input: "account", path: "readPayees=ok~payee.delete~delete.confirm" },
};
