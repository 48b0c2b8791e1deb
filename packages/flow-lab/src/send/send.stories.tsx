import { addMoney, formatAmount, money, type Money } from "@amberline/domain/money";
import type { Outcome, Quote } from "@amberline/api/client";
import type { FindBank } from "@amberline/flows/payee";
import type { FindQuote, SendSteps } from "@amberline/flows/send";
import { exampleOrder, exampleQuote } from "@amberline/flows/send/examples";
import { failures } from "@amberline/flows/shared/examples";
import { ConsentProvider } from "@amberline/flows/consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";
import { useState } from "react";
import { consentBy } from "../stories/consentBy";
import { dialogAtRest, focusIsOn } from "../stories/expectations";
import { SendAt } from "./sendAt";
import { says, sendButtonsFollow, type SendPlay } from "./sendPlay";

const meta = {
  title: "Flows/Send",
  component: SendAt,
  tags: ["screen"],
  args: { input: "private", path: "", send: fn() },
  play: sendButtonsFollow,
} satisfies Meta<typeof SendAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const warns =
  (title: string, ...texts: string[]): SendPlay =>
  async (context) => {
    await sendButtonsFollow(context);
    const dialog = screen.getByRole("alertdialog");
    await expect(dialog).toHaveAccessibleName(title);
    for (const text of texts) await expect(dialog).toHaveTextContent(text);
  };

const inLatvianDark = { locale: "lv", theme: "dark" };

export const Editing: Story = {
  parameters: { proves: ["9-2"] },
  play: async (context) => {
    await sendButtonsFollow(context);
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Send money");
    await canvas.findByText("Swedbank ·· 8910");
    const amount = canvas.getByLabelText("Amount");
    await expect(amount).toHaveAccessibleDescription("EUR");
    await userEvent.clear(amount);
    await userEvent.type(amount, "10000.01");
    await expect(amount).toHaveAccessibleDescription(
      "That is more than €10,000.00. Check that the amount is right. EUR",
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, "25.00");
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: "order.submit", order: exampleOrder, template: null }),
    );
  },
};

export const EditingInLatvianDark: Story = { globals: inLatvianDark };

const limited = {
  limits: {
    perPayment: money(50_000, "EUR"),
    perDay: null,
    instantPerPayment: null,
    instantPerDay: money(10_000, "EUR"),
  },
  sentToday: money(9_000, "EUR"),
  instantToday: money(9_000, "EUR"),
};

export const AboveALimit: Story = {
  args: { limits: limited, onChangeLimits: fn() },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await canvas.findByText("You can send €10.00 more today by instant payment");
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await canvas.findByText(
      "Today you can send €10.00 more by instant payment: your daily limit is €100.00. Enter a smaller amount, choose a regular payment or change the limit",
    );
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Change limits" }));
    await expect(args.onChangeLimits).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("radio", { name: /Regular/ }));
    await canvas.findByText("Your limit per payment is €500.00");
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "order.submit" }));
  },
};

const plan = { first: "2026-12-06", rhythm: "monthly", until: null, times: 12, shift: "after" } as const;
const { payee, amount, reference } = exampleOrder;
const toChange = {
  ...{ payeeName: payee.name, account: payee.account, bic: payee.bic, reference },
  ...{ amount: formatAmount(amount, "en"), plan, replaces: { id: "plan-1", day: "2026-12-07" } },
};

export const PlannedAgainAndAgain: Story = {
  args: { prefill: toChange },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText("That isn't a business day: it will be paid on 7 December 2026.");
    await expect(canvas.queryByRole("radio", { name: /^Instant/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Plan €25.00" }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({
        order: expect.objectContaining({ type: "CREDIT", plan, replaces: toChange.replaces }) as unknown,
      }),
    );
  },
};

export const PlannedInLatvianDark: Story = {
  args: { prefill: { ...toChange, amount: "25,00" } },
  globals: inLatvianDark,
  play: async ({ canvas }) => void (await canvas.findByText(/Tā nav darba diena/)),
};

export const PlannedForNoDay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "On a day" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Plan €25.00" }));
    await canvas.findByText("Choose the day.");
    await expect(args.send).not.toHaveBeenCalled();
    // What it asked for is not asked for now.
    await userEvent.click(canvas.getByRole("radio", { name: "Now" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "order.submit" }));
  },
};

export const LikelyRepeat: Story = {
  args: { path: "order.submit~create=repeat" },
  play: says(
    "You have already sent €25.00 to this account in the last 24 hours. Press Send again only if you want to pay once more.",
  ),
};

const toPayee: SendPlay = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Change" }));
  await focusIsOn("Who are you paying?");
};

const anna = {
  id: "receiver-1",
  from: "receiver",
  name: "Anna Liepiņa",
  account: "LV50UNLA0050001234567",
  bic: "UNLALV2X",
  reference: "Noma",
  type: "private",
} as const;

export const SuggestingAPayee: Story = {
  args: { findPayees: fn(async () => [anna]) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("Payment reference"), " divām");
    await toPayee(context);
    await canvas.findByText("Swedbank, Latvia · takes instant payments");
    const name = canvas.getByRole("combobox", { name: "Payee's name" });
    await userEvent.clear(name);
    await userEvent.type(name, "liep");
    await userEvent.click(await canvas.findByRole("option", { name: /Anna Liepiņa.*saved payee/ }));
    await expect(name).toHaveValue("Anna Liepiņa");
    await expect(canvas.getByLabelText("IBAN")).toHaveValue("LV50 UNLA 0050 0012 3456 7");
    await expect(canvas.getByLabelText("BIC")).toHaveValue("UNLALV2X");
    // What was typed as the reference stays.
    await expect(canvas.getByLabelText("Payment reference")).toHaveValue("Koncerta biļetes divām");
  },
};

const siltums = {
  id: "template-1",
  from: "template",
  templateName: "Apkure",
  name: "SIA Rīgas Siltums",
  account: "LV63PARX0002048880001",
  bic: "PARXLV22",
  reference: "Apkure",
} as const;
const marta = {
  id: "payment-1",
  from: "payment",
  name: "Marta Ozola",
  account: "LV69KURZ0000700000001",
  bic: "KURZLV21",
  reference: "",
} as const;
const bankOf: FindBank = async (iban) => ({
  ...{ bic: `${iban.slice(4, 8)}LV22`, name: "Banka", country: "LV" },
  ...{ takesInstant: true, takesCredit: true },
});

/** Nothing that came with one payee goes to the next. */
export const OnePayeeAfterAnother: Story = {
  args: { findPayees: fn(async () => [anna, siltums, marta]), findBank: bankOf },
  parameters: { proves: ["2.10"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const reference = canvas.getByLabelText("Payment reference");
    const amount = canvas.getByLabelText("Amount");
    const choose = async (face: string) => {
      await toPayee(context);
      await userEvent.click(await canvas.findByRole("button", { name: face }));
      await focusIsOn("Amount");
    };
    await choose("Rīgas Siltums");
    await expect(canvas.getByLabelText("Company")).toBeChecked();
    await expect(reference).toHaveValue("Apkure");
    await expect(amount).toHaveValue("");
    await userEvent.type(amount, "25.00");
    await choose("Marta Ozola");
    await expect(canvas.getByLabelText("Person")).toBeChecked();
    await expect(reference).toHaveValue("");
    await expect(amount).toHaveValue("25.00");
    await choose("Anna");
    await expect(reference).toHaveValue("Noma");
    await userEvent.type(reference, " par maiju");
    await choose("Rīgas Siltums");
    await expect(reference).toHaveValue("Noma par maiju");
    await toPayee(context);
    const iban = canvas.getByLabelText("IBAN");
    await userEvent.clear(iban);
    await userEvent.type(iban, exampleOrder.payee.account);
    await waitFor(() => expect(canvas.getByLabelText("BIC")).toHaveValue("HABALV22"));
  },
};

const paste = (field: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
};

/** The legal form of a name tells a company; a choice of the customer stands. */
export const PersonOrCompany: Story = {
  parameters: { proves: ["2.10"] },
  play: async (context) => {
    await toPayee(context);
    const { canvas, userEvent } = context;
    const name = canvas.getByLabelText("Payee's name");
    const person = canvas.getByLabelText("Person");
    const company = canvas.getByLabelText("Company");
    await expect(person).toBeChecked();
    const type = async (text: string) => {
      await userEvent.clear(name);
      await userEvent.type(name, text);
      await userEvent.tab();
    };
    await type("Latvenergo AS");
    await expect(company).toBeChecked();
    await type("Anna Liepiņa");
    await expect(person).toBeChecked();
    paste(name, "SIA Rīgas Siltums, LV63PARX0002048880001, 12.50 EUR, Rēķins 118");
    await waitFor(() => expect(company).toBeChecked());
    await expect(canvas.getByLabelText("Payment reference")).toHaveValue("Rēķins 118");
    paste(name, "Marta Ozola, LV69KURZ0000700000001, 7.00 EUR");
    await waitFor(() => expect(person).toBeChecked());
    await expect(canvas.getByLabelText("Payment reference")).toHaveValue("");
    await userEvent.click(company);
    await type("Marta Ozola Liepa");
    await expect(company).toBeChecked();
  },
};

/** The BIC is looked up, and asked for only where it is not found or somebody gave another one. */
export const BicFromTheDirectory: Story = {
  args: { findBank: async (iban, signal) => (iban.startsWith("LV69") ? null : bankOf(iban, signal)) },
  parameters: { proves: ["5-19"] },
  play: async (context) => {
    await toPayee(context);
    const { canvas, userEvent } = context;
    const [bic, iban] = [canvas.getByLabelText("BIC"), canvas.getByLabelText("IBAN")];
    const enter = async (account: string) => {
      await userEvent.clear(iban);
      await userEvent.type(iban, account);
    };
    await canvas.findByText("BIC HABALV22 · Banka");
    await expect(bic).not.toBeVisible();
    await enter(siltums.account);
    await canvas.findByText("BIC PARXLV22 · Banka");
    await expect(bic).not.toBeVisible();
    await enter(marta.account);
    await waitFor(() => expect(bic).toBeVisible());
    await expect(bic).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await focusIsOn("BIC");
    await userEvent.type(bic, "KURZLV21");
    await expect(bic).toBeVisible();
    await enter(siltums.account);
    await expect(bic).toBeVisible();
    await userEvent.clear(bic);
    await enter(exampleOrder.payee.account);
    await canvas.findByText("BIC HABALV22 · Banka");
    await userEvent.click(canvas.getByRole("button", { name: "Change: BIC" }));
    await focusIsOn("BIC");
    await userEvent.clear(bic);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await focusIsOn("BIC");
    await expect(bic).toBeInvalid();
  },
};

let isDirectoryThere = false;

/** The directory did not answer: it is asked again by Continue, which goes on with what it says. */
export const DirectoryAskedAgain: Story = {
  args: { findBank: async (iban, signal) => (isDirectoryThere ? bankOf(iban, signal) : undefined) },
  parameters: { proves: ["5-19"] },
  play: async (context) => {
    isDirectoryThere = false;
    await toPayee(context);
    const { canvas, userEvent } = context;
    const bic = canvas.getByLabelText("BIC");
    await userEvent.clear(canvas.getByLabelText("IBAN"));
    await userEvent.type(canvas.getByLabelText("IBAN"), siltums.account);
    await waitFor(() => expect(bic).toBeVisible());
    await expect(await canvas.findByText(/^We couldn't look up the bank/)).toBeVisible();
    await userEvent.clear(bic);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await focusIsOn("BIC");
    await expect(bic).toBeInvalid();
    await expect(await canvas.findByText(/^We couldn't look up the bank/)).toBeVisible();
    isDirectoryThere = true;
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await focusIsOn("Amount");
    await expect(bic).toHaveValue("PARXLV22");
    await expect(canvas.queryByText(/^We couldn't look up the bank/)).toBeNull();
  },
};

/** Nothing is known yet, and every field says that it is needed. */
export const NobodyToPay: Story = {
  args: { prefill: {} },
  parameters: { proves: ["5-19"] },
  play: async ({ canvas, userEvent }) => {
    await focusIsOn("Who are you paying?");
    await expect(canvas.getByLabelText("BIC")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await focusIsOn("Payee's name");
    for (const field of ["Payee's name", "IBAN", "BIC"]) {
      await expect(canvas.getByLabelText(field)).toBeVisible();
      await expect(canvas.getByLabelText(field)).toBeInvalid();
    }
  },
};

export const OwnAccount: Story = {
  play: async (context) => {
    await toPayee(context);
    const { canvas, userEvent } = context;
    const iban = canvas.getByLabelText("IBAN");
    await userEvent.clear(iban);
    await userEvent.type(iban, exampleOrder.debtor.account);
    await userEvent.tab();
    await expect(iban).toHaveAccessibleDescription("This is your own account. Enter the payee's account.");
  },
};

export const AboveTheBalance: Story = {
  args: { path: "order.submit:tooMuch" },
  play: async (context) => {
    await says("You have €1,234.56 available. Enter a smaller amount")(context);
    await focusIsOn("Amount");
  },
};

/** Neither 13.00 nor 5.00: what is left of a number is never sent. */
export const AmountWithAKeyLeftOut: Story = {
  parameters: { proves: ["5-17"] },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByLabelText("Amount");
    for (const typed of ["1e3", "-5"]) {
      await userEvent.clear(amount);
      await userEvent.type(amount, `${typed}{Enter}`);
      await expect(amount).toBeInvalid();
      await expect(amount).toHaveAccessibleDescription(
        /“[e-]” was left out. Delete the number and type it again./,
      );
      await expect(amount).toHaveFocus();
      await userEvent.tab();
      await expect(amount).toHaveValue(typed.replace(/[e-]/, ""));
    }
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, "15{Enter}");
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "order.submit" })),
    );
  },
};

/** 1,000.00 of balance and 234.56 of overdraft: one sum that can be spent, in the lead and in the rule. */
export const WithAnOverdraft: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Available €1,234.56")).toBeVisible();
    const amount = canvas.getByLabelText("Amount");
    await userEvent.clear(amount);
    await userEvent.type(amount, "1,234.57{Enter}");
    await canvas.findByText("You have €1,234.56 available. Enter a smaller amount");
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(amount, "{Backspace}6{Enter}");
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "order.submit" })),
    );
  },
};

const quoteOf = (amount: Money): Outcome<Quote> => ({
  ok: true,
  data: { fee: exampleQuote.fee, total: addMoney(amount, exampleQuote.fee) },
});
const findQuote: FindQuote = async ({ amount }) => quoteOf(amount);

/** 1,234.56 can be spent: with the fee, 1,234.21 is the most. */
export const WithAFee: Story = {
  args: { findQuote },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText("Fee: €0.35 · total: €25.35");
    const amount = canvas.getByLabelText("Amount");
    await userEvent.clear(amount);
    await userEvent.type(amount, "1,234.22{Enter}");
    await canvas.findByText(
      "With the fee of €0.35 the payment totals €1,234.57, and you have €1,234.56 available. Enter a smaller amount",
    );
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(amount, "{Backspace}1");
    await canvas.findByText("Fee: €0.35 · total: €1,234.56");
    await userEvent.type(amount, "{Enter}");
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ quote: { fee: money(35, "EUR"), total: money(123_456, "EUR") } }),
      ),
    );
  },
};

/** Sent faster than the fee came: the payment waits for it, so that it is said before the code. */
export const SentBeforeItsFee: Story = {
  args: { findQuote: fn<FindQuote>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const asked: ((quote: Outcome<Quote>) => void)[] = [];
    mocked(args.findQuote!).mockImplementation(() => new Promise((answer) => asked.push(answer)));
    const amount = canvas.getByLabelText("Amount");
    await userEvent.clear(amount);
    await userEvent.type(amount, "20{Enter}");
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await canvas.findByText("Finding out the fee…");
    await expect(args.send).not.toHaveBeenCalled();
    const quote = { fee: money(35, "EUR"), total: money(2_035, "EUR") };
    asked.forEach((answer) => answer(quoteOf(money(2_000, "EUR"))));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ quote })));
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

/** A fee that can't be found out stops a payment once: it is asked for again, and the second try goes on. */
export const FeeUnknown: Story = {
  args: { findQuote: fn<FindQuote>(async () => failures.timeout) },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button", { name: "Send €25.00" });
    // The form asks by itself too, a moment after it has come.
    await waitFor(() => expect(args.findQuote).toHaveBeenCalled());
    await userEvent.click(send);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "We couldn't find out the fee, so nothing was sent. Press Send to try again. If that fails too, the payment will go ahead with the fee of your tariff.",
    );
    await expect(args.send).not.toHaveBeenCalled();
    const askedBefore = mocked(args.findQuote!).mock.calls.length;
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.not.objectContaining({ quote: expect.anything() })),
    );
    await expect(args.findQuote).toHaveBeenCalledTimes(askedBefore + 1);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The second try asks again, and says what it costs if that is known by then. */
export const FeeKnownAtTheSecondTry: Story = {
  args: FeeUnknown.args,
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button", { name: "Send €25.00" });
    await userEvent.click(send);
    await canvas.findByRole("alert");
    mocked(args.findQuote!).mockImplementation(findQuote);
    await userEvent.click(send);
    const quote = { fee: money(35, "EUR"), total: money(2_535, "EUR") };
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ quote })));
  },
};

/** Before consent the tariff says what a quote could not. */
export const FeeByTariff: Story = {
  args: { path: "order.submit~create=vop.NOAP" },
  play: async (context) => {
    await sendButtonsFollow(context);
    await expect(screen.getByText("Fee of your tariff").nextElementSibling).toHaveTextContent("€0.35");
  },
};

export const FeeUnknownInLatvianDark: Story = {
  args: FeeUnknown.args,
  globals: inLatvianDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Nosūtīt/ }));
    await canvas.findByText(/^Neizdevās noskaidrot komisijas maksu/);
  },
};

export const ProviderWithoutQuotes: Story = {
  args: { findQuote: fn<FindQuote>(async () => failures["404"]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.not.objectContaining({ quote: expect.anything() })),
    );
  },
};

export const WithAFeeInLatvianDark: Story = { args: { findQuote }, globals: inLatvianDark };

const bank = { bic: "KURZLV21", name: "Kurzemes krājbanka", country: "LV" };

export const BankTakesRegularOnly: Story = {
  args: { findBank: async () => ({ ...bank, takesInstant: false, takesCredit: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText("Regular is selected: it is the only speed this bank takes");
    await expect(canvas.getByRole("radio", { name: "Regular" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Instant" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ order: expect.objectContaining({ type: "CREDIT" }) }),
    );
  },
};

const goesNowhere =
  (name: string, field: string): SendPlay =>
  async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole("button", {
      name,
      description: "You can't send money to this account from here. Ask the payee for another one.",
    });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.queryByRole("radio", { name: "Instant" })).toBeNull();
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText(field), "{Enter}");
    await expect(button).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  };

export const BankOutOfReach: Story = {
  args: { findBank: async () => ({ ...bank, takesInstant: false, takesCredit: false }) },
  play: async (context) => {
    await context.canvas.findByText("This bank doesn't take SEPA payments");
    await goesNowhere("Send €25.00", "Amount")(context);
  },
};

export const CountryOutOfReach: Story = {
  args: { findBank: async () => null },
  play: async (context) => {
    await toPayee(context);
    const iban = context.canvas.getByLabelText("IBAN");
    await context.userEvent.clear(iban);
    await context.userEvent.type(iban, "TR330006100519786457841326");
    await context.canvas.findByText("Türkiye is outside SEPA, so euro can't be sent there this way");
    await goesNowhere("Continue", "IBAN")(context);
  },
};

export const OnItsWayInAnotherTab: Story = {
  args: { path: "attempts.seen~order.submit" },
  play: async (context) => {
    await says(
      "You're already sending €25.00 to this account in another tab. Continue only if you want to pay twice.",
    )(context);
    await expect(context.canvas.queryByRole("alert")).toBeNull();
  },
};

export const CheckingTheName: Story = {
  args: { path: "order.submit" },
  play: async (context) => {
    await sendButtonsFollow(context);
    await expect(context.canvas.getByRole("button", { name: "Send €25.00" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(context.canvas.getByLabelText("Amount")).toHaveAttribute("readonly");
    for (const group of context.canvas.getAllByRole("radiogroup"))
      await expect(group).toHaveAttribute("aria-readonly", "true");
    for (const radio of context.canvas.getAllByRole("radio")) await expect(radio).toBeEnabled();
    await expect(context.canvas.getByRole("checkbox")).toBeEnabled();
    await expect(context.canvas.getByRole("status")).toHaveTextContent("Checking the payee's name…");
  },
};

export const NameMatches: Story = {
  args: { path: "order.submit~create=vop.MTCH" },
  play: warns(
    "The name matches",
    "The account belongs to the payee you entered.",
    "Check and send€25.00JKJānis Kalniņš",
    "IBANLV97 HABA 0012 3456 7891 0",
    "From accountLV80 BANK 0000 4351 9500 1",
    "Payment referenceKoncerta biļetes",
    "Fee€0.35",
    "Total€25.35",
  ),
};

export const PayeeIsTrusted: Story = {
  args: { path: "order.submit~create=vop.trusted" },
  parameters: { proves: ["2.14-41"] },
  play: async (context) => {
    await warns("The name matches", "No code needed: trusted payee")(context);
    const review = within(screen.getByRole("alertdialog"));
    await context.userEvent.click(review.getByRole("button", { name: "Send €25.00" }));
    await expect(context.args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "name.confirm" }));
  },
};
export const SendingToATrustedPayee: Story = {
  args: { path: "order.submit~create=vop.trusted~name.confirm" },
  globals: { ...inLatvianDark, viewport: { value: "phone" } },
  play: async () => {},
};
export const CodeNeededAfterAll: Story = {
  args: { path: "order.submit~create=vop.trusted~name.confirm~send=INCORRECT_2FA_CODE" },
  play: async () => {
    await expect((await dialogAtRest()).textContent).toContain("This payment takes a code after all.");
  },
};

export const NameIsClose: Story = {
  args: { path: "order.submit~create=vop.CMTC" },
  play: async (context) => {
    await warns("The name is close, but not the same", "Jānis Kalniņš-Bērzs")(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Use “Jānis Kalniņš-Bērzs”" }));
    await expect(context.args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: "name.useMatched" }),
    );
  },
};

export const NameIsCloseInLatvianDark: Story = { args: NameIsClose.args, globals: inLatvianDark };

export const NameDiffers: Story = {
  args: { path: "order.submit~create=vop.NMTC" },
  play: warns("The name does not match", "The account holder's name is not the one you entered."),
};

export const NameDiffersInLatvian: Story = { args: NameDiffers.args, globals: { locale: "lv" } };

export const NameCouldNotBeChecked: Story = {
  args: { path: "order.submit~create=vop.NOAP" },
  play: warns("The name couldn't be checked", "The payee's bank did not say whose account it is."),
};

export const NameCheckUnknown: Story = {
  args: { path: "order.submit~create=vop.unknown" },
  play: warns("The name check is not clear", "The bank answered “ZZZZ”", "Call the beneficiary"),
};

const refused = "Payments to a name that does not match can't be made from this account. Correct the name.";

export const PolicyRefuses: Story = {
  args: { input: "refusing", path: "order.submit~create=vop.NMTC" },
  play: warns("The name does not match", refused),
};

export const PolicyRefusesButOffersTheName: Story = {
  args: { input: "refusing", path: "order.submit~create=vop.CMTC" },
  play: warns("The name is close, but not the same", refused),
};

const asksForCode = "order.submit~create=vop.NMTC~name.confirm";

export const TwoFactor: Story = {
  args: { path: asksForCode },
  play: async (context) => {
    const dialog = await dialogAtRest();
    await focusIsOn("Two-factor code");
    const send = within(dialog).getByRole("button", { name: "Send €25.00" });
    await context.userEvent.keyboard("97531");
    await expect(send).toBeDisabled();
    await context.userEvent.keyboard("0");
    await expect(send).toBeEnabled();
    await expect(dialog).toHaveTextContent("€25.00JKJānis Kalniņš");
    // The step before has said the rest.
    await expect(within(dialog).queryByRole("term")).toBeNull();
    await context.userEvent.clear(within(dialog).getByLabelText("Two-factor code"));
    await sendButtonsFollow(context);
  },
};

export const TwoFactorInLatvianDark: Story = { args: TwoFactor.args, globals: inLatvianDark };

/** The bank sends the code of this payment; without one the authenticator app shows it. */
export const CodeSent: Story = {
  args: { path: asksForCode },
  decorators: [
    (Story) => (
      <ConsentProvider value={consentBy({ sentTo: "ilze@example.lv", passkey: null })}>
        <Story />
      </ConsentProvider>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByText("We sent a 6-character code to ilze@example.lv.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Resend" })).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByText(/^Request a new code in (30|[12]\d) s\.$/)).toBeVisible();
  },
};

/** A passkey of this device is asked instead; the way by a code stays. */
export const ByPasskey: Story = {
  args: { path: asksForCode },
  decorators: [
    (Story) => (
      <ConsentProvider value={consentBy({ sentTo: null, passkey: "{}" })}>
        <Story />
      </ConsentProvider>
    ),
  ],
  play: async ({ userEvent, args }) => {
    await dialogAtRest();
    await focusIsOn("Confirm with a passkey");
    await expect(screen.queryByLabelText("Two-factor code")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Confirm with a passkey" }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "code.submit" })),
    );
    await userEvent.click(screen.getByRole("button", { name: "Use a code instead" }));
    await expect(await screen.findByLabelText("Two-factor code")).toBeVisible();
  },
};

export const CodeWrong: Story = {
  args: { path: `${asksForCode}~code.submit~resend=INCORRECT_2FA_CODE` },
  play: async (context) => {
    await dialogAtRest();
    await focusIsOn("Two-factor code");
    await says("The code is wrong or has already been used. Enter the newest one.")(context);
  },
};

/** A caution, not a refusal: the next code sends it. */
export const CodeForALikelyRepeat: Story = {
  args: { path: `${asksForCode}~code.submit~resend=repeat` },
  play: async () => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent(/You have already sent €25.00 to this account/);
    await expect(dialog.querySelector("[data-tone=caution]")).toBeVisible();
    await focusIsOn("Two-factor code");
  },
};

const unread =
  "We couldn't check whether you have already made this payment. Look at your transactions first, and send it only if you know that you have not.";

/** Said before the code, so that nobody pays twice where the provider itself does not ask. */
export const CodeWithTransactionsUnread: Story = {
  args: { path: "order.submit~create=vop.unread~name.confirm" },
  play: async (context) => {
    await says(unread)(context);
    const dialog = await dialogAtRest();
    await expect(dialog.querySelector("[data-tone=caution]")).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "Send €25.00" })).toBeEnabled();
  },
};

export const TransactionsUnread: Story = {
  args: { input: "unchecked", path: "order.submit~create=unread" },
  play: says(unread),
};

export const Sending: Story = {
  args: { path: `${asksForCode}~code.submit` },
  play: async (context) => {
    await sendButtonsFollow(context);
    const said = context.canvasElement.querySelector("[data-live-announcer]");
    await expect(said).toHaveTextContent("Sending…");
    await expect(said?.closest("[inert], [aria-hidden=true]")).toBeNull();
  },
};

export const BankTakesNoInstant: Story = {
  args: { path: `${asksForCode}~code.submit~resend=noInstant` },
  play: async (context) => {
    await says("This bank doesn't take instant payments. Try a regular one.")(context);
    await focusIsOn("Instant");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Send as a regular payment" }));
    await expect(context.args.send).toHaveBeenCalledWith(
      expect.objectContaining({ order: { ...exampleOrder, type: "CREDIT" } }),
    );
  },
};

export const BankTakesNoSepa: Story = {
  args: { path: "order.submit~create=noCredit" },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await focusIsOn("BIC");
    const bic = canvas.getByLabelText("BIC");
    await expect(bic).toBeVisible();
    await expect(bic).toHaveAccessibleDescription(
      "This bank doesn't take SEPA payments. Check the BIC, or ask the payee for another account.",
    );
    await userEvent.type(bic, "XXX");
    await expect(bic).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await sendButtonsFollow(context);
  },
};

export const BankTakesNoSepaInLatvianDark: Story = {
  args: BankTakesNoSepa.args,
  globals: inLatvianDark,
  play: () => focusIsOn("BIC"),
};

export const NobodyToEnterIt: Story = {
  args: { path: "order.submit~create=nobody" },
  play: says(
    "A payment is entered in a person's name, and this login has no personal account. Contact us to open one.",
  ),
};

export const RefusedInTheirWords: Story = {
  args: { path: "order.submit~create=other" },
  play: async (context) => {
    await says("Payments are closed until noon")(context);
    const words = context.canvas.getByRole("alert");
    await waitFor(() => expect(document.activeElement).toBe(words.parentElement));
  },
};

export const Forbidden: Story = {
  args: { path: "order.submit~create=403" },
  play: says("Forbidden. This account may not do that."),
};

export const StepWhom: Story = {
  args: { steps: { step: "whom", onStep: fn() }, findPayees: fn(async () => [anna]) },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.steps?.onStep).toHaveBeenCalledWith("amount", { replace: true }));
    await expect(canvas.getByRole("heading", { level: 2, name: "Who are you paying?" })).toBeVisible();
    await expect(canvas.getByLabelText("Amount")).not.toBeVisible();
    await expect(canvas.getByText("Step 1 of 3")).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("button", { name: "Anna" }));
    await expect(canvas.getByLabelText("IBAN")).toHaveValue("LV50 UNLA 0050 0012 3456 7");
    await userEvent.clear(canvas.getByLabelText("Payee's name"));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await focusIsOn("Payee's name");
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The payee stops being valid on the way back and forward: Send leads to what is missing. */
export const PayeeLostOnTheWay: Story = {
  parameters: { proves: ["5-19"] },
  render: function WithForward(args) {
    const [step, onStep] = useState<SendSteps["step"]>("amount");
    return (
      <>
        <button type="button" onClick={() => onStep("amount")}>
          Forward
        </button>
        <SendAt {...args} steps={{ step, onStep }} />
      </>
    );
  },
  play: async (context) => {
    await toPayee(context);
    const { canvas, userEvent, args } = context;
    const iban = canvas.getByLabelText("IBAN");
    await userEvent.clear(canvas.getByLabelText("Payee's name"));
    await userEvent.type(iban, "{Backspace}1");
    await userEvent.click(canvas.getByRole("button", { name: "Forward" }));
    await focusIsOn("Amount");
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await focusIsOn("Payee's name");
    await expect(canvas.getByLabelText("Payee's name")).toBeInvalid();
    await expect(iban).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Nothing below moves once the faces are there. */
export const PayeesBeingRead: Story = {
  args: { steps: { step: "whom", onStep: fn() }, findPayees: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    const faces = await canvas.findByRole("region", { name: "Saved and recent" });
    await expect(faces.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

export const StepAmount: Story = {
  args: { steps: { step: "amount", onStep: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText("IBAN")).not.toBeVisible();
    await expect(canvas.getByLabelText("Amount")).toHaveStyle({ fontSize: "48px" });
    await expect(canvas.getByText("Step 2 of 3")).toBeInTheDocument();
    await canvas.findByText("Swedbank ·· 8910");
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await expect(args.steps?.onStep).toHaveBeenCalledWith("whom");
    await userEvent.click(canvas.getByRole("button", { name: "Send €25.00" }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "order.submit" }));
  },
};
