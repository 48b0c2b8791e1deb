import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Amount } from "../../banking/Amount";
import { StatusTag } from "../StatusTag";
import { DetailList } from ".";

const meta = {
  title: "Components/Content/DetailList",
  id: "components-detaillist",
  component: DetailList,
  args: {
    rows: [
      { label: "You entered", value: "Jānis Kalniņš" },
      { label: "Amount", value: <Amount money={{ minor: 2500, currency: "EUR" }} locale="en" /> },
      { label: "IBAN", value: "LV97 HABA 0012 3456 7891 0" },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 424 }}>{Story()}</div>],
} satisfies Meta<typeof DetailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(names).toEqual(["You entered", "Amount", "IBAN"]);
    await expect(canvas.getAllByRole("definition")[2]).toHaveTextContent("LV97 HABA 0012 3456 7891 0");
  },
};

export const States: Story = {
  args: {
    rows: [
      { label: "Status", value: <StatusTag tone="positive">Payment Completed</StatusTag> },
      { label: "Payee", value: "SIA Rīgas Siltums" },
      {
        label: "Reference",
        value: "Invoice 2026 1107, heating and hot water for the flat at Brīvības 100–12",
      },
      { label: "Amount", value: <Amount money={{ minor: -25000, currency: "EUR" }} locale="en" /> },
    ],
  },
};

export const Lined: Story = { args: { isLined: true } };

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    rows: [
      { label: "Zahlungsauftragsbestätigungsnummer", value: "Donaudampfschifffahrtsgesellschaftskapitän" },
      { label: "IBAN", value: "LV97 HABA 0012 3456 7891 0" },
    ],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <DetailList {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "dl", className: "dl", rest: "dl" });
  },
};
