// Written by "npm run stories" from the approvals chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import ApprovalsHost from "./Host";

const PathPicture = picturesBy(ApprovalsHost);

const meta = {
  title: "Flow paths/approvals",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "approvals", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readApprovals=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readApprovals=ok" },
};
export const ShownConfirming: Story = {
  name: "shown.confirming",
  args: { input: "opened", path: "readApprovals=ok~approval.ask" },
};
export const ShownAsking: Story = {
  name: "shown.asking",
  args: { input: "opened", path: "readApprovals=ok~decline.ask" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readApprovals=ok~list.refresh" },
};
export const ShownApproving: Story = {
  name: "shown.approving",
  args: { input: "opened", path: "readApprovals=ok~approval.ask~code.submit" },
};
export const ShownDeclining: Story = {
  name: "shown.declining",
  args: { input: "opened", path: "readApprovals=ok~decline.ask~decline.confirm" },
};
export const ShownChecking: Story = {
  name: "shown.checking",
  args: { input: "opened", path: "readApprovals=ok~approval.ask~code.submit~approve=500" },
};
export const Lost: Story = {
  name: "lost",
  args: { input: "opened", path: "readApprovals=ok~approval.ask~code.submit~approve=500~readApprovals=403" },
};
