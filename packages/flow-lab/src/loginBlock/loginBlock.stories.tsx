import { useState } from "react";
import { LoginBlockScreen, wireLoginBlock } from "@amberline/flows/loginBlock";
import { refused } from "@amberline/flows/shared/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMachine } from "@xstate/react";
import { expect, fn, screen } from "storybook/test";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, focusIsOn, wordsOf } from "../stories/expectations";
import { answeringAfter } from "../stories/later";
import { inPageOf } from "../stories/page";
import LoginBlockHost, { renderLinkBack } from "./Host";
import { loginBlockFlow } from "./loginBlock.flow";

const BlockAt = atWay(loginBlockFlow, LoginBlockHost);

const meta = {
  title: "Flows/Block access",
  component: BlockAt,
  tags: ["screen"],
  args: { input: "form", path: "", send: fn() },
  parameters: { proves: ["2.3-5"] },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(loginBlockFlow, args);
    await buttonsFollow(canvasElement, loginBlockFlow, snapshot, { "form.submit": t("loginBlock.submit") });
  },
} satisfies Meta<typeof BlockAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (text: string): Play =>
  async (context) => {
    await meta.play(context);
    await expect(await screen.findByText(text)).toBeVisible();
  };

export const Editing: Story = {};

export const EditingInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const EverythingMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Block access" }));
    await focusIsOn("Email");
    await expect(canvas.getByText("Enter your password")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Blocking: Story = { args: { path: "form.submit" } };

export const PasswordWrong: Story = {
  args: { path: "form.submit~blockLogin=passwordWrong" },
  play: says("The email or the password is wrong. Check both and try again."),
};

export const TooManyAttempts: Story = {
  args: { path: "form.submit~blockLogin=locked" },
  play: says("Too many attempts. Try again in 1 minute."),
};

export const NoConnection: Story = {
  args: { path: "form.submit~blockLogin=net" },
  play: says("Access error. Check your connection and try again."),
};

export const Blocked: Story = { args: { path: "form.submit~blockLogin=ok" } };

export const BlockedInLatvianDark: Story = { ...Blocked, globals: { locale: "lv", theme: "dark" } };

function LiveBlock() {
  const [machine] = useState(() =>
    wireLoginBlock({
      blockLogin: ({ password }) =>
        answeringAfter(300)(
          password === "Zils-ezis-7" ? { ok: true, data: true } : refused("BADPASS", "BADPASS"),
        ),
      showToast: fn(),
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: undefined });
  return <LoginBlockScreen snapshot={snapshot} send={send} renderLink={renderLinkBack} />;
}

/** The running machine: Zils-ezis-7 is the right password. */
export const Live: Story = {
  decorators: [inPageOf(400)],
  parameters: { controls: { disable: true } },
  render: () => <LiveBlock />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "anna@example.lv");
    const password = canvas.getByLabelText("Password", { selector: "input" });
    await userEvent.type(password, "Wrong12345{Enter}");
    await expect(await canvas.findByText(/^The email or the password is wrong/)).toBeVisible();
    await expect(password).toHaveValue("");
    await userEvent.type(password, "Zils-ezis-7{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Access is blocked" })).toBeVisible();
  },
};
