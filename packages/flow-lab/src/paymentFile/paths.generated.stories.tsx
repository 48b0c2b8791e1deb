// Written by "npm run stories" from the paymentFile chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PaymentFileHost from "./Host";

const PathPicture = picturesBy(PaymentFileHost);

const meta = {
  title: "Flow paths/paymentFile",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "paymentFile", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListLoading: Story = { name: "list.loading", args: { input: "opened", path: "" } };
export const FileLoading: Story = { name: "file.loading", args: { input: "file", path: "" } };
export const ListFailed: Story = { name: "list.failed", args: { input: "opened", path: "readFiles=403" } };
export const ListResting: Story = { name: "list.resting", args: { input: "opened", path: "readFiles=ok" } };
export const FileFailed: Story = { name: "file.failed", args: { input: "file", path: "readRows=403" } };
export const FileRestingStill: Story = {
  name: "file.resting.still",
  args: { input: "file", path: "readRows=ok" },
};
export const ListUploading: Story = {
  name: "list.uploading",
  args: { input: "opened", path: "readFiles=ok~file.choose" },
};
export const FileRestingPaused: Story = {
  name: "file.resting.paused",
  args: { input: "file", path: "page.hidden~readRows=ok" },
};
export const FileShowing: Story = {
  name: "file.showing",
  args: { input: "file", path: "readRows=ok~rows.show" },
};
export const FileAdding: Story = {
  name: "file.adding",
  args: { input: "file", path: "readRows=ok~rows.more" },
};
export const FileChanging: Story = {
  name: "file.changing",
  args: { input: "file", path: "readRows=ok~rows.change:names" },
};
export const FileEditing: Story = {
  name: "file.editing",
  args: { input: "file", path: "readRows=ok~row.edit" },
};
export const FileAsking: Story = {
  name: "file.asking",
  args: { input: "file", path: "readRows=ok~row.accept" },
};
export const FileUpdating: Story = {
  name: "file.updating",
  args: { input: "file", path: "readRows=ok~file.update:salary" },
};
export const FileConfirming: Story = {
  name: "file.confirming",
  args: { input: "file", path: "readRows=ok~approval.ask" },
};
export const FileRestingPolling: Story = {
  name: "file.resting.polling",
  args: { input: "file", path: "readRows=checking~+pollDelay" },
};
export const FilePreparing: Story = {
  name: "file.preparing",
  args: { input: "file", path: "readRows=done~again.prepare" },
};
export const FileRereading: Story = {
  name: "file.rereading",
  args: { input: "file", path: "readRows=ok~rows.change:names~changeRows=403" },
};
export const FileRemoving: Story = {
  name: "file.removing",
  args: { input: "file", path: "readRows=ok~remove.ask~dialog.confirm" },
};
export const FileApproving: Story = {
  name: "file.approving",
  args: { input: "file", path: "readRows=ok~approval.ask~code.submit" },
};
export const FileVerifying: Story = {
  name: "file.verifying",
  args: { input: "file", path: "readRows=ok~approval.ask~code.submit~approve=500" },
};
export const FileLost: Story = {
  name: "file.lost",
  args: { input: "file", path: "readRows=ok~approval.ask~code.submit~approve=500~readRows=403" },
};
