import { exampleComplaint } from "@amberline/flows/complaint/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent as user, waitFor } from "storybook/test";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, focusIsOn, wordsOf } from "../stories/expectations";
import ComplaintHost from "./Host";
import { complaintFlow } from "./complaint.flow";

const ComplaintAt = atWay(complaintFlow, ComplaintHost);

const meta = {
  title: "Flows/Complaint",
  component: ComplaintAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    await buttonsFollow(canvasElement, complaintFlow, snapshotAt(complaintFlow, args), {
      "form.submit": t("complaint.send"),
      "sending.cancel": t("app.cancel"),
      "form.begin": t("complaint.again"),
    });
  },
} satisfies Meta<typeof ComplaintAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const bytes = (name: string, size: number) =>
  new File(size > 0 ? ["%PDF-", new Uint8Array(size - 5)] : [], name);
const filesOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is no field to choose files with.");
  return input;
};

export const Editing: Story = {
  parameters: { proves: ["2.13-1"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByText("We reply by email within 15 business days.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Subject"), exampleComplaint.subject);
    await userEvent.type(canvas.getByLabelText("What happened"), exampleComplaint.description);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const form = exampleComplaint;
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: "form.submit", form }));
  },
};
export const EditingInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const AnEmptyFileAndTheSameFileTwiceAreLeftOut: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const letter = bytes("letter.pdf", 40);
    await userEvent.upload(filesOf(canvasElement), [letter, bytes("empty.pdf", 0)]);
    await expect(canvas.getByText("empty.pdf wasn't attached: it is empty.")).toBeVisible();
    await userEvent.upload(filesOf(canvasElement), letter);
    await expect(canvas.getByText("letter.pdf is already attached.")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const AFileOfAnotherKindIsLeftOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dropping = user.setup({ applyAccept: false });
    await dropping.upload(filesOf(canvasElement), bytes("tool.exe", 40));
    const kinds = "You can send pictures, PDFs, text and office documents.";
    await expect(canvas.getByText(`tool.exe wasn't attached. ${kinds}`)).toBeVisible();
    await dropping.upload(filesOf(canvasElement), [bytes("letter.pdf", 40), bytes("photo.jpg", 40)]);
    const content = "photo.jpg wasn't attached: it can't be read, or its contents don't match its file type.";
    await waitFor(() => expect(canvas.getByText(content)).toBeVisible());
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const EverythingMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await focusIsOn("Subject");
    await expect(canvas.getByText("Describe what happened")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const TooLargeByOneByte: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Subject"), exampleComplaint.subject);
    await userEvent.type(canvas.getByLabelText("What happened"), "x");
    await userEvent.upload(filesOf(canvasElement), [bytes("a.pdf", 19_999_996), bytes("b.pdf", 5)]);
    const problem = "Together the files are too large. Remove some of them.";
    await waitFor(() => expect(canvas.getByText(problem)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await focusIsOn("Choose files");
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Remove b.pdf" }));
    await waitFor(() => expect(canvas.queryByText(problem)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  args: { path: "form.submit~upload.progressed" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("progressbar")).toHaveProperty("position", 0.42);
    await expect(context.canvas.getByLabelText("Subject")).toHaveAttribute("readonly");
  },
};

export const Cancelled: Story = { args: { path: "form.submit~sending.cancel" } };

export const NotSent: Story = {
  args: { path: "form.submit~sendComplaint=refused" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("Too many complaints today");
  },
};

export const Sent: Story = {
  args: { path: "form.submit~sendComplaint=ok" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("C-2026-000123")).toBeVisible();
    await expect(context.canvas.getByText(/14 December 2026/)).toBeVisible();
  },
};
export const SentDark: Story = { args: Sent.args, globals: { theme: "dark" } };
