import { useMemo, useState } from "react";
import { money } from "@amberline/domain/money";
import { filterIn, HistoryScreen, type HistoryScreenProps, searchOf } from "@amberline/flows/history";
import { failures } from "@amberline/flows/shared/examples";
import { examplePayment } from "@amberline/flows/transactions/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, waitFor, within } from "storybook/test";
import { paperOf } from "../host/paper";
import { snapshotAt, type PathText } from "../stories/at";
import { dialogAtRest } from "../stories/expectations";
import { inPageOf } from "../stories/page";
import { transactionsFlow } from "../transactions/transactions.flow";

const today = "2026-11-21";
const paper = paperOf(async (answer) => answer);

interface Args
  extends
    PathText,
    Pick<HistoryScreenProps, "send" | "onFilter" | "actions" | "saveExport" | "onSchedule" | "print"> {
  /** Query part of the address. */
  address: string;
}

function HistoryAt({ input, path, address, onFilter, ...rest }: Args) {
  const snapshot = useMemo(() => snapshotAt(transactionsFlow, { input, path }), [input, path]);
  const { rows } = snapshot.context;
  const totals = { in: money(180_000, "EUR"), out: money(42_690, "EUR") };
  const context = { ...snapshot.context, rows: rows && { ...rows, totals } };
  const [search, setSearch] = useState(address);
  return (
    <HistoryScreen
      snapshot={{ context, value: snapshot.value, getMeta: () => snapshot.getMeta() }}
      filter={filterIn(search, today)}
      onFilter={(filter) => {
        setSearch(searchOf(filter));
        onFilter(filter);
      }}
      today={today}
      timeZone="Europe/Riga"
      account={{ name: "Ilze Bērziņa", iban: "LV80BANK0000435195001" }}
      {...rest}
    />
  );
}

const meta = {
  title: "Flows/History",
  component: HistoryAt,
  tags: ["screen"],
  args: {
    input: "everything",
    path: "readPage=ok",
    address: "",
    send: fn(),
    onFilter: fn(),
    actions: paper.actions,
    saveExport: fn<HistoryScreenProps["saveExport"]>(async () => ({ ok: true, data: null })),
    print: fn(() => new Promise<void>(() => {})),
  },
  decorators: [inPageOf(960)],
} satisfies Meta<typeof HistoryAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };

export const Shown: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveAttribute("aria-setsize", "3");
    await expect(within(rows[0] as HTMLElement).getByRole("heading", { name: "Today" })).toBeVisible();
    await expect(canvas.getByText("€1,800.00")).toBeVisible();
    await expect(canvas.getByText("2 of 3 loaded")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Transactions found: 3");
  },
};

export const ShownInLatvianDark: Story = { globals: inLatvianDark };

export const Loading: Story = {
  args: { path: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading transactions…");
  },
};

export const Filtered: Story = {
  args: {
    input: "lastWeek",
    address: "q=rent&from=2026-11-15&to=2026-11-21&status=done&type=send&min=10",
  },
  play: async ({ canvas, userEvent, args }) => {
    const chips = within(canvas.getByRole("list", { name: "Chosen filters" }));
    await expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "“rent”",
      "Last 7 days",
      "Payment sent",
      "Completed",
      "At least €10.00",
      "Clear all",
    ]);
    await userEvent.click(chips.getByRole("button", { name: "Remove filter: Completed" }));
    await expect(args.onFilter).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ statuses: expect.anything() }),
    );
    await userEvent.click(chips.getByRole("button", { name: "Clear all" }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ preset: null, range: null });
  },
};

export const FiltersOpen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.click(canvas.getByRole("button", { name: "Payment received" }));
    await expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ kinds: ["receive"] }));
    await userEvent.click(canvas.getByRole("button", { name: "Pending" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount from" }), "1,2,3{Enter}");
    await expect(canvas.getByText("Enter an amount, such as 12.50.")).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Amount from" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount from" }), "12.50{Enter}");
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      preset: null,
      range: null,
      kinds: ["receive"],
      statuses: ["pending"],
      amountMin: money(1250, "EUR"),
    });
  },
};

export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const sheet = within(await dialogAtRest());
    await userEvent.click(sheet.getByRole("button", { name: "Payment received" }));
    await expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ kinds: ["receive"] }));
    await userEvent.click(sheet.getByRole("button", { name: "Show transactions" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filters" })).toHaveFocus());
  },
};

export const FiltersOpenInLatvianDark: Story = {
  globals: inLatvianDark,
  args: { address: "q=%C4%ABre&type=send&status=done" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filtri" }));
  },
};

export const SearchWaitsForAPause: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", { name: "Search" });
    await userEvent.type(field, "rent ");
    await expect(args.onFilter).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ text: "rent" })),
    );
    await expect(field).toHaveValue("rent ");
    await userEvent.type(field, "nov{Enter}");
    await expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ text: "rent nov" }));
  },
};

export const LoadingMore: Story = {
  args: { path: "readPage=ok~more.load" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Show more" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole("button", { name: /Maxima Latvija/ });
    await userEvent.click(row as HTMLElement);
    const dialog = await dialogAtRest();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};

export const Export: Story = {
  args: { input: "lastWeek", address: "q=rent&from=2026-11-15&to=2026-11-21" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText(/always includes every booked entry/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "CSV table" }));
    const range = { start: "2026-11-15", end: "2026-11-21" };
    await expect(args.saveExport).toHaveBeenCalledWith("csv", range);
    await expect(await dialog.findByText("The file has been saved.")).toBeInTheDocument();
    await expect(dialog.queryByRole("button", { name: "Statements by email" })).toBeNull();
  },
};

export const ExportWithStatementsByEmail: Story = {
  args: { onSchedule: fn() },
  parameters: { proves: ["2.8-7"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "Statements by email" }));
    await expect(args.onSchedule).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await dialogAtRest();
  },
};

export const ExportInLatvianDark: Story = {
  args: { onSchedule: fn() },
  globals: inLatvianDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Eksportēt" }));
    await dialogAtRest();
  },
};

/** A long export says so instead of turning a wheel for minutes. */
export const ExportTakesAWhile: Story = {
  args: { saveExport: fn<HistoryScreenProps["saveExport"]>(() => new Promise(() => {})) },
  beforeEach: () => {
    const later = window.setTimeout.bind(window);
    const soon = (run: TimerHandler, wait?: number) => later(run, wait === 4_000 ? 0 : wait);
    spyOn(window, "setTimeout").mockImplementation(soon as typeof setTimeout);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("button", { name: "CSV table" }));
    const words = "The file is being prepared.";
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    const [announced, seen] = screen.getAllByText(words);
    await expect(announced).toHaveRole("status");
    await expect(seen).toBeVisible();
  },
};

export const ExportFailed: Story = {
  args: { saveExport: fn<HistoryScreenProps["saveExport"]>(async () => failures.net) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "PDF statement" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Access error");
  },
};

export const GatheringForPrint: Story = {
  args: { path: "readPage=ok~list.print" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Preparing the list for printing: 2 of 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel printing" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "print.cancel" });
  },
};

export const Printing: Story = {
  args: { path: "readPage=ok~list.print~readRest=ok", address: "q=rent" },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.print).toHaveBeenCalled());
    const printed = canvasElement.querySelector("[data-print]");
    await expect(printed?.querySelectorAll("tbody tr")).toHaveLength(3);
    await expect(printed).toHaveTextContent("“rent”");
    await expect(printed).not.toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: "readPage=none", address: "q=nobody" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Print" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const NothingEver: Story = {
  args: { path: "readPage=none" },
  play: ({ canvas }) => expect(canvas.getByRole("heading", { name: "No transactions yet" })).toBeVisible(),
};

export const Failed: Story = {
  args: { path: "readPage=net" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Access error");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "transactions.retry" });
  },
};

export const MoreFailed: Story = {
  args: { path: "readPage=ok~more.load~readNextPage=net" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Access error");
    await expect(args.send).not.toHaveBeenCalledWith({ type: "more.load" });
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "more.load" });
  },
};

const year = Array.from({ length: 5_000 }, (_, at) => examplePayment(at / 14, { id: `p-${at}` }));

export const ALongHistory: Story = {
  render: (args) => {
    const snapshot = snapshotAt(transactionsFlow, args);
    const { context, value } = snapshot;
    const rows = { transactions: year, next: null, oldest: "2025-11-21", total: year.length };
    return (
      <HistoryScreen
        {...args}
        snapshot={{ context: { ...context, rows }, value, getMeta: () => snapshot.getMeta() }}
        filter={filterIn("", today)}
        today={today}
        timeZone="Europe/Riga"
        account={{ name: "Ilze Bērziņa", iban: "LV80BANK0000435195001" }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole("button", { name: /Maxima/ })[0]?.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => {
      const last = document.activeElement?.closest('[role="listitem"]');
      return expect(last).toHaveAttribute("aria-posinset", "5000");
    });
    await expect(canvas.getAllByRole("listitem").length).toBeLessThanOrEqual(60);
  },
};
