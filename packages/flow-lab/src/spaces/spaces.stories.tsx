import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import SpacesHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, wordsOf } from "../stories/expectations";
import { spacesFlow } from "./spaces.flow";

const SpacesAt = atWay(spacesFlow, SpacesHost);

const meta = {
  title: "Flows/Spaces",
  component: SpacesAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(spacesFlow, args);
    await buttonsFollow(canvasElement, spacesFlow, snapshot, { "list.retry": t("app.retry") });
  },
} satisfies Meta<typeof SpacesAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };
const phone = { viewport: { value: "phone" } };
const listed = { path: "readSpaces=ok" };

export const Loading: Story = {};
export const Failed: Story = { args: { path: "readSpaces=net" } };

export const List: Story = {
  args: listed,
  parameters: { proves: ["2.9-20", "2.9-22"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText("In all spaces").parentElement).toHaveTextContent("2,370.50");
    await expect(canvas.getByRole("progressbar", { name: /Norway/ })).toHaveAttribute(
      "aria-valuetext",
      "21%",
    );
    await expect(canvas.getByText("Goal: €1,500.00 by 1 Aug 2027")).toBeVisible();
    await expect(canvas.getByText("€100.00 each month, next on 5 Dec 2026.")).toBeVisible();
    await expect(canvas.getByText(/Skipped on 20 Nov 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add money to Reserve" }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: "move.open", intent: expect.objectContaining({ direction: "in" }) }),
    );
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = { args: listed, globals: phone };
export const Refreshing: Story = { args: { path: "readSpaces=ok~list.refresh" } };
export const None: Story = { args: { path: "readSpaces=none" } };

/** Who may not pay. */
export const OnlySees: Story = {
  args: { input: "onlySees", path: "readSpaces=ok" },
  parameters: { proves: ["2.9-24"] },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.queryAllByRole("button")).toEqual([]);
  },
};

export const Opening: Story = {
  args: { path: "readSpaces=none~form.open:new" },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "Open the space" }));
    await expect(dialog.getByText("Name the space")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: "What is it for?" }), "Bicycle");
    await userEvent.click(dialog.getByRole("button", { name: "Open the space" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      wish: { name: "Bicycle", goal: null, rule: null },
    });
  },
};
export const Changing: Story = {
  args: { path: "readSpaces=ok~form.open:change" },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({
        wish: expect.objectContaining({
          goal: { amount: { minor: 150_000, currency: "EUR" }, until: "2027-08-01" },
          rule: { kind: "monthly", amount: { minor: 10_000, currency: "EUR" }, day: 5 },
        }),
      }),
    );
  },
};
export const ChangingInLatvianDark: Story = {
  args: { path: "readSpaces=ok~form.open:change" },
  globals: inLatvianDark,
};
export const Saving: Story = { args: { path: "readSpaces=ok~form.open:change~form.submit" } };
export const SaveRefused: Story = {
  args: { path: "readSpaces=ok~form.open:change~form.submit~saveSpace=refused" },
};

export const Moving: Story = {
  args: { path: "readSpaces=ok~move.open:in" },
  parameters: { proves: ["2.9-21"] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText("€1,240.50 available in your account.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Amount" }), "20");
    await userEvent.click(dialog.getByRole("button", { name: "Move" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "move.submit",
      amount: { minor: 2_000, currency: "EUR" },
    });
  },
};
export const TakingOut: Story = { args: { path: "readSpaces=ok~move.open:out" } };
export const Sending: Story = { args: { path: "readSpaces=ok~move.open:in~move.submit" } };
export const MoveRefused: Story = {
  args: { path: "readSpaces=ok~move.open:in~move.submit~moveMoney=refused" },
};

export const Asking: Story = {
  args: { path: "readSpaces=ok~close.open" },
  parameters: { proves: ["2.9-23"] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText(/€320.00 moves back to your account/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Move money back and close" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "close.confirm" });
  },
};
export const Closing: Story = { args: { path: "readSpaces=ok~close.open~close.confirm" } };
export const CloseFailed: Story = { args: { path: "readSpaces=ok~close.open~close.confirm~closeSpace=500" } };
