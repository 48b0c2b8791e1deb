import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import SignUpHost, { signUpLinks } from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, focusIsOn, wordsOf } from "../stories/expectations";
import { LiveFrame } from "../stories/LiveFrame";
import { LiveSignUp } from "./LiveSignUp";
import { inPageOf } from "../stories/page";
import { signUpFlow } from "./signUp.flow";

const SignUpAt = atWay(signUpFlow, SignUpHost);

const meta = {
  title: "Flows/Sign up",
  component: SignUpAt,
  tags: ["screen"],
  args: { input: "empty", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(signUpFlow, args);
    await buttonsFollow(canvasElement, signUpFlow, snapshot, { "form.submit": t("signUp.submit") });
  },
} satisfies Meta<typeof SignUpAt>;

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

export const Empty: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Open an account");
    for (const name of ["First name", "Country", "Password"]) {
      await expect(context.canvas.getByLabelText(name)).toBeRequired();
    }
    await expect(context.canvas.getByRole("checkbox")).toBeRequired();
    await expect(context.canvas.getByLabelText("Phone (optional)")).not.toBeRequired();
  },
};

export const EmptyInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const EverythingMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await focusIsOn("First name");
    for (const [field, error] of [
      ["First name", "Enter your first name"],
      ["Last name", "Enter your last name"],
      ["Email", "Enter your email"],
      ["City", "Enter the city"],
      ["Postcode", "Enter the postcode"],
      ["Street, house, flat", "Enter the street and house"],
    ] as const)
      await expect(canvas.getByRole("textbox", { name: field })).toHaveAccessibleDescription(error);
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose the country");
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "Agree to the terms to open an account",
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const EverythingMissingInLatvianDark: Story = {
  globals: { locale: "lv", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Atvērt kontu" }));
    await focusIsOn("Vārds");
  },
};

export const Judging: Story = { args: { path: "form.submit" } };

export const Submitting: Story = { args: { path: "form.submit~judge=fine" } };

export const PasswordTooWeak: Story = {
  args: { path: "form.submit~judge=weak" },
  play: says(
    "Too easy to guess: it is based on what you entered above. Use words that say nothing about you",
    "Password",
  ),
};

export const PhoneWrong: Story = {
  args: { path: "form.submit~judge=phone" },
  play: says("The number has too few digits", "Phone (optional)"),
};

export const PhonesNotLoaded: Story = {
  args: { path: "form.submit~judge=unavailable" },
  play: says("Access error. Check your connection and try again."),
};

export const AccountExists: Story = {
  args: { path: "form.submit~judge=fine~register=taken" },
  play: async (context) => {
    await says("An account with this email already exists", "Email")(context);
    await expect(context.canvas.getByRole("button", { name: "Forgot password?" })).toBeVisible();
    await expect(context.canvas.getAllByRole("button", { name: "Sign in" })).toHaveLength(2);
  },
};

export const AccountExistsInLatvianDark: Story = {
  args: AccountExists.args,
  globals: { locale: "lv", theme: "dark" },
};

export const RefusedInTheirWords: Story = {
  args: { path: "form.submit~judge=fine~register=other" },
  play: says("We do not open accounts for your country yet"),
};

export const NoConnection: Story = {
  args: { path: "form.submit~judge=fine~register=net" },
  play: says("Access error. Check your connection and try again."),
};

const textOf = (name: string) => screen.getByRole("textbox", { name });
const password = () => screen.getByLabelText("Password", { selector: "input" });
const repeat = () => screen.getByLabelText("Repeat password", { selector: "input" });

async function fillIn(
  userEvent: Parameters<Play>[0]["userEvent"],
  email: string,
  secret = "Zils ezis dzied 7",
) {
  await userEvent.type(textOf("First name"), "Anna");
  await userEvent.type(textOf("Last name"), "Bērziņa");
  await userEvent.type(textOf("Email"), email);
  await userEvent.type(screen.getByRole("combobox"), "latv{Enter}");
  await userEvent.type(textOf("City"), "Rīga");
  await userEvent.type(textOf("Postcode"), "LV-1010");
  await userEvent.type(textOf("Street, house, flat"), "Brīvības iela 1");
  await userEvent.type(textOf("Phone (optional)"), "20 000 001");
  await userEvent.type(password(), secret);
  await userEvent.type(repeat(), secret);
  await userEvent.click(screen.getByRole("checkbox"));
}

const toasted = fn();

/** The running machine. Its provider answers after a delay, depending on what is typed. */
export const Live: Story = {
  decorators: [inPageOf(464)],
  parameters: { controls: { disable: true } },
  render: () => (
    <LiveFrame
      startAgain="Start again"
      hints={[
        "anna@example.lv has an account already.",
        "locked@example.lv is refused. offline@example.lv meets no network.",
        "Any other e-mail opens an account.",
      ]}
    >
      {(onEnd) => (
        <LiveSignUp
          {...signUpLinks}
          answerAfter={300}
          onToast={toasted}
          onEnd={(email) => onEnd(`A code is on its way to ${email}`)}
        />
      )}
    </LiveFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, "anna@example.lv");
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await canvas.findByText("An account with this email already exists");
    await focusIsOn("Email");
    await expect(password()).toHaveValue("Zils ezis dzied 7");
    await userEvent.clear(textOf("Email"));
    await userEvent.type(textOf("Email"), "new@example.lv{Enter}");
    await canvas.findByText("A code is on its way to new@example.lv", {}, { timeout: 3_000 });
  },
};

export const LiveWeakPassword: Story = {
  ...Live,
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, "new@example.lv", "Berzina12");
    await waitFor(() =>
      expect(canvas.getByRole("meter", { name: "Password strength" })).toHaveAttribute(
        "aria-valuetext",
        "Weak",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(password()).toBeInvalid());
    await focusIsOn("Password");
    await expect(repeat()).toHaveValue("Berzina12");
  },
};

export const LiveRefused: Story = {
  ...Live,
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    toasted.mockClear();
    await fillIn(userEvent, "locked@example.lv");
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await canvas.findByText("Too many people are signing up right now.");
    await expect(toasted.mock.calls).toEqual([["Too many people are signing up right now."]]);
    await expect(textOf("Email")).toHaveValue("locked@example.lv");
  },
};

export const PhoneJudgedWhenLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "latv{Enter}");
    const phone = textOf("Phone (optional)");
    await userEvent.type(phone, "2000");
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription("The number has too few digits +371"));
    await userEvent.clear(phone);
    await userEvent.type(phone, "+44 7911 123456");
    await userEvent.tab();
    await expect(phone).toBeValid();
  },
};

export const AutofillFindsItsFields: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const tokens = [...canvasElement.querySelectorAll("input:not([type=checkbox])")].map((input) =>
      input.getAttribute("autocomplete"),
    );
    await expect(tokens).toEqual([
      ...["given-name", "family-name", "email"],
      ...["country-name", "address-level2", "postal-code", "street-address", "tel"],
      ...["username", "new-password", "new-password"],
    ]);
    await expect(within(canvasElement).getAllByRole("textbox")).toHaveLength(7);
  },
};
