import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, spyOn } from "storybook/test";
import { createProbe, fitsWidth, tabStops } from "../../testing";
import { SecretText } from ".";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

const meta = {
  title: "Components/Content/SecretText",
  id: "components-secrettext",
  component: SecretText,
  args: {
    value: secret,
    words: { copy: "Copy the secret", copied: "Copied to clipboard", refused: "Press Ctrl C to copy" },
  },
  decorators: [(Story) => <div style={{ paddingBlockStart: 48, maxWidth: 400 }}>{Story()}</div>],
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  },
} satisfies Meta<typeof SecretText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy the secret" }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(secret);
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied to clipboard");
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <SecretText {...args} value="GEZDGNBVGY3TQOJQ" />
      <SecretText {...args} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const SelectedWithoutGapsWhenTheBrowserRefuses: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText(args.words.refused)).toBeVisible();
    await expect(getSelection()?.getRangeAt(0).toString()).toBe(secret);
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole("button");
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([button]);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Copied to clipboard")).toBeVisible();
  },
};

export const LongText: Story = {
  args: { value: secret.repeat(4) },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <SecretText {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
