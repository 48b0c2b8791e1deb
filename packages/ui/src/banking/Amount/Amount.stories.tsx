import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe } from "../../testing";
import { Amount } from ".";

const meta = {
  title: "Components/Banking/Amount",
  id: "components-amount",
  component: Amount,
  args: { money: { minor: -25000, currency: "EUR" }, locale: "en" },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

const eur = (minor: number) => ({ minor, currency: "EUR" });

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("\u2212€250.00")).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8, justifyItems: "end", maxWidth: 240 }}>
      <Amount money={eur(-25000)} locale="en" />
      <Amount money={eur(180000)} locale="en" sign="always" tone="in" />
      <Amount money={eur(-1345)} locale="en" sign="never" />
      <Amount money={eur(42000)} locale="en" tone="struck" />
      <Amount money={eur(0)} locale="en" sign="always" />
      <Amount money={eur(123450)} locale="lv" />
      <Amount money={eur(123450)} locale="en" display="code" />
      <Amount money={{ minor: 1234, currency: "JPY" }} locale="en" />
      <Amount money={{ minor: 1234567, currency: "KWD" }} locale="en" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ["+€1,800.00", "€13.45", "€420.00", "€0.00", "JP¥1,234", "KWD\u00a01,234.567"]) {
      await expect(canvas.getByText(text, { normalizer: (shown) => shown })).toBeVisible();
    }
  },
};

export const Display: Story = { args: { size: "display" } };

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const DigitsStandInColumns: Story = {
  tags: ["check"],
  render: () => (
    <div style={{ display: "grid", justifyItems: "end", maxWidth: 240 }}>
      <Amount money={eur(111111)} locale="en" />
      <Amount money={eur(888888)} locale="en" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = ["€1,111.11", "€8,888.88"].map((text) => canvas.getByText(text).offsetWidth);
    await expect(ones).toBe(eights);
  },
};

export const SpokenInOtherWords: Story = {
  tags: ["check"],
  args: { money: eur(42000), tone: "struck", spokenAs: "declined, €420.00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("€420.00")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByText("declined, €420.00")).toBeInTheDocument();
  },
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Amount {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
