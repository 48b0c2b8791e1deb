import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe } from "../../testing";
import { TextField } from "../TextField";
import { FieldGroup } from ".";

const meta = {
  title: "Components/Inputs/FieldGroup",
  id: "components-fieldgroup",
  component: FieldGroup,
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <TextField label="Street" value="Brīvības iela 1" onChange={fn()} />
    <TextField label="City" value="Riga" onChange={fn()} />
  </>
);

export const Playground: Story = {
  args: { legend: "Address", children: fields },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Address" })).toBeVisible();
  },
};

export const States: Story = {
  args: { legend: "Address" },
  render: () => (
    <form style={{ display: "grid", gap: 20, maxWidth: 560 }}>
      <FieldGroup legend="About you">{fields}</FieldGroup>
      <FieldGroup legend="Address">{fields}</FieldGroup>
    </form>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

const probe = createProbe<HTMLFieldSetElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  args: { legend: "Address" },
  render: (args) => <FieldGroup {...args} {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "fieldset", className: "fieldset", rest: "fieldset" }),
};
