import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { PasswordField } from "../PasswordField";
import { PasswordRules } from "../PasswordRules";
import { PasswordStrength, type PasswordScore } from ".";

const meta = {
  title: "Components/Inputs/PasswordStrength",
  id: "components-passwordstrength",
  component: PasswordStrength,
  args: {
    label: "Password strength",
    score: 1,
    words: ["Very weak", "Weak", "Fair", "Strong", "Very strong"],
    busyText: "Checking…",
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 24, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { advice: "Add another word or two." },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Password strength" });
    await expect(meter).toHaveAttribute("aria-valuenow", "1");
    await expect(meter).toHaveAttribute("aria-valuetext", "Weak");
    await expect(meter.querySelectorAll("[data-filled]")).toHaveLength(2);
  },
};

const scores: PasswordScore[] = [0, 1, 2, 3, 4];

export const States: Story = {
  render: (args) => (
    <>
      <PasswordStrength {...args} label="Nothing written" score={null} />
      <PasswordStrength {...args} label="Being worked out" score={undefined} />
      {scores.map((score) => (
        <PasswordStrength key={score} {...args} label={`Score ${score}`} score={score} />
      ))}
      <PasswordStrength {...args} label="With advice" advice="Years are easy to guess. Add another word." />
    </>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const NothingIsMeasuredYet: Story = {
  tags: ["check"],
  args: { score: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("meter")).toBeNull();
    await expect(canvas.getByText("Checking…")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

const words = { met: "done", unmet: "not yet" };
const rulesFor = (text: string) => [
  { id: "length", label: "8 to 64 characters", isMet: text.length >= 8 && text.length <= 64 },
  { id: "upper", label: "A capital letter", isMet: /\p{Lu}/u.test(text) },
  { id: "lower", label: "A small letter", isMet: /\p{Ll}/u.test(text) },
  { id: "digit", label: "A digit", isMet: /\d/.test(text) },
];

export const UnderANewPassword: Story = {
  render: function NewPassword(args) {
    const [value, setValue] = useState("");
    const rules = rulesFor(value);
    const score = value ? (rules.filter(({ isMet }) => isMet).length as PasswordScore) : null;
    return (
      <div style={{ display: "grid", gap: 12 }}>
        <PasswordField
          label="New password"
          showLabel="Show"
          autoComplete="new-password"
          aria-describedby="rules"
          value={value}
          onChange={(typed) => setValue(typed.value)}
        />
        <PasswordStrength {...args} score={score} />
        <PasswordRules id="rules" label="The password needs" rules={rules} words={words} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("New password");
    const { top } = canvas.getByRole("list").getBoundingClientRect();
    await userEvent.type(input, "amber-2026");
    await expect(input).toHaveAccessibleDescription(
      "8 to 64 characters – done. A capital letter – not yet. A small letter – done. A digit – done.",
    );
    await expect(canvas.getByRole("list").getBoundingClientRect().top).toBe(top);
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent("Password strength: Strong."), { timeout: 3000 });
  },
};

export const UnderANewPasswordDark: Story = { ...UnderANewPassword, globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    label: "Passwortwiderstandsfähigkeitseinschätzung",
    words: ["", "Außerordentlichunzureichend", "", "", ""],
    advice: "Donaudampfschifffahrtsgesellschaftskapitänswörter sind leichter zu erraten als man denkt.",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <PasswordStrength {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) => {
    const root = "section > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
