// Written by "npm run stories" from the chat chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import ChatHost from "./Host";

const PathPicture = picturesBy(ChatHost);

const meta = {
  title: "Flow paths/chat",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "chat", input: "known", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ActiveLineOnOpeningActiveHistoryWaitingActiveOutboxIdle: Story = {
  name: "active.line.on.opening+active.history.waiting+active.outbox.idle",
  args: { input: "known", path: "" },
};
export const ActiveLineOnOpeningActiveHistoryWaitingActiveOutboxSending: Story = {
  name: "active.line.on.opening+active.history.waiting+active.outbox.sending",
  args: { input: "known", path: "message.write" },
};
export const ActiveLineOnConnectedActiveHistoryReadingActiveOutboxIdle: Story = {
  name: "active.line.on.connected+active.history.reading+active.outbox.idle",
  args: { input: "known", path: "stream.opened" },
};
export const ActiveLineOffActiveHistoryReadingActiveOutboxIdle: Story = {
  name: "active.line.off+active.history.reading+active.outbox.idle",
  args: { input: "known", path: "stream.closed" },
};
export const ActiveLineOnOpeningActiveHistoryWaitingActiveOutboxOpening: Story = {
  name: "active.line.on.opening+active.history.waiting+active.outbox.opening",
  args: { input: "newcomer", path: "message.write" },
};
export const ActiveLineOnOpeningActiveHistoryReadingActiveOutboxIdle: Story = {
  name: "active.line.on.opening+active.history.reading+active.outbox.idle",
  args: { input: "newcomer", path: "stream.message" },
};
export const ActiveLineOnConnectedActiveHistoryReadingActiveOutboxSending: Story = {
  name: "active.line.on.connected+active.history.reading+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.opened" },
};
export const ActiveLineOffActiveHistoryReadingActiveOutboxSending: Story = {
  name: "active.line.off+active.history.reading+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.closed" },
};
export const ActiveLineOnConnectedActiveHistoryWaitingActiveOutboxIdle: Story = {
  name: "active.line.on.connected+active.history.waiting+active.outbox.idle",
  args: { input: "known", path: "stream.opened~stream.retry" },
};
export const ActiveLineOnConnectedActiveHistoryFailedActiveOutboxIdle: Story = {
  name: "active.line.on.connected+active.history.failed+active.outbox.idle",
  args: { input: "known", path: "stream.opened~readHistory=403" },
};
export const ActiveLineOnConnectedActiveHistoryShownActiveOutboxIdle: Story = {
  name: "active.line.on.connected+active.history.shown+active.outbox.idle",
  args: { input: "known", path: "stream.opened~readHistory=ok" },
};
export const ActiveLineOffActiveHistoryFailedActiveOutboxIdle: Story = {
  name: "active.line.off+active.history.failed+active.outbox.idle",
  args: { input: "known", path: "stream.closed~readHistory=403" },
};
export const ActiveLineOffActiveHistoryShownActiveOutboxIdle: Story = {
  name: "active.line.off+active.history.shown+active.outbox.idle",
  args: { input: "known", path: "stream.closed~readHistory=ok" },
};
export const ActiveLineOnConnectedActiveHistoryReadingActiveOutboxOpening: Story = {
  name: "active.line.on.connected+active.history.reading+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.opened" },
};
export const ActiveLineOnOpeningActiveHistoryReadingActiveOutboxOpening: Story = {
  name: "active.line.on.opening+active.history.reading+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.message" },
};
export const ActiveLineOffActiveHistoryReadingActiveOutboxOpening: Story = {
  name: "active.line.off+active.history.reading+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.closed" },
};
export const ActiveLineOnOpeningActiveHistoryFailedActiveOutboxIdle: Story = {
  name: "active.line.on.opening+active.history.failed+active.outbox.idle",
  args: { input: "newcomer", path: "stream.message~readHistory=403" },
};
export const ActiveLineOnOpeningActiveHistoryShownActiveOutboxIdle: Story = {
  name: "active.line.on.opening+active.history.shown+active.outbox.idle",
  args: { input: "newcomer", path: "stream.message~readHistory=ok" },
};
export const ActiveLineOnConnectedActiveHistoryWaitingActiveOutboxSending: Story = {
  name: "active.line.on.connected+active.history.waiting+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.opened~stream.retry" },
};
export const ActiveLineOnConnectedActiveHistoryFailedActiveOutboxSending: Story = {
  name: "active.line.on.connected+active.history.failed+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.opened~readHistory=403" },
};
export const ActiveLineOnConnectedActiveHistoryShownActiveOutboxSending: Story = {
  name: "active.line.on.connected+active.history.shown+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.opened~readHistory=ok" },
};
export const ActiveLineOffActiveHistoryFailedActiveOutboxSending: Story = {
  name: "active.line.off+active.history.failed+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.closed~readHistory=403" },
};
export const ActiveLineOffActiveHistoryShownActiveOutboxSending: Story = {
  name: "active.line.off+active.history.shown+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.closed~readHistory=ok" },
};
export const ActiveLineOnConnectedActiveHistoryReadingOlderActiveOutboxIdle: Story = {
  name: "active.line.on.connected+active.history.readingOlder+active.outbox.idle",
  args: { input: "known", path: "stream.opened~readHistory=ok~history.older" },
};
export const ActiveLineOffActiveHistoryReadingOlderActiveOutboxIdle: Story = {
  name: "active.line.off+active.history.readingOlder+active.outbox.idle",
  args: { input: "known", path: "stream.closed~readHistory=ok~history.older" },
};
export const ActiveLineOnConnectedActiveHistoryWaitingActiveOutboxOpening: Story = {
  name: "active.line.on.connected+active.history.waiting+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.opened~stream.retry" },
};
export const ActiveLineOnConnectedActiveHistoryFailedActiveOutboxOpening: Story = {
  name: "active.line.on.connected+active.history.failed+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.opened~readHistory=403" },
};
export const ActiveLineOnConnectedActiveHistoryShownActiveOutboxOpening: Story = {
  name: "active.line.on.connected+active.history.shown+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.opened~readHistory=ok" },
};
export const ActiveLineOnOpeningActiveHistoryFailedActiveOutboxOpening: Story = {
  name: "active.line.on.opening+active.history.failed+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.message~readHistory=403" },
};
export const ActiveLineOnOpeningActiveHistoryShownActiveOutboxOpening: Story = {
  name: "active.line.on.opening+active.history.shown+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.message~readHistory=ok" },
};
export const ActiveLineOnOpeningActiveHistoryReadingActiveOutboxSending: Story = {
  name: "active.line.on.opening+active.history.reading+active.outbox.sending",
  args: { input: "newcomer", path: "message.write~stream.message~openThread=ok" },
};
export const ActiveLineOffActiveHistoryFailedActiveOutboxOpening: Story = {
  name: "active.line.off+active.history.failed+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.closed~readHistory=403" },
};
export const ActiveLineOffActiveHistoryShownActiveOutboxOpening: Story = {
  name: "active.line.off+active.history.shown+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.closed~readHistory=ok" },
};
export const ActiveLineOnOpeningActiveHistoryShownActiveOutboxSending: Story = {
  name: "active.line.on.opening+active.history.shown+active.outbox.sending",
  args: { input: "newcomer", path: "stream.message~readHistory=ok~message.write" },
};
export const ActiveLineOnOpeningActiveHistoryReadingOlderActiveOutboxIdle: Story = {
  name: "active.line.on.opening+active.history.readingOlder+active.outbox.idle",
  args: { input: "newcomer", path: "stream.message~readHistory=ok~history.older" },
};
export const ActiveLineOnConnectedActiveHistoryReadingOlderActiveOutboxSending: Story = {
  name: "active.line.on.connected+active.history.readingOlder+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.opened~readHistory=ok~history.older" },
};
export const ActiveLineOffActiveHistoryReadingOlderActiveOutboxSending: Story = {
  name: "active.line.off+active.history.readingOlder+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.closed~readHistory=ok~history.older" },
};
export const ActiveLineOnConnectedActiveHistoryOlderFailedActiveOutboxIdle: Story = {
  name: "active.line.on.connected+active.history.olderFailed+active.outbox.idle",
  args: { input: "known", path: "stream.opened~readHistory=ok~history.older~readOlder=403" },
};
export const ActiveLineOffActiveHistoryOlderFailedActiveOutboxIdle: Story = {
  name: "active.line.off+active.history.olderFailed+active.outbox.idle",
  args: { input: "known", path: "stream.closed~readHistory=ok~history.older~readOlder=403" },
};
export const ActiveLineOnConnectedActiveHistoryReadingOlderActiveOutboxOpening: Story = {
  name: "active.line.on.connected+active.history.readingOlder+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.opened~readHistory=ok~history.older" },
};
export const ActiveLineOnOpeningActiveHistoryFailedActiveOutboxSending: Story = {
  name: "active.line.on.opening+active.history.failed+active.outbox.sending",
  args: { input: "newcomer", path: "message.write~stream.message~readHistory=403~openThread=ok" },
};
export const ActiveLineOnOpeningActiveHistoryReadingOlderActiveOutboxOpening: Story = {
  name: "active.line.on.opening+active.history.readingOlder+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.message~readHistory=ok~history.older" },
};
export const ActiveLineOffActiveHistoryReadingOlderActiveOutboxOpening: Story = {
  name: "active.line.off+active.history.readingOlder+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.closed~readHistory=ok~history.older" },
};
export const ActiveLineOnOpeningActiveHistoryReadingOlderActiveOutboxSending: Story = {
  name: "active.line.on.opening+active.history.readingOlder+active.outbox.sending",
  args: { input: "newcomer", path: "stream.message~readHistory=ok~message.write~history.older" },
};
export const ActiveLineOnOpeningActiveHistoryOlderFailedActiveOutboxIdle: Story = {
  name: "active.line.on.opening+active.history.olderFailed+active.outbox.idle",
  args: { input: "newcomer", path: "stream.message~readHistory=ok~history.older~readOlder=403" },
};
export const ActiveLineOnConnectedActiveHistoryOlderFailedActiveOutboxSending: Story = {
  name: "active.line.on.connected+active.history.olderFailed+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.opened~readHistory=ok~history.older~readOlder=403" },
};
export const ActiveLineOffActiveHistoryOlderFailedActiveOutboxSending: Story = {
  name: "active.line.off+active.history.olderFailed+active.outbox.sending",
  args: { input: "known", path: "message.write~stream.closed~readHistory=ok~history.older~readOlder=403" },
};
export const ActiveLineOnConnectedActiveHistoryOlderFailedActiveOutboxOpening: Story = {
  name: "active.line.on.connected+active.history.olderFailed+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.opened~readHistory=ok~history.older~readOlder=403" },
};
export const ActiveLineOnOpeningActiveHistoryOlderFailedActiveOutboxOpening: Story = {
  name: "active.line.on.opening+active.history.olderFailed+active.outbox.opening",
  args: {
    input: "newcomer",
    path: "message.write~stream.message~readHistory=ok~history.older~readOlder=403",
  },
};
export const ActiveLineOffActiveHistoryOlderFailedActiveOutboxOpening: Story = {
  name: "active.line.off+active.history.olderFailed+active.outbox.opening",
  args: { input: "newcomer", path: "message.write~stream.closed~readHistory=ok~history.older~readOlder=403" },
};
export const ActiveLineOnOpeningActiveHistoryOlderFailedActiveOutboxSending: Story = {
  name: "active.line.on.opening+active.history.olderFailed+active.outbox.sending",
  args: {
    input: "newcomer",
    path: "stream.message~readHistory=ok~message.write~history.older~readOlder=403",
  },
};
