import { money } from "@amberline/domain/money";
import { CategorySums, NoteRows } from "@amberline/flows/transactionNote";
import { failures } from "@amberline/flows/shared/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { exampleNoted } from "./transactionNote.flow";

const euro = (minor: number) => money(minor, "EUR");
const sums = [
  { category: "home", in: euro(0), out: euro(98_000) },
  { category: "groceries", in: euro(0), out: euro(31_240) },
  { category: "income", in: euro(250_000), out: euro(0) },
] as const;

const meta = {
  title: "Flows/Category and note/Parts",
  component: CategorySums,
  args: {
    sums: { ok: true, data: sums },
    hrefOf: (category) => `#${category}`,
    onFollow: fn((_, event) => event.preventDefault()),
    onRetry: fn(),
  },
} satisfies Meta<typeof CategorySums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatWasSpent: Story = {
  parameters: { proves: ["2.8-26"] },
  play: async ({ userEvent, args }) => {
    await expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Home and utilities €980.00",
      "Groceries €312.40",
    ]);
    await userEvent.click(screen.getByRole("link", { name: /Groceries/ }));
    await expect(args.onFollow).toHaveBeenCalledWith("#groceries", expect.anything());
  },
};
export const InLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };
export const Reading: Story = { args: { sums: null } };
export const Nothing: Story = { args: { sums: { ok: true, data: [] } } };
export const NotRead: Story = {
  args: { sums: failures.net },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Two lines, as they were typed. */
export const OfATransaction: Story = {
  parameters: { proves: ["2.8-22", "2.8-31"] },
  render: () => (
    <NoteRows
      transaction={{ ...exampleNoted, note: "For the office\nparty", labels: ["Office", "Jāņa māja"] }}
      onChange={() => {}}
    />
  ),
  play: async () => {
    await expect(screen.getByText("Groceries (our guess)")).toBeVisible();
    await expect(screen.getByText(/For the office\s+party/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Change category, labels or note" })).toBeEnabled();
    await expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Office",
      "Jāņa māja",
    ]);
  },
};
export const OfWhoMayOnlySee: Story = {
  render: () => <NoteRows transaction={exampleNoted} />,
  play: async () => expect(screen.queryByRole("button")).not.toBeInTheDocument(),
};
