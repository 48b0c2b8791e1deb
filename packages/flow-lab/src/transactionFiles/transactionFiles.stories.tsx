import type { ClientFile, Outcome, TransactionFile } from "@amberline/api/client";
import { failures } from "@amberline/flows/shared/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import TransactionFilesHost from "./Host";
import { atWay } from "../stories/atWay";
import { dialogAtRest, wordsOf } from "../stories/expectations";
import { exampleFiled, transactionFilesFlow } from "./transactionFiles.flow";

const TransactionFilesAt = atWay(transactionFilesFlow, TransactionFilesHost);

const meta = {
  title: "Flows/Attachments",
  component: TransactionFilesAt,
  tags: ["screen"],
  args: {
    ...{ input: "opened", path: "", send: fn(), behind: null },
    ...{
      read: (_: TransactionFile) => Promise.resolve<Outcome<ClientFile, string>>(failures.net),
      save: fn(),
    },
  },
  play: async ({ globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent(t("notes.files"));
  },
} satisfies Meta<typeof TransactionFilesAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const attach = () => screen.getByRole("button", { name: "Attach a file" });
const picture = new Blob([Uint8Array.from(atob("R0lGODlhAQABAAAAACw="), (letter) => letter.charCodeAt(0))], {
  type: "image/gif",
});

export const WithOne: Story = {
  parameters: { proves: ["2.8-27"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await expect(screen.getByText(/Up to 5 files of 5 MB each/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove receipt.jpg" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "file.remove", file: exampleFiled.files[0] });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no field to choose files with.");
    const file = new File(["%PDF-1.7"], "invoice.pdf", { type: "application/pdf" });
    await userEvent.upload(input, file);
    await expect(args.send).toHaveBeenCalledWith({
      type: "files.pick",
      files: [{ id: "file-2", file }],
      room: 4,
    });
  },
};
export const WithOneInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

/** Pictures are shown, others saved. */
export const Opened: Story = {
  args: { read: () => Promise.resolve({ ok: true, data: { name: "receipt.jpg", content: picture } }) },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole("button", { name: /^Open receipt.jpg/ }));
    const shown = await screen.findByRole("dialog", { name: "receipt.jpg" });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const NotOpened: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole("button", { name: /^Open receipt.jpg/ }));
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};

export const None: Story = { args: { transaction: { ...exampleFiled, files: [] } } };

/** The button stays where it is, and can be read. */
export const Full: Story = {
  args: {
    transaction: {
      ...exampleFiled,
      files: ["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"].map((name) => ({
        ...{ id: name, name, type: "application/pdf", size: 120_000 },
      })),
    },
  },
  play: async (context) => {
    await meta.play(context);
    await expect(attach()).toHaveAttribute("aria-disabled", "true");
  },
};

export const OfWhoMayOnlySee: Story = {
  args: { mayChange: false },
  parameters: { proves: ["2.8-30"] },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole("button", { name: /Attach|Remove/ })).not.toBeInTheDocument();
    await expect(screen.getByRole("button", { name: /^Open receipt.jpg/ })).toBeEnabled();
  },
};

export const Sending: Story = { args: { path: "files.pick:two~checkFile=fine" } };

export const NotSent: Story = {
  args: { path: "files.pick~checkFile=fine~sendFile=net" },
  parameters: { proves: ["2.8-28"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await expect(screen.getByText("Not attached yet. Nothing is lost: you can try again.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "upload.retry" });
    await userEvent.click(screen.getByRole("button", { name: "Don't attach" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "upload.dismiss" });
  },
};
export const NotSentInLatvianDark: Story = {
  args: { path: "files.pick~checkFile=fine~sendFile=net" },
  globals: { locale: "lv", theme: "dark" },
};

export const OfAnotherKind: Story = {
  args: { path: "files.pick:program" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("invoice.pdf.exe wasn't attached");
  },
};
export const Closed: Story = {
  args: { path: "files.pick~checkFile=closed" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("opens only with a password");
  },
};
export const TooMany: Story = {
  args: { path: "files.pick:tooMany~checkFile=fine" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("up to 5 files");
  },
};

export const Asking: Story = {
  args: { path: "file.remove" },
  parameters: { proves: ["2.8-27"] },
  play: async ({ userEvent, args }) => {
    const asks = await screen.findByRole("alertdialog");
    await expect(asks).toHaveTextContent("receipt.jpg will be removed for good.");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "removal.confirm" });
  },
};
export const NotRemoved: Story = {
  args: { path: "file.remove~removal.confirm~removeFile=500" },
  play: async () => {
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert).toBeVisible());
  },
};
