import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsentProvider } from "@amberline/flows/consent";
import { DebitAgreement } from "@amberline/flows/directDebits";
import { exampleMandates } from "@amberline/flows/directDebits/examples";
import { TrustAgreement } from "@amberline/flows/savedPayees";
import { stepUpMachine } from "@amberline/flows/stepUp/machine";
import { money } from "@amberline/domain/money";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { createActor } from "xstate";
import StepUpHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { consentBy } from "../stories/consentBy";
import { stepUpFlow } from "./stepUp.flow";

const StepUpAt = atWay(stepUpFlow, StepUpHost);

const meta = {
  title: "Flows/Proving who is there",
  component: StepUpAt,
  tags: ["screen"],
  args: { input: "withCode", path: "", send: fn(), behind: null },
  decorators: [
    (Story) => (
      <ConsentProvider value={consentBy({ sentTo: "ilze@example.lv", passkey: null })}>
        <Story />
      </ConsentProvider>
    ),
  ],
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("stepUp.title"));
    await buttonsFollow(dialog, stepUpFlow, snapshotAt(stepUpFlow, args), {
      "form.submit": t("stepUp.submit"),
      "dialog.cancel": t("app.cancel"),
    });
  },
} satisfies Meta<typeof StepUpAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByText("We sent a 6-character code to ilze@example.lv.")).toBeVisible();
    await focusIsOn("Password");
    await context.userEvent.type(screen.getByLabelText("Password", { selector: "input" }), "Zils-ezis-7");
    await context.userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await expect(screen.getByText("Enter the code")).toBeVisible();
    await expect(context.args.send).not.toHaveBeenCalled();
    await context.userEvent.type(screen.getByLabelText("Two-factor code"), "k7m2qx");
    await expect(context.args.send).toHaveBeenCalledTimes(1);
    await expect(context.args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "form.submit" }));
  },
};
export const AskingInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };
export const WithThePasswordAlone: Story = {
  args: { input: "withoutCode" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByLabelText("Two-factor code")).toBeNull();
  },
};
const { magazine } = exampleMandates;
const agreement = { mandate: magazine, limit: { amount: money(6_000, "EUR"), every: "month" } } as const;
const allowing = createActor(stepUpMachine, {
  input: { act: "mandateUpdate", subject: `${magazine.id}:60.00:month`, agreement, takesCode: true },
});
/** What the customer agrees to is named, as it is in the message with the code. */
export const LettingACreditorCollect: Story = {
  render: ({ send }) => (
    <StepUpHost
      snapshot={allowing.getSnapshot()}
      send={send}
      behind={null}
      agreement={<DebitAgreement agreement={agreement} />}
    />
  ),
  play: async ({ globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    for (const words of [
      t("directDebits.agree"),
      magazine.creditor,
      magazine.reference,
      "Up to €60.00, at most once a month",
    ])
      await expect(within(dialog).getByText(words)).toBeVisible();
  },
};
export const CodeNotSent: Story = {
  decorators: [
    (Story) => (
      <ConsentProvider value={consentBy(null)}>
        <Story />
      </ConsentProvider>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole("button", { name: "Resend" })).toBeEnabled();
  },
};
export const ByPasskey: Story = {
  decorators: [
    (Story) => (
      <ConsentProvider value={consentBy({ sentTo: null, passkey: "{}" })}>
        <Story />
      </ConsentProvider>
    ),
  ],
  play: async ({ args, userEvent }) => {
    await dialogAtRest();
    const confirm = await screen.findByRole("button", { name: "Confirm with a passkey" });
    await expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
    await userEvent.type(screen.getByLabelText("Password", { selector: "input" }), "Zils-ezis-7");
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "form.submit" })),
    );
  },
};
/** A bank that sends no codes: none is asked for, and nothing leads to one. */
export const CodeOfTheApp: Story = {
  tags: ["check"],
  decorators: [
    (Story) => (
      <ConsentProvider value={{ ...consentBy(null), sendsCodes: false, canUsePasskeys: () => false }}>
        <Story />
      </ConsentProvider>
    ),
  ],
  play: async () => {
    const dialog = await dialogAtRest();
    await expect(within(dialog).getByLabelText("Two-factor code")).toHaveAccessibleDescription(
      /authenticator app/,
    );
    await expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
  },
};
export const Proving: Story = { args: { path: "form.submit" } };
export const WrongPassword: Story = {
  args: { path: "form.submit~stepUp=BADPASS" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText("That password isn't right.")).toBeVisible();
    await focusIsOn("Password");
  },
};
export const WrongCode: Story = {
  args: { path: "form.submit~stepUp=INCORRECT_2FA_CODE" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Two-factor code");
  },
};

const trust = {
  payee: { name: "Anna Liepiņa", account: "LV50UNLA0050001234567" },
  limits: { perPayment: money(25_000, "EUR"), perDay: money(50_000, "EUR") },
};
const trusting = createActor(stepUpMachine, {
  input: { act: "receiverTrust", subject: "anna", agreement: trust, takesCode: true },
});
export const TrustingAPayee: Story = {
  parameters: { proves: ["2.14-40"] },
  render: ({ send }, { globals }) => (
    <StepUpHost
      snapshot={trusting.getSnapshot()}
      send={send}
      behind={null}
      title={wordsOf(globals)("payees.trustTitle", { name: trust.payee.name })}
      agreement={<TrustAgreement agreement={trust} />}
    />
  ),
  play: async ({ globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName("Confirm it's you to trust Anna Liepiņa");
    for (const words of [
      t("payees.trustAgree"),
      "Anna Liepiņa",
      "LV50 UNLA 0050 0012 3456 7",
      "€250.00",
      "€500.00",
    ])
      await expect(within(dialog).getByText(words)).toBeVisible();
  },
};
