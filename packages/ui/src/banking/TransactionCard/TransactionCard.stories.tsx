import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { fitsWidth, paintPseudoStates } from "../../testing";
import { TransactionCard, type TransactionItem } from ".";

const eur = (minor: number) => ({ minor, currency: "EUR" });

const items: TransactionItem[] = [
  {
    id: "1",
    kind: "pending",
    name: "SIA Rīgas Siltums",
    detail: "Payment Pending · Invoice 2026 1107",
    money: eur(-25000),
  },
  {
    id: "2",
    kind: "in",
    name: "Andris Ozols",
    detail: "Received · Rent November",
    money: eur(180000),
    sign: "always",
  },
  { id: "3", kind: "out", name: "Maxima Latvija", detail: "Payment Completed", money: eur(-1345) },
  { id: "4", kind: "fee", name: "Fee", detail: "Fee Completed", money: eur(-35) },
  {
    id: "5",
    kind: "declined",
    name: "Jānis Kalniņš",
    detail: "Payment Declined · the account is closed",
    money: eur(42000),
  },
  { id: "6", kind: "error", name: "Latvenergo AS", detail: "Payment Error · 4402 118", money: eur(9610) },
];

const meta = {
  title: "Components/Banking/TransactionCard",
  id: "components-transactioncard",
  component: TransactionCard,
  args: { ...(items[2] as TransactionItem), locale: "en", onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, background: "var(--color-surface)", borderRadius: 14, overflow: "clip" }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof TransactionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole("button", { name: "Maxima Latvija Payment Completed \u2212€13.45" });
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledWith("3");
  },
};

export const States: Story = {
  render: () => (
    <>
      {items.map((item) => (
        <TransactionCard key={item.id} {...item} locale="en" onOpen={fn()} />
      ))}
      {["hover", "focus-visible", "hover active"].map((state) => (
        <TransactionCard
          key={state}
          id={state}
          kind="out"
          name="Maxima Latvija"
          detail={state}
          money={eur(-1345)}
          locale="en"
          onOpen={fn()}
          data-pseudo={state}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement, canvas }) => {
    paintPseudoStates();
    const heights = canvas.getAllByRole("button").map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual(heights.map(() => 68));
    const struck = Array.from(canvasElement.querySelectorAll("s"), ({ textContent }) => textContent);
    await expect(struck).toEqual(["€420.00", "€96.10"]);
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const WithoutDetails: Story = {
  tags: ["check"],
  args: { onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("Maxima Latvija")).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    name: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung GmbH",
    detail: "Zahlungsauftragsbestätigungsnummer 2026 1107 · Rechnung für die Überführung",
    money: eur(-123456789012),
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  args: { className: "probe" },
  render: (args) => <TransactionCard {...args} data-probe="rest" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveClass("probe");
    await expect(canvas.getByRole("button")).toHaveAttribute("data-probe", "rest");
  },
};
