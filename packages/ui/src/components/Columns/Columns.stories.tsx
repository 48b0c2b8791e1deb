import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe } from "../../testing";
import { TextField } from "../TextField";
import { Columns } from ".";

const meta = {
  title: "Components/Layout/Columns",
  id: "components-columns",
  component: Columns,
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <TextField label="City" value="Riga" onChange={fn()} />
    <TextField label="Postal code" value="LV-1010" onChange={fn()} />
  </>
);

export const Playground: Story = { args: { children: fields } };

export const WhereThereIsRoom: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      <div style={{ width: 500 }}>
        <Columns data-testid="wide">{fields}</Columns>
      </div>
      <div style={{ width: 300 }}>
        <Columns data-testid="narrow">{fields}</Columns>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const columns = (id: string) => getComputedStyle(canvas.getByTestId(id)).gridTemplateColumns.split(" ");
    await expect(columns("wide")).toHaveLength(2);
    await expect(columns("narrow")).toHaveLength(1);
  },
};

const probe = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <Columns as="section" {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "section", className: "section", rest: "section" }),
};
