import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { exampleSettings } from "@amberline/flows/notificationChoices/examples";
import type { NotificationSettings } from "@amberline/flows/notificationChoices/machine";
import NotificationChoicesHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { notificationChoicesFlow } from "./notificationChoices.flow";

const NotificationChoicesAt = atWay(notificationChoicesFlow, NotificationChoicesHost);

const meta = {
  title: "Flows/How customers are told",
  component: NotificationChoicesAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onClose: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("notificationChoices.title"));
    const buttons = { "page.retry": t("app.retry"), "form.submit": t("notificationChoices.save") };
    await buttonsFollow(dialog, notificationChoicesFlow, snapshotAt(notificationChoicesFlow, args), buttons);
  },
} satisfies Meta<typeof NotificationChoicesAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = { path: "readNotificationChoices=ok" };

export const Loading: Story = {};

export const Editing: Story = {
  args: shown,
  parameters: { proves: ["2.2-12"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    const box = (kind: string, way: string) =>
      within(screen.getByRole("group", { name: kind })).getByRole("checkbox", { name: way });
    await expect(
      within(screen.getByRole("group", { name: "Security" })).getByText("Always emailed"),
    ).toBeVisible();
    await expect(screen.queryByRole("checkbox", { name: /amounts and names/ })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Show notifications on this device" }));
    await userEvent.click(screen.getByRole("checkbox", { name: /amounts and names/ }));
    await userEvent.click(box("Money in", "Email"));
    await userEvent.click(box("Payments not made", "Devices"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const [moneyIn, notMade, ...others] = exampleSettings.choices;
    const form = {
      choices: [{ ...moneyIn, isMailed: true }, { ...notMade, isPushed: false }, ...others],
      device: { isOn: true, showsDetails: true },
    };
    await expect(args.send).toHaveBeenCalledWith({ type: "form.submit", form });
  },
};

/** Settings of a browser that can't be switched on here. */
const withDevice = (device: NotificationSettings["device"]): Story => ({
  args: shown,
  render: (args) => {
    const at = snapshotAt(notificationChoicesFlow, args);
    const data = { ...exampleSettings, device };
    const snapshot = { ...at, context: { ...at.context, data } } as typeof at;
    return <NotificationChoicesHost {...args} snapshot={snapshot} />;
  },
});
export const DeviceBlocked: Story = {
  ...withDevice({ state: "blocked", showsDetails: false }),
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText(/Your browser blocks notifications/)).toBeVisible();
  },
};
export const DeviceCannot: Story = withDevice({ state: "missing", showsDetails: false });
export const ProviderPushesNothing: Story = {
  ...withDevice(null),
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole("checkbox", { name: "Devices" })).toBeNull();
  },
};
export const EditingInLatvianDark: Story = { args: shown, globals: { locale: "lv", theme: "dark" } };
export const Saving: Story = {
  args: { path: "readNotificationChoices=ok~form.submit" },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.keyboard("{Escape}");
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
export const NotSaved: Story = {
  args: { path: "readNotificationChoices=ok~form.submit~chooseNotifications=500" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { path: "readNotificationChoices=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
  },
};
