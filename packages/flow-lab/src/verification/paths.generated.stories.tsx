// Written by "npm run stories" from the verification chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import VerificationHost from "./Host";

const PathPicture = picturesBy(VerificationHost);

const meta = {
  title: "Flow paths/verification",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "verification", input: "asked", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DialogFetchingToken: Story = {
  name: "dialog.fetchingToken",
  args: { input: "asked", path: "" },
};
export const Closed: Story = { name: "closed", args: { input: "rejectedForGood", path: "" } };
export const DialogTokenErrorCounting: Story = {
  name: "dialog.tokenError.counting",
  args: { input: "asked", path: "fetchToken=403" },
};
export const DialogWidgetLoading: Story = {
  name: "dialog.widget.loading",
  args: { input: "asked", path: "fetchToken=ok" },
};
export const DialogTokenErrorHeld: Story = {
  name: "dialog.tokenError.held",
  args: { input: "asked", path: "fetchToken=403~countdown.stop" },
};
export const DialogWidgetShown: Story = {
  name: "dialog.widget.shown",
  args: { input: "asked", path: "fetchToken=ok~widget.ready" },
};
export const DialogWidgetError: Story = {
  name: "dialog.widgetError",
  args: { input: "asked", path: "fetchToken=ok~widget.failed" },
};
export const DialogWidgetRenewing: Story = {
  name: "dialog.widget.renewing",
  args: { input: "asked", path: "fetchToken=ok~widget.ready~widget.tokenExpired" },
};
export const DialogReviewLookingReading: Story = {
  name: "dialog.review.looking.reading",
  args: { input: "asked", path: "fetchToken=ok~widget.ready~widget.submitted" },
};
export const DialogWidgetStalled: Story = {
  name: "dialog.widget.stalled",
  args: { input: "asked", path: "fetchToken=ok~widget.ready~widget.tokenExpired~renewToken=403" },
};
export const DialogReviewSlow: Story = {
  name: "dialog.review.slow",
  args: { input: "asked", path: "fetchToken=ok~widget.ready~widget.submitted~readStatus=403" },
};
export const DialogReviewLookingWaiting: Story = {
  name: "dialog.review.looking.waiting",
  args: { input: "asked", path: "fetchToken=ok~widget.ready~widget.submitted~readStatus=404" },
};
