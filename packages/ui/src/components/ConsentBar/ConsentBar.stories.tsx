import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { ConsentBar } from ".";

const meta = {
  title: "Components/Feedback/ConsentBar",
  id: "components-consentbar",
  component: ConsentBar,
  args: {
    title: "May we count how the bank is used?",
    children: "We would count which pages are opened. You can take it back at any time.",
    refuse: "Refuse",
    allow: "Allow",
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RefusingIsAsEasy: Story = {
  play: async ({ canvas, args }) => {
    const [refuse, allow] = [
      canvas.getByRole("button", { name: "Refuse" }),
      canvas.getByRole("button", { name: "Allow" }),
    ];
    const looks = (button: HTMLElement) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { color, backgroundColor, borderColor, fontWeight, fontSize, width, height };
    };
    await expect(looks(refuse)).toEqual(looks(allow));
    await userEvent.tab();
    await expect(refuse).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(allow).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, false);
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, true);
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    children: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung ".repeat(3),
    refuse: "Einwilligungsverweigerung",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ConsentBar {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = "[data-consent]";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
