// Written by "npm run stories" from the send chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import SendHost from "./Host";

const PathPicture = picturesBy(SendHost);

const meta = {
  title: "Flow paths/send",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "send", input: "private", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { name: "editing", args: { input: "private", path: "" } };
export const BlockedIdle: Story = { name: "blocked.idle", args: { input: "company", path: "" } };
export const BlockedVerifying: Story = { name: "blocked.verifying", args: { input: "unverified", path: "" } };
export const UnknownChecking: Story = { name: "unknown.checking", args: { input: "pending", path: "" } };
export const Creating: Story = { name: "creating", args: { input: "private", path: "order.submit" } };
export const UnknownWaiting: Story = {
  name: "unknown.waiting",
  args: { input: "pending", path: "reconcile=403" },
};
export const Completed: Story = { name: "completed", args: { input: "pending", path: "reconcile=found" } };
export const NameCheck: Story = {
  name: "nameCheck",
  args: { input: "private", path: "order.submit~create=vop.MTCH" },
};
export const SucceededSavingTemplate: Story = {
  name: "succeeded.savingTemplate",
  args: { input: "private", path: "order.submit:template~create=accepted" },
};
export const TwoFactor: Story = {
  name: "twoFactor",
  args: { input: "private", path: "order.submit~create=vop.MTCH~name.confirm" },
};
export const Sending: Story = {
  name: "sending",
  args: { input: "private", path: "order.submit~create=vop.trusted~name.confirm" },
};
export const Resending: Story = {
  name: "resending",
  args: { input: "private", path: "order.submit~create=vop.MTCH~name.confirm~code.submit" },
};
export const Waiting: Story = {
  name: "waiting",
  args: { input: "approved", path: "order.submit~create=vop.MTCH~name.confirm~code.submit~resend=waiting" },
};
export const Left: Story = {
  name: "left",
  args: {
    input: "approved",
    path: "order.submit~create=vop.MTCH~name.confirm~code.submit~resend=waiting~page.goHome",
  },
};
export const UnknownUnresolved: Story = {
  name: "unknown.unresolved",
  args: {
    input: "pending",
    path: "reconcile=403~check.retry~reconcile=403~check.retry~reconcile=403~check.retry~reconcile=403",
  },
};
