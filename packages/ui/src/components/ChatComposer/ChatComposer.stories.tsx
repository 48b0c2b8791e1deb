import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { AttachedFiles } from "../AttachedFiles";
import { ChatComposer, type ChatComposerProps } from ".";

function Writing(props: ChatComposerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ChatComposer
      {...props}
      value={value}
      canSend={props.canSend || value.trim() !== ""}
      onChange={(change) => setValue(change.value)}
      onSend={() => {
        props.onSend();
        setValue("");
      }}
    />
  );
}

const meta = {
  title: "Components/Inputs/ChatComposer",
  id: "components-chatcomposer",
  component: ChatComposer,
  args: {
    label: "Message",
    placeholder: "Write to support",
    value: "",
    canSend: false,
    words: { attach: "Attach files", send: "Send" },
    onChange: fn(),
    onFiles: fn(),
    onSend: fn(),
  },
  render: Writing,
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EnterSends: Story = {
  tags: ["check"],
  parameters: { proves: ["2.16-5"] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "Labdien{Shift>}{Enter}{/Shift}vēlreiz");
    await expect(field).toHaveValue("Labdien\nvēlreiz");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};

export const NothingToSend: Story = {
  tags: ["check"],
  parameters: { proves: ["2.16-5"] },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(canvas.getByRole("textbox"), "   {Enter}");
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const FilesAloneAreEnough: Story = {
  args: {
    canSend: true,
    children: (
      <AttachedFiles
        label="Attached files"
        layout="tiles"
        removeLabel="Remove"
        onRemove={fn()}
        files={[
          { id: "a", name: "receipt.png", size: "1.2 MB", isPicture: true },
          { id: "b", name: "statement-2026-10.pdf", size: "340 kB" },
        ]}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
export const ManyFilesLeaveRoom: Story = {
  tags: ["check"],
  args: {
    canSend: true,
    children: (
      <AttachedFiles
        label="Attached files"
        layout="tiles"
        removeLabel="Remove"
        onRemove={fn()}
        files={Array.from({ length: 10 }, (_, at) => ({ id: `${at}`, name: `page-${at}.pdf`, size: "1 MB" }))}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Attached files" });
    await expect(list.parentElement?.clientHeight).toBeLessThanOrEqual(224);
    const last = canvas.getByRole("button", { name: "Remove page-9.pdf" });
    last.focus();
    await expect(last).toBeVisible();
  },
};

export const FilesDark: Story = { args: FilesAloneAreEnough.args, globals: { theme: "dark" } };

export const EnterInACompositionIsTheComposition: Story = {
  tags: ["check"],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "にほん");
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: "Enter" });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

const photo = new File(["x"], "photo.png", { type: "image/png" });
/** Pastes an image, optionally with text. Returns whether the default was left to the browser. */
const paste = (field: HTMLElement, text?: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(photo);
  if (text) clipboardData.setData("text/plain", text);
  return field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
};

export const PastedFilesAreAttached: Story = {
  tags: ["check"],
  play: async ({ args, canvas }) => {
    await expect(paste(canvas.getByRole("textbox"))).toBe(false);
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const PastedTextStaysText: Story = {
  tags: ["check"],
  play: async ({ args, canvas }) => {
    await expect(paste(canvas.getByRole("textbox"), "12,50")).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const ChosenFilesAreAttached: Story = {
  tags: ["check"],
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no field to choose files with.");
    await userEvent.upload(input, [photo, photo]);
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const GrowsWithItsText: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, "a{Shift>}{Enter}{Enter}{/Shift}b");
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height + 40);
    const box = field.parentElement;
    await userEvent.type(
      field,
      "{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}",
    );
    await expect(box?.clientHeight).toBeLessThanOrEqual(192);
  },
};

export const Narrow: Story = {
  args: { placeholder: "Donaudampfschifffahrtsgesellschaftskapitän", value: "x".repeat(120) },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLTextAreaElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ChatComposer {...args} {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "textarea", className: "form", rest: "form" }),
};
