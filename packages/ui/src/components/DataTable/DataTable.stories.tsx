import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Amount } from "../../banking/Amount";
import { Button } from "../Button";
import { DataTable, type DataColumn } from ".";

interface Payment {
  id: string;
  payee: string;
  minor: number;
  status: string;
}

const payments: Payment[] = [
  { id: "1", payee: "SIA Rīgas Siltums", minor: 4211, status: "Completed" },
  { id: "2", payee: "Jānis Bērziņš", minor: 125000, status: "Held" },
];

const columns: DataColumn<Payment>[] = [
  { head: "Payee", kind: "title", cell: ({ payee }) => payee },
  {
    head: "Amount",
    kind: "amount",
    cell: ({ minor }) => <Amount money={{ minor, currency: "EUR" }} locale="en" />,
  },
  { head: "Status", cell: ({ status }) => status },
  {
    head: "Actions",
    kind: "actions",
    cell: ({ payee }) => (
      <Button appearance="quiet" aria-label={`Return to ${payee}`}>
        Return
      </Button>
    ),
  },
];

const meta = {
  title: "Components/Content/DataTable",
  id: "components-datatable",
  component: DataTable<Payment>,
  args: { label: "Payments", columns, rows: payments, keyOf: ({ id }) => id },
} satisfies Meta<typeof DataTable<Payment>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Payments" });
    const row = within(table).getByRole("row", { name: /SIA Rīgas Siltums/ });
    await expect(within(row).getByRole("rowheader")).toHaveTextContent("SIA Rīgas Siltums");
    await expect(within(row).getAllByRole("cell")).toHaveLength(3);
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark" } };

export const CardsWhereNarrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("rowheader");
    const [amount] = canvas.getAllByRole("cell");
    const bottom = first?.getBoundingClientRect().bottom ?? 0;
    await expect(amount?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4);
  },
};

export const LongText: Story = {
  args: {
    rows: [{ id: "1", payee: "Donaudampfschifffahrtsgesellschaftskapitän", minor: 1, status: "Überprüfung" }],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLTableElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <DataTable {...args} {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "table", className: "table", rest: "table" }),
};
