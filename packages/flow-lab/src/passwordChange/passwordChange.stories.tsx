import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import PasswordChangeHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, focusIsOn, wordsOf } from "../stories/expectations";
import { passwordChangeFlow } from "./passwordChange.flow";

const ChangeAt = atWay(passwordChangeFlow, PasswordChangeHost);

const meta = {
  title: "Flows/Change password",
  component: ChangeAt,
  tags: ["screen"],
  args: { input: "signedIn", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(passwordChangeFlow, args);
    const buttons = { "form.submit": t("newPassword.change") };
    await buttonsFollow(canvasElement, passwordChangeFlow, snapshot, buttons);
  },
} satisfies Meta<typeof ChangeAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (text: string): Play =>
  async (context) => {
    await meta.play(context);
    await expect(await screen.findByText(text)).toBeVisible();
  };

const password = () => screen.getByLabelText("New password", { selector: "input" });
const repeat = () => screen.getByLabelText("Repeat password", { selector: "input" });

export const Editing: Story = {};

export const EditingInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const EverythingMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await focusIsOn("New password");
    await expect(canvas.getByText("Repeat the password")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { path: "form.submit" } };

export const RefusedInTheirWords: Story = {
  args: { path: "form.submit~changePassword=other" },
  play: says("Choose a password you have not had before"),
};

export const MaybeChanged: Story = {
  args: { path: "form.submit~changePassword=timeout" },
  play: says("We do not know whether the password was changed. Submit again to be sure."),
};

export const StrengthIsAdviceHere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(password(), "Berzina12");
    const meter = await canvas.findByRole("meter", { name: "Password strength" });
    await waitFor(() => expect(meter).toHaveAttribute("aria-valuetext", "Weak"));
    await userEvent.type(repeat(), "Berzina12{Enter}");
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "form.submit" })),
    );
  },
};

export const TheRulesAreTickedWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const ticked = () =>
      canvas.getAllByRole("listitem").map(({ textContent }) => textContent?.includes("done") ?? false);
    await expect(ticked()).toEqual([false, false, false, false]);
    await userEvent.type(password(), "Abcdefg");
    await expect(ticked()).toEqual([false, true, true, false]);
    await userEvent.type(password(), "1");
    await expect(ticked()).toEqual([true, true, true, true]);
  },
};
