// Written by "npm run stories" from the people chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PeopleHost from "./Host";

const PathPicture = picturesBy(PeopleHost);

const meta = {
  title: "Flow paths/people",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "people", input: "owner", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { name: "reading", args: { input: "owner", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "owner", path: "readPeople=403" } };
export const ListResting: Story = { name: "list.resting", args: { input: "owner", path: "readPeople=ok" } };
export const FormEditing: Story = {
  name: "form.editing",
  args: { input: "owner", path: "readPeople=ok~person.add" },
};
export const ListAsking: Story = {
  name: "list.asking",
  args: { input: "owner", path: "readPeople=ok~person.remove" },
};
export const RuleEditing: Story = {
  name: "rule.editing",
  args: { input: "owner", path: "readPeople=ok~rule.change" },
};
export const ListRefreshing: Story = {
  name: "list.refreshing",
  args: { input: "owner", path: "readPeople=ok~list.refresh" },
};
export const FormSaving: Story = {
  name: "form.saving",
  args: { input: "owner", path: "readPeople=ok~person.add~form.submit" },
};
export const ListRemoving: Story = {
  name: "list.removing",
  args: { input: "owner", path: "readPeople=ok~person.remove~remove.confirm" },
};
export const RuleSaving: Story = {
  name: "rule.saving",
  args: { input: "owner", path: "readPeople=ok~rule.change~rule.submit" },
};
