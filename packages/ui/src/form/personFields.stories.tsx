import { countries } from "@amberline/domain/tables";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Form } from "react-final-form";
import { expect, fn, screen, waitFor } from "storybook/test";
import { FormComboField, FormPhoneField } from ".";
import { FormBody, FormMessages, steadyErrors, type Problem } from "./frame";
import { Button } from "../components/Button";

interface Person {
  country?: string | null;
  phone?: string;
}

const options = countries.map(({ code, name, dialPrefix }) => ({ id: code, label: name, hint: dialPrefix }));
const prefixOf = (code: string | null | undefined) =>
  countries.find((country) => country.code === code)?.dialPrefix ?? null;
const say = ({ key }: Problem) => (key === "required" ? "Choose your country." : key);
const validate = steadyErrors((values: Person): Record<string, Problem> =>
  values.country ? {} : { country: { key: "required" } },
);
const send = fn<(values: Person) => undefined>();

function PersonForm({ initialValues }: { initialValues: Person }) {
  return (
    <FormMessages formatProblem={say}>
      <Form<Person>
        subscription={{ values: true }}
        initialValues={initialValues}
        validate={validate}
        onSubmit={(values) => send(values)}
        render={({ values }) => (
          <FormBody style={{ maxWidth: 560 }}>
            <FormComboField
              name="country"
              label="Country"
              options={options}
              emptyText="No such country in the list"
              autoComplete="country-name"
            />
            <FormPhoneField name="phone" label="Phone" prefix={prefixOf(values.country)} />
            <Button type="submit">Go on</Button>
          </FormBody>
        )}
      />
    </FormMessages>
  );
}

const meta = {
  title: "Patterns/Form/Country and phone",
  component: PersonForm,
  args: { initialValues: {} },
} satisfies Meta<typeof PersonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const country = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const phone = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });

export const ThePrefixComesFromTheCountry: Story = {
  tags: ["check"],
  play: async ({ userEvent }) => {
    await userEvent.type(country(), "lith{Enter}");
    await expect(phone()).toHaveAccessibleDescription("+370");
    await userEvent.type(phone(), "612 34567{Enter}");
    await expect(send).toHaveBeenLastCalledWith({ country: "LT", phone: "612 34567" });
  },
};

export const ACountryIsNotSentThatCannotBeRead: Story = {
  tags: ["check"],
  args: { initialValues: { country: "LV" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(country());
    await userEvent.keyboard("e");
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await expect(send).not.toHaveBeenCalled();
    await waitFor(() => expect(country()).toHaveAccessibleDescription("Choose your country."));
    await expect(country()).toHaveFocus();
  },
};

export const ACountryWrittenOutIsSentWithoutLeavingTheField: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(country(), "estonia");
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await expect(send).toHaveBeenLastCalledWith({ country: "EE" });
  },
};

export const AProblemIsToldOnLeaving: Story = {
  tags: ["check"],
  play: async ({ userEvent }) => {
    await userEvent.click(country());
    await userEvent.tab();
    await expect(country()).toHaveAccessibleDescription("Choose your country.");
    await userEvent.type(country(), "latvia");
    await expect(country()).toBeValid();
  },
};
