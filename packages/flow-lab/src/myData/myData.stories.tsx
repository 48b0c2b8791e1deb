import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import MyDataHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, wordsOf } from "../stories/expectations";
import { myDataFlow } from "./myData.flow";

const MyDataAt = atWay(myDataFlow, MyDataHost);

const meta = {
  title: "Flows/Copy of one's data",
  component: MyDataAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    await buttonsFollow(canvasElement, myDataFlow, snapshotAt(myDataFlow, args), {
      "copies.retry": t("app.retry"),
      "copy.download": t("myData.download"),
    });
  },
} satisfies Meta<typeof MyDataAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };

export const Loading: Story = {};
export const Failed: Story = { args: { path: "readCopies=net" } };

export const None: Story = {
  args: { path: "readCopies=none" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Order a copy" }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "copy.order" }));
  },
};
export const NoneInLatvianDark: Story = { args: { path: "readCopies=none" }, globals: inLatvianDark };
export const Ordering: Story = { args: { path: "readCopies=none~copy.order" } };
export const NotOrdered: Story = {
  args: { path: "readCopies=none~copy.order~orderCopy=refused~readCopies=none" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText(/You can order 2 copies/)).toBeVisible();
  },
};

export const BeingMade: Story = {
  args: { path: "readCopies=making" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText("Being made")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Ready: Story = {
  args: { path: "readCopies=ready" },
  parameters: { proves: ["2.12-40"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText(/^483.kB, until 27 November/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "copy.download", id: "ready" });
  },
};
export const ReadyInLatvianDark: Story = { args: { path: "readCopies=ready" }, globals: inLatvianDark };
export const NoMoreToday: Story = {
  args: { path: "readCopies=most" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getAllByRole("button")).toHaveLength(1);
  },
};
export const Downloading: Story = { args: { path: "readCopies=ready~copy.download" } };
export const NotDownloaded: Story = {
  args: { path: "readCopies=ready~copy.download~readCopy=net~readCopies=ready" },
};
export const NotMade: Story = { args: { path: "readCopies=notMade" } };
