import type { SentCode } from "@amberline/api/client";
import { ConsentProvider } from "@amberline/flows/consent";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import PaymentFileHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { consentBy } from "../stories/consentBy";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { paymentFileFlow } from "./paymentFile.flow";

const PaymentFileAt = atWay(paymentFileFlow, PaymentFileHost);

const meta = {
  title: "Flows/Payment file",
  component: PaymentFileAt,
  tags: ["screen"],
  args: {
    ...{ input: "opened", path: "" },
    ...{ send: fn(), onOpen: fn((_, event) => event.preventDefault()), onClose: fn(), onSave: fn() },
  },
  play: async ({ args, globals, canvasElement }) => {
    const snapshot = snapshotAt(paymentFileFlow, args);
    const t = wordsOf(globals);
    await buttonsFollow(canvasElement, paymentFileFlow, snapshot, {
      "page.retry": t("app.retry"),
      "rows.more": t("paymentFile.more"),
    });
  },
} satisfies Meta<typeof PaymentFileAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof meta.play>[0];

const inLatvianDark = { locale: "lv", theme: "dark" };
const onAPhone = { viewport: { value: "phone" } };
const listed = { path: "readFiles=ok" };
const fileAt = (path: string) => ({ input: "file", path });
const draft = fileAt("readRows=ok");

const rowsOf = ({ canvas }: Pick<Context, "canvas">) =>
  within(canvas.getByRole("table", { name: "Payments" }))
    .getAllByRole("row")
    .slice(1);

export const Loading: Story = {};

export const List: Story = {
  args: listed,
  parameters: { proves: ["2.10-9"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, canvasElement, args, userEvent } = context;
    const rows = within(canvas.getByRole("table", { name: "Earlier files" }))
      .getAllByRole("row")
      .slice(1);
    await expect(rows[0]).toHaveTextContent(
      /rekini-2026-11\.xml.*pain\.001\.001\.09 · 247 payments.*You.*Today, 09:02.*Draft.*€312,480\.60/,
    );
    await expect(
      rows.map((row) => /Draft|Waits for approval|Being paid|1 refused/.exec(row.textContent)?.[0]),
    ).toEqual(["Draft", "Draft", "Waits for approval", "Being paid", "1 refused", "1 refused"]);
    await userEvent.click(canvas.getAllByRole("link", { name: "algas-2026-11.xml" })[0] as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith("file-salaries", expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: "Download a sample CSV" }));
    const [[sample]] = (args.onSave as ReturnType<typeof fn>).mock.calls as [
      [{ name: string; content: Blob }],
    ];
    await expect(sample.name).toBe("sample-payments.csv");
    await expect(await sample.content.text()).toMatch(/^﻿?Name,IBAN,Amount,Currency,Reference\r\n/);
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no field to choose a file with.");
    await userEvent.upload(input, new File(["name;iban"], "rekini.csv", { type: "text/csv" }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "file.choose" }));
  },
};
export const ListInLatvianDark: Story = {
  args: listed,
  globals: inLatvianDark,
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Lejupielādēt CSV paraugu" }));
    const [[sample]] = (args.onSave as ReturnType<typeof fn>).mock.calls as [[{ content: Blob }]];
    await expect(await sample.content.text()).toMatch(/Vārds;IBAN;Summa;Valūta;Mērķis\r\n.*;125,50;EUR;/);
  },
};
export const ListOnAPhone: Story = { args: listed, globals: onAPhone };

/** Whoever may not prepare payments sees what there is, and uploads nothing. */
export const ListOfAViewer: Story = {
  args: { input: "viewer", path: "readFiles=ok" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Choose a file" })).toBeNull();
    await expect(canvas.getByRole("table", { name: "Earlier files" })).toBeVisible();
  },
};

export const NoFiles: Story = {
  args: { path: "readFiles=none" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("There are no files yet.")).toBeVisible();
  },
};

export const Uploading: Story = { args: { path: "readFiles=ok~file.choose" } };

export const NotRead: Story = {
  args: { path: "readFiles=ok~file.choose~upload=faults" },
  parameters: { proves: ["2.10-9"] },
  play: async (context) => {
    await meta.play(context);
    const alert = context.canvas.getByRole("alert");
    await expect(alert).toHaveTextContent(/rekini-2026-11\.xml couldn't be read/);
    await expect(alert).toHaveTextContent(/Line 3There is no amount\.Line 8There are 7 cells/);
    await expect(context.canvas.getByRole("button", { name: "Choose a file" })).toBeEnabled();
  },
};
export const NotReadInLatvianDarkOnAPhone: Story = {
  args: NotRead.args,
  globals: { ...inLatvianDark, ...onAPhone },
};

export const TooLarge: Story = {
  args: { path: "readFiles=ok~file.choose:large" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The file is larger than 10 MB.");
  },
};

export const Failed: Story = {
  args: { path: "readFiles=net" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "page.retry" });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** What has to be fixed stands first, each with what can be done about it. */
export const Draft: Story = {
  args: draft,
  parameters: { proves: ["2.10-9"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const rows = rowsOf(context);
    await expect(rows[0]).toHaveTextContent(/No match.*Arta Siliņa.*Another name.*€1,412\.30/);
    await expect(rows[1]).toHaveTextContent(/Close match.*Karlis Ozolins.*Kārlis Ozoliņš-Bērzs/);
    await expect(rows[3]).toHaveTextContent(/To fix.*LV97.*This isn't a valid IBAN\. Check each character\./);
    await expect(rows[4]).toHaveTextContent(/Repeated.*The same as payment 1 of this file\./);
    await expect(rows[6]).toHaveTextContent(/Not checked.*On 30 November 2026.*The bank did not say/);
    await expect(rows[7]).toHaveTextContent(/Left out.*Put back/);
    const press = async (row: number, name: RegExp) =>
      userEvent.click(within(rows[row] as HTMLElement).getByRole("button", { name }));
    await press(0, /^Pay anyway/);
    await expect(args.send).toHaveBeenLastCalledWith({ type: "row.accept", nth: 17 });
    await press(1, /^Use the bank's name/);
    await expect(args.send).toHaveBeenLastCalledWith({ type: "rows.change", act: "useName", nths: [42] });
    await press(3, /^Correct/);
    await expect(args.send).toHaveBeenLastCalledWith({ type: "row.edit", nth: 51 });
    await press(4, /^Pay it as well/);
    await expect(args.send).toHaveBeenLastCalledWith({ type: "row.accept", nth: 60 });
    await press(5, /^Leave out/);
    await expect(args.send).toHaveBeenLastCalledWith({ type: "rows.change", act: "leave", nths: [1] });
    await userEvent.click(canvas.getByRole("button", { name: /names for 2 close matches/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "rows.change", act: "useName", nths: [42, 43] });
    await userEvent.click(canvas.getByRole("tab", { name: "To fix 5" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "rows.show", state: "toFix" });
    await userEvent.click(canvas.getByRole("switch", { name: "These are salaries" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "file.update", isSalary: true });
    await userEvent.click(canvas.getByRole("switch", { name: "Instant payments" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "file.update", isInstant: true });
    await userEvent.click(canvas.getByRole("button", { name: "Change the day" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "file.update", day: "2026-11-30" });
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Check names" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "file.update", checksNames: false });
    const bar = within(canvas.getByRole("region", { name: "Ready to approve" }));
    await expect(bar.getByText("€308,144.10")).toBeVisible();
    await expect(bar.getByText("5 stay out until fixed")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "Approve 242 payments" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "approval.ask" });
    await userEvent.click(bar.getByRole("button", { name: "Save for later" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const DraftInLatvianDark: Story = { args: draft, globals: inLatvianDark };
export const DraftOnAPhone: Story = { args: draft, globals: onAPhone };
export const DraftInLatvianDarkOnAPhone: Story = { args: draft, globals: { ...inLatvianDark, ...onAPhone } };

/** It is in an old format, and two others have to approve it. */
export const DraftWithAWarning: Story = {
  args: fileAt("readRows=warned"),
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText(/old format pain\.001\.001\.03/)).toBeVisible();
    await expect(context.canvas.getByText("By 2 other people")).toBeVisible();
    await expect(context.canvas.getByText("The day of 3 payments has passed")).toBeVisible();
    await expect(context.canvas.getByText(/on 21 November 2026 if that is today/)).toBeVisible();
  },
};

/** Where the bank pays to no other name, that is not offered. */
export const DraftOfAStrictBank: Story = {
  args: { ...draft, refusesNames: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Pay anyway/ })).toBeNull();
  },
};

/** Whoever may not see salaries can't say that these are. */
export const DraftOfABookkeeper: Story = {
  args: { ...draft, seesSalaries: false },
  parameters: { proves: ["2.10-11"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("switch", { name: "These are salaries" })).toBeNull();
    await expect(canvas.getByRole("switch", { name: "Check names" })).toBeVisible();
  },
};

/** What was mended keeps its place until the payments are loaded again. */
export const Mended: Story = {
  args: fileAt("readRows=ok~rows.change:names~changeRows=ok"),
  parameters: { proves: ["2.10-9"] },
  play: async (context) => {
    await meta.play(context);
    const rows = rowsOf(context);
    await expect(rows[1]).toHaveTextContent(/Match.*Kārlis Ozoliņš-Bērzs.*The same name/);
    await expect(rows[2]).toHaveTextContent(/Match.*Inga Kļaviņa-Liepa/);
  },
};

export const OutOfDate: Story = {
  args: fileAt("readRows=ok~rows.change:leave~changeRows=refused~readRows=ok"),
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("The file has changed meanwhile.");
  },
};

export const Checking: Story = {
  args: fileAt("readRows=checking"),
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText("96 of 246 checked")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Approve 96 payments" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const NothingReady: Story = {
  args: fileAt("readRows=short"),
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("button", { name: "Approve 0 payments" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Editing: Story = {
  args: fileAt("readRows=ok~row.edit"),
  parameters: { proves: ["2.10-9"] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText("This isn't a valid IBAN. Check each character.")).toBeVisible();
    await focusIsOn("IBAN");
    await userEvent.clear(dialog.getByLabelText("IBAN"));
    await userEvent.type(dialog.getByLabelText("IBAN"), "LV97HABA0012345678910");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "edit.submit",
      edit: {
        name: "SIA Baltijas Transports",
        account: "LV97HABA0012345678910",
        reference: "Rēķins 88",
        amount: "961.00",
      },
    });
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "dialog.cancel" });
  },
};
export const EditingInLatvianDarkOnAPhone: Story = {
  args: Editing.args,
  globals: { ...inLatvianDark, ...onAPhone },
  play: async () => void (await dialogAtRest()),
};

/** A refusal loses nothing of what was typed. */
export const EditRefused: Story = {
  args: fileAt("readRows=ok~row.edit~edit.submit~changeRows=refused~readRows=ok"),
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByRole("alert")).toHaveTextContent("The file has changed meanwhile.");
  },
};

export const AskingAboutAnotherName: Story = {
  args: fileAt("readRows=ok~row.accept"),
  play: async ({ args, userEvent }) => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent(
      /€1,412\.30 goes to LV44 UNLA 0055 0012 3456 7.*isn't Arta Siliņa/,
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Pay anyway" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "dialog.confirm" });
  },
};

export const Removing: Story = {
  args: fileAt("readRows=ok~remove.ask"),
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText(/Nothing of it has been paid/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "dialog.confirm" });
  },
};

const agreeingBy =
  (sent: SentCode): Decorator =>
  (Story) => (
    <ConsentProvider value={consentBy(sent)}>
      <Story />
    </ConsentProvider>
  );

export const Confirming: Story = {
  args: fileAt("readRows=ok~approval.ask"),
  decorators: [agreeingBy({ sentTo: "andris@example.lv", passkey: null })],
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText("€308,144.10")).toBeVisible();
    await expect(await dialog.findByText("We sent a 6-character code to andris@example.lv.")).toBeVisible();
    await focusIsOn("Two-factor code");
    await userEvent.type(dialog.getByLabelText("Two-factor code"), "k7m2qx");
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "code.submit" }));
  },
};
export const ConfirmingForOthersInLatvianDarkOnAPhone: Story = {
  args: fileAt("readRows=warned~approval.ask"),
  globals: { ...inLatvianDark, ...onAPhone },
  play: async () => void (await dialogAtRest()),
};

export const WrongCode: Story = {
  args: fileAt("readRows=ok~approval.ask~code.submit~approve=wrong"),
  play: async () => void (await dialogAtRest()),
};

/** The answer was lost, and the file says that nothing was approved. */
export const NotApproved: Story = {
  args: fileAt("readRows=ok~approval.ask~code.submit~approve=net~readRows=ok"),
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByRole("alert")).toHaveTextContent("nothing has been approved");
  },
};

export const NotKnown: Story = {
  args: fileAt("readRows=ok~approval.ask~code.submit~approve=net~readRows=net"),
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("don't know yet whether the file");
  },
};

export const Waiting: Story = {
  args: fileAt("readRows=waiting"),
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText("Others have to approve the file")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Ready to approve" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Withdraw and change" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "remove.ask" });
  },
};
export const WaitingInLatvianDarkOnAPhone: Story = {
  args: Waiting.args,
  globals: { ...inLatvianDark, ...onAPhone },
};

export const Running: Story = {
  args: fileAt("readRows=running"),
  parameters: { proves: ["2.10-10"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText("100 of 242")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "On the way 142" })).toBeVisible();
    await expect(rowsOf(context)[0]).toHaveTextContent(/Refused.*doesn't have this account/);
  },
};

export const Done: Story = {
  args: fileAt("readRows=done"),
  parameters: { proves: ["2.10-10"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText("241 payments made")).toBeVisible();
    await expect(canvas.getByText(/^1 was refused/)).toBeVisible();
    await expect(rowsOf(context)[2]).toHaveTextContent(/Sent back.*The account is closed\./);
    await userEvent.click(canvas.getByRole("button", { name: "Prepare 2 payments again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "again.prepare" });
    for (const name of ["pain.002", "PDF report", "pain.001"])
      await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
};
/** What was refused is in another file, which the page leads to. */
export const PreparedAgain: Story = {
  args: fileAt("readRows=prepared"),
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.queryByRole("button", { name: /^Prepare/ })).toBeNull();
    await expect(canvas.getByText("What wasn't paid is prepared again in a new file.")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Open the new file" }));
    await expect(args.onOpen).toHaveBeenCalledWith("file-november", expect.anything());
  },
};

export const PreparingAgain: Story = { args: fileAt("readRows=done~again.prepare") };

export const DoneInLatvianDark: Story = { args: fileAt("readRows=done"), globals: inLatvianDark };
export const DoneOnAPhone: Story = { args: fileAt("readRows=done"), globals: onAPhone };

export const Hidden: Story = {
  args: fileAt("readRows=hidden"),
  parameters: { proves: ["2.10-11"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole("heading", { name: "You can't see these payments" })).toBeVisible();
    await expect(canvas.getByText(/242 payments · €308,144\.10/)).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "pain.001" })).toBeNull();
  },
};
export const HiddenInLatvianDarkOnAPhone: Story = {
  args: Hidden.args,
  globals: { ...inLatvianDark, ...onAPhone },
};
