import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { AttachedFiles } from ".";

const files = [
  { id: "a", name: "statement-2026-10.pdf", size: "340 kB" },
  { id: "b", name: "receipt.png", size: "1.2 MB", isPicture: true },
  { id: "c", name: "Ļoti garš nosaukums ar daudziem vārdiem un bez gala.docx", size: "18 kB" },
];

const meta = {
  title: "Components/Inputs/AttachedFiles",
  id: "components-attachedfiles",
  component: AttachedFiles,
  args: { label: "Attached files", files, removeLabel: "Remove", onRemove: fn() },
} satisfies Meta<typeof AttachedFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: ["2.13-1", "2.16-6"] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("list", { name: "Attached files" })).toHaveTextContent("340 kB");
    await userEvent.click(canvas.getByRole("button", { name: "Remove receipt.png" }));
    await expect(args.onRemove).toHaveBeenCalledWith("b");
  },
};
export const Tiles: Story = { args: { layout: "tiles" } };
export const TilesDark: Story = { ...Tiles, globals: { theme: "dark" } };

export const FocusStaysWhileItShrinks: Story = {
  tags: ["check"],
  render: function Shrinking(args) {
    const [left, setLeft] = useState(args.files);
    return (
      <AttachedFiles
        {...args}
        files={left}
        onRemove={(id) => setLeft((all) => all.filter((one) => one.id !== id))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Remove receipt.png" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: /^Remove Ļoti garš/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove statement-2026-10.pdf" })).toHaveFocus();
  },
};

export const Narrow: Story = { play: ({ canvasElement }) => fitsWidth(canvasElement) };

export const NameIsText: Story = {
  tags: ["check"],
  args: { files: [{ id: "x", name: '<img src=x onerror="parent.ran = true">\u202Efdp.exe', size: "1 kB" }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

const probe = createProbe<HTMLUListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <AttachedFiles {...args} {...probe.props} />,
  play: ({ canvasElement }) => probe.conforms(canvasElement, { ref: "ul", className: "ul", rest: "ul" }),
};
