import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Form } from "react-final-form";
import { expect, fn, screen, waitFor } from "storybook/test";
import {
  FormAmountField,
  FormCheckbox,
  FormChoiceCards,
  type FormChoiceCardsProps,
  FormCodeField,
  FormDateField,
  FormIbanField,
  FormPasswordField,
  FormSelectField,
  FormTextField,
} from ".";
import { FormBody, FormMessages, steadyErrors, TypedProvider, type Problem, type Refusal } from "./frame";
import { Button } from "../components/Button";

interface Payment {
  payee?: string;
  iban?: string;
  amount?: string;
  speed?: string | null;
  country?: string | null;
  agreed?: boolean;
  password?: string;
  code?: string;
}

const sentences: Record<string, string> = {
  required: "Fill in this field.",
  closed: "This account is closed. Ask the payee for another.",
};
const say = ({ key }: Problem) => sentences[key] ?? key;

const asked = ["payee", "iban", "amount", "speed", "country", "agreed", "password", "code"] as const;

// Returns a new object on every call, as validation libraries do.
const judge = fn((values: Payment): Record<string, Problem> => ({
  ...Object.fromEntries(asked.filter((name) => !values[name]).map((name) => [name, { key: "required" }])),
  ...(values.payee?.includes("-") && { payee: { key: "characters", fix: values.payee.replace("-", " ") } }),
}));
const validate = steadyErrors(judge);

const send =
  fn<(values: Payment) => Record<string, Problem> | Promise<Record<string, Problem>> | undefined>();
const payeeDrawn = fn((text: string) => `${text.length} of 70`);
const ibanHeard = fn();

const all: Payment = {
  payee: "Jānis Kalniņš",
  iban: "LV97 HABA 0012 3456 7891 0",
  amount: "25.00",
  speed: "instant",
  country: "LV",
  agreed: true,
  password: "Amber-2026",
  code: "042917",
};

const usual = [
  { value: "instant", title: "Instant", description: "Arrives within 10 seconds" },
  { value: "regular", title: "Regular", description: "Arrives on Monday" },
];
const countries = [
  { value: "EE", label: "Estonia" },
  { value: "LV", label: "Latvia" },
];

interface PaymentFormProps {
  initialValues: Payment;
  refusal?: Refusal | null;
  readOnly?: boolean;
  submitsWhenFull?: boolean;
  speeds?: FormChoiceCardsProps<string>["choices"];
}

function PaymentForm(props: PaymentFormProps) {
  const { initialValues, refusal, readOnly, submitsWhenFull, speeds = usual } = props;
  return (
    <FormMessages formatProblem={say} fixLabel={(text) => `Use “${text}”`}>
      <Form<Payment>
        subscription={{}}
        initialValues={initialValues}
        validate={validate}
        onSubmit={(values) => send(values)}
        render={() => (
          <FormBody refusal={refusal} style={{ maxWidth: 560 }}>
            <FormTextField name="payee" label="Payee" counter={payeeDrawn} />
            <FormIbanField
              name="iban"
              label="IBAN"
              onChange={ibanHeard}
              help={(text) => (text.startsWith("LV") ? { tone: "positive", text: "Latvia" } : null)}
            />
            <FormAmountField name="amount" label="Amount" currency="EUR" locale="en" />
            <FormChoiceCards name="speed" label="Speed" choices={speeds} readOnly={readOnly} />
            <FormSelectField
              name="country"
              label="Country"
              placeholder="Choose a country"
              options={countries}
            />
            <FormPasswordField
              name="password"
              label="Password"
              showLabel="Show"
              autoComplete="current-password"
            />
            <FormCodeField name="code" label="Code" inputMode="numeric" submitsWhenFull={submitsWhenFull} />
            <FormCheckbox name="agreed" label="I have checked the payee" readOnly={readOnly} />
            <Button type="submit" size="lg" isFullWidth>
              Send
            </Button>
          </FormBody>
        )}
      />
    </FormMessages>
  );
}

const meta = {
  title: "Patterns/Form",
  component: PaymentForm,
  args: { initialValues: {} },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Fill in this field.")).toBeNull();
  },
};

export const WhatIsRequiredIsTold: Story = {
  tags: ["check"],
  play: async ({ canvas }) => {
    for (const name of ["Payee", "IBAN", "Amount", "Code", "Password"]) {
      await expect(canvas.getByLabelText(name)).toBeRequired();
    }
    await expect(canvas.getByRole("radiogroup", { name: "Speed" })).toBeRequired();
    await expect(canvas.getByRole("checkbox")).not.toBeRequired();
  },
};

export const Filled: Story = { args: { initialValues: all } };

const takeBack = fn();
const noteTyped = fn(() => takeBack);

/** Whoever would leave or reload the page can know that something is typed. */
export const TellsWhatIsTyped: Story = {
  tags: ["check"],
  render: (args) => (
    <TypedProvider value={noteTyped}>
      <PaymentForm {...args} />
    </TypedProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    noteTyped.mockClear();
    takeBack.mockClear();
    const payee = canvas.getByRole("textbox", { name: "Payee" });
    await userEvent.type(payee, "Anna");
    await expect(noteTyped).toHaveBeenCalledTimes(1);
    await expect(takeBack).not.toHaveBeenCalled();
    await userEvent.clear(payee);
    await waitFor(() => expect(takeBack).toHaveBeenCalledTimes(1));
  },
};

export const FilledDark: Story = { ...Filled, globals: { theme: "dark" } };

export const ProblemsAreToldOnLeaving: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    const payee = canvas.getByRole("textbox", { name: "Payee" });
    await userEvent.type(payee, "J");
    await userEvent.clear(payee);
    await expect(payee).toBeValid();
    await userEvent.tab();
    await expect(payee).toBeInvalid();
    await expect(payee).toHaveAccessibleDescription("Fill in this field. 0 of 70");
    await userEvent.type(payee, "J");
    await expect(payee).toBeValid();
  },
};

export const NothingIsJudgedUntilAFieldIsFirstLeft: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    const payee = canvas.getByRole("textbox", { name: "Payee" });
    await userEvent.click(payee);
    judge.mockClear();
    await userEvent.type(payee, "Jānis Kalniņš");
    await expect(judge).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(judge).toHaveBeenCalledOnce();
    await userEvent.clear(payee);
    await expect(payee).toBeInvalid();
  },
};

export const EnterJudgesWhatIsStillBeingTyped: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, payee: "" } },
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    const payee = canvas.getByRole("textbox", { name: "Payee" });
    await userEvent.type(payee, "Jānis{Enter}");
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await userEvent.clear(payee);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(payee).toBeInvalid());
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const HelpIsGivenForTheTextAsItStands: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    const iban = canvas.getByRole("textbox", { name: "IBAN" });
    await userEvent.type(iban, "L");
    await expect(iban).toHaveAccessibleDescription("");
    await userEvent.type(iban, "V");
    await expect(iban).toHaveAccessibleDescription("Latvia");
  },
};

export const SendingFindsTheFirstProblem: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, amount: "", code: "" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(send).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Amount" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "Amount" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Code" })).toBeInvalid();
  },
};

export const AGroupIsFoundToo: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, speed: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Instant" })).toHaveFocus());
    const group = canvas.getByRole("radiogroup", { name: "Speed" });
    await expect(group).toHaveAccessibleDescription("Fill in this field.");
  },
};

export const ASelectIsFoundToo: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, country: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const country = canvas.getByRole("button", { name: /Country/ });
    await waitFor(() => expect(country).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("option", { name: "Latvia" }));
    await waitFor(() => expect(country).toHaveAccessibleDescription(""));
  },
};

export const EveryFieldReachesTheForm: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Payee" }), "Jānis Kalniņš");
    await userEvent.type(canvas.getByRole("textbox", { name: "IBAN" }), "lv97haba0012345678910");
    await expect(ibanHeard).toHaveBeenLastCalledWith({
      text: "lv97haba0012345678910",
      iban: "LV97HABA0012345678910",
    });
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount" }), "25");
    await userEvent.click(canvas.getByRole("radio", { name: "Instant" }));
    await userEvent.click(canvas.getByRole("button", { name: /Country/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Latvia" }));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.type(canvas.getByLabelText("Password"), "Amber-2026");
    await userEvent.type(canvas.getByRole("textbox", { name: "Code" }), "042 917");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send).toHaveBeenCalledWith(all);
  },
};

export const ARefusalLastsUntilTheNextEdit: Story = {
  tags: ["check"],
  args: { initialValues: all },
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValueOnce({ iban: { key: "closed" } });
    const iban = canvas.getByRole("textbox", { name: "IBAN" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(iban).toHaveFocus());
    await expect(iban).toHaveAccessibleDescription("This account is closed. Ask the payee for another.");
    await userEvent.type(iban, "1");
    await expect(iban).toBeValid();
  },
};

export const OneFieldIsDrawnAtATime: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const iban = canvas.getByRole("textbox", { name: "IBAN" });
    await userEvent.click(iban);
    payeeDrawn.mockClear();
    await userEvent.type(iban, "LV97");
    await expect(payeeDrawn).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox", { name: "Payee" })).toBeInvalid();
  },
};

export const ThePressOnSendIsNotLost: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, code: "" } },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    const code = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.click(code);
    const { top } = send.getBoundingClientRect();
    await userEvent.pointer({ keys: "[MouseLeft>]", target: send });
    await expect(code).toBeValid();
    await expect(send.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: "[/MouseLeft]", target: send });
    await waitFor(() => expect(code).toBeInvalid());
  },
};

export const ThePressOnWhatFollowsAFieldIsNotLost: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, code: "", agreed: false } },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox", { name: "Code" });
    const agreed = canvas.getByRole("checkbox");
    await userEvent.click(code);
    const { top } = agreed.getBoundingClientRect();
    await userEvent.pointer({ keys: "[MouseLeft>]", target: agreed });
    await expect(code).not.toHaveFocus();
    await expect(agreed.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: "[/MouseLeft]", target: agreed });
    await expect(agreed).toBeChecked();
    await waitFor(() => expect(code).toBeInvalid());
  },
};

export const ACorrectionGoesIntoTheForm: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, payee: "Anna-Marija" } },
  play: async ({ canvas, userEvent }) => {
    const payee = canvas.getByRole("textbox", { name: "Payee" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(payee).toHaveFocus());
    await userEvent.tab();
    const fix = canvas.getByRole("button", { name: "Use “Anna Marija”" });
    await expect(fix).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(payee).toHaveValue("Anna Marija");
    await expect(payee).toBeValid();
    await expect(payee).toHaveFocus();
    send.mockClear();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...all, payee: "Anna Marija" }));
  },
};

export const TheLastCharacterOfACodeSends: Story = {
  tags: ["check"],
  args: { initialValues: { ...all, code: "" }, submitsWhenFull: true },
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    const code = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.type(code, "04291");
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(code, "7");
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await userEvent.type(code, "8");
    await expect(send).toHaveBeenCalledOnce();
    await userEvent.type(code, "{Backspace}7");
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await userEvent.clear(code);
    await userEvent.paste("Your code: 042917");
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  },
};

export const ThePressedButtonHasTheFocus: Story = {
  tags: ["check"],
  args: { initialValues: all },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Send" });
    const code = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.click(code);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.click(code);
    await userEvent.keyboard("{Enter}");
    await expect(code).toHaveFocus();
  },
};

export const ARefusalIsSaidAtItsField: Story = {
  tags: ["check"],
  args: { initialValues: all },
  globals: { viewport: { value: "phone" } },
  render: function Refusable(args) {
    const [refusal, setRefusal] = useState<Refusal | null>(null);
    const refuse = (field: string) => setRefusal({ field, text: "Ask the payee.", cause: field });
    return (
      <>
        <PaymentForm {...args} refusal={refusal} />
        <Button onClick={() => refuse("iban")}>Refuse the IBAN</Button>
        <Button onClick={() => refuse("speed")}>Refuse the speed</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Refuse the IBAN" }));
    const iban = canvas.getByRole("textbox", { name: "IBAN" });
    await expect(iban).toHaveFocus();
    await expect(iban).toHaveAccessibleDescription("Ask the payee.");
    const { top, bottom } = iban.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Refuse the speed" }));
    await expect(canvas.getByRole("radio", { name: "Instant" })).toHaveFocus();
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Ask the payee.");
    await expect(iban).toBeValid();
  },
};

export const ARefusedGroupWithoutAChoiceTakesTheFocus: Story = {
  tags: ["check"],
  args: {
    initialValues: { ...all, speed: "none" },
    speeds: [{ value: "none", title: "None", disabledReason: "This bank takes no payments" }],
    refusal: { field: "speed", text: "Ask the payee.", cause: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Speed" })).toHaveFocus();
  },
};

export const ARefusedFieldIsFreeOnceEdited: Story = {
  tags: ["check"],
  args: { initialValues: all, refusal: { field: "payee", text: "Nobody of that name.", cause: 1 } },
  play: async ({ canvas, userEvent }) => {
    const payee = canvas.getByRole("textbox", { name: "Payee" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(payee).toBeInvalid();
    await userEvent.type(payee, "s");
    await expect(payee).toBeValid();
  },
};

export const ReadOnlyTakesNoChoice: Story = {
  args: { initialValues: all, readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const agreed = canvas.getByRole("checkbox");
    await userEvent.click(agreed);
    await expect(agreed).toBeChecked();
    await expect(agreed).toHaveFocus();
    await expect(agreed).toHaveAttribute("aria-readonly", "true");
    await userEvent.click(canvas.getByRole("radio", { name: "Regular" }));
    await expect(canvas.getByRole("radio", { name: "Instant" })).toBeChecked();
  },
};

const payLater = fn<(values: { day?: string }) => undefined>();
const judgeDay = steadyErrors(({ day }: { day?: string }): Record<string, Problem> =>
  day ? {} : { day: { key: "required" } },
);

export const ADay: Story = {
  tags: ["check"],
  render: () => (
    <FormMessages formatProblem={say}>
      <Form<{ day?: string }>
        subscription={{}}
        validate={judgeDay}
        onSubmit={(values) => payLater(values)}
        render={() => (
          <FormBody style={{ maxWidth: 560 }}>
            <FormDateField name="day" label="Day" min="2026-11-03" />
            <Button type="submit">Send</Button>
          </FormBody>
        )}
      />
    </FormMessages>
  ),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    const day = canvas.getByRole("group", { name: "Day" });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus());
    await expect(day).toHaveAccessibleDescription("Fill in this field.");
    await userEvent.keyboard("05112026");
    await expect(day).not.toHaveAccessibleDescription(/Fill in/);
    await userEvent.keyboard("{Backspace}");
    await expect(day).toHaveAccessibleDescription(/Fill in/);
    await userEvent.keyboard("6");
    await userEvent.click(send);
    await waitFor(() => expect(payLater).toHaveBeenCalledOnce());
    await expect(payLater).toHaveBeenCalledWith({ day: "2026-11-05" });
  },
};
