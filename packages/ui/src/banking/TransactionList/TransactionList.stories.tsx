import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { TransactionList, type TransactionDay } from ".";

const eur = (minor: number) => ({ minor, currency: "EUR" });

const days: TransactionDay[] = [
  {
    key: "2026-11-21",
    label: "Today",
    total: eur(-25000),
    items: [
      {
        id: "1",
        kind: "pending",
        name: "SIA Rīgas Siltums",
        detail: "Payment Pending · Invoice 2026 1107",
        money: eur(-25000),
      },
    ],
  },
  {
    key: "2026-11-20",
    label: "Yesterday",
    total: eur(178620),
    items: [
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
    ],
  },
  {
    key: "2026-11-18",
    label: "18 November",
    items: [
      {
        id: "5",
        kind: "declined",
        name: "Jānis Kalniņš",
        detail: "Payment Declined · the account is closed",
        money: eur(42000),
      },
    ],
  },
];

const year: TransactionDay[] = Array.from({ length: 200 }, (_, day) => ({
  key: `day-${day}`,
  label: `Day ${day + 1}`,
  total: eur(-5 * 1345),
  items: Array.from({ length: 5 }, (_, place) => ({
    id: `${day}-${place}`,
    kind: "out" as const,
    name: `Maxima Latvija ${day}-${place}`,
    detail: "Payment Completed",
    money: eur(-1345),
  })),
}));

const meta = {
  title: "Components/Banking/TransactionList",
  id: "components-transactionlist",
  component: TransactionList,
  args: { days, locale: "en", onOpen: fn(), loadingText: "Loading transactions" },
} satisfies Meta<typeof TransactionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const headings = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(["Today", "Yesterday", "18 November"]);
    await expect(
      canvas.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").length),
    ).toEqual([1, 3, 1]);
    await expect(canvas.getByText("+€1,786.20")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Andris Ozols/ }));
    await expect(args.onOpen).toHaveBeenCalledWith("2");
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <TransactionList {...args} />
      <TransactionList {...args} isLoading />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Loading: Story = {
  args: { isLoading: true, days: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading transactions");
    await expect(canvasElement.querySelector("[aria-busy]")).toBeInTheDocument();
  },
};

export const LoadingRowsAreAsTallAsRealOnes: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <TransactionList {...args} data-part="real" days={year.slice(0, 1)} />
      <TransactionList {...args} data-part="waiting" isLoading />
    </>
  ),
  play: async ({ canvasElement }) => {
    const head = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"] [data-part="head"]`)?.clientHeight;
    await expect(head("waiting")).toBe(head("real"));
    const real = canvasElement.querySelector('[data-part="real"] li');
    const waiting = canvasElement.querySelector('[data-part="waiting"] [data-part="head"] + div');
    await expect(waiting?.clientHeight).toBe(real?.clientHeight);
  },
};

const longest = 20_000;

// No axe here: it would take twenty seconds for a thousand rows of the kind checked above.
export const AThousandRows: Story = {
  tags: ["check"],
  args: { days: year },
  parameters: { a11y: { test: "off" } },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll("li")];
    await expect(rows).toHaveLength(1000);
    await expect(canvasElement.scrollHeight).toBeGreaterThan(longest);
    const isLeftOut = (row: Element) => getComputedStyle(row).contentVisibility === "auto";
    const onFirstScreen = rows.findIndex(isLeftOut);
    await expect(onFirstScreen).toBeGreaterThan(14);
    await expect(rows.slice(onFirstScreen).every(isLeftOut)).toBe(true);
  },
};

export const LongText: Story = {
  args: {
    days: [
      {
        key: "long",
        label: "Zahlungsauftragsbestätigungsdatum",
        total: eur(-123456789012),
        items: [
          {
            id: "long",
            kind: "out",
            name: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung GmbH",
            detail: "Zahlungsauftragsbestätigungsnummer 2026 1107",
            money: eur(-123456789012),
          },
        ],
      },
    ],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <TransactionList {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
