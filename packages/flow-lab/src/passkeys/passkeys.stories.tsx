import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import PasskeysHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { passkeysFlow } from "./passkeys.flow";

const PasskeysAt = atWay(passkeysFlow, PasskeysHost);

const meta = {
  title: "Flows/Passkeys",
  component: PasskeysAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("passkeys.title"));
    await buttonsFollow(dialog, passkeysFlow, snapshotAt(passkeysFlow, args), {
      "passkeys.retry": t("app.retry"),
      "dialog.close": t("app.close"),
    });
  },
} satisfies Meta<typeof PasskeysAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Resting: Story = {
  args: { path: "readPasskeys=ok" },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    const list = screen.getByRole("list", { name: "Passkeys" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Remove Ilze's phone" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "passkey.remove", id: "phone" });
    const name = screen.getByLabelText("Name of the new passkey");
    await expect(name).toHaveValue("Passkey 3");
    await userEvent.clear(name);
    await userEvent.type(name, "Key ring{Enter}");
    await expect(args.send).toHaveBeenCalledWith({ type: "passkey.add", name: "Key ring" });
  },
};
export const RestingInLatvianDark: Story = {
  args: { path: "readPasskeys=ok" },
  globals: { locale: "lv", theme: "dark" },
};
export const Naming: Story = {
  args: { path: "readPasskeys=ok~passkey.edit" },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    const name = screen.getByLabelText("New name for Ilze's phone");
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, " Old phone {Enter}");
    await expect(args.send).toHaveBeenCalledWith({ type: "name.save", name: "Old phone" });
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "name.cancel" });
  },
};
export const Renaming: Story = { args: { path: "readPasskeys=ok~passkey.edit~name.save" } };
export const ReadingAgain: Story = {
  args: { path: "readPasskeys=ok~passkey.edit~name.save~rename=ok" },
  tags: ["!dev"],
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("button", { name: /^Remove Ilze's phone/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};
export const None: Story = { args: { path: "readPasskeys=none" } };
export const Adding: Story = { args: { path: "readPasskeys=none~passkey.add" } };
export const Removing: Story = { args: { path: "readPasskeys=ok~passkey.remove" } };
export const NotMade: Story = {
  args: { path: "readPasskeys=none~passkey.add~add=DISMISSED" },
  play: async (context) => {
    await meta.play(context);
    await expect(
      screen.getByText("Your device did not create a passkey. Nothing has been changed."),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  args: { path: "readPasskeys=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
  },
};
