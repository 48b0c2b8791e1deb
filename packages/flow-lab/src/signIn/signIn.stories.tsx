import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import SignInHost, { renderSignInLink } from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { LiveFrame } from "../stories/LiveFrame";
import { LiveSignIn } from "./LiveSignIn";
import { inPageOf } from "../stories/page";
import { signInFlow } from "./signIn.flow";

const buttonsOf = (t: ReturnType<typeof wordsOf>, isInDialog: boolean): Record<string, string> =>
  isInDialog
    ? { "reset.submit": t("reset.submit"), "reset.cancel": t("app.close") }
    : {
        "credentials.submit": t("signIn.submit"),
        "reset.open": t("signIn.forgotPassword"),
        "accounts.retry": t("app.retry"),
        "session.signOut": t("signIn.logOut"),
        "code.submit": t("confirm.submit"),
        "code.resend": t("confirm.resend"),
        "confirmation.cancel": t("confirm.cancel"),
      };

const SignInAt = atWay(signInFlow, SignInHost);

const meta = {
  title: "Flows/Sign in",
  component: SignInAt,
  tags: ["screen"],
  args: { input: "form", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const snapshot = snapshotAt(signInFlow, args);
    const isInDialog = snapshot.hasTag("dialog");
    const root = isInDialog ? await dialogAtRest() : canvasElement;
    if (snapshot.matches({ signedOut: { auth: "confirm" } }))
      await within(canvasElement).findByRole("heading", { level: 1 }, { timeout: 5_000 });
    await buttonsFollow(root, signInFlow, snapshot, buttonsOf(wordsOf(globals), isInDialog));
  },
} satisfies Meta<typeof SignInAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const focusOn =
  (name: string): Play =>
  async (context) => {
    await meta.play(context);
    await focusIsOn(name);
  };

const says =
  (text: string): Play =>
  async (context) => {
    await meta.play(context);
    await expect(screen.getByText(text)).toBeVisible();
  };

export const Credentials: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Sign in");
    await expect(context.canvas.queryByLabelText("Two-factor code")).toBeNull();
  },
};

export const CredentialsInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const AfterTheSessionEnded: Story = {
  args: { input: "sessionExpired" },
  play: says("Session is expired. Please sign in again."),
};

export const PasswordWrong: Story = {
  args: { path: "credentials.submit~login=BADPASS" },
  play: focusOn("Password"),
};

export const RefusedInTheirWords: Story = {
  args: { path: "credentials.submit~login=other" },
  play: says("Your login is locked for 5 minutes"),
};

export const NoConnection: Story = {
  args: { path: "credentials.submit~login=net" },
  play: says("Access error. Check your connection and try again."),
};

export const WithCode: Story = {
  args: { path: "credentials.submit~login=INCORRECT_2FA_CODE" },
  play: focusOn("Two-factor code"),
};

export const WithCodeInLatvian: Story = { args: WithCode.args, globals: { locale: "lv" } };

export const PasskeyOrCode: Story = {
  args: { path: "credentials.submit~login=passkeyAsked" },
  play: async (context) => {
    await focusOn("Two-factor code")(context);
    await says("Confirm with your passkey, or enter the code from your authenticator app.")(context);
    await expect(context.canvas.getByRole("button", { name: "Confirm with a passkey" })).toBeEnabled();
  },
};

export const PasskeyNotConfirmed: Story = {
  args: {
    path: "credentials.submit~login=passkeyAsked~passkey.confirm~confirmWithPasskey=PASSKEY_REFUSED",
  },
  play: says("The passkey did not confirm this. Use a code instead."),
};

export const CodeWrong: Story = {
  args: {
    path: "credentials.submit~login=INCORRECT_2FA_CODE~credentials.submit:code~login=INCORRECT_2FA_CODE",
  },
  play: async (context) => {
    await focusOn("Two-factor code")(context);
    await says("The code is wrong or has already been used. Enter the next one.")(context);
  },
};

export const Submitting: Story = { args: { path: "credentials.submit" } };

export const SubmittingTheCode: Story = {
  args: { path: "credentials.submit~login=INCORRECT_2FA_CODE~credentials.submit:code" },
};

export const Opening: Story = {
  args: { input: "reloaded" },
  play: says("Opening your accounts…"),
};

export const OpeningFailed: Story = {
  args: { input: "reloaded", path: "openAccounts=net" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
  },
};

export const NoAccounts: Story = {
  args: { input: "reloaded", path: "openAccounts=noAccounts" },
  play: says("This login has no account yet. Contact us and we'll help."),
};

export const ConfirmEmail: Story = {
  args: { input: "signedUp" },
  play: async (context) => {
    await focusOn("Code")(context);
    await expect(context.canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Confirm your email");
    await expect(context.canvas.getByText("We sent a 6-character code to anna@example.lv.")).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Resend" })).toHaveAccessibleDescription(
      /^Request a new code in \d+ s\.$/,
    );
  },
};

export const ConfirmPhone: Story = {
  args: { input: "reloaded", path: "openAccounts=unconfirmed.phone" },
  play: async (context) => {
    await focusOn("Code")(context);
    await expect(context.canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Confirm your phone");
    await expect(context.canvas.getByText("We sent a 6-character code to +371 •••• 0001.")).toBeVisible();
  },
};

export const ConfirmResendReady: Story = { args: { input: "signedUp", path: "+resendPause" } };

export const ConfirmInLatvianDark: Story = {
  args: { input: "signedUp" },
  globals: { locale: "lv", theme: "dark" },
};

export const ConfirmVerifying: Story = { args: { input: "signedUp", path: "code.submit" } };

export const ConfirmCodeWrong: Story = {
  args: { input: "signedUp", path: "code.submit~confirm=wrong" },
  play: async (context) => {
    await focusOn("Code")(context);
    await says("The code is wrong. Check the latest message and try again.")(context);
  },
};

export const ConfirmResending: Story = { args: { input: "signedUp", path: "+resendPause~code.resend" } };

export const ConfirmCodeResent: Story = {
  args: { input: "signedUp", path: "+resendPause~code.resend~resendCode=unconfirmed.email" },
  play: says("The code has been sent again."),
};

export const ResetEditing: Story = {
  args: { path: "reset.open" },
  play: async (context) => {
    await focusOn("Email")(context);
    await expect(await dialogAtRest()).toHaveAccessibleName("Reset your password");
  },
};

export const ResetRefused: Story = {
  args: { path: "reset.open~reset.submit~requestReset=other" },
  play: says("Try again tomorrow"),
};

export const ResetSending: Story = { args: { path: "reset.open~reset.submit" } };

export const ResetSent: Story = {
  args: { path: "reset.open~reset.submit~requestReset=ok" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("button", { name: "Enter the code" })).toBeVisible();
    await focusIsOn("Enter the code");
  },
};

export const ResetSentInLatvianDark: Story = {
  args: ResetSent.args,
  globals: { locale: "lv", theme: "dark" },
};

/** The running machine. Its provider answers after a delay, depending on what is typed. */
export const Live: Story = {
  decorators: [inPageOf(400)],
  parameters: { controls: { disable: true } },
  render: () => (
    <LiveFrame
      startAgain="Start again"
      hints={[
        "The password is Parole123. Any other is wrong.",
        "code@example.lv is asked for a code: 246810.",
        "new@example.lv is asked to confirm the e-mail: 135790.",
        "locked@example.lv is refused. offline@example.lv meets no network.",
      ]}
    >
      {(onEnd) => (
        <LiveSignIn
          answerAfter={400}
          renderLink={renderSignInLink}
          onEnd={(name) => onEnd(`Signed in: ${name}`)}
        />
      )}
    </LiveFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const submit = () => userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    const password = canvas.getByLabelText("Password", { selector: "input" });
    await userEvent.type(canvas.getByLabelText("Email"), "code@example.lv");
    await userEvent.type(password, "Parole124");
    await submit();
    await canvas.findByText("The email or the password is wrong. Check both and try again.");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue("");
    await userEvent.type(password, "Parole123");
    await submit();
    const code = await canvas.findByLabelText("Two-factor code");
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, "111111");
    await canvas.findByText("The code is wrong or has already been used. Enter the next one.");
    await waitFor(() => expect(code).toHaveValue(""));
    await userEvent.type(code, "246810");
    await canvas.findByText("Signed in: Anna Bērziņa");
  },
};

export const LiveConfirmation: Story = {
  ...Live,
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "new@example.lv");
    await userEvent.type(canvas.getByLabelText("Password", { selector: "input" }), "Parole123{Enter}");
    const code = await canvas.findByLabelText("Code");
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByText("We sent a 6-character code to new@example.lv.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Code"), "135790");
    await canvas.findByText("Signed in: Anna Bērziņa");
  },
};

export const LiveReset: Story = {
  ...Live,
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Forgot password?" });
    await userEvent.click(opener);
    const dialog = await dialogAtRest();
    await userEvent.type(within(dialog).getByLabelText("Email"), "ilze@example.lv{Enter}");
    await screen.findByRole("button", { name: "Enter the code" });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
