// Written by "npm run stories" from the payeeForm chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PayeeFormHost from "./Host";

const PathPicture = picturesBy(PayeeFormHost);

const meta = {
  title: "Flow paths/payeeForm",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "payeeForm", input: "newTemplate", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { name: "editing", args: { input: "newTemplate", path: "" } };
export const Reading: Story = { name: "reading", args: { input: "template", path: "" } };
export const Sending: Story = { name: "sending", args: { input: "newTemplate", path: "form.submit" } };
export const Failed: Story = { name: "failed", args: { input: "template", path: "readPayees=403" } };
export const NotFound: Story = { name: "notFound", args: { input: "template", path: "readPayees=none" } };
export const Done: Story = { name: "done", args: { input: "newTemplate", path: "form.submit~savePayee=ok" } };
