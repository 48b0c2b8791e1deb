import { useState } from "react";
import { ResetPasswordScreen, wirePasswordReset } from "@amberline/flows/passwordReset";
import { refused } from "@amberline/flows/shared/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMachine } from "@xstate/react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { estimator } from "../host/estimator";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, focusIsOn, wordsOf } from "../stories/expectations";
import { answeringAfter } from "../stories/later";
import { inPageOf } from "../stories/page";
import PasswordResetHost, { renderLinkBack } from "./Host";
import { passwordResetFlow } from "./passwordReset.flow";

const ResetAt = atWay(passwordResetFlow, PasswordResetHost);

const meta = {
  title: "Flows/Reset password",
  component: ResetAt,
  tags: ["screen"],
  args: { input: "mailed", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(passwordResetFlow, args);
    await buttonsFollow(canvasElement, passwordResetFlow, snapshot, {
      "form.submit": t("newPassword.reset"),
    });
  },
} satisfies Meta<typeof ResetAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (text: string, focused?: string): Play =>
  async (context) => {
    await meta.play(context);
    await expect(await screen.findByText(text)).toBeVisible();
    if (focused) await focusIsOn(focused);
  };

export const Editing: Story = {
  play: says("If anna@example.lv is registered with us, we've sent it a code. Enter it with a new password."),
};

export const EditingInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const EverythingMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set new password" }));
    await focusIsOn("Code");
    await expect(canvas.getByText("Enter your password")).toBeVisible();
    await expect(canvas.getByText("Repeat the password")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { path: "form.submit" } };

export const CodeWrong: Story = {
  args: { path: "form.submit~confirmReset=codeWrong" },
  play: says("The code does not match or has expired. Check the latest message, or get a new code.", "Code"),
};

/** No answer to the first attempt: it may have changed the password. */
export const CodeUsed: Story = {
  args: { path: "form.submit~confirmReset=net~form.submit~confirmReset=codeWrong" },
  play: says(
    "The code does not match. Your first attempt may have changed the password already: try signing in with the new one.",
    "Code",
  ),
};

export const UserUnknown: Story = {
  args: { path: "form.submit~confirmReset=userUnknown" },
  play: says("There is no customer with this email address."),
};

export const RefusedInTheirWords: Story = {
  args: { path: "form.submit~confirmReset=other" },
  play: says("Choose a password you have not had before"),
};

export const NoConnection: Story = {
  args: { path: "form.submit~confirmReset=net" },
  play: says("Access error. Check your connection and try again."),
};

const changed = fn();

function LiveReset() {
  const [machine] = useState(() =>
    wirePasswordReset({
      confirmReset: ({ code }) =>
        answeringAfter(300)(
          code === "135790"
            ? { ok: true, data: true }
            : refused("CODE DOES NOT MATCH", "CODE DOES NOT MATCH"),
        ),
      showToast: changed,
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { email: "anna@example.lv" } });
  return (
    <ResetPasswordScreen snapshot={snapshot} send={send} estimator={estimator} renderLink={renderLinkBack} />
  );
}

/** The running machine: 135790 is the right code. */
export const Live: Story = {
  decorators: [inPageOf(400)],
  parameters: { controls: { disable: true } },
  render: () => <LiveReset />,
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    const code = canvas.getByLabelText("Code");
    const password = canvas.getByLabelText("New password", { selector: "input" });
    await userEvent.type(code, "111 111");
    await userEvent.type(password, "Zils ezis 7");
    await userEvent.type(
      canvas.getByLabelText("Repeat password", { selector: "input" }),
      "Zils ezis 7{Enter}",
    );
    await canvas.findByText(
      "The code does not match or has expired. Check the latest message, or get a new code.",
    );
    await waitFor(() => expect(code).toHaveValue(""));
    await focusIsOn("Code");
    await expect(password).toHaveValue("Zils ezis 7");
    await userEvent.type(code, "135 790{Enter}");
    await waitFor(() => expect(changed).toHaveBeenCalledOnce(), { timeout: 3_000 });
  },
};
