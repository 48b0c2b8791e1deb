import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, spyOn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { DetailList } from "../DetailList";
import { CopyText } from ".";

const meta = {
  title: "Components/Actions/CopyText",
  id: "components-copytext",
  component: CopyText,
  args: {
    value: "LV80BANK0000435195001",
    children: "LV80 BANK 0000 4351 9500 1",
    words: { copy: "Copy IBAN", copied: "Copied", refused: "Select the text and copy it yourself" },
  },
  decorators: [(Story) => <div style={{ paddingBlockStart: 48 }}>{Story()}</div>],
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: ["8-28"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy IBAN" }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith("LV80BANK0000435195001");
    await expect(await canvas.findByText("Copied")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ maxWidth: 424 }}>
      <DetailList
        rows={[
          { label: "Payee", value: <CopyText {...args} value="Ilze Bērziņa" /> },
          { label: "IBAN", value: <CopyText {...args} /> },
        ]}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const SaysWhenTheBrowserRefuses: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy IBAN" }));
    await expect(await canvas.findByText(args.words.refused)).toBeVisible();
    await expect(String(getSelection())).toBe("LV80 BANK 0000 4351 9500 1");
  },
};

export const SaidElsewhere: Story = {
  tags: ["check"],
  args: { onCopied: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy IBAN" }));
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const ForgetsWhenLeft: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Copied");
    await userEvent.tab();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const LongText: Story = {
  args: { value: "Donaudampfschifffahrtsgesellschaftskapitänsvertretung", children: undefined },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <CopyText {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
