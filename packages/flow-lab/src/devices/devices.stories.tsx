import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import DevicesHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { devicesFlow } from "./devices.flow";

const DevicesAt = atWay(devicesFlow, DevicesHost);

const meta = {
  title: "Flows/Signed-in devices",
  component: DevicesAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("devices.title"));
    await buttonsFollow(dialog, devicesFlow, snapshotAt(devicesFlow, args), {
      "devices.retry": t("app.retry"),
      "dialog.close": t("app.close"),
    });
  },
} satisfies Meta<typeof DevicesAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Resting: Story = {
  args: { path: "readDevices=ok" },
  play: async (context) => {
    await meta.play(context);
    const list = screen.getByRole("list", { name: "Signed-in devices" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await expect(within(list).getAllByText("Unknown device")[0]).toBeVisible();
    await context.userEvent.click(screen.getByRole("button", { name: /Sign out Safari/ }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "device.signOut", target: { id: "phone" } });
    await context.userEvent.click(screen.getByRole("button", { name: "Sign out all others" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "device.signOut", target: "others" });
  },
};
export const RestingInLatvianDark: Story = {
  args: { path: "readDevices=ok" },
  globals: { locale: "lv", theme: "dark" },
};

export const OnlyThisOne: Story = {
  args: { path: "readDevices=alone" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole("button", { name: "Sign out all others" })).toBeNull();
  },
};

export const SigningOneOut: Story = {
  args: { path: "readDevices=ok~device.signOut" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("button", { name: /Sign out Safari/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};
export const SigningOthersOut: Story = { args: { path: "readDevices=ok~device.signOut:others" } };
export const Refreshing: Story = { args: { path: "readDevices=ok~device.signOut~signOut=ok" } };

export const Refused: Story = {
  args: { path: "readDevices=ok~device.signOut~signOut=refused" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText("Not now")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { path: "readDevices=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
    await expect(screen.queryByRole("list")).toBeNull();
  },
};
