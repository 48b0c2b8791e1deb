import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
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
  args: { path: "readDevices=ok~readSignIns=ok" },
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
  args: { path: "readDevices=ok~readSignIns=ok" },
  globals: { locale: "lv", theme: "dark" },
};

export const OnlyThisOne: Story = {
  args: { path: "readDevices=alone~readSignIns=none" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole("button", { name: "Sign out all others" })).toBeNull();
  },
};

export const SigningOneOut: Story = {
  args: { path: "readDevices=ok~readSignIns=ok~device.signOut" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("button", { name: /Sign out Safari/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};
export const SigningOthersOut: Story = {
  args: { path: "readDevices=ok~readSignIns=ok~device.signOut:others" },
};
export const Refreshing: Story = {
  args: { path: "readDevices=ok~readSignIns=ok~device.signOut~signOut=ok" },
};

export const Refused: Story = {
  args: { path: "readDevices=ok~readSignIns=ok~device.signOut~signOut=refused" },
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

export const ReadingSignIns: Story = { args: { path: "readDevices=ok" } };

export const SignInHistory: Story = {
  args: { path: "readDevices=ok~readSignIns=ok" },
  play: async (context) => {
    await meta.play(context);
    const list = within(screen.getByRole("list", { name: "Sign-ins" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(5);
    await expect(list.getByText(/^Wrong password · .* · Estonia, 2001:db8:1:2::\/64$/)).toBeVisible();
    await expect(list.getByText(/^Signed in · .* · 203\.0\.113\.9$/)).toBeVisible();
    const reports = list.getAllByRole("button", { name: /This wasn't me/ });
    await expect(reports).toHaveLength(2);
    await context.userEvent.click(reports[0]!);
    await expect(context.args.send).toHaveBeenCalledWith({ type: "signIn.disown", id: "2" });
    await context.userEvent.click(screen.getByRole("button", { name: "Show earlier ones" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "signIns.more" });
  },
};

export const AllSignIns: Story = {
  args: { path: "readDevices=ok~readSignIns=last" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole("button", { name: "Show earlier ones" })).toBeNull();
  },
};

export const SignInsNotRead: Story = {
  args: { path: "readDevices=ok~readSignIns=net" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole("list", { name: "Sign-ins" })).toBeNull();
    await context.userEvent.click(screen.getByRole("button", { name: "Show sign-ins" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "signIns.more" });
  },
};

const asked = "readDevices=ok~readSignIns=ok~signIn.disown";

export const SomebodyElse: Story = {
  args: { path: asked },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole("alertdialog", { name: "Did somebody else sign in?" });
    await waitFor(() => expect(within(question).getByText(/198\.51\.100\.7/)).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "disown.confirm" });
    await userEvent.keyboard("{Escape}");
    await expect(args.send).toHaveBeenCalledWith({ type: "disown.cancel" });
  },
};

export const SomebodyElseInLatvianDark: Story = {
  args: { path: asked },
  globals: { locale: "lv", theme: "dark" },
  play: async () => {
    await screen.findByRole("alertdialog", { name: "Vai pieslēdzies kāds cits?" });
  },
};

export const EndingAllSessions: Story = {
  args: { path: `${asked}~disown.confirm` },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Sign out everywhere" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const NotReported: Story = {
  args: { path: `${asked}~disown.confirm~disown=net` },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Access error/)).toBeVisible());
  },
};
