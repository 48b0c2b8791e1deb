import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import OverviewHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, wordsOf } from "../stories/expectations";
import { overviewFlow } from "./overview.flow";

const OverviewAt = atWay(overviewFlow, OverviewHost);

const meta = {
  title: "Flows/Overview",
  component: OverviewAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const buttons = { "overview.retry": wordsOf(globals)("overview.reload") };
    await buttonsFollow(canvasElement, overviewFlow, snapshotAt(overviewFlow, args), buttons);
  },
} satisfies Meta<typeof OverviewAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};

const searchOf = (link: HTMLElement) => (link as HTMLAnchorElement).getAttribute("href")?.split("?")[1];

export const Shown: Story = {
  args: { path: "readOverview=ok" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(await canvas.findByRole("region", { name: "November" })).toHaveTextContent(
      "€184.20 less has gone out than by this day last month.",
    );
    const link = (name: RegExp) => canvas.getByRole("link", { name });
    await expect(searchOf(link(/^October 2026: in/))).toBe("from=2026-10-01&to=2026-10-31");
    await expect(searchOf(link(/^November 2026: in €3,214.20, out €1,106.85$/))).toBe(
      "from=2026-11-01&to=2026-11-21",
    );
    await expect(searchOf(link(/^Maxima Latvija €/))).toBe(
      "q=LV97HABA0012345678910&from=2026-11-01&to=2026-11-21&status=done&type=send",
    );
    await expect(searchOf(link(/^All 1$/))).toBe(
      "status=new&status=pending&status=approved&type=send&type=receive",
    );
    const waiting = within(canvas.getByRole("region", { name: "Not final yet" }));
    await expect(searchOf(waiting.getAllByRole("link")[1]!)).toMatch(/&type=receive&details=/);
    const upcoming = canvas.getByRole("region", { name: "Upcoming" });
    const next = within(upcoming)
      .getAllByRole("link")
      .map((each) => each.getAttribute("href"));
    await expect(next.slice(0, 3)).toEqual(["#plans", "#plans?plan=plan-power", "#plans?plan=plan-rent"]);
    await expect(upcoming).toHaveTextContent(/25 Nov.*Latvenergo AS.*Once.*1 Dec.*Zaļā skola/);
    await expect(canvas.getByRole("button", { name: "Rīgas Siltums" })).toBeVisible();
  },
};

export const ShownInLatvianDark: Story = {
  args: Shown.args,
  globals: { locale: "lv", theme: "dark" },
  play: async (context) => {
    await meta.play(context);
    await context.canvas.findByRole("region", { name: "Novembris" });
  },
};

/** Above the list where there is one column. */
const toApprove = (width: "page" | "aside"): Pick<Story, "args" | "parameters" | "play"> => ({
  args: { path: "readOverview=toApprove" },
  parameters: { proves: ["2.10-8"] },
  play: async (context) => {
    await meta.play(context);
    const regions = await context.canvas.findAllByRole("region", { name: "Waiting for you" });
    await expect(regions).toHaveLength(1);
    const [card] = regions as [HTMLElement];
    const list = context.canvas.getByRole("region", { name: "Pay again" });
    const isAside = card.getBoundingClientRect().left > list.getBoundingClientRect().right;
    await expect(isAside).toBe(width === "aside");
    await expect(card).toHaveTextContent(
      /All 4.*SIA Mežu Vedējs.*Made by Marta Vītola.*€2,168\.15.*rekini-47\.csv.*€3,120\.00.*above €1,000\.00, by 2 others/,
    );
    const links = within(card)
      .getAllByRole("link")
      .map((each) => each.getAttribute("href"));
    await expect(links.slice(0, 2)).toEqual(["#approvals", "#approvals?approval=proposal-logs"]);
    const upcoming = context.canvas.getByRole("region", { name: "Upcoming" });
    await expect(card.compareDocumentPosition(upcoming)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const ToApprove: Story = toApprove("aside");
export const ToApproveOnAPhone: Story = {
  ...toApprove("page"),
  globals: { viewport: { value: "phone" } },
};
export const ToApproveInLatvianDark: Story = {
  args: { path: "readOverview=toApprove" },
  globals: { locale: "lv", theme: "dark" },
};

/** Among what is planned, soonest first. */
export const Collections: Story = {
  args: { path: "readOverview=collections" },
  parameters: { proves: ["2.10-13"] },
  play: async (context) => {
    await meta.play(context);
    const upcoming = await context.canvas.findByRole("region", { name: "Upcoming" });
    await expect(upcoming).toHaveTextContent(
      /All 4.*25 Nov.*Latvenergo AS.*Once.*25 Nov.*Direct debit.*27 Nov.*Lemon Gym Latvija.*Direct debit, will be refused/,
    );
    const links = within(upcoming)
      .getAllByRole("link")
      .map((each) => each.getAttribute("href"));
    await expect(links).toEqual([
      "#plans",
      "#plans?plan=plan-power",
      "#direct-debits?collection=collection-power",
      "#direct-debits?collection=collection-gym",
    ]);
  },
};
export const CollectionsInLatvianDarkOnAPhone: Story = {
  args: Collections.args,
  globals: { locale: "lv", theme: "dark", viewport: { value: "phone" } },
};

/** Nothing is planned. */
export const CollectionsAlone: Story = {
  args: { path: "readOverview=collectedOnly" },
  parameters: { proves: ["2.10-13"] },
  play: async (context) => {
    await meta.play(context);
    const upcoming = await context.canvas.findByRole("region", { name: "Upcoming" });
    const all = within(upcoming).getByRole("link", { name: "All 2" });
    await expect(all).toHaveAttribute("href", "#plans");
  },
};

export const Calendar: Story = {
  args: Shown.args,
  parameters: { proves: ["2.10-14"] },
  play: async (context) => {
    await meta.play(context);
    const upcoming = within(await context.canvas.findByRole("region", { name: "Upcoming" }));
    await context.userEvent.click(upcoming.getByRole("radio", { name: "Calendar" }));
    const month = await upcoming.findByRole("table", { name: "November 2026" });
    const day = within(month).getByRole("link", { name: /^25 Nov.*: 1 payment, €88\.40$/ });
    await expect(day).toHaveAttribute("href", "#plans?day=2026-11-25");
    await expect(upcoming.queryByRole("list")).toBeNull();
    await context.userEvent.click(upcoming.getByRole("radio", { name: "List" }));
    await expect(upcoming.getByRole("list")).toBeVisible();
  },
};
export const CalendarInLatvianDarkOnAPhone: Story = {
  args: Shown.args,
  globals: { locale: "lv", theme: "dark", viewport: { value: "phone" } },
  play: async (context) => {
    await meta.play(context);
    const upcoming = within(await context.canvas.findByRole("region", { name: "Gaidāmie" }));
    await context.userEvent.click(upcoming.getByRole("radio", { name: "Kalendārs" }));
    await upcoming.findByRole("table", { name: /novembris/ });
  },
};

export const FirstMonth: Story = {
  args: { path: "readOverview=first" },
  play: async (context) => {
    await meta.play(context);
    const month = await context.canvas.findByRole("region", { name: "November" });
    await expect(month).not.toHaveTextContent("last month");
    await expect(context.canvas.queryByRole("heading", { name: "Largest payees" })).toBeNull();
  },
};

export const Refreshing: Story = { args: { path: "readOverview=ok~account.changed" } };

export const Failed: Story = {
  args: { path: "readOverview=net" },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Load it again" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "overview.retry" });
  },
};

export const Absent: Story = {
  args: { path: "readOverview=404" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.queryByRole("heading", { name: "November" })).toBeNull();
  },
};
