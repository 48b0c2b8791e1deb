import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { PasswordRules } from ".";

const rules = [
  { id: "length", label: "8 to 64 characters", isMet: true },
  { id: "upper", label: "A capital letter", isMet: false },
  { id: "lower", label: "A small letter", isMet: true },
  { id: "digit", label: "A digit", isMet: false },
];

const meta = {
  title: "Components/Inputs/PasswordRules",
  id: "components-passwordrules",
  component: PasswordRules,
  args: { label: "The password needs", rules, words: { met: "done", unmet: "not yet" } },
  decorators: [(Story) => <div style={{ display: "grid", gap: 24, maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "The password needs" })).toBeVisible();
    const heard = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(heard[0]).toBe("8 to 64 characters – done. ");
    await expect(heard[1]).toBe("A capital letter – not yet. ");
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <PasswordRules {...args} rules={rules.map((rule) => ({ ...rule, isMet: false }))} />
      <PasswordRules {...args} />
      <PasswordRules {...args} rules={rules.map((rule) => ({ ...rule, isMet: true }))} />
    </>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const ATickMovesNothing: Story = {
  tags: ["check"],
  ...States,
  play: async ({ canvas }) => {
    const [none, some, all] = canvas.getAllByRole("list").map(({ offsetHeight }) => offsetHeight);
    await expect([some, all]).toEqual([none, none]);
  },
};

export const LongText: Story = {
  args: {
    rules: [
      { id: "a", label: "Mindestens ein Donaudampfschifffahrtsgesellschaftsgroßbuchstabe", isMet: true },
      { id: "b", label: "Sonderzeichenverwendungsempfehlung", isMet: false },
    ],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLUListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <PasswordRules {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "ul", className: "ul", rest: "ul" });
  },
};
