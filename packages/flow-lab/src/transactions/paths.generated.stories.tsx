// Written by "npm run stories" from the transactions chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import TransactionsHost from "./Host";

const PathPicture = picturesBy(TransactionsHost);

const meta = {
  title: "Flow paths/transactions",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "transactions", input: "everything", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "everything", path: "" } };
export const ShownRefreshing: Story = { name: "shown.refreshing", args: { input: "leftBefore", path: "" } };
export const Forbidden: Story = { name: "forbidden", args: { input: "everything", path: "readPage=403" } };
export const Failed: Story = { name: "failed", args: { input: "everything", path: "readPage=404" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "everything", path: "readPage=ok" },
};
export const ShownLoadingMore: Story = {
  name: "shown.loadingMore",
  args: { input: "leftBefore", path: "more.load" },
};
export const ShownGathering: Story = {
  name: "shown.gathering",
  args: { input: "leftBefore", path: "list.print" },
};
export const ShownPaused: Story = {
  name: "shown.paused",
  args: { input: "everything", path: "readPage=ok~page.hidden" },
};
export const ShownPrinting: Story = {
  name: "shown.printing",
  args: { input: "everything", path: "readPage=none~list.print" },
};
