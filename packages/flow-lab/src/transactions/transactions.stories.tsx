import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import TransactionsHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { LiveTransactions } from "./LiveTransactions";
import { inPageOf } from "../stories/page";
import { paperOf } from "../host/paper";
import { transactionsFlow } from "./transactions.flow";
import { exampleDebit, examplePayment } from "@amberline/flows/transactions/examples";

const paper = paperOf(async (answer) => answer);

const TransactionsAt = atWay(transactionsFlow, TransactionsHost);

const meta = {
  title: "Flows/Transactions",
  component: TransactionsAt,
  tags: ["screen"],
  args: { input: "everything", path: "", send: fn(), actions: { ...paper.actions, sendAgain: fn() } },
  play: async ({ args, globals, canvasElement }) => {
    const snapshot = snapshotAt(transactionsFlow, args);
    const t = wordsOf(globals);
    await buttonsFollow(canvasElement, transactionsFlow, snapshot, {
      "transactions.retry": t("app.retry"),
    });
  },
} satisfies Meta<typeof TransactionsAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (...texts: string[]): Play =>
  async (context) => {
    await meta.play(context);
    for (const text of texts) await expect(context.canvas.getByText(text)).toBeVisible();
  };

const inLatvianDark = { locale: "lv", theme: "dark" };

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("status")).toHaveTextContent("Loading transactions…");
    await expect(context.canvas.queryByRole("listitem")).toBeNull();
  },
};

export const Resting: Story = {
  args: { path: "readPage=ok" },
  play: async (context) => {
    await says("Showing 2 of 3")(context);
    const { canvas, userEvent, args } = context;
    const days = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(["Today", "Yesterday"]);
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Transactions");
    await userEvent.click(canvas.getByRole("radio", { name: "Last 7 days" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "filter.choose",
      filter: { preset: "last7", range: { start: "2026-11-15", end: "2026-11-21" } },
    });
  },
};

export const RestingInLatvianDark: Story = { args: Resting.args, globals: inLatvianDark };

export const Details: Story = {
  args: { path: "readPage=ok" },
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole("button", { name: /Maxima Latvija/ });
    await userEvent.click(row as HTMLElement);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName("Maxima Latvija");
    await expect(dialog).toHaveTextContent("Payment Completed");
    await expect(dialog).toHaveTextContent("LV97 HABA 0012 3456 7891 0");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(row).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const DetailsInLatvianDark: Story = {
  args: Details.args,
  globals: inLatvianDark,
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole("button", { name: /Maxima Latvija/ });
    await userEvent.click(row as HTMLElement);
    await dialogAtRest();
  },
};

export const SendAgain: Story = {
  args: { path: "readPage=ok" },
  play: async ({ canvas, userEvent, args }) => {
    const [row] = canvas.getAllByRole("button", { name: /Maxima Latvija/ });
    await userEvent.click(row as HTMLElement);
    await userEvent.click(within(await dialogAtRest()).getByRole("button", { name: "Pay again" }));
    await expect(args.actions?.sendAgain).toHaveBeenCalledWith({
      payeeName: "Maxima Latvija",
      account: "LV97HABA0012345678910",
      bic: "HABALV22",
      amount: "13.45",
      reference: "Pirkums",
    });
  },
};

const salary = examplePayment(3, {
  payee: { ...examplePayment(3).payee, name: "Salary", account: "", bic: "", bankName: "" },
  reference: "",
  isHidden: true,
});

/** Of somebody whom the customer may not know: no receipt, no template, no payment like it. */
export const HiddenSalary: Story = {
  args: { path: "readPage=ok", found: salary, openId: salary.id },
  parameters: { proves: ["2.10-11"] },
  play: async () => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName("Salary");
    await expect(dialog).toHaveTextContent("€13.45");
    await expect(dialog).toHaveTextContent("Whom salaries go to is shown only to those");
    for (const name of ["Receipt (PDF)", "Save as template", "Pay again"])
      await expect(within(dialog).queryByRole("button", { name })).toBeNull();
  },
};

export const HiddenSalaryInLatvianDark: Story = {
  args: { ...HiddenSalary.args, found: { ...salary, payee: { ...salary.payee, name: "Alga" } } },
  globals: inLatvianDark,
  play: async () => {
    await expect(await dialogAtRest()).toHaveTextContent("Algu saņēmējus redz tikai tie");
  },
};

const collected = exampleDebit(1);

/** It is no payment to make again: it leads to the direct debit instead. */
export const DirectDebit: Story = {
  args: {
    path: "readPage=ok",
    openId: collected.id,
    actions: {
      ...paper.actions,
      directDebit: {
        hrefOf: (id) => `#direct_debits?payment=${id}`,
        onOpen: (_, event) => event.preventDefault(),
      },
    },
  },
  parameters: { proves: ["2.10-12"] },
  play: async () => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName("Latvenergo");
    await expect(dialog).toHaveTextContent("Direct debit ·");
    const link = within(dialog).getByRole("link", { name: "See direct debit" });
    await expect(link).toHaveAttribute("href", `#direct_debits?payment=${collected.id}`);
    await expect(within(dialog).getByRole("button", { name: "Receipt (PDF)" })).toBeVisible();
    for (const name of ["Save as template", "Pay again"])
      await expect(within(dialog).queryByRole("button", { name })).toBeNull();
  },
};

export const DirectDebitInLatvianDark: Story = {
  args: DirectDebit.args,
  globals: inLatvianDark,
  play: async () => {
    await expect(await dialogAtRest()).toHaveTextContent("Tiešais debets ·");
  },
};

const back = exampleDebit(3, {
  kind: "receive",
  debtor: collected.payee,
  statusReason: "you asked for your money back",
});

export const MoneyBack: Story = {
  args: { path: "readPage=ok", found: back, openId: back.id },
  parameters: { proves: ["2.10-13"] },
  play: async () => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName("Latvenergo");
    await expect(dialog).toHaveTextContent("Money back");
    await expect(dialog).toHaveTextContent("you asked for your money back");
    await expect(dialog).toHaveTextContent("+€13.45");
  },
};

export const ReceiptFailed: Story = {
  args: { path: "readPage=ok" },
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole("button", { name: /Maxima Latvija/ });
    await userEvent.click(row as HTMLElement);
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "Receipt (PDF)" }));
    const alert = await dialog.findByText("Access error. Check your connection and try again.");
    await expect(alert).toHaveAttribute("role", "alert");
  },
};

export const StatementSaved: Story = {
  args: { path: "readPage=ok" },
  parameters: { proves: ["2.8-4"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Download all PDF" }));
    await expect(await canvas.findByText("The file has been saved.")).toHaveAttribute("role", "status");
  },
};

export const OwnPeriod: Story = {
  args: { path: "readPage=ok" },
  play: async ({ canvas, userEvent, args }) => {
    const own = canvas.getByRole("button", { name: "Custom" });
    await userEvent.click(own);
    await expect(own).toHaveAttribute("aria-expanded", "true");
    const parts = await canvas.findAllByRole("spinbutton");
    await userEvent.click(parts[0] as HTMLElement);
    await userEvent.keyboard("20112026{Enter}");
    await expect(args.send).toHaveBeenCalledWith({
      type: "filter.choose",
      filter: { preset: null, range: { start: "2026-11-20", end: "2026-11-21" } },
    });
  },
};

export const OwnPeriodInLatvianDark: Story = {
  args: OwnPeriod.args,
  globals: inLatvianDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cits periods" }));
    await canvas.findAllByRole("spinbutton");
  },
};

export const Filtered: Story = {
  args: { input: "lastWeek", path: "readPage=ok" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("radio", { name: "Last 7 days" })).toBeChecked();
  },
};

export const Searched: Story = {
  args: { path: "readPage=ok", onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search" }), " maxima {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("maxima");
  },
};

export const Refreshing: Story = {
  args: { path: "readPage=ok~+pollInterval" },
  play: ({ canvas }) => expect(canvas.getByText("Showing 2 of 3")).toBeVisible(),
};

export const Paused: Story = {
  args: { path: "readPage=ok~page.hidden" },
  play: ({ canvas }) => expect(canvas.getByText("Showing 2 of 3")).toBeVisible(),
};

export const Everything: Story = {
  args: { path: "readPage=ok~more.load~readNextPage=ok" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const MoreFailed: Story = {
  args: { path: "readPage=ok~more.load~readNextPage=net" },
  play: async (context) => {
    await meta.play(context);
    const words = "Access error. Check your connection and try again.";
    await expect(context.canvas.getAllByText(words)[0]).toBeVisible();
    await expect(context.canvas.getByRole("status")).toHaveTextContent(words);
    await expect(context.canvas.getByText("Showing 2 of 3")).toBeVisible();
  },
};

export const FirstReadFailed: Story = {
  args: { path: "readPage=net" },
  play: async (context) => {
    await says("Access error. Check your connection and try again.")(context);
    const { canvas, userEvent, args } = context;
    await expect(canvas.queryByText("No transactions yet")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "transactions.retry" });
  },
};

export const ChosenPeriodFailed: Story = {
  args: { path: "readPage=ok~filter.choose~readPage=net" },
  play: async (context) => {
    await says("Access error. Check your connection and try again.")(context);
    await focusIsOn("Try again");
  },
};

export const NobodyAskedForThisFailure: Story = {
  args: { path: "readPage=net" },
  play: async (context) => {
    await says("Access error. Check your connection and try again.")(context);
    await expect(context.canvas.getByRole("button", { name: "Try again" })).not.toHaveFocus();
  },
};

export const FirstReadFailedByOurMistake: Story = {
  args: { path: "readPage=defect" },
  play: says("The transactions couldn't be loaded."),
};

export const Forbidden: Story = {
  args: { path: "readPage=403" },
  play: says("Forbidden. This account may not do that."),
};

export const Stale: Story = {
  args: { path: "readPage=ok~+pollInterval~readPage=timeout" },
  play: async ({ canvas }) => {
    const words = "We couldn't refresh this. It may be out of date.";
    const [shown, spoken] = canvas.getAllByText(words);
    await expect(shown).toBeVisible();
    await expect(spoken).toBe(canvas.getByRole("status"));
    await expect(document.body).toHaveFocus();
  },
};

export const Empty: Story = { args: { path: "readPage=none" }, play: says("No transactions yet") };

export const EmptyInLatvianDark: Story = { args: Empty.args, globals: inLatvianDark };

export const EmptyRange: Story = {
  args: { path: "readPage=ok~filter.choose~readPage=none" },
  play: async (context) => {
    await says("Nothing in this period")(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Show everything" }));
    await expect(context.args.send).toHaveBeenCalledWith({
      type: "filter.choose",
      filter: { preset: null, range: null },
    });
  },
};

/** The running machine with two pages of stub data; the first read of "yesterday" fails. */
export const Live: Story = {
  decorators: [inPageOf(960)],
  parameters: { controls: { disable: true } },
  render: () => <LiveTransactions answerAfter={400} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Showing 8 of 60", {}, { timeout: 3_000 });
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("radio", { name: "Yesterday" }));
    await canvas.findByRole("button", { name: "Try again" });
    await focusIsOn("Try again");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1), { timeout: 3_000 });
    await focusIsOn("Transactions");
    await userEvent.click(canvas.getByRole("radio", { name: "Today" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show everything" }));
    await canvas.findByText("Showing 8 of 60", {}, { timeout: 3_000 });
  },
};
