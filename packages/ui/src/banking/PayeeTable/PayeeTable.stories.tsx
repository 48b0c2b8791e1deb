import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, tabStops } from "../../testing";
import { PayeeTable, PayeeTableSkeleton } from ".";

const rent = {
  id: "rent",
  title: "Rent",
  cells: {
    payee: "Velta Krūmiņa",
    account: "LV97 HABA 0012 3456 7891 0",
    details: "Rent November",
    amount: "€980.00",
  },
  editHref: "#rent",
};

const meta = {
  title: "Components/Banking/PayeeTable",
  id: "components-payeetable",
  component: PayeeTable,
  args: {
    label: "Templates",
    columns: [
      { id: "payee", label: "Payee" },
      { id: "account", label: "Payee IBAN", kind: "account" },
      { id: "details", label: "Details" },
      { id: "amount", label: "Amount", kind: "amount" },
    ],
    rows: [
      {
        ...rent,
        id: "power",
        title: "Electricity",
        cells: { ...rent.cells, payee: "Latvenergo AS", details: "", amount: "€52.00" },
      },
      rent,
      { ...rent, id: "card", title: "Top up the card", tag: "From the bank", editHref: undefined },
    ],
    onChoose: fn(),
    onEdit: fn((_, event) => event.preventDefault()),
    onDelete: fn(),
    words: { title: "Name", actions: "Actions", edit: "Edit", delete: "Delete" },
  },
} satisfies Meta<typeof PayeeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = [(Story: () => React.ReactNode) => <div style={{ inlineSize: 960 }}>{Story()}</div>];
const narrow = [(Story: () => React.ReactNode) => <div style={{ inlineSize: 288 }}>{Story()}</div>];

export const Playground: Story = {
  decorators: wide,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("table", { name: "Templates" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "Rent" }));
    await expect(args.onChoose).toHaveBeenCalledWith("rent");
    await userEvent.click(canvas.getByRole("link", { name: "Edit Rent" }));
    await expect(args.onEdit).toHaveBeenCalledWith("rent", expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: "Delete Rent" }));
    await expect(args.onDelete).toHaveBeenCalledWith("rent");
    await expect(canvas.queryByRole("button", { name: "Delete Top up the card" })).toBeNull();
  },
};

export const States: Story = { decorators: wide };

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Cards: Story = {
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getByRole("rowheader", { name: "Rent" })).toBeVisible();
    await expect(canvas.getAllByRole("cell", { name: "€980.00" })[0]).toBeVisible();
    await fitsWidth(canvasElement);
  },
};

export const Loading: Story = {
  decorators: wide,
  render: () => <PayeeTableSkeleton loadingText="Loading templates" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading templates");
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  decorators: wide,
  play: async ({ canvasElement, userEvent }) => {
    const stops = Array.from(canvasElement.querySelectorAll<HTMLElement>("tbody :is(button, a)"));
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual(stops);
  },
};

export const LongText: Story = {
  decorators: narrow,
  args: {
    rows: [
      {
        ...rent,
        title: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung",
        cells: {
          payee: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
          account: "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
          details: "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung",
          amount: "€999,999,999.99",
        },
      },
    ],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

/** A phone with text at 200 %: a card has room for one item per line. */
export const LargeText: Story = {
  tags: ["check"],
  decorators: [(Story) => <div style={{ inlineSize: 288, fontSize: "2rem" }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole("rowheader", { name: "Rent" }).getBoundingClientRect();
    const amount = canvas.getAllByRole("cell", { name: "€980.00" })[0]?.getBoundingClientRect();
    await expect(amount?.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(name.width).toBeGreaterThan(200);
    await fitsWidth(canvasElement);
  },
};

const probe = createProbe<HTMLTableElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <PayeeTable {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "table", className: "table", rest: "table" });
  },
};
