import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { Actions } from ".";

const meta = {
  title: "Components/Actions/Actions",
  id: "components-actions",
  component: Actions,
} satisfies Meta<typeof Actions>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button appearance="quiet">Cancel</Button>
    <Button>Save the template</Button>
  </>
);

export const Playground: Story = { args: { children: buttons } };

export const Layouts: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {(["row", "fill", "even", "pair", "phone"] as const).map((layout) => (
        <Actions key={layout} layout={layout}>
          {buttons}
        </Actions>
      ))}
      <Actions layout="pair">
        <Button>Open the account</Button>
      </Actions>
      <Actions>
        {buttons}
        <p>The template is saved for this account.</p>
      </Actions>
    </div>
  ),
  play: async ({ canvas }) => {
    const widthOf = (button: HTMLElement) => button.offsetWidth;
    const saves = canvas.getAllByRole("button", { name: "Save the template" }).map(widthOf);
    const cancels = canvas.getAllByRole("button", { name: "Cancel" }).map(widthOf);
    await expect(cancels[2]).toBe(saves[2]);
    await expect(Math.abs(2 * (cancels[3] ?? 0) - (saves[3] ?? 0))).toBeLessThan(2);
  },
};

export const Dark: Story = { ...Layouts, globals: { theme: "dark" } };

export const OnAPhone: Story = {
  tags: ["check"],
  ...Layouts,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const topOf = (name: string) =>
      canvas.getAllByRole("button", { name })[3]?.getBoundingClientRect().top ?? 0;
    await expect(topOf("Save the template")).toBeLessThan(topOf("Cancel"));
  },
};

export const LongText: Story = {
  args: {
    children: <Button>Zahlungsauftragsbestätigungsnummer an Donaudampfschifffahrtsgesellschaft</Button>,
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <Actions {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = "[data-layout]";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
