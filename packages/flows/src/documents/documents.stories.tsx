import { useMemo } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { createEmptyActor } from "xstate";
import { exampleDocument } from "../shared/exampleCompany";
import { snapshotAt, type Way } from "../stories/at";
import { inPageOf } from "../stories/page";
import { DocumentRow, type DocumentRowProps } from "./DocumentRow";
import { DocumentList } from "./DocumentsPart";
import { uploadRowSpec } from "./uploadRow.spec";

type Args = Way & Pick<DocumentRowProps, "send">;

const [first, , , , fifth, , last] = requiredDocuments.map(({ key }) => key);
const desk = createEmptyActor();

/** Every document as it may stand at once; the one the story is about is the shareholder register. */
const others = {
  ...uploadRowSpec,
  inputs: Object.fromEntries(
    requiredDocuments.map(({ key }) => {
      const review = key === first ? "accepted" : "waiting";
      const stored = key === fifth || key === last ? null : exampleDocument(key, { review });
      return [key, { corporateId: "company-1", document: key, stored, desk }];
    }),
  ),
};

function DocumentsAt({ input, path, send }: Args) {
  const rows = useMemo(
    () =>
      requiredDocuments.map(({ key }) =>
        key === "shareholder_register"
          ? snapshotAt(uploadRowSpec, { input, path })
          : snapshotAt(others, { input: key, path: "" }),
      ),
    [input, path],
  );
  const count = rows.filter(({ context }) => context.stored !== null).length;
  return (
    <DocumentList count={count}>
      {rows.map((snapshot) => (
        <DocumentRow key={snapshot.context.document} {...{ snapshot, send }} />
      ))}
    </DocumentList>
  );
}

const meta = {
  title: "Flows/Documents of a company",
  component: DocumentsAt,
  tags: ["screen"],
  args: { input: "missing", path: "", send: fn() },
  decorators: [inPageOf(960)],
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
    await expect(canvas.getByRole("alert")).toHaveTextContent("aizsargāts ar paroli");
  },
};
export const Reading: Story = { args: { path: "file.pick" } };
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
export const Confirming: Story = { args: { path: `${sending}~sendDocument=ok` } };
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
