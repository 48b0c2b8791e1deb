import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { PayeeShortcuts } from ".";

const meta = {
  title: "Components/Banking/PayeeShortcuts",
  id: "components-payeeshortcuts",
  component: PayeeShortcuts,
  args: {
    payees: [
      { key: "1", name: "Anna Liepiņa", shortName: "Anna" },
      { key: "2", name: "Jānis Kalniņš", shortName: "Jānis" },
      { key: "3", name: "SIA Rīgas Siltums", shortName: "Rīgas Siltums" },
      { key: "4", name: "Latvenergo AS", shortName: "Latvenergo" },
      { key: "5", name: "Marta Kalēja", shortName: "Marta" },
    ],
    words: { new: "New", newPayment: "New payment" },
    onChoose: fn(),
    onNew: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 564, paddingInline: 16 }}>{Story()}</div>],
} satisfies Meta<typeof PayeeShortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Jānis" }));
    await expect(args.onChoose).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: "New payment" }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

/** The row has its height before it has its faces. */
export const BeingRead: Story = {
  tags: ["check"],
  args: { payees: null },
  play: ({ canvas }) => expect(canvas.getAllByRole("button")).toHaveLength(1),
};

/** Where nobody is paid anew. */
export const FacesAlone: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  render: ({ words: _, ...args }) => <PayeeShortcuts {...args} />,
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

/** Nobody was paid yet: the row keeps its height. */
export const Nobody: Story = {
  tags: ["check"],
  args: { payees: [], emptyText: "People and companies that you pay or save will appear here." },
  render: ({ words: _, ...args }) => <PayeeShortcuts {...args} />,
  play: ({ canvas }) => expect(canvas.getByRole("list").clientHeight).toBe(84 + 2 * 4),
};

export const Dark: Story = { globals: { theme: "dark" } };

const probe = createProbe<HTMLUListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <PayeeShortcuts {...args} {...probe.props} />,
  play: ({ canvasElement }) => probe.conforms(canvasElement, { ref: "ul", className: "ul", rest: "ul" }),
};
