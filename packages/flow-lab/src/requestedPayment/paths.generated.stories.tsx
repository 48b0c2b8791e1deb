// Written by "npm run stories" from the requestedPayment chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import RequestedPaymentHost from "./Host";

const PathPicture = picturesBy(RequestedPaymentHost);

const meta = {
  title: "Flow paths/requestedPayment",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "requestedPayment", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readRequested=403" } };
export const Shown: Story = { name: "shown", args: { input: "opened", path: "readRequested=ok" } };
export const Gone: Story = { name: "gone", args: { input: "opened", path: "readRequested=paid" } };
