import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { MonthBars } from ".";

const eur = (minor: number) => ({ minor, currency: "EUR" });
const names = [
  ...["December 2025", "January 2026", "February 2026", "March 2026", "April 2026", "May 2026"],
  ...["June 2026", "July 2026", "August 2026", "September 2026", "October 2026", "November 2026"],
];
const months = names.map((name, nth) => ({
  key: name,
  name,
  letter: name[0] ?? "",
  in: eur(300_000 + ((nth * 7) % 5) * 20_000),
  out: eur(nth === 11 ? 110_685 : 210_000 + ((nth * 3) % 4) * 30_000),
  href: `#${nth}`,
}));

const meta = {
  title: "Components/Banking/MonthBars",
  id: "components-monthbars",
  component: MonthBars,
  args: {
    months,
    locale: "en",
    words: {
      chart: "The last twelve months",
      month: "Month",
      in: "In",
      out: "Out",
      pair: ({ month, in: came, out }) => `${month}: in ${came}, out ${out}`,
    },
    onFollow: fn((_: string, event: React.MouseEvent) => event.preventDefault()),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof MonthBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const november = canvas.getByRole("link", { name: "November 2026: in €3,400.00, out €1,106.85" });
    await expect(canvas.getAllByRole("link")).toHaveLength(12);
    await userEvent.click(november);
    await expect(args.onFollow).toHaveBeenCalledWith("#11", expect.anything());
  },
};

export const IsOneStopOfTheKeyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^November/ })).toHaveFocus();
    canvasElement.dir = "rtl";
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("link", { name: /^October/ })).toHaveFocus();
    canvasElement.removeAttribute("dir");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("link", { name: /^November/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await expect(canvas.getByRole("link", { name: /^October/ })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("link", { name: /^December/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: /^December/ })).toHaveFocus();
  },
};

export const HasATableBehindIt: Story = {
  tags: ["check"],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "The last twelve months" }));
    await expect(table.getAllByRole("row")).toHaveLength(13);
    await expect(table.getByRole("row", { name: "November 2026 €3,400.00 €1,106.85" })).toBeInTheDocument();
  },
};

export const OfAnEmptyAccount: Story = {
  args: { months: months.map((month) => ({ ...month, in: eur(0), out: eur(0) })) },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const AtItsNarrowest: Story = {
  globals: { viewport: { value: "narrow" } },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <MonthBars {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = "div:has(> [role='group'])";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
