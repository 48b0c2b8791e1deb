import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import UploadRowHost from "../uploadRow/Host";
import { atWay } from "../stories/atWay";
import { uploadRowFlow } from "../uploadRow/uploadRow.flow";

const DocumentsAt = atWay(uploadRowFlow, UploadRowHost);

const meta = {
  title: "Flows/Documents of a company",
  component: DocumentsAt,
  tags: ["screen"],
  args: { input: "missing", path: "", send: fn() },
} satisfies Meta<typeof DocumentsAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = "Shareholder Register";
const picked = "file.pick~readFile=fine";
const sending = `${picked}~slot.given`;
const inLatvianDark = { locale: "lv", theme: "dark" };

const carrying = (file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return dataTransfer;
};

export const Idle: Story = {
  parameters: { proves: ["2.12-5"] },
  play: async ({ args, canvas, canvasElement }) => {
    const row = canvas.getByRole("listitem", { name });
    await expect(row).toHaveTextContent("Not uploaded");
    await expect(getComputedStyle(canvas.getByText(name)).textDecorationLine).toBe("line-through");
    await expect(canvas.getByRole("button", { name: `Choose a PDF: ${name}` })).toBeEnabled();
    await expect(canvasElement.querySelector("strong")).toHaveTextContent("4 of 7 uploaded");
    const file = new File(["%PDF-"], "register.pdf", { type: "application/pdf" });
    row.dispatchEvent(
      new DragEvent("drop", { dataTransfer: carrying(file), bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    const sent = (args.send as ReturnType<typeof fn>).mock.lastCall?.[0];
    await expect([sent.type, sent.file.name]).toEqual(["file.pick", "register.pdf"]);
  },
};
export const IdleInLatvianDark: Story = { globals: inLatvianDark };
export const OnAPhone: Story = { args: { path: sending }, globals: { viewport: { value: "phone" } } };
export const NotAPdf: Story = {
  args: { path: "file.pick:program" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("PDF only");
  },
};
export const Protected: Story = {
  args: { path: "file.pick~readFile=encrypted" },
  globals: { locale: "lv" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("tikai ar paroli");
  },
};
export const Queued: Story = {
  args: { path: picked },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("listitem", { name })).toHaveTextContent("Waiting for its turn");
    await userEvent.click(canvas.getByRole("button", { name: `Cancel the upload: ${name}` }));
    await expect(args.send).toHaveBeenCalledWith({ type: "upload.cancel" });
  },
};
export const Uploading: Story = {
  args: { path: `${sending}~upload.progressed` },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: `Uploading ${name}` });
    await expect(bar).toHaveAttribute("aria-valuetext", "42 %");
  },
};
export const Failed: Story = {
  args: { path: `${sending}~sendDocument=net` },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Access error");
    await expect(canvas.getByText("The file is kept: shareholders.pdf")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `Try again: ${name}` }));
    await expect(args.send).toHaveBeenCalledWith({ type: "upload.retry" });
  },
};
export const Uploaded: Story = {
  args: { input: "there" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem", { name })).toHaveTextContent("Uploaded");
    await expect(canvas.getByRole("button", { name: `Replace: ${name}` })).toBeEnabled();
    await expect(getComputedStyle(canvas.getByText(name)).textDecorationLine).toBe("none");
  },
};
export const Rejected: Story = {
  args: { input: "rejected" },
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/older than three months/)).toBeVisible();
  },
};
