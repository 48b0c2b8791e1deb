// Written by "npm run stories" from the moneyRequests chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import MoneyRequestsHost from "./Host";

const PathPicture = picturesBy(MoneyRequestsHost);

const meta = {
  title: "Flow paths/moneyRequests",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "moneyRequests", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readRequests=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readRequests=ok" },
};
export const ShownMaking: Story = { name: "shown.making", args: { input: "toAsk", path: "readRequests=ok" } };
export const ShownAsking: Story = {
  name: "shown.asking",
  args: { input: "opened", path: "readRequests=ok~request.change:cancel" },
};
export const ShownChanging: Story = {
  name: "shown.changing",
  args: { input: "opened", path: "readRequests=ok~request.change:settle" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readRequests=ok~list.refresh" },
};
export const ShownCreating: Story = {
  name: "shown.creating",
  args: { input: "toAsk", path: "readRequests=ok~form.submit" },
};
export const ShownChecking: Story = {
  name: "shown.checking",
  args: { input: "toAsk", path: "readRequests=ok~form.submit~makeRequest=403" },
};
