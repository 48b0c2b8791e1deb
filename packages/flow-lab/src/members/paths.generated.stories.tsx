// Written by "npm run stories" from the members chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import MembersHost from "./Host";

const PathPicture = picturesBy(MembersHost);

const meta = {
  title: "Flow paths/members",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "members", input: "company", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListResting: Story = { name: "list.resting", args: { input: "company", path: "" } };
export const FormEditing: Story = { name: "form.editing", args: { input: "company", path: "member.add" } };
export const ListAsking: Story = { name: "list.asking", args: { input: "company", path: "member.remove" } };
export const ListSendingLink: Story = {
  name: "list.sendingLink",
  args: { input: "company", path: "link.send" },
};
export const ListFetching: Story = {
  name: "list.fetching",
  args: { input: "company", path: "contract.download" },
};
export const FormCreatingUser: Story = {
  name: "form.creatingUser",
  args: { input: "company", path: "member.add~form.submit" },
};
export const FormAdding: Story = {
  name: "form.adding",
  args: { input: "company", path: "member.add~form.submit:existing" },
};
export const ListRemoving: Story = {
  name: "list.removing",
  args: { input: "company", path: "member.remove~remove.confirm" },
};
export const FormChecking: Story = {
  name: "form.checking",
  args: { input: "company", path: "member.add~form.submit:existing~addMember=500" },
};
